"""Joseph Porter: a player with four influence or more loses 2 to the reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities, tokens
from meetinghouse.boardgames.affliction.acts import SEAT
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

RICH = 4
LOSS = 2


class JosephPorter(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return bool(self.targets(t, seat, me, 0, 0))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [SEAT[other] for other in range(t.seats) if other != seat and t.influence[other] >= RICH]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        other = SEAT.index(act)
        tokens.pay(t, other, LOSS)
        t.emit("removed_influence", seat=seat, target=other, n=LOSS)
