"""Observations as numbers: the parts that a game declares, and where they lie. `watching` keeps them up to date.

A part is a name and a function `(table, viewer) -> bytes`. Parts look only at what the viewer may know; tests hold them
to it by encoding imagined tables, which share the view and nothing else. Each part also names the fields it reads; a
part whose fields change at different times comes in several pieces with the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from meetinghouse.engine.game import Game, load
from meetinghouse.engine.history import Deed, plan_of

if TYPE_CHECKING:
    from meetinghouse.engine.table import Table


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
    # By kind of event, for common ones: the fields that change with it, among those that parts of either layout read.
    # Where only such events were told since the last decision, all others are as they were. "" stands for no event.
    touched: Mapping[str, Sequence[str]] = MappingProxyType({})


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
