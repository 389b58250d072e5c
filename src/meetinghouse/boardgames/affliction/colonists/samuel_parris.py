"""Rev. Samuel Parris: an accusation on any colonist, two with an Afflicted girl in his circle (A12.30)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Accuser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class SamuelParris(Accuser):
    def accusations(self, t: Affliction, seat: int, card: int) -> int:
        afflicted = t.cards.afflicted
        return 2 if any(afflicted[mate] for mate in t.circles[seat]) else 1
