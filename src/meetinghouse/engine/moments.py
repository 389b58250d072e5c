"""Moments: what happened, cut where a person needs time to see it, each with the table as it stood then.

A moment is one staged event alone, or several that are declared as `together`, or the quiet events between two staged
ones. A program that follows a match (server, replay, lesson) puts `Cuts` on its table; search and training do not, and
pay one test for each event.

Only events that everybody sees begin a moment, and how long one lasts follows from their kinds alone: so all viewers
have as many moments, and their number and length tell nothing that is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.engine.visibility import EVERYONE
from meetinghouse.telling import EventType, Telling, event

if TYPE_CHECKING:
    from meetinghouse.engine.table import Table

QUIET = 0.5  # seconds to read what led to a scene
_PLAIN = event("")  # for what a game tells and does not declare


class Moment(NamedTuple):
    """One piece of what happened."""

    end: int  # how many events there had been when it was over
    seconds: float  # how long people look at it, at the usual tempo
    table: Table  # as it stood then; not to be changed


class Open:
    """The moment that is open: says where it ends, from the kinds of its events alone."""

    __slots__ = ("_group", "_public", "_staged", "seconds", "settled")

    def __init__(self) -> None:
        """Nothing has happened in it."""
        self._public = False  # whether everybody has seen something of it
        self._staged = False
        self.settled = False  # whether nothing that begins a moment can follow
        self._group = ""
        self.seconds = 0.0

    def ends_before(self, kind: EventType, to: int) -> bool:
        """Whether the next event begins another moment."""
        if to != EVERYONE or not self._public or self.settled:
            return False
        return (kind.staging > 0 or self._staged) and not (kind.together and kind.together == self._group)

    def add(self, kind: EventType, to: int) -> None:
        """The next event belongs to it. What only some are told changes nothing of where it ends."""
        if to == EVERYONE:
            self.settled = kind.settled
            self._public = True
            self._staged = self._staged or kind.staging > 0
            self._group = kind.together
            self.seconds += kind.staging


def seconds(table: Table, since: int) -> float:
    """How long the moments of a table's events from a number on last together."""
    kinds = table.game.declares(Telling).events
    total, moment = 0.0, Open()
    for key, _, _, _, to in table.events.since(since):
        kind = kinds.get(key, _PLAIN)
        if moment.ends_before(kind, to):
            total += moment.seconds or QUIET
            moment = Open()
        moment.add(kind, to)
    return total + moment.seconds


class Cuts:
    """Collects the moments of a running match until somebody takes them."""

    __slots__ = ("_kinds", "_last", "_moments", "_open", "_staged")

    def __init__(self, table: Table) -> None:
        """Nothing has happened since the match began to be followed."""
        self._kinds = table.game.declares(Telling).events
        self._staged = any(kind.staging for kind in self._kinds.values())  # else nothing ever begins a moment
        self._moments: list[Moment] = []
        self._open = Open()
        self._last: Table | None = None  # the table after the newest event, where a moment may end with it

    def told(self, table: Table, key: str, to: int) -> None:
        """An event has just been appended to the table's."""
        if not self._staged:
            return
        kind = self._kinds.get(key, _PLAIN)
        moment = self._open
        if moment.ends_before(kind, to):
            assert self._last is not None
            self._moments.append(Moment(len(table.events) - 1, moment.seconds or QUIET, self._last))
            moment = self._open = Open()
        moment.add(kind, to)
        self._last = None if moment.settled else light_copy(table)

    def take(self, table: Table) -> list[Moment]:
        """The moments since the last time, the one that ends now among them."""
        moments = self._moments
        moments.append(Moment(len(table.events), self._open.seconds, table))
        self._moments = []
        self._open, self._last = Open(), None
        return moments


def light_copy(table: Table) -> Any:
    """A read-only copy of the table in the middle of a step: no decision is open there."""
    cls = type(table)
    other = cls.__new__(cls)
    other.game = table.game
    other.seats = table.seats
    other.options = table.options
    other.decision = None
    other.answers = {}
    other.substep = 0
    other.outcome = table.outcome
    other.next_id = table.next_id
    other.stack = table.stack[:]
    table.copy_fields(other)
    return other
