"""John Willard: the deputy who would not arrest; other players' arrests of Prominent Colonists cost 1 more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class JohnWillard(Colonist):
    icon = "clock"

    def arrest_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return 1 if seat != owner and t.cards.prominent[card] else 0
