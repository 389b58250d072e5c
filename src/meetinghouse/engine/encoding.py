"""Observations as numbers: the parts a game declares, and a watcher that makes anew only those that have changed.

A part is a name and a function `(table, viewer) -> bytes`. Parts look only at what the viewer may know; tests hold them
to it by encoding imagined tables, which share the view and nothing else. Each part also names the fields it reads; a
part whose fields change at different times comes in several pieces with the same name.

While a decision is open nothing on the table changes but the answers, which nobody else sees. When the next one opens,
the fields that the parts read are compared with what they were, and only the parts that read a changed one are made
again; of a part with a row for each seat, only the rows of seats whose entries have changed. What is made goes straight
to its place in one buffer. What only one seat may see is kept for each seat, and put into the buffer when that seat
looks after another. All this is written out as source for each game and number of seats, from the parts and from the
marks of the table's fields.
"""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.engine.game import Game, load
from meetinghouse.engine.history import Deed, History, plan_of
from meetinghouse.engine.visibility import copy_code

if TYPE_CHECKING:
    from meetinghouse.engine.table import Table

_NEVER = object()  # equal to nothing that a table holds


class Part(NamedTuple):
    """One part of an observation, or a piece of one. In layout 2 a part has a row for each seat, or is the table's."""

    name: str
    make: Callable[[Any, int], bytes]
    reads: tuple[str, ...]  # fields of the table, `field[viewer]` for the viewer's own entry; none: always made anew
    own: bool  # whether it may differ from viewer to viewer
    row: Callable[[Any, int], bytes] | None = None  # of a part that reads lists by seat: a seat's row from its entries
    when: str = ""  # of an own part that is always made anew: a field of the viewer's without which it is all zeros


class Layout2(NamedTuple):
    """Layout 2 of a game: one shape for every table, seats counted from the viewer on, with who did what to whom."""

    seats: tuple[Part, ...]  # a row for each seat
    table: tuple[Part, ...]  # as long at every table
    deeds: tuple[Deed, ...]
    hidden: tuple[Part, ...] = ()  # a row for each seat of what nobody may see: for critics in training, never for play
    labels: Mapping[str, Sequence[str]] = MappingProxyType({})  # by part: what its numbers are, where new ones may come


@cache
def parts_of(game: Game) -> tuple[Part, ...]:
    """The parts of a game's observation, in order."""
    return tuple(load(game.encoder))


@cache
def layout_2_of(game: Game) -> Layout2:
    """What a game declares of layout 2."""
    found: Layout2 = load(game.layout_2)
    return found


class Block(NamedTuple):
    """A part of layout 2: rows of `width` numbers. A row is a seat's, one seat's with another, or the table's."""

    name: str
    rows: int
    width: int


