"""John Porter Sr.: bring a colonist into the circle for 2 more (A12.9)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import circle, costs
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class JohnPorter(Colonist):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return bool(costs.affordable_recruits(t, seat, costs.ABILITY_SURCHARGE, most=1))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        circle.ask_bring(t, seat, costs.ABILITY_SURCHARGE)
