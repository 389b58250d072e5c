"""Keeps the observations of a running match up to date: makes anew only what has changed, in its place.

While a decision is open nothing on the table changes but the answers, which nobody else sees. When the next one opens,
the fields that the parts read are compared with what they were, and only the parts that read a changed one are made
again; of a part with a row for each seat, only the rows of seats whose entries have changed. What is made goes straight
to its place in one buffer. What only one seat may see is kept for each seat, and put into the buffer when that seat
looks after another.

Comparing costs more than making: thirty lists lie all over the memory. So a game says which fields its common events
touch (`Layout2.touched`), and after those only these are compared. A test holds games to it. All this is written out
as source, from the parts and from the marks of the table's fields, for each number of seats and set of fields.
"""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from meetinghouse.engine.encoding import Part, layout_2_of, parts_of
from meetinghouse.engine.game import Game
from meetinghouse.engine.history import History
from meetinghouse.engine.visibility import copy_code

if TYPE_CHECKING:
    from meetinghouse.engine.table import Event, Table

_NEVER = object()  # equal to nothing that a table holds
_NOTHING = ""  # among kinds of events: none was told

_Alike = Callable[[Any, list[Any], bytearray], None]  # table, what was seen, buffer
_Own = Callable[..., None]  # table, viewer, what was seen, the viewer's parts, those in the buffer, buffer


