"""Tituba: once, as part of drawing, she sees the deck and puts it in any order (S9.45-S9.47)."""

from meetinghouse.boardgames.salem1692.acts import CARD, DONE, ORDER_DECK
from meetinghouse.boardgames.salem1692.deck import TURN_DRAW, start_draw
from meetinghouse.boardgames.salem1692.hands import forget_order, names
from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.boardgames.salem1692.powers import CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem

TITUBA_USES = 2  # the column of `used`


def _left(t: Salem) -> list[int]:
    """What she has not placed yet, in its old order, the top last."""
    left = t.deck[:]
    for kind in t.ordering:
        left.reverse()
        left.remove(kind)  # the copy nearest the top
        left.reverse()
    return left


def _options(t: Salem, seat: int) -> list[int]:
    left = _left(t)
    return [DONE] + [CARD[k] for k in range(len(CARDS)) if k in left]


def _answered(t: Salem, seat: int, act: int) -> None:
    if act != DONE:
        t.ordering.append(CARD.key(act))
        if len(t.ordering) < len(t.deck):
            t.again(ORDER, seat)  # nobody else may count her steps (S9.46)
            return
    t.deck = _left(t) + t.ordering[::-1]
    t.ordering = []
    start_draw(t, seat, 2, TURN_DRAW)


ORDER = RULES.decision("order", options=_options, default=lambda t, seat: DONE, then=_answered, seconds=60)


@CHARACTER_POWERS.add
class Tituba(Character):
    """Her steps are one public event; only she knows the order, until it is shuffled."""

    def turn_acts(self, t: Salem, seat: int) -> list[int]:
        return [ORDER_DECK] if t.used[seat][TITUBA_USES] < 1 and t.deck else []

    def take_turn(self, t: Salem, seat: int, act: int) -> None:
        t.spend_use(seat, TITUBA_USES)
        forget_order(t)
        t.deck_seen[seat] = ()
        t.knows_deck[seat] = True
        t.night_last = False
        t.ordering = []
        seen = names(t.deck[::-1])
        t.emit("deck_ordered", seat=seat, tells=1 << seat, secret={"cards": seen})
        t.ask(ORDER, (seat,))
