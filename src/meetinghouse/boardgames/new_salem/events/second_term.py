"""Second Term (N13.19): the Constable stays."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.boardgames.new_salem.state import Town


@POWERS.add
class SecondTerm(EventCard):
    def begin(self, t: Town) -> None:
        t.designated = t.constable
