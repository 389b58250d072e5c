"""Daniel Andrew: at home in Village and Town, he lets his circle bring in colonists of either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class DanielAndrew(Colonist):
    icon = "clock"

    def lifts_ban(self, t: Affliction, me: int) -> bool:
        return True
