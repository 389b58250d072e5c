"""Giles Corey: in a circle, he stands mute: accusations do not make his arrest cheaper (A12.32)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class GilesCorey(Colonist):
    def shrugs_off(self, t: Affliction, me: int, card: int) -> bool:
        return card == me
