"""Drawing and shuffling (S3.5-S3.9, S10, S11.2)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.hands import learn, names
from meetinghouse.boardgames.salem1692.names import BLACK, CARDS, NIGHT
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_POWERS
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE

TURN_DRAW, EXTRA_DRAW = 0, 1


def can_draw(t: Salem) -> bool:
    """Whether there is anything to draw or to shuffle (S3.8)."""
    return bool(t.deck or t.discards)


def start_draw(t: Salem, seat: int, cards: int, why: int) -> None:
    """Draw cards; black ones interrupt (S3.6)."""
    t.drawn[seat] = ()
    draw_cards(t, seat, cards, False, why)


@RULES.step
def draw_cards(t: Salem, seat: int, left: int, met_night: bool, why: int) -> None:
    """Go on drawing. A draw that comes to Night again ends (S10.4), and so does one made while it is Night (S10.9)."""
    if seat not in t.living:
        return
    hand = t.hand[seat]
    got: list[int] = []
    while left:
        if not t.deck:
            reshuffle(t)
            if not t.deck:
                break
        kind = t.deck[-1]
        if kind == NIGHT and (met_night or t.is_night()):
            break
        t.deck.pop()
        if kind in BLACK:
            t.aside.append(kind)
            t.push(draw_cards, seat, left - 1, met_night or kind == NIGHT, why)
            # First, and with the number of cards drawn before it: this is the event that tells all where it lay.
            t.emit("black_drawn", seat=seat, card=CARDS[kind], before=len(got), tells=EVERYONE)
            _tell(t, seat, got)
            CARD_POWERS[kind].when_drawn(t, seat)
            return
        if len(t.living) == 2 and not CARD_POWERS[kind].for_two:
            t.removed.append(kind)
            t.emit("set_aside", seat=seat, card=CARDS[kind], tells=EVERYONE)
            continue
        hand[kind] += 1
        if True in t.knows_deck and not t.knows_deck[seat]:
            learn(t, t.knows_deck.index(True), seat, kind)  # Tituba sees it go (S9.47)
        got.append(kind)
        left -= 1
    _tell(t, seat, got)
    if not t.deck:
        reshuffle(t)
    if why == TURN_DRAW and left == 0:
        CHARACTER_POWERS[t.power[seat]].after_turn_draw(t, seat)


def _tell(t: Salem, seat: int, got: list[int]) -> None:
    if got:
        t.drawn[seat] += tuple(got)
        t.emit("drew", tells=1 << seat, secret={"cards": names(got)}, seat=seat, n=len(got))


def reshuffle(t: Salem) -> None:
    """The discards become the new deck, with Night at the bottom (S10.1)."""
    rest = [k for k in t.discards if k != NIGHT]
    night = [NIGHT] if NIGHT in t.discards else []
    if NIGHT in t.aside:
        t.aside.remove(NIGHT)
        night = [NIGHT]
    if not rest and not night:
        return
    t.deck = night + [rest[i] for i in t.chance.shuffle(len(rest))]
    t.discards = []
    t.knows_deck = [False] * t.seats
    t.night_last = bool(night)
    t.emit("reshuffled", n=len(t.deck))
