"""Sarah Osborne: when she is arrested, every other player gains 1 influence; she died in prison untried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.colonists.base import Colonist

if TYPE_CHECKING:
    from meetinghouse.boardgames.affliction.state import Affliction


class SarahOsborne(Colonist):
    icon = "puritan"

    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        for n in range(1, t.seats):
            tokens.gain(t, (seat + n) % t.seats, 1, me)
