"""John Willard: the deputy who would not arrest; others' arrests of Prominent Colonists cost 1 more (A12.36)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class JohnWillard(Colonist):
    n = 1

    def arrest_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return self.n if seat != owner and t.cards.prominent[card] else 0
