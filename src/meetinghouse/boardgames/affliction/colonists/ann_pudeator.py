"""Ann Pudeator: 1 influence for each accused colonist in the circle, two at most (A12.37)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Earner
from meetinghouse.boardgames.affliction.state import Affliction

MOST = 2


@POWERS.add
class AnnPudeator(Earner):
    def income(self, t: Affliction, seat: int) -> int:
        return min(MOST, sum(t.accusations[card] > 0 for card in t.circles[seat]))
