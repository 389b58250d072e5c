"""William Proctor: in a circle, Afflicted girls cannot accuse him (A12.7)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class WilliamProctor(Colonist):
    def shuns_girls(self, t: Affliction, me: int, card: int) -> bool:
        return card == me
