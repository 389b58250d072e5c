"""One line for each deed. What somebody has begun is told when it is done, or as soon as I must answer it."""

from collections.abc import Iterable
from typing import NamedTuple

from meetinghouse import find_game
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import Telling, bare


class ToldMoment(NamedTuple):
    """One moment: what a seat was told of it, and what it knew when the moment was over."""

    events: list[Json]
    view: Json


class Deeds:
    """Events of one seat as lines tell them. Lines that are written cannot be taken back, so the first half of a
    deed waits for the second: "holds up a Witness" is not said where "plays a Witness on Hester" follows."""

    def __init__(self, game: str, seat: int) -> None:
        self._seat = seat
        self._events = find_game(game).declares(Telling).events
        self._begun: Json | None = None

    def told(self, events: Iterable[Json], asked: bool) -> list[Json]:
        """What of these events, and of what waits, is told now; `asked`: whether the seat has to answer."""
        told = []
        for event in events:
            told += self._unsaid(event)
            if self._begins(event):
                self._begun = event
            else:
                told.append(event)
        mine = self._begun is not None and self._begun["seat"] == self._seat  # I know what I have begun
        if self._begun is not None and not mine and asked:
            told += self._unsaid(None)
        return told

    def moments(self, moments: Iterable[ToldMoment], asked: bool, view: Json) -> list[ToldMoment]:
        """The same moment by moment, without those of which nothing is told; `view` is what the seat knows now."""
        found = [ToldMoment(self.told(events, False), then) for events, then in moments]
        found.append(ToldMoment(self.told((), asked), view))
        return [one for one in found if one.events]

    def forget(self) -> None:
        self._begun = None

    def _begins(self, event: Json) -> str:
        """What the second half repeats of this event; nothing where it is a whole deed."""
        kind = self._events.get(bare(event["key"]))
        return "" if kind is None else kind.begins

    def _unsaid(self, later: Json | None) -> list[Json]:
        """What was begun, unless the later event says it."""
        begun, self._begun = self._begun, None
        if begun is None:
            return []
        said = later is not None and all(later.get(name) == begun[name] for name in ("seat", self._begins(begun)))
        return [] if said else [begun]
