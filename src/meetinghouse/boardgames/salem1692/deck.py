"""Drawing and shuffling (S3.5-S3.9, S10, S11.2)."""

from meetinghouse.boardgames.salem1692 import hands
from meetinghouse.boardgames.salem1692.acts import YES
from meetinghouse.boardgames.salem1692.names import BLACK, CARDS, NIGHT
from meetinghouse.boardgames.salem1692.powers import CARD_BY_KIND, CHARACTER_BY_NUMBER
from meetinghouse.boardgames.salem1692.rules import RULES, may
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import Kind
from meetinghouse.engine.visibility import EVERYONE

TURN_DRAW, EXTRA_DRAW = 0, 1


def can_draw(t: Salem) -> bool:
    """Whether there is anything to draw or to shuffle (S3.8)."""
    return bool(t.deck or t.discards)


def start_draw(t: Salem, seat: int, cards: int, why: int) -> None:
    """Draw cards; black ones interrupt (S3.6)."""
    t.drawn[seat] = ()
    t.watched = [0] * t.seats
    draw_cards(t, seat, cards, False, why)


@RULES.step
def draw_cards(t: Salem, seat: int, left: int, met_night: bool, why: int) -> None:
    """Go on drawing. A draw that comes to Night again ends (S10.4)."""
    if seat in t.living:
        left = _draw(t, seat, left, met_night, why)
    if left >= 0 and not t.deck:
        reshuffle(t)  # also when the drawer of the last card died of it (S10.11)
    if seat in t.living and why == TURN_DRAW and left == 0:
        CHARACTER_BY_NUMBER[t.power[seat]].after_turn_draw(t, seat)


def _draw(t: Salem, seat: int, left: int, met_night: bool, why: int) -> int:
    """Draw while there is something to draw; returns how many are still due, or -1 when a black card interrupts."""
    hand = t.hand[seat]
    got: list[int] = []  # drawn and not told yet
    two_left = len(t.living) == 2
    while left:
        if not t.deck:
            _tell(t, seat, got)
            reshuffle(t)
            if not t.deck:
                break
        kind = t.deck[-1]
        if kind == NIGHT and met_night:
            break
        if kind in BLACK:
            _tell(t, seat, got)
            t.deck.pop()
            card = CARD_BY_KIND[kind]
            t.aside.append(kind)
            t.phase = card.phase or t.phase
            hands.drawn_openly(t, kind)
            t.push(draw_cards, seat, left - 1, met_night or kind == NIGHT, why)
            t.emit("black_drawn", seat=seat, card=CARDS[kind], tells=EVERYONE)
            card.when_drawn(t, seat)
            return -1
        if two_left and not CARD_BY_KIND[kind].for_two:
            _tell(t, seat, got)
            t.removed.append(t.deck.pop())
            hands.drawn_openly(t, kind)
            t.emit("set_aside", seat=seat, card=CARDS[kind], tells=EVERYONE)
            continue
        hand[t.deck.pop()] += 1
        if True in t.knows_deck and not t.knows_deck[seat]:
            watcher = t.knows_deck.index(True)  # Tituba sees it go (S9.47)
            hands.learn(t, watcher, seat, kind)
            t.watched[watcher] += 1
        got.append(kind)
        left -= 1
    _tell(t, seat, got)
    return left


def may_draw(name: str, rule: str, event: str, cards: int) -> Kind:
    """The decision of a character that may draw besides its turn."""

    def answered(t: Salem, seat: int, act: int) -> None:
        if act == YES:
            t.emit(event, seat=seat)
            start_draw(t, seat, cards, EXTRA_DRAW)

    return may(name, rule, answered)


def _tell(t: Salem, seat: int, got: list[int]) -> None:
    """Tell what went into a hand so far, before the next event, so that players who count cards stay right."""
    if got:
        hands.drew(t, seat, got)
        t.drawn[seat] += tuple(got)
        t.emit("drew", tells=1 << seat, secret={"cards": hands.names(got)}, seat=seat, n=len(got))
        got.clear()


def reshuffle(t: Salem) -> None:
    """The deck is empty: the discards become the new one, Night at the bottom unless it is being played (S10.1)."""
    if NIGHT in t.aside:
        t.deck_ran_out = True
    if t.discards:
        _shuffle(t, [kind for kind in t.discards if kind != NIGHT], NIGHT in t.discards, whole=True)


def shuffle_in_the_morning(t: Salem) -> None:
    """The discards are shuffled with what a draw at Night has left of the deck; Night goes to the bottom (S10.9)."""
    t.aside.remove(NIGHT)
    whole = not t.deck
    hands.more_cards(t, [*t.discards, NIGHT])
    _shuffle(t, t.deck + t.discards, True, whole)


def _shuffle(t: Salem, cards: list[int], night: bool, whole: bool) -> None:
    """`whole`: all cards of the new deck are known, since they lay face up."""
    t.deck = [NIGHT] * night + t.chance.shuffled(cards)
    t.discards = []
    t.knows_deck = [False] * t.seats
    t.night_last = night
    if whole:
        hands.new_deck(t)
    t.emit("reshuffled", n=len(t.deck))
