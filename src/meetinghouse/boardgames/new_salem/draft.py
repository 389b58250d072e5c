"""Phase 1, Draft Buildings (N4): deal, choose together, pass to the left, turn up; of two, keep one or try the deck."""

from meetinghouse.boardgames.new_salem.acts import PICK, TOP
from meetinghouse.boardgames.new_salem.constable import draw_event
from meetinghouse.boardgames.new_salem.cubes import build, cards_to_draw, draw, draw_some, put_under, remove_despair
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE

MOST_DEALT = 8  # however many more an Event says


@RULES.step
def begin_round(t: Town) -> None:
    """Deal the number of the Round card to each player (N4.1), or evenly what there is (N4.10)."""
    t.round += 1
    n = t.seats
    wanted = max(2, min(t.set.dealt[t.round - 1] + t.more, MOST_DEALT))
    size = min(wanted, cards_to_draw(t) // n)
    t.more = 0
    if size < 2:
        t.emit("no_draft", round=t.round)
        t.push(draw_event)
        return
    t.emit("round", round=t.round, n=size)
    for seat in range(n):
        t.hands[seat] = sorted(draw_some(t, size))
        t.hand_seen[seat] = 0
        _tell_hand(t, seat)
    choose(t)


def _tell_hand(t: Town, seat: int) -> None:
    t.emit("hand", to=1 << seat, tells=1 << seat, seat=seat, buildings=[BUILDINGS[c] for c in t.hands[seat]])


@RULES.step
def choose(t: Town) -> None:
    """All choose at the same time (N4.2); with two cards in hand the last choice has a third way (N4.7)."""
    t.ask(LAST if len(t.hands[0]) == 2 else DRAFT, range(t.seats))


def _cards(t: Town, seat: int) -> list[int]:
    return [PICK[c] for c in dict.fromkeys(t.hands[seat])]


def _drafted(t: Town, answers: dict[int, int]) -> None:
    """Turn up what was chosen (N4.4), pass what is left (N4.3)."""
    n = t.seats
    chosen = [PICK.key(answers[seat]) for seat in range(n)]
    hands = t.hands
    for seat in range(n):
        hands[seat].remove(chosen[seat])
    t.push(choose)
    _turn_up(t, chosen)
    seen, came_from = t.hand_seen, [(seat - t.direction) % n for seat in range(n)]
    t.hands = [hands[source] for source in came_from]
    t.hand_seen = [seen[source] | 1 << source for source in came_from]
    for seat in range(n):
        _tell_hand(t, seat)


def _last_chosen(t: Town, answers: dict[int, int]) -> None:
    """Discards go under the deck, from the Constable on (N4.9); then those who discarded both draw (N4.7)."""
    order = t.from_constable()
    chosen = [-1] * t.seats
    for seat in order:
        hand = t.hands[seat]
        if answers[seat] != TOP:
            chosen[seat] = PICK.key(answers[seat])
            hand.remove(chosen[seat])
        for card in hand:
            put_under(t, card, t.hand_seen[seat] | 1 << seat)
        t.hands[seat] = []
        t.hand_seen[seat] = 0
    for seat in order:
        if chosen[seat] < 0:
            t.emit("took_top", tells=EVERYONE, seat=seat)
            chosen[seat] = draw(t)
    t.push(draw_event)
    _turn_up(t, chosen)


def _turn_up(t: Town, chosen: list[int]) -> None:
    """All cubes first, then removals from the Constable on (N4.6)."""
    cards = t.set
    # the first Constable's Hope, on the first Building they play: in the English edition only (N3.5)
    free = t.round == 1 and t.options["edition"] == "en" and not t.in_play[t.constable]
    for seat, design in enumerate(chosen):
        hope, despair = cards.hope[design], cards.despair[design]
        if free and seat == t.constable:
            hope += 1
        build(t, seat, design, hope, despair)
        t.emit("built", tells=EVERYONE, seat=seat, building=BUILDINGS[design], hope=hope, despair=despair)
    removed = [cards.remove[design] for design in chosen]
    if any(removed):
        for seat in reversed(t.from_constable()):
            if removed[seat]:
                t.push(remove_despair, seat, removed[seat])


DRAFT = RULES.decision(
    "draft", closes=Closes.ALL, options=_cards, then=_drafted, rule="N4.2", seconds=30, public_answers=True
)
LAST = RULES.decision(
    "last",
    lambda t, seat: [*_cards(t, seat), TOP],
    _last_chosen,
    closes=Closes.ALL,
    rule="N4.7",
    seconds=30,
    public_answers=True,
)
