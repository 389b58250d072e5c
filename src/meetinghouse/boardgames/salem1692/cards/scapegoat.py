"""Scapegoat: everything before one player moves before another (S5.12-S5.14)."""

from meetinghouse.boardgames.salem1692.accuse import count
from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.cards.matchmaker import part_if_both
from meetinghouse.boardgames.salem1692.names import ALIBI, NONE_OF_EACH
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, FromTo
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem


def _moved(t: Salem, seat: int, act: int, giver: int) -> None:
    taker = SEAT.key(act)
    moved = t.front[giver]
    t.front[giver] = list(NONE_OF_EACH)
    t.front[taker] = [a + b for a, b in zip(t.front[taker], moved, strict=True)]
    t.emit("scapegoat_moved", seat=seat, giver=giver, target=taker)
    part_if_both(t, taker)
    if any(moved[: ALIBI + 1]):  # only red cards that moved make this seat the one who placed the last accusation
        count(t, taker, seat)


@CARD_POWERS.add
class Scapegoat(FromTo):
    """Moving counts as placing (S5.14), and Piety does not stop it (S5.23)."""

    asks = RULES.decision("scapegoat_to", options=FromTo.takers, then=_moved, seconds=15)
    takes = "front"
