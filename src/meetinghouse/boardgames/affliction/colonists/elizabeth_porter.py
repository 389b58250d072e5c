"""Elizabeth Porter: the magistrate's sister spares her circle the +1 of spaces 9 and 14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class ElizabethPorter(Colonist):
    icon = "clock"

    def waives_surcharge(self, t: Affliction, me: int) -> bool:
        return True
