"""Scapegoat: everything before one player moves before another (S5.12-S5.14)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.accuse import count
from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.cards.matchmaker import part_if_both
from meetinghouse.boardgames.salem1692.names import ALIBI, NONE_OF_EACH
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, Card
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import by_chance


def _options(t: Salem, seat: int, giver: int) -> list[int]:
    return SEAT.acts(s for s in t.others(seat) if s != giver)


def _moved(t: Salem, seat: int, act: int, giver: int) -> None:
    taker = SEAT.key(act)
    moved = t.front[giver]
    t.front[giver] = list(NONE_OF_EACH)
    t.front[taker] = [a + b for a, b in zip(t.front[taker], moved, strict=True)]
    t.emit("scapegoat_moved", seat=seat, giver=giver, target=taker)
    part_if_both(t, taker)
    if any(moved[: ALIBI + 1]):  # only red cards that moved make this seat the one who placed the last accusation
        count(t, taker, seat)


MOVE_TO = RULES.decision("scapegoat_to", options=_options, default=by_chance(_options), then=_moved, seconds=15)


@CARD_POWERS.add
class Scapegoat(Card):
    """Names two other players; moving counts as placing (S5.14), and Piety does not stop it (S5.23)."""

    for_two = False

    def targets(self, t: Salem, seat: int) -> list[int]:
        """Others with something before them, when there is a second other to take it."""
        if len(t.living) < 3:
            return []
        return [s for s in t.others(seat) if any(t.front[s])]

    def play(self, t: Salem, seat: int, target: int) -> None:
        """Ask who takes the cards."""
        self.discard(t)
        t.ask(MOVE_TO, (seat,), target)
