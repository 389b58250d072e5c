"""Second Term (N13.19): the Constable stays and gets 1 Hope."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import place
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.boardgames.new_salem.state import Town


@POWERS.add
class SecondTerm(EventCard):
    def begin(self, t: Town) -> None:
        t.designated = t.constable
        place(t, t.constable, 1, 0)
