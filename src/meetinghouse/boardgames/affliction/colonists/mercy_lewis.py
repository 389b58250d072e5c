"""Mercy Lewis (Afflicted): an accusation in another player's circle, two on somebody accused already (A12.14)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.powers import POWERS, Accuser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class MercyLewis(Accuser):
    def accusable(self, t: Affliction, seat: int) -> list[int]:
        return [card for other in range(t.seats) if other != seat for card in t.circles[other]]

    def accusations(self, t: Affliction, seat: int, card: int) -> int:
        return 2 if t.accusations[card] else 1
