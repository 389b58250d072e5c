"""One line for each deed: what somebody has begun is told once it is done, or as soon as I have to answer it."""

from __future__ import annotations

from meetinghouse.cli.board import begun_by
from meetinghouse.cli.session import Session
from meetinghouse.engine.json_types import Json


class Deeds:
    """A session's events as a terminal tells them. Lines that are written cannot be taken back, so the first half of a
    deed waits for the second: "holds up a Witness" is not said where "plays a Witness on Hester" follows."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._halves = begun_by(session.game)
        self._begun: Json | None = None

    def news(self) -> list[Json]:
        """Events to be told now."""
        told = []
        for event in self._session.news():
            told += self._unsaid(event)
            if self._half(event):
                self._begun = event
            else:
                told.append(event)
        mine = self._begun is not None and self._begun["seat"] == self._session.seat  # I know what I have begun
        if self._begun is not None and not mine and self._session.ask() is not None:
            told += self._unsaid(None)
        return told

    def forget(self) -> None:
        """What was begun has been taken back."""
        self._begun = None

    def _half(self, event: Json) -> str:
        """What the second half repeats of this event; nothing where it is a whole deed."""
        return self._halves.get(event["key"].partition(".")[2], "")

    def _unsaid(self, later: Json | None) -> list[Json]:
        """What was begun, unless the later event says it."""
        begun, self._begun = self._begun, None
        if begun is None:
            return []
        said = later is not None and all(later.get(name) == begun[name] for name in ("seat", self._half(begun)))
        return [] if said else [begun]
