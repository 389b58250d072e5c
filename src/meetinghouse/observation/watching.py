"""Keeps the observations of a running match up to date: makes anew only what has changed, in its place.

While a decision is open nothing on the table changes but the answers, which nobody else sees. When the next one opens,
the fields that the parts read are compared with what they were, and only the parts that read a changed one are made
again; of a part with a row for each seat, only the rows of seats whose entries have changed. What is made goes straight
to its place in one buffer. What only one seat may see lies together, is kept for each seat, made again where a field
has changed since that seat last looked, and put into the buffer in one piece.

Comparing costs more than making: thirty lists lie all over the memory. So a game says which fields its common events
touch (`Observation.touched`), and after those only these are compared. A test holds games to it.
"""

import typing
from collections.abc import Callable, Iterable
from functools import cache
from itertools import accumulate, compress, pairwise
from operator import attrgetter, itemgetter, ne
from typing import Any, NamedTuple, TypeVar

from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from meetinghouse.engine.table import Event, Table
from meetinghouse.engine.visibility import copier
from meetinghouse.observation.deeds import History
from meetinghouse.observation.default import fresh
from meetinghouse.observation.layout import counted, observation_of

T = TypeVar("T")

_NEVER = object()  # equal to nothing that a table holds
_NOTHING = ""  # among kinds of events: none was told
_ALL = "*"  # no event has this name: everything may have changed
_KEPT = 4096  # questions of a game, with their numbers


def watch(match: Match) -> "Watcher":
    return Watcher(match.observer.table)


