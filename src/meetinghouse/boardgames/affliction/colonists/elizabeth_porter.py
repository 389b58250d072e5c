"""Elizabeth Porter: the magistrate's sister spares her circle the +1 of spaces 9 and 14 (A12.11)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class ElizabethPorter(Colonist):
    def waives_surcharge(self, t: Affliction, me: int) -> bool:
        return True