def blocks_of(table: Table) -> list[Block]:
    """The parts of layout 2 in order; any table of the game will do."""
    game = table.game
    layout, plan, most = layout_2_of(game), plan_of(game), game.spec.max_seats
    found = [Block(part.name, most, len(part.make(table, 0)) // table.seats) for part in layout.seats]
    found += [Block("deeds", most, len(plan.counts)), Block("deeds_to_others", most * most, len(plan.pairs))]
    return found + [Block(part.name, 1, len(part.make(table, 0))) for part in layout.table]


def turning(table: Table, viewer: int) -> list[int]:
    """For each number of layout 2 its place in what `Watcher.look` gives; seats that are not there get its last, 0."""
    blocks = blocks_of(table)
    seats, most = table.seats, table.game.spec.max_seats
    size = {1: 1, most: seats, most * most: seats * seats}
    start = 0
    starts = [0] * len(blocks)
    for at in sorted(range(len(blocks)), key=lambda at: blocks[at].name.startswith("deeds")):  # as `look` puts them
        starts[at] = start
        start += size[blocks[at].rows] * blocks[at].width
    order = [(viewer + place) % seats if place < seats else -1 for place in range(most)]  # seats from the viewer on
    pairs = [who * seats + whom if who >= 0 and whom >= 0 else -1 for who in order for whom in order]
    rows = {1: [0], most: order, most * most: pairs}
    return [
        first + row * block.width + column if row >= 0 else start
        for first, block in zip(starts, blocks, strict=True)
        for row in rows[block.rows]
        for column in range(block.width)
    ]


@cache
def counted_from(game: Game, seats: int, viewer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The acts of a game with their seats counted from a viewer on, by act; and the acts back, by those."""
    names = set(game.words["seat"])
    turned = []
    for act in game.acts.acts:
        args = dict(act.args)
        for name, value in act.args.items():
            if name in names and isinstance(value, int) and value < seats:
                args[name] = (value - viewer) % seats
        number = game.acts.find({"do": act.do, **args})
        assert number is not None
        turned.append(number)
    return tuple(turned), tuple(sorted(range(len(turned)), key=turned.__getitem__))


class _Code(NamedTuple):
    """What is generated for a game and a number of seats."""

    alike: Callable[[Any, list[Any], bytearray], None]  # table, what was seen, buffer
    own: Callable[..., None]  # the same for a viewer: table, viewer, what was seen, its parts, those put in, buffer
    by_seat: list[bool]  # of each field that is compared for all: whether it is so seat by seat
    own_fields: int
    blank: list[bytes]  # by part: zeros, for parts of a viewer
    size: int  # of the parts, without the deeds of layout 2


class Watcher:
    """Watches the table of one match for its seats. In layout 1 gives the same numbers as `Observer.pieces`."""

    __slots__ = ("_code", "_cursor", "_decision", "_history", "_now", "_own", "_seen", "_table", "_version", "buffer")

    def __init__(self, table: Table, version: int = 1, history: History | None = None) -> None:
        """Nothing has been looked at yet. `history` is what happened before, where the table does not know it."""
        self._table = table
        self._version = version
        self._code = code = _code_for(table, version)
        self._decision: Any = _NEVER
        self._seen: list[Any] = [[_NEVER] * table.seats if by_seat else _NEVER for by_seat in code.by_seat]
        self._own = [([_NEVER] * code.own_fields, code.blank[:]) for _ in range(table.seats)]
        self._now = code.blank[:]
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
            self._decision = table.decision
            code.alike(table, self._seen, self.buffer)
            if self._history is not None:
                self._hear(self._history)
        seen, mine = self._own[seat]
        code.own(table, seat, seen, mine, self._now, self.buffer)

    def _hear(self, history: History) -> None:
        events = self._table.events
        heard = False
        for event in events.since(self._cursor):
            heard = history.see(event[0], event[1]) or heard
        self._cursor = len(events)
        if heard:
            start = self._code.size
            middle = start + len(history.rows)
            self.buffer[start:middle] = history.rows
            self.buffer[middle:-1] = history.pairs


_CODES: dict[tuple[Game, int, int], _Code] = {}  # by game, seats and version


def _code_for(table: Table, version: int) -> _Code:
    """Generated once: the sizes of parts depend on the game and the number of seats alone."""
    key = (table.game, table.seats, version)
    if key not in _CODES:
        _CODES[key] = _generate(table, version)
    return _CODES[key]


def _generate(table: Table, version: int) -> _Code:
    game = table.game
    parts = parts_of(game)
    if version == 2:
        parts = (*layout_2_of(game).seats, *layout_2_of(game).table)
    sizes = [len(part.make(table, 0)) for part in parts]
    starts = [0, *accumulate(sizes)]
    blank = [bytes(size) if part.own else b"" for part, size in zip(parts, sizes, strict=True)]
    names: dict[str, Any] = {f"make{at}": part.make for at, part in enumerate(parts)}
    names |= {f"row{at}": part.row for at, part in enumerate(parts)}
    names |= {f"blank{at}": zeros for at, zeros in enumerate(blank)}
    shared, by_seat = _alike_lines(game, parts, starts, table.seats)
    mine, own_fields = _own_lines(game, parts, starts)
    source = ["def alike(t, seen, b):", *shared, "def own(t, viewer, seen, mine, now, b):", *mine]
    exec(compile("\n".join(source) + "\n", f"<observations of {game.id}>", "exec"), names)
    return _Code(names["alike"], names["own"], by_seat, own_fields, blank, starts[-1])


class _Fields:
    """The fields that some parts read, numbered, and the source that compares them with what was seen of them."""

    def __init__(self, game: Game, parts: Iterable[Part]) -> None:
        self.hints = {field.name: field.type for field in game.table.fields}
        self.readers = Counter(name for part in parts for name in part.reads)
        del self.readers["decision"]  # what comes with the decision is made anew whenever the decision is another
        self.place = {name: at for at, name in enumerate(self.readers)}

    def differs(self, name: str) -> str:
        return _differs(self._hint(name), f"t.{name}", f"seen[{self.place[name]}]")

    def keep(self, name: str) -> str:
        return f"seen[{self.place[name]}] = {copy_code(self._hint(name), f't.{name}')}"

    def changed(self, name: str) -> str:
        """The name of a variable, for fields that are looked at more than once."""
        return f"changed{self.place[name]}"

    def _hint(self, name: str) -> Any:
        field, _, entry = name.partition("[")
        return self.hints[field].__args__[0] if entry else self.hints[field]

    def made_where_changed(self, part: Part, make: str) -> list[str]:
        """Make a part where something that it reads has changed; fields that only it reads are compared here."""
        alone = [name for name in part.reads if self.readers[name] == 1]
        tests = [self.differs(name) if name in alone else self.changed(name) for name in part.reads]
        return [f"    if {' or '.join(tests)}:", *(f"        {self.keep(name)}" for name in alone), f"        {make}"]

    def compared_first(self, names: Iterable[str]) -> list[str]:
        """Compare the fields that several parts read."""
        lines = []
        for name in names:
            if self.readers[name] > 1:
                lines += [f"    {self.changed(name)} = {self.differs(name)}", f"    if {self.changed(name)}:"]
                lines.append(f"        {self.keep(name)}")
        return lines


def _differs(hint: Any, now: str, before: str) -> str:
    never_changes = typing.get_origin(hint) is tuple  # then another one is another object
    return f"{now} {'is not' if never_changes else '!='} {before}"


def _alike_lines(game: Game, parts: Sequence[Part], starts: list[int], seats: int) -> tuple[list[str], list[bool]]:
    """The body of a function that brings what all see up to date, and which of the fields it compares seat by seat."""
    chosen = {at: part for at, part in enumerate(parts) if not part.own}
    fields = _Fields(game, chosen.values())
    by_seat: dict[str, list[int]] = {}  # parts with rows, by field
    for at, part in chosen.items():
        for name in part.reads if part.row is not None else ():
            by_seat.setdefault(name, []).append(at)
    lines = fields.compared_first(name for name in fields.place if name not in by_seat)
    for name, readers in by_seat.items():
        entry = fields.hints[name].__args__[0]
        lines += [f"    {fields.changed(name)} = t.{name} != seen[{fields.place[name]}]"]
        lines += [f"    if {fields.changed(name)}:", f"        before = seen[{fields.place[name]}]"]
        lines += [f"        for seat, entry in enumerate(t.{name}):"]
        lines += [f"            if {_differs(entry, 'entry', 'before[seat]')}:"]
        lines += [f"                before[seat] = {copy_code(entry, 'entry')}"]
        for at in readers:
            width = (starts[at + 1] - starts[at]) // seats
            where = f"{starts[at]} + seat * {width} : {starts[at] + width} + seat * {width}"
            lines.append(f"                b[{where}] = row{at}(t, seat)")
        fields.readers[name] += 1  # compared above: whoever else reads it looks at the variable
    for at, part in chosen.items():
        make = f"b[{starts[at]}:{starts[at + 1]}] = make{at}(t, -1)"
        if "decision" in part.reads:
            lines.append(f"    {make}")
        elif part.row is None:
            lines += fields.made_where_changed(part, make)
    return lines, [name in by_seat for name in fields.place]


def _own_lines(game: Game, parts: Sequence[Part], starts: list[int]) -> tuple[list[str], int]:
    """The body of a function that brings what a viewer sees up to date, and how many things it compares."""
    chosen = {at: part for at, part in enumerate(parts) if part.own}
    fields = _Fields(game, chosen.values())
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
    return lines, len(fields.place)
