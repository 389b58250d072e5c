"""Rebecca Nurse: the others of her circle cost other players 1 more to arrest or to win over (A12.31)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class RebeccaNurse(Colonist):
    n = 1

    def arrest_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return self.n if card != me and t.where[card] == owner != seat else 0

    def bring_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return self.arrest_surcharge(t, me, owner, card, seat)