class Watcher:
    """Watches the table of one match for its seats."""

    __slots__ = (
        *("_cursor", "_decision", "_guarded", "_history", "_own", "_pending", "_plan", "_seen"),
        *("buffer", "table"),
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self._plan = plan = _plan_of(table.game, table.seats)
        self._decision: Any = _NEVER
        self._seen: list[Any] = [[_NEVER] * table.seats if one.by_seat else _NEVER for one in plan.fields]
        self._own = [bytearray(plan.size - plan.alike_size) for _ in range(table.seats)]
        # the own parts that have to be made again, a bit for each, the bits of one seat behind those of another
        self._pending = plan.own_all * plan.everybody
        self._guarded = [0] * table.seats  # of each seat the guards whose parts are not all zeros
        self._history = History(counted(table.game), table.seats)
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
        decision = table.decision
        if decision is not self._decision:
            new = table.events.since(self._cursor)
            told = new[0][0] if len(new) == 1 else frozenset([event[0] for event in new])
            if self._decision is _NEVER:
                told = _ALL
            self._decision = decision
            self._put_alike(table, plan.after.get(told) or plan.find_after(told))
            if new:
                self._cursor += len(new)
                self._hear(new)
        mine = self._own[seat]
        shift = seat * plan.own_bits
        todo = self._pending >> shift & plan.own_mask
        if todo:
            self._pending ^= todo << shift
            for place, make, of in plan.own_made[todo]:
                if of is None:
                    mine[place] = make(table, seat)
                else:
                    mine[place] = make(table, seat, *of(self.buffer))
        for place, make in plan.own_always:
            mine[place] = make(table, seat)
        for bit, when, parts in plan.guards:
            if when(table)[seat]:
                self._guarded[seat] |= bit
                for place, make, _ in parts:
                    mine[place] = make(table, seat)
            elif self._guarded[seat] & bit:
                self._guarded[seat] ^= bit
                for place, _, blank in parts:
                    mine[place] = blank
        self.buffer[plan.own_place] = mine

    def _put_alike(self, table: Table, compared: "_Compared") -> None:
        """Find the fields that have changed, among those that may have, and make the parts of them that all see."""
        seen, buffer, plan = self._seen, self.buffer, self._plan
        get, pick, fields, seated = compared
        todo = own = 0
        values = get(table)
        changed = [*compress(fields, map(ne, values, pick(seen)))]
        for at, order, copy, by_seat, rows, readers, own_readers, entry_readers in changed + seated:
            now = values[order]
            if by_seat is None:
                seen[at] = now if copy is None else copy(now)
            else:
                before = seen[at]
                others = [*compress(by_seat, map(ne, now, before))]
                if not others:
                    continue
                for seat in others:
                    entry = now[seat]
                    before[seat] = entry if copy is None else copy(entry)
                    for place, row in rows[seat]:
                        buffer[place] = row(table, seat)
                    if entry_readers:
                        self._pending |= entry_readers << seat * plan.own_bits
            todo |= readers
            own |= own_readers
        if own:
            self._pending |= own * plan.everybody
        if todo:
            for where, make in plan.made[todo]:
                buffer[where] = make(table, -1)
        decision = table.decision
        if decision is None:
            buffer[plan.question_place] = plan.question(table)
            return
        # the same few questions come again and again
        key = (decision.kind.name, decision.seats, decision.data)
        question = plan.questions.get(key)
        if question is None:
            question = plan.keep_question(key, table)
        buffer[plan.question_place] = question

    def _hear(self, events: list[Event]) -> None:
        history = self._history
        heard = False
        for event in events:
            heard = history.see(event[0], event[1]) or heard
        if heard:
            self.buffer[self._plan.size : -1] = history.rows + history.pairs


class _Watched(NamedTuple):
    """A field that parts read. A set of parts is a number with a bit for each."""

    at: int  # among what was seen
    order: int  # among what is compared at once
    copy: Callable[[Any], Any] | None
    by_seat: range | None  # all seats where it is compared seat by seat
    rows: tuple[tuple[tuple[slice, Any], ...], ...]  # by seat: the places and makers of rows that are made of its entry
    readers: int  # parts that all see
    own_readers: int  # parts that one seat sees, and that read all of it
    entry_readers: int  # parts that one seat sees, and that read its own entry


# What reads some fields of a table; what picks the first of them among what was seen, and these fields; the rest, which
# are compared seat by seat at once, because they have most likely changed.
_Compared = tuple[Callable[[Any], Any], Callable[[Any], Any], tuple[_Watched, ...], list[_Watched]]
_Made = tuple[
    slice, Callable[..., bytes], Callable[[Any], tuple[bytes, ...]] | None
]  # with what picks numbers of others


class _PartSets(dict[int, tuple[T, ...]]):
    """The parts of a set, by the number that has a bit for each: put together when they are first asked for."""

    def __init__(self, parts: list[T]) -> None:
        super().__init__()
        self.parts = parts

    def __missing__(self, chosen: int) -> tuple[T, ...]:
        self[chosen] = found = tuple(part for bit, part in enumerate(self.parts) if chosen >> bit & 1)
        return found


class _Plan:
    """What a watcher needs to know of a game at tables of one size."""

    def __init__(self, game: Game, seats: int) -> None:
        observation, table = observation_of(game), fresh(game, seats)
        laid = observation.as_laid
        starts = [0, *accumulate(len(part.make(table, 0)) for part in laid)]
        placed = [(slice(*ends), part) for *ends, part in zip(starts, starts[1:], laid, strict=False)]
        question = [place for place, part in placed if part.laid == 0]
        alike = [(place, part) for place, part in placed if part.laid == 1]
        own = [part for part in laid if part.own]
        self.size = starts[-1]  # without the deeds
        self.alike_size = starts[len(question) + len(alike)]
        self.question_place, self.own_place = slice(0, starts[len(question)]), slice(self.alike_size, self.size)
        self._touched = observation.touched
        # what the question says is made when the decision is another; of these parts it is all that they read
        self._question = [part.make for part in laid[: len(question)]]
        self.questions: dict[Any, bytes] = {}
        read = dict.fromkeys(name for part in laid for name in part.reads if name != "decision")
        entries = {_field(name) for name in read if "[" in name}
        rows: dict[str, list[list[tuple[slice, Any]]]] = {}
        for place, part in alike:
            edges = range(place.start, place.stop + 1, max((place.stop - place.start) // seats, 1))
            for name in part.reads if part.row is not None else ():
                for seat, ends in enumerate(pairwise(edges)):
                    rows.setdefault(name, [[] for _ in range(seats)])[seat].append((slice(*ends), part.row))
        types = {"seats": int, **{field.name: field.type for field in game.table.fields}}
        whole = [part.reads if part.row is None else () for _, part in alike]
        self._names = list(dict.fromkeys(map(_field, read)))
        self.fields = tuple(
            _Watched(
                at,
                at,
                copier(typing.get_args(types[name])[0] if name in entries or name in rows else types[name]),
                range(seats) if name in entries or name in rows else None,
                tuple(map(tuple, rows.get(name, [()] * seats))),
                _bits(name in reads for reads in whole),
                _bits(name in part.reads for part in own),
                _bits(f"{name}[viewer]" in part.reads for part in own),
            )
            for at, name in enumerate(self._names)
        )
        self.made = _PartSets([(place, part.make) for place, part in alike])
        self.after: dict[str | frozenset[str], _Compared] = {}

        self.own_all = _bits(bool(part.reads) for part in own)
        self.own_bits = len(own)
        self.own_mask = (1 << len(own)) - 1
        self.everybody = _bits(bit % max(len(own), 1) == 0 for bit in range(seats * len(own)))  # the first of each seat
        own_parts: list[_Made] = []
        always: list[tuple[slice, Any]] = []
        guards: dict[str, list[tuple[slice, Any, bytes]]] = {}
        for place, part in placed[len(question) + len(alike) :]:
            mine = slice(place.start - self.alike_size, place.stop - self.alike_size)
            if part.make_of is None:
                own_parts.append((mine, part.make, None))
            else:
                places = [next(where for where, one in placed if one is other) for other in part.of]
                own_parts.append((mine, part.make_of, itemgetter(*places, slice(0))))
            if part.when:
                guards.setdefault(_field(part.when), []).append((mine, part.make, bytes(place.stop - place.start)))
            elif not part.reads:
                always.append((mine, part.make))
        self.own_always = tuple(always)
        self.guards = tuple((1 << at, attrgetter(name), tuple(guards[name])) for at, name in enumerate(guards))
        self.own_made = _PartSets(own_parts)

    def find_after(self, told: str | frozenset[str]) -> _Compared:
        """Which fields may have changed after an event of a kind, or after several."""
        kinds = {told} if isinstance(told, str) else told or {_NOTHING}
        found, seated = list(self.fields), list[_Watched]()
        if kinds <= self._touched.keys():
            touched = [one for one in found if any(self._names[one.at] in self._touched[kind] for kind in kinds)]
            seated = [one for one in touched if one.by_seat is not None]
            found = [one for one in touched if one.by_seat is None]
        found += self.fields[:1] * (2 - len(found))  # getters of one thing do not give a tuple
        get = attrgetter(*(self._names[one.at] for one in found + seated))
        pick = itemgetter(*(one.at for one in found))
        ordered = [one._replace(order=order) for order, one in enumerate(found + seated)]
        self.after[told] = get, pick, tuple(ordered[: len(found)]), ordered[len(found) :]
        return self.after[told]

    def question(self, table: Table) -> bytes:
        """What the open question says to all."""
        return b"".join([make(table, -1) for make in self._question])

    def keep_question(self, key: Any, table: Table) -> bytes:
        """The same, kept for the next time that it is asked."""
        if len(self.questions) >= _KEPT:
            self.questions.clear()
        self.questions[key] = found = self.question(table)
        return found


@cache
def _plan_of(game: Game, seats: int) -> _Plan:
    return _Plan(game, seats)


def _bits(chosen: Iterable[bool]) -> int:
    return sum(1 << bit for bit, there in enumerate(chosen) if there)


def _field(name: str) -> str:
    return name.partition("[")[0]
