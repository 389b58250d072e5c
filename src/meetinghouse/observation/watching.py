"""Keeps the observations of a running match up to date: makes anew only what has changed, in its place.

While a decision is open nothing on the table changes but the answers, which nobody else sees. When the next one opens,
the fields that the parts read are compared with what they were, and only the parts that read a changed one are made
again; of a part with a row for each seat, only the rows of seats whose entries have changed. What is made goes straight
to its place in one buffer. What only one seat may see lies together, is kept for each seat, made again where a field
has changed since that seat last looked, and put into the buffer in one piece.

Comparing costs more than making: thirty lists lie all over the memory. So a game says which fields its common events
touch (`Observation.touched`), and after those only these are compared. A test holds games to it.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable
from functools import cache
from itertools import accumulate
from operator import attrgetter
from typing import Any, NamedTuple

from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from meetinghouse.engine.table import Event, Table
from meetinghouse.engine.visibility import copier
from meetinghouse.observation.deeds import History
from meetinghouse.observation.default import fresh
from meetinghouse.observation.layout import counted, observation_of

_NEVER = object()  # equal to nothing that a table holds
_NOTHING = ""  # among kinds of events: none was told


def watch(match: Match) -> Watcher:
    """Watch a running match for its seats."""
    return Watcher(match.observer.table)


class Watcher:
    """Watches the table of one match for its seats."""

    __slots__ = ("_cursor", "_decision", "_history", "_own", "_pending", "_plan", "_seat", "_seen", "buffer", "table")

    def __init__(self, table: Table, history: History | None = None) -> None:
        """Nothing has been looked at yet. `history` is what happened before, where the table does not know it."""
        self.table = table
        self._plan = plan = _plan_of(table.game, table.seats)
        self._decision: Any = _NEVER
        self._seen: list[Any] = [[_NEVER] * table.seats if one.by_seat else _NEVER for one in plan.fields]
        self._seat = -1  # whose own parts are in the buffer
        self._own = [bytearray(plan.size - plan.alike_size) for _ in range(table.seats)]
        self._pending = [plan.own_all] * table.seats  # of each seat the own parts that have to be made again
        self._history = history or History(counted(table.game), table.seats)
        self._cursor = 0
        deeds = self._history.rows + self._history.pairs + b"\0"
        self.buffer = bytearray(plan.size) + deeds  # the last number stands for seats that are not there

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as one that has not looked yet: it gives the same numbers."""
        return Watcher, (self.table,)

    def look(self, seat: int) -> bytes:
        """The observation of a seat now, as it lies on the table: `layout.turning` says where each number goes."""
        self.refresh(seat)
        return bytes(self.buffer)

    def refresh(self, seat: int) -> None:
        """Bring `buffer` up to date for a seat: the same as `look`, for readers that need no copy of their own."""
        table, plan = self.table, self._plan
        if table.decision is not self._decision:
            new = table.events.since(self._cursor)
            self._cursor += len(new)
            fields = plan.fields
            if self._decision is not _NEVER:
                told = new[0][0] if len(new) == 1 else frozenset([event[0] for event in new])
                found = plan.after.get(told)
                fields = plan.find_after(told) if found is None else found
            self._decision = table.decision
            self._put_alike(table, fields)
            self._hear(new)
        todo = self._pending[seat] | plan.own_always
        if todo:
            self._pending[seat] = 0
            mine = self._own[seat]
            for place, make, when, blank in plan.own_made.get(todo) or plan.find_own_made(todo):
                mine[place] = make(table, seat) if when is None or when(table)[seat] else blank
        if todo or seat != self._seat:
            self._seat = seat
            self.buffer[plan.alike_size : plan.size] = self._own[seat]

    def _put_alike(self, table: Table, fields: tuple[_Watched, ...]) -> None:
        """Find the fields that have changed, among those that may have, and make the parts of them that all see."""
        seen, buffer, plan, pending = self._seen, self.buffer, self._plan, self._pending
        todo, own = plan.asked, 0
        for at, get, copy, by_seat, rows, readers, own_readers, entry_readers in fields:
            now, before = get(table), seen[at]
            if now is before or now == before:
                continue
            todo |= readers
            own |= own_readers
            if not by_seat:
                seen[at] = now if copy is None else copy(now)
                continue
            for seat, entry in enumerate(now):
                if entry != before[seat]:
                    before[seat] = entry if copy is None else copy(entry)
                    pending[seat] |= entry_readers
                    for start, width, row in rows:
                        place = start + seat * width
                        buffer[place : place + width] = row(table, seat)
        if own:
            self._pending = [mine | own for mine in pending]
        for where, make in plan.made.get(todo) or plan.find_made(todo):
            buffer[where] = make(table, -1)

    def _hear(self, events: list[Event]) -> None:
        history = self._history
        heard = False
        for event in events:
            heard = history.see(event[0], event[1]) or heard
        if heard:
            start = self._plan.size
            middle = start + len(history.rows)
            self.buffer[start:middle] = history.rows
            self.buffer[middle:-1] = history.pairs


