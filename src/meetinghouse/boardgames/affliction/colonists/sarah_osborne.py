"""Sarah Osborne: when she is arrested, every other player gains 1 influence; she died in prison untried (A12.33)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class SarahOsborne(Colonist):
    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        for n in range(1, t.seats):
            tokens.gain(t, (seat + n) % t.seats, 1, me)
