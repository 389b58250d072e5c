"""Thomas Putnam: one accusation more on each space that places accusations (A12.1)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class ThomasPutnam(Colonist):
    def extra_accusation(self, t: Affliction, me: int) -> bool:
        return True