class _Watched(NamedTuple):
    """A field that parts read. A set of parts is a number with a bit for each."""

    at: int  # among what was seen
    get: Callable[[Table], Any]
    copy: Callable[[Any], Any] | None
    by_seat: bool  # whether it is compared seat by seat
    rows: tuple[tuple[int, int, Any], ...]  # of parts of which a seat's row is made of its entry: place, width, maker
    readers: int  # parts that all see
    own_readers: int  # parts that one seat sees, and that read all of it
    entry_readers: int  # parts that one seat sees, and that read its own entry


class _Plan:
    """What a watcher needs to know of a game at tables of one size."""

    def __init__(self, game: Game, seats: int) -> None:
        observation, table = observation_of(game), fresh(game, seats)
        laid = observation.as_laid
        starts = [0, *accumulate(len(part.make(table, 0)) for part in laid)]
        placed = [(slice(*ends), part) for *ends, part in zip(starts, starts[1:], laid, strict=False)]
        alike = [(place, part) for place, part in placed if not part.own]
        own = [part for part in laid if part.own]
        self.alike_size, self.size = starts[len(alike)], starts[-1]  # without the deeds
        self._touched = observation.touched
        # what comes with the decision is made anew whenever the decision is another
        read = dict.fromkeys(name for part in laid for name in part.reads if name != "decision")
        entries = {_field(name) for name in read if "[" in name}
        rows: dict[str, list[tuple[int, int, Any]]] = {}
        for place, part in alike:
            for name in part.reads if part.row is not None else ():
                rows.setdefault(name, []).append((place.start, (place.stop - place.start) // seats, part.row))
        types = {field.name: field.type for field in game.table.fields}
        whole = [part.reads if part.row is None else () for _, part in alike]
        self._names = list(dict.fromkeys(map(_field, read)))
        self.fields = tuple(
            _Watched(
                at,
                attrgetter(name),
                copier(typing.get_args(types[name])[0] if name in entries or name in rows else types[name]),
                name in entries or name in rows,
                tuple(rows.get(name, ())),
                _bits(name in reads for reads in whole),
                _bits(name in part.reads for part in own),
                _bits(f"{name}[viewer]" in part.reads for part in own),
            )
            for at, name in enumerate(self._names)
        )
        self.asked = _bits("decision" in reads for reads in whole)
        self._alike = [(place, part.make) for place, part in alike]
        self.made: dict[int, tuple[tuple[slice, Any], ...]] = {}
        self.after: dict[str | frozenset[str], tuple[_Watched, ...]] = {}

        self.own_always, self.own_all = _bits(not part.reads for part in own), _bits(True for _ in own)
        self._own = []
        for place, part in placed[len(alike) :]:
            mine = slice(place.start - self.alike_size, place.stop - self.alike_size)
            when = attrgetter(_field(part.when)) if part.when else None
            self._own.append((mine, part.make, when, bytes(place.stop - place.start)))
        self.own_made: dict[int, tuple[tuple[slice, Any, Any, bytes], ...]] = {}

    def find_after(self, told: str | frozenset[str]) -> tuple[_Watched, ...]:
        """Which fields may have changed after an event of a kind, or after several."""
        kinds = {told} if isinstance(told, str) else told or {_NOTHING}
        found = self.fields
        if kinds <= self._touched.keys():
            touched = {name for kind in kinds for name in self._touched[kind]}
            found = tuple(one for name, one in zip(self._names, found, strict=True) if name in touched)
        self.after[told] = found
        return found

    def find_made(self, todo: int) -> tuple[tuple[slice, Any], ...]:
        """The parts of a set that all see, with their places."""
        self.made[todo] = found = tuple(part for bit, part in enumerate(self._alike) if todo >> bit & 1)
        return found

    def find_own_made(self, todo: int) -> tuple[tuple[slice, Any, Any, bytes], ...]:
        """The parts of a set that one seat sees, with their places, what they wait for, and nothing."""
        self.own_made[todo] = found = tuple(part for bit, part in enumerate(self._own) if todo >> bit & 1)
        return found


@cache
def _plan_of(game: Game, seats: int) -> _Plan:
    return _Plan(game, seats)


def _bits(chosen: Iterable[bool]) -> int:
    return sum(1 << bit for bit, there in enumerate(chosen) if there)


def _field(name: str) -> str:
    return name.partition("[")[0]
