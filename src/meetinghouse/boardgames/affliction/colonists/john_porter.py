"""John Porter Sr.: bring a colonist into the circle for 2 more (rulebook)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import circle, costs
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class JohnPorter(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return bool(costs.affordable_recruits(t, seat, costs.ABILITY_SURCHARGE, most=1))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        circle.ask_bring(t, seat, costs.ABILITY_SURCHARGE)
