"""One seat of a table, whoever has it, and what is public of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from meetinghouse.languages import Lang
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.shapes import Occupant, Rung


@dataclass(slots=True)
class Chair:
    """One seat and whoever has it."""

    kind: Occupant = Occupant.EMPTY
    name: str = ""
    lang: Lang = "en"
    level: int = 0
    ready: bool = False
    token_hash: str = ""
    remote: bool = False
    muted: bool = False
    rung: Rung = Rung.HERE
    until: int | None = None
    missed: int = 0
    away: int | None = None  # number of this seat's events when it fell away
    note: str = ""
    where: str = ""
    hushes: set[int] = field(default_factory=set)
    calls: dict[str, e.CallWish] = field(default_factory=dict)  # by endpoint, oldest first

    def shown(self, seat: int) -> shapes.Person:
        """What is public of it."""
        return shapes.Person(
            seat=seat,
            kind=self.kind,
            name=self.name,
            level=self.level,
            ready=self.ready,
            rung=self.rung,
            until=self.until,
            muted=self.muted,
            remote=self.remote,
        )
