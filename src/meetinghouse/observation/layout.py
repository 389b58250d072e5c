"""Where each number of an observation lies: the rows of seats first, then counted deeds, then the table's parts.

The layout is the same at every table of a game. Parts with a row for each seat leave room for the largest table, and
the first row is the viewer's own: `hope` of New Salem is eight numbers, of which the first is the viewer's.
"""

from functools import cache
from itertools import groupby
from typing import NamedTuple

from meetinghouse.engine.game import Game
from meetinghouse.observation.deeds import Counted, History, columns_of
from meetinghouse.observation.default import fresh, observation_from_fields
from meetinghouse.observation.parts import Observation
from meetinghouse.telling import Telling

VERSION = 6  # rises when any observation or numbering of acts changes: old policies must not read new numbers


@cache
def observation_of(game: Game) -> Observation:
    """What a game's encoder declares as `OBSERVATION`; without one, what its marked fields make."""
    found: Observation | None = getattr(game.module("encoder"), "OBSERVATION", None)
    return observation_from_fields(game) if found is None else found


@cache
def counted(game: Game) -> Counted:
    """The columns of the deeds that a game counts."""
    return columns_of(game, observation_of(game).deeds)


def new_history(game: Game, seats: int) -> History:
    """The deeds of a match that has just begun: none."""
    return History(counted(game), seats)


class Block(NamedTuple):
    """A part as it lies in the observation: rows of `width` numbers, for each seat, each two seats, or the table."""

    name: str
    rows: int
    width: int


class Slice(NamedTuple):
    """Where a part lies in the observation."""

    name: str
    start: int
    size: int


@cache
def blocks_of(game: Game) -> tuple[Block, ...]:
    observation, columns, most = observation_of(game), counted(game), game.spec.max_seats
    table = fresh(game, most)
    found = [Block(part.name, most, len(part.make(table, 0)) // most) for part in observation.seats]
    found += [Block("deeds", most, len(columns.counts)), Block("deeds_to_others", most * most, len(columns.pairs))]
    return tuple(found + [Block(part.name, 1, len(part.make(table, 0))) for part in observation.table])


@cache
def layout_of(game: Game) -> tuple[Slice, ...]:
    slices = []
    start = 0
    for name, several in groupby(blocks_of(game), key=lambda block: block.name):
        size = sum(block.rows * block.width for block in several)
        slices.append(Slice(name, start, size))
        start += size
    return tuple(slices)


def size_of(game: Game) -> int:
    last = layout_of(game)[-1]
    return last.start + last.size


def turning(game: Game, seats: int, viewer: int) -> list[int]:
    """For each number its place in a watcher's buffer; numbers of missing seats have the last place, a 0."""
    blocks = blocks_of(game)
    most = game.spec.max_seats
    size = {1: 1, most: seats, most * most: seats * seats}
    start = 0
    starts = [0] * len(blocks)
    observation = observation_of(game)
    laid = [part.laid for part in observation.seats] + [3, 3] + [part.laid for part in observation.table]
    for at in sorted(range(len(blocks)), key=laid.__getitem__):  # `as_laid`, and the deeds behind
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
    names = set(game.declares(Telling).words.get("seat", ()))
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
