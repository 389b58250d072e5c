"""Joseph Porter: another player with 3 influence or more loses 2 to the reserve, and you gain 1 (A12.12)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import SEAT
from meetinghouse.boardgames.affliction.powers import POWERS, Chooser
from meetinghouse.boardgames.affliction.state import Affliction

RICH = 3
LOSS = 2


@POWERS.add
class JosephPorter(Chooser):
    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return SEAT.acts(other for other in range(t.seats) if other != seat and t.influence[other] >= RICH)

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        other = SEAT.key(act)
        tokens.pay(t, other, LOSS)
        t.emit("removed_influence", seat=seat, target=other, n=LOSS)
        tokens.gain(t, seat, 1, me)
