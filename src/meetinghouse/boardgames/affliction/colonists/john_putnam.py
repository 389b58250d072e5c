"""Capt. John Putnam Sr.: take 1 influence from a player who has more than you."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import abilities
from meetinghouse.boardgames.affliction.acts import SEAT
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class JohnPutnam(Colonist):
    icon = "hammer"

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        return bool(self.targets(t, seat, me, 0, 0))

    def use(self, t: Affliction, seat: int, me: int) -> None:
        abilities.ask_target(t, seat, me)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        return [SEAT[other] for other in range(t.seats) if t.influence[other] > t.influence[seat]]

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        other = SEAT.index(act)
        t.influence[other] -= 1
        t.influence[seat] += 1
        t.emit("took_influence", seat=seat, target=other, n=1)
