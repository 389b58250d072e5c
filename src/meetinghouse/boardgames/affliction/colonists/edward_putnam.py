"""Edward Putnam: arrest a colonist for 2 more (rulebook)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import arrest, costs
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class EdwardPutnam(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return bool(costs.affordable_arrests(t, seat, costs.ABILITY_SURCHARGE, most=1))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        arrest.ask_arrest(t, seat, costs.ABILITY_SURCHARGE)