class Watcher:
    """Watches the table of one match for its seats. In layout 1 gives the same numbers as `Observer.pieces`."""

    __slots__ = (
        *("_code", "_cursor", "_decision", "_heeded", "_history", "_now", "_own", "_rare", "_seen", "_table"),
        *("_version", "buffer"),
    )

    def __init__(self, table: Table, version: int = 1, history: History | None = None) -> None:
        """Nothing has been looked at yet. `history` is what happened before, where the table does not know it."""
        self._table = table
        self._version = version
        self._code = code = _code_for(table, version)
        self._decision: Any = _NEVER
        self._seen: list[Any] = [[_NEVER] * table.seats if by_seat else _NEVER for by_seat in code.by_seat]
        self._own = [([_NEVER] * code.own_fields, code.blank[:]) for _ in range(table.seats)]
        self._now = code.blank[:]
        self._rare = 0  # how often fields may have changed that common events leave alone
        self._heeded = [-1] * table.seats  # the same when each seat last looked
        self._history = (history or History(table.game, table.seats)) if version == 2 else None
        self._cursor = 0
        deeds = b"" if self._history is None else self._history.rows + self._history.pairs + b"\0"
        self.buffer = bytearray(code.size) + deeds  # the last number stands for seats that are not there

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as one that has not looked yet: it gives the same numbers."""
        return Watcher, (self._table, self._version)

    def look(self, seat: int) -> bytes:
        """The observation of a seat now. In layout 2 as it lies on the table: `turning` says where each number goes."""
        self.refresh(seat)
        return bytes(self.buffer)

    def refresh(self, seat: int) -> None:
        """Bring `buffer` up to date for a seat: the same as `look`, for readers that need no copy of their own."""
        table = self._table
        code = self._code
        if table.decision is not self._decision:
            new = table.events.since(self._cursor)
            self._cursor += len(new)
            alike, rare = code.all, True
            if self._decision is not _NEVER:
                told = new[0][0] if len(new) == 1 else frozenset([event[0] for event in new])
                alike, rare = code.after.get(told) or code.find_after(told)
            self._decision = table.decision
            self._rare += rare
            alike(table, self._seen, self.buffer)
            if self._history is not None:
                self._hear(self._history, new)
        seen, mine = self._own[seat]
        if self._heeded[seat] == self._rare:
            code.own(table, seat, seen, mine, self._now, self.buffer)
        else:
            self._heeded[seat] = self._rare
            code.own_all(table, seat, seen, mine, self._now, self.buffer)

    def _hear(self, history: History, events: list[Event]) -> None:
        heard = False
        for event in events:
            heard = history.see(event[0], event[1]) or heard
        if heard:
            start = self._code.size
            middle = start + len(history.rows)
            self.buffer[start:middle] = history.rows
            self.buffer[middle:-1] = history.pairs


class _Code:
    """What is generated for a game and a number of seats."""

    def __init__(self, table: Table, version: int) -> None:
        game = self._game = table.game
        layout_2 = layout_2_of(game) if game.layout_2 else None
        self._seats = table.seats
        self._parts = parts_of(game)
        if version == 2:
            assert layout_2 is not None
            self._parts = (*layout_2.seats, *layout_2.table)
        sizes = [len(part.make(table, 0)) for part in self._parts]
        self._starts = [0, *accumulate(sizes)]
        self.size = self._starts[-1]  # without the deeds of layout 2
        self.blank = [bytes(size) if part.own else b"" for part, size in zip(self._parts, sizes, strict=True)]
        self._touched: Mapping[str, Sequence[str]] = {} if layout_2 is None else layout_2.touched
        common = {name for names in self._touched.values() for name in names}
        fields = _Fields(game, [part for part in self._parts if not part.own])
        self.by_seat = [name in fields.rows for name in fields.place]  # whether it is compared seat by seat
        self.own_fields = len(_Fields(game, [part for part in self._parts if part.own]).place)
        self.all = self._alike(None)
        self.own_all = self._own(None)
        self.own = self._own(common)  # where nothing rare has happened
        self.after: dict[str | frozenset[str], tuple[_Alike, bool]] = {}

    def find_after(self, told: str | frozenset[str]) -> tuple[_Alike, bool]:
        """What to compare after an event of a kind, or after several, and whether anything may have changed."""
        kinds = {told} if isinstance(told, str) else told or {_NOTHING}
        if kinds <= self._touched.keys():
            found = self._alike({name for kind in kinds for name in self._touched[kind]}), False
        else:
            found = self.all, True
        self.after[told] = found
        return found

    def _alike(self, only: set[str] | None) -> _Alike:
        """A function that brings what all see up to date, where only some fields may have changed."""
        starts, chosen = self._starts, {at: part for at, part in enumerate(self._parts) if not part.own}
        fields = _Fields(self._game, chosen.values(), only)
        lines = fields.compared_first(name for name in fields.place if name not in fields.rows)
        for name in fields.rows:
            if not fields.readers[name]:
                continue
            lines += fields.seat_by_seat(name)
            for at, part in chosen.items():
                if part.row is not None and name in part.reads:
                    width = (starts[at + 1] - starts[at]) // self._seats
                    where = f"{starts[at]} + seat * {width} : {starts[at] + width} + seat * {width}"
                    lines.append(f"                b[{where}] = row{at}(t, seat)")
        for at, part in chosen.items():
            make = f"b[{starts[at]}:{starts[at + 1]}] = make{at}(t, -1)"
            if "decision" in part.reads:
                lines.append(f"    {make}")
            elif part.row is None:
                lines += fields.made_where_changed(part, make)
        made: _Alike = self._compiled("t, seen, b", lines)
        return made

    def _own(self, only: set[str] | None) -> _Own:
        """A function that brings what a viewer sees up to date."""
        starts, chosen = self._starts, {at: part for at, part in enumerate(self._parts) if part.own}
        fields = _Fields(self._game, chosen.values(), only)
        lines = fields.compared_first(fields.place)
        for at, part in chosen.items():
            make = f"mine[{at}] = make{at}(t, viewer)"
            if part.reads:
                lines += fields.made_where_changed(part, make)
            elif part.when:
                lines += [f"    if t.{part.when}:", f"        {make}", "    else:", f"        mine[{at}] = blank{at}"]
            else:
                lines.append(f"    {make}")
        for at in chosen:
            lines += [f"    if mine[{at}] is not now[{at}]:"]
            lines += [f"        now[{at}] = b[{starts[at]}:{starts[at + 1]}] = mine[{at}]"]
        made: _Own = self._compiled("t, viewer, seen, mine, now, b", lines)
        return made

    def _compiled(self, given: str, lines: list[str]) -> Any:
        names: dict[str, Any] = {f"make{at}": part.make for at, part in enumerate(self._parts)}
        names |= {f"row{at}": part.row for at, part in enumerate(self._parts)}
        names |= {f"blank{at}": zeros for at, zeros in enumerate(self.blank)}
        source = "\n".join([f"def made({given}):", *lines, "    return None", ""])
        exec(compile(source, f"<observations of {self._game.id}>", "exec"), names)
        return names["made"]


_CODES: dict[tuple[Game, int, int], _Code] = {}  # by game, seats and version


def _code_for(table: Table, version: int) -> _Code:
    """Generated once: the sizes of parts depend on the game and the number of seats alone."""
    key = (table.game, table.seats, version)
    if key not in _CODES:
        _CODES[key] = _Code(table, version)
    return _CODES[key]


class _Fields:
    """The fields that some parts read, numbered, and the source that compares them with what was seen of them."""

    def __init__(self, game: Game, parts: Iterable[Part], only: set[str] | None = None) -> None:
        """With `only`, the others are taken to be as they were."""
        parts = list(parts)
        self.hints = {field.name: field.type for field in game.table.fields}
        # what comes with the decision is made anew whenever the decision is another
        read = [name for part in parts for name in part.reads if name != "decision"]
        self.place = {name: at for at, name in enumerate(dict.fromkeys(read))}
        self.rows = dict.fromkeys(name for part in parts if part.row is not None for name in part.reads)
        self.readers = Counter(name for name in read if only is None or name.partition("[")[0] in only)
        for name in self.rows:  # compared first of all: whoever else reads it looks at the variable
            self.readers[name] += self.readers[name] > 0

    def made_where_changed(self, part: Part, make: str) -> list[str]:
        """Make a part where something that it reads has changed; fields that only it reads are compared here."""
        reads = [name for name in part.reads if self.readers[name]]
        alone = [name for name in reads if self.readers[name] == 1]
        tests = [self._differs(name) if name in alone else self._changed(name) for name in reads]
        if not tests:
            return []
        return [f"    if {' or '.join(tests)}:", *(f"        {self._keep(name)}" for name in alone), f"        {make}"]

    def compared_first(self, names: Iterable[str]) -> list[str]:
        """Compare the fields that several parts read."""
        lines = []
        for name in names:
            if self.readers[name] > 1:
                lines += [f"    {self._changed(name)} = {self._differs(name)}", f"    if {self._changed(name)}:"]
                lines.append(f"        {self._keep(name)}")
        return lines

    def seat_by_seat(self, name: str) -> list[str]:
        """Compare the entries of a field; what is done for a seat whose entry has changed comes behind this."""
        entry, now = self.hints[name].__args__[0], f"t.{name}"
        return [
            f"    {self._changed(name)} = {now} != seen[{self.place[name]}]",
            f"    if {self._changed(name)}:",
            f"        before = seen[{self.place[name]}]",
            f"        for seat, entry in enumerate({now}):",
            f"            if {_unlike(entry, 'entry', 'before[seat]')}:",
            f"                before[seat] = {copy_code(entry, 'entry')}",
        ]

    def _differs(self, name: str) -> str:
        return _unlike(self._hint(name), f"t.{name}", f"seen[{self.place[name]}]")

    def _keep(self, name: str) -> str:
        return f"seen[{self.place[name]}] = {copy_code(self._hint(name), f't.{name}')}"

    def _changed(self, name: str) -> str:
        """The name of a variable, for fields that are looked at more than once."""
        return f"changed{self.place[name]}"

    def _hint(self, name: str) -> Any:
        field, _, entry = name.partition("[")
        return self.hints[field].__args__[0] if entry else self.hints[field]


def _unlike(hint: Any, now: str, before: str) -> str:
    never_changes = typing.get_origin(hint) is tuple  # then another one is another object
    return f"{now} {'is not' if never_changes else '!='} {before}"
