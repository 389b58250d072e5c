"""Margaret Jacobs: worth 4 to her arrester, or -1 if George Jacobs Sr. is arrested too (rulebook, points 52 and 53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.roster import ARRESTED, IN_DECK, INDEX

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction

GRANDFATHER = INDEX["george_jacobs"]


class MargaretJacobs(Colonist):
    icon = "puritan"

    def value_when_arrested(self, t: Affliction, me: int) -> int:
        return -1 if ARRESTED <= t.where[GRANDFATHER] < IN_DECK else 4
