"""Observations as numbers: the parts a game declares, and a watcher that makes anew only those that have changed.

A part is a name and a function `(table, viewer) -> bytes`. Parts look only at what the viewer may know; tests hold them
to it by encoding imagined tables, which share the view and nothing else. Each part also names the fields it reads; a
part whose fields change at different times comes in several pieces with the same name.

While a decision is open nothing on the table changes but the answers, which nobody else sees. When the next one opens,
the fields that the parts read are compared with what they were, and only the parts that read a changed one are made
again. The comparison is written out as source for each game, from the parts and from the marks of the table's fields:
in Salem 1692, New Salem and Affliction a look then takes 15, 11 and 10 microseconds, beside 22, 16 and 17 with a loop
over fields and parts, and 37, 29 and 18 when everything is made anew (CPython 3.11, processor time). An environment
looks before every move, and a move itself takes 9 to 12.
"""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
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
    row: Callable[[Any], bytes] | None = None  # of a part with a row for each entry of one field: how a row is made


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
    """What is generated for a game."""

    alike: Callable[[Any, list[Any], list[bytes], dict[int, _Rows]], None]  # table, what was seen, pieces, rows
    own: Callable[..., bytes]  # the same for a viewer, and the whole: table, viewer, what was seen, pieces, its own
    alike_fields: int
    own_fields: int
    parts: int
    rows: dict[int, Callable[[Any], bytes]]  # parts with rows, by number


class _Rows:
    """The rows of a part, by entry of its field: of all seats' entries only one or two change at a time."""

    __slots__ = ("made", "make", "seen")

    def __init__(self, make: Callable[[Any], bytes]) -> None:
        self.make = make
        self.seen: list[Any] = []
        self.made: list[bytes] = []

    def update(self, entries: list[list[Any]]) -> bytes:
        """The part as it is now."""
        seen, made = self.seen, self.made
        if not seen:
            self.seen = [entry[:] for entry in entries]
            self.made = made = [self.make(entry) for entry in entries]
        else:
            for at, entry in enumerate(entries):
                if entry != seen[at]:
                    seen[at] = entry[:]
                    made[at] = self.make(entry)
        return b"".join(made)


class Watcher:
    """Watches the table of one match for its seats. In layout 1 gives the same numbers as `Observer.pieces`."""

    __slots__ = ("_code", "_cursor", "_decision", "_history", "_own", "_pieces", "_rows", "_seen", "_table", "_version")

    def __init__(self, table: Table, version: int = 1, history: History | None = None) -> None:
        """Nothing has been looked at yet. `history` is what happened before, where the table does not know it."""
        self._table = table
        self._version = version
        self._code = code = _code(table.game, version)
        self._decision: Any = _NEVER
        self._seen: list[Any] = [_NEVER] * code.alike_fields
        self._pieces = [b""] * code.parts
        self._rows = {at: _Rows(make) for at, make in code.rows.items()}
        self._own = [([_NEVER] * code.own_fields, [b""] * code.parts) for _ in range(table.seats)]
        self._history = (history or History(table.game, table.seats)) if version == 2 else None
        self._cursor = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as one that has not looked yet: it gives the same numbers."""
        return Watcher, (self._table, self._version)

    def look(self, seat: int) -> bytes:
        """The observation of a seat now. In layout 2 as it lies on the table: `turning` says where each number goes."""
        table = self._table
        history = self._history
        if table.decision is not self._decision:
            self._decision = table.decision
            self._code.alike(table, self._seen, self._pieces, self._rows)
            if history is not None:
                for event in table.events.since(self._cursor):
                    history.see(event[0], event[1])
                self._cursor = len(table.events)
        seen, mine = self._own[seat]
        return self._code.own(table, seat, seen, self._pieces, mine, history)


@cache
def _code(game: Game, version: int) -> _Code:
    parts = parts_of(game)
    behind: tuple[str, ...] = ()
    if version == 2:
        layout = layout_2_of(game)
        parts = (*layout.seats, *layout.table)
        behind = ("history.rows", "history.pairs", "none")
    fields = {field.name: field.type for field in game.table.fields}
    names: dict[str, Any] = {f"make{at}": part.make for at, part in enumerate(parts)}
    names["none"] = b"\0"  # what stands for seats that are not there
    shared, alike_fields = _lines(fields, parts, False)
    mine, own_fields = _lines(fields, parts, True)
    joined = [*(f"{'mine' if part.own else 'pieces'}[{at}]" for at, part in enumerate(parts)), *behind]
    source = ["def alike(t, seen, pieces, rows):", *shared]
    source += ["def own(t, viewer, seen, pieces, mine, history):", *mine]
    source.append(f"    return b''.join(({', '.join(joined)},))")
    exec(compile("\n".join(source) + "\n", f"<observations of {game.id}>", "exec"), names)
    rows = {at: part.row for at, part in enumerate(parts) if part.row is not None}
    return _Code(names["alike"], names["own"], alike_fields, own_fields, len(parts), rows)


def _lines(fields: dict[str, Any], parts: tuple[Part, ...], own: bool) -> tuple[list[str], int]:
    """The body of a function that brings the pieces up to date, and how many things it compares."""
    chosen = [(at, part) for at, part in enumerate(parts) if part.own is own]
    readers = Counter(name for _, part in chosen if part.row is None for name in part.reads)
    del readers["decision"]  # what comes with the decision is made anew whenever the decision is another
    place = {name: at for at, name in enumerate(readers)}
    differs, keep = {}, {}
    for name, at in place.items():
        field, _, entry = name.partition("[")
        hint = fields[field].__args__[0] if entry else fields[field]
        never_changes = typing.get_origin(hint) is tuple  # then another one is another object
        differs[name] = f"t.{name} {'is not' if never_changes else '!='} seen[{at}]"
        keep[name] = f"seen[{at}] = {copy_code(hint, f't.{name}')}"
    lines = []
    for name, times in readers.items():
        if times > 1:
            lines += [f"    changed{place[name]} = {differs[name]}", f"    if changed{place[name]}:"]
            lines.append(f"        {keep[name]}")
    target, viewer = ("mine", "viewer") if own else ("pieces", "-1")
    for at, part in chosen:
        make = f"{target}[{at}] = make{at}(t, {viewer})"
        if part.row is not None:
            lines.append(f"    if t.{part.reads[0]} != rows[{at}].seen:")
            lines.append(f"        pieces[{at}] = rows[{at}].update(t.{part.reads[0]})")
        elif not part.reads or "decision" in part.reads:
            lines.append(f"    {make}")
        else:
            alone = [name for name in part.reads if readers[name] == 1]
            tests = [differs[name] if name in alone else f"changed{place[name]}" for name in part.reads]
            lines.append(f"    if {' or '.join(tests)}:")
            lines += [f"        {keep[name]}" for name in alone]
            lines.append(f"        {make}")
    return lines, len(place)
