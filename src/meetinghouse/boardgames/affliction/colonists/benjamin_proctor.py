"""Benjamin Proctor: 1 influence for each Proctor in the circle, three at most (A12.8)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.names import FAMILIES
from meetinghouse.boardgames.affliction.powers import POWERS, Earner
from meetinghouse.boardgames.affliction.state import Affliction

PROCTOR = FAMILIES.index("proctor")
MOST = 3


@POWERS.add
class BenjaminProctor(Earner):
    def income(self, t: Affliction, seat: int) -> int:
        family = t.cards.family
        return min(MOST, sum(family[card] == PROCTOR for card in t.circles[seat]))
