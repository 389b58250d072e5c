"""Second Term (N13.19): the Constable stays and gets 1 Hope."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import place
from meetinghouse.boardgames.new_salem.events.base import Effect, event
from meetinghouse.boardgames.new_salem.state import Town


@event("second_term")
class SecondTerm(Effect):
    def begin(self, t: Town) -> None:
        t.designated = t.constable
        place(t, t.constable, 1, 0)
