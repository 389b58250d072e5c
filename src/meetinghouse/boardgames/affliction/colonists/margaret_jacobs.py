"""Margaret Jacobs: worth 4 to her arrester, or -1 if George Jacobs Sr. is arrested too (A12.25)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.names import ARRESTED, IN_DECK, INDEX
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction

GRANDFATHER = INDEX["george_jacobs"]
WITH_HIM = -1


@POWERS.add
class MargaretJacobs(Colonist):
    n = 4

    def value_when_arrested(self, t: Affliction, me: int) -> int:
        return WITH_HIM if ARRESTED <= t.where[GRANDFATHER] < IN_DECK else self.n
