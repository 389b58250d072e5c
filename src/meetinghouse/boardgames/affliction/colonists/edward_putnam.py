"""Edward Putnam: arrest a colonist for 2 more (A12.2)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import arrest, costs
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class EdwardPutnam(Colonist):
    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return bool(costs.affordable_arrests(t, seat, costs.ABILITY_SURCHARGE, most=1))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        arrest.ask_arrest(t, seat, costs.ABILITY_SURCHARGE)
