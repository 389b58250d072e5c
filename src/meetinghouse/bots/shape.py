"""The shape of the networks of learned players: what they read of an observation, and where an act's logit comes from.

Plain numbers, so that NumPy, torch or a page's JavaScript can do the multiplying (`asking`).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import meetinghouse
from meetinghouse.engine.game import Game
from meetinghouse.observation.layout import Block, blocks_of, counted, observation_of
from meetinghouse.telling import Telling

HEADS = 4  # of attention
NEVER = -1e9  # the logit of what names a seat that is not there


class NetworkShape(NamedTuple):
    """Where the network finds what it reads, and where each act's logit comes from."""

    most: int  # seats of the largest table
    seat_at: list[list[int]]  # seat, column: places of the observation
    pair_at: slice
    pairs: int  # kinds of deeds between two
    table_at: list[int]
    seat_acts: int  # acts that name one seat, by what else they say: outputs for each seat
    other_acts: int
    logit_at: list[int]  # act: place among the others' logits and, behind them, the seats'
    labels: dict[str, list[str]]  # what the columns and outputs are, so that weights outlive games that grow
    size: int  # of an observation
    scale: list[float] | None = None  # by place of the observation; without it a network sees log(1 + number)


def _columns(game: Game, blocks: Sequence[Block]) -> Iterator[tuple[Block, list[str]]]:
    """Each block with a name for each of its columns."""
    known = {"decision_kind": sorted(game.rules.kinds), **observation_of(game).labels}
    used: Counter[str] = Counter()  # a part may come in several blocks
    for block in blocks:
        first = used[block.name]
        used[block.name] += block.width
        names = known.get(block.name) or [str(at) for at in range(used[block.name])]
        yield block, [f"{block.name}: {name}" for name in names[first : first + block.width]]


@cache
def shape_of(game: str) -> NetworkShape:
    found = meetinghouse.find_game(game)
    most = found.spec.max_seats
    seat_at: list[list[int]] = [[] for _ in range(most)]
    table_at: list[int] = []
    pair_at, pairs = slice(0, 0), 0
    start = 0
    labels: dict[str, list[str]] = {"seat": [], "table": [], "pair": []}
    for block, names in _columns(found, blocks_of(found)):
        size = block.rows * block.width
        if block.rows == most:
            for seat, places in enumerate(seat_at):
                first = start + seat * block.width
                places += range(first, first + block.width)
            labels["seat"] += names
        elif block.rows == 1:
            table_at += range(start, start + size)
            labels["table"] += names
        else:
            pair_at, pairs = slice(start, start + size), block.width
            labels["pair"] = [f"{way} {name}" for way in ("to", "from") for name in counted(found).pairs]
        start += size
    naming = set(found.declares(Telling).words.get("seat", ()))
    columns: dict[tuple[object, ...], int] = {}
    others: list[int] = []
    by_seat: list[tuple[int, int, int]] = []
    for act in found.acts.acts:
        seats = [value for name, value in act.args.items() if name in naming]
        if len(seats) == 1 and isinstance(seats[0], int):
            rest = (act.do, *((name, value) for name, value in act.args.items() if name not in naming))
            by_seat.append((act.id, seats[0], columns.setdefault(rest, len(columns))))
        else:
            others.append(act.id)
    logit_at = [0] * len(found.acts)
    for at, number in enumerate(others):
        logit_at[number] = at
    for number, seat, column in by_seat:
        logit_at[number] = len(others) + seat * len(columns) + column
    labels["seats"] = [str(rest) for rest in columns]
    labels["others"] = [str(found.acts[number]) for number in others]
    return NetworkShape(most, seat_at, pair_at, pairs, table_at, len(columns), len(others), logit_at, labels, start)
