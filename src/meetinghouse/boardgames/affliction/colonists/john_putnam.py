"""Capt. John Putnam Sr.: take 1 influence from a player who has more than you (A12.3)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.acts import SEAT
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction


@POWERS.add
class JohnPutnam(Chooser):
    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return SEAT.acts(other for other in range(t.seats) if t.influence[other] > t.influence[seat])

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        other = SEAT.key(act)
        t.influence[other] -= 1
        t.influence[seat] += 1
        t.emit("took_influence", seat=seat, target=other, n=1)
