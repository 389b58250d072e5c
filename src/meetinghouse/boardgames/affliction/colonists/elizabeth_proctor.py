"""Elizabeth Proctor: in a circle, she is arrested only with three accusations; she was reprieved (A12.6)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class ElizabethProctor(Colonist):
    n = 3

    def forbids_arrest(self, t: Affliction, me: int, card: int) -> bool:
        return card == me and t.accusations[me] < self.n
