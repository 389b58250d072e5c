"""Nathaniel Ingersoll: 1 influence more on spaces 1 and 2; meetings were held at his tavern (A12.39)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class NathanielIngersoll(Colonist):
    def meeting_bonus(self, t: Affliction, me: int) -> int:
        return self.n
