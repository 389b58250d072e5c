"""Daniel Andrew: at home in Village and Town, he lets his circle bring in colonists of either (A12.40)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class DanielAndrew(Colonist):
    def lifts_ban(self, t: Affliction, me: int) -> bool:
        return True
