"""Cleansing (N13.1): take Despair off Buildings of anyone. Always face up."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.cubes import remove_despair
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.boardgames.new_salem.state import Town


@POWERS.add
class Cleansing(EventCard):
    def possible(self, t: Town) -> bool:
        return any(t.despair)

    def begin(self, t: Town) -> None:
        remove_despair(t, t.constable, t.set.cleansing)
