"""Rebecca Nurse: the others of her circle cost other players 1 more to arrest or to win over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class RebeccaNurse(Colonist):
    icon = "clock"

    def arrest_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return 1 if card != me and t.where[card] == owner != seat else 0

    def bring_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return self.arrest_surcharge(t, me, owner, card, seat)
