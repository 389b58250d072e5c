"""Ann Pudeator: 1 influence, 2 if a colonist of the circle is accused or afraid (A12.37)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Earner
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class AnnPudeator(Earner):
    def income(self, t: Affliction, seat: int) -> int:
        return 2 if any(t.accusations[card] or t.fear[card] for card in t.circles[seat]) else 1
