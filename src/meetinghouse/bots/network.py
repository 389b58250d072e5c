"""A network that plays any game of layout 2, in NumPy: a shared encoder for seats, who did what to whom, attention.

It answers with a logit for every act, seats counted from the viewer on. `meetinghouse.train` trains the same network in
torch and writes its weights; a change here or there needs a change of both, and a test compares them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import meetinghouse
from meetinghouse.engine.encoding import Block, layout_2_of
from meetinghouse.engine.game import Game
from meetinghouse.engine.history import plan_of

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HEADS = 4
NEVER = np.float32(-1e9)
EPSILON = np.float32(1e-5)
SEEN_AS = np.log1p(np.arange(256, dtype=np.float32))  # a number as the network sees it: what is large matters less


class Shape(NamedTuple):
    """Where the network finds what it reads, and where each act's logit comes from."""

    most: int  # seats of the largest table
    seat_at: Ints  # seat, column: places of the observation
    pair_at: slice
    pairs: int  # kinds of deeds between two
    table_at: Ints
    seat_acts: int  # acts that name one seat, by what else they say: outputs for each seat
    other_acts: int
    logit_at: Ints  # act: place among the others' logits and, behind them, the seats'
    labels: dict[str, list[str]]  # what the columns and outputs are, so that weights outlive games that grow
    size: int  # of an observation
    scale: Floats | None = None  # by place of the observation; without it numbers are seen as `SEEN_AS` has them


def _columns(game: Game, blocks: Sequence[Block]) -> Iterator[tuple[Block, list[str]]]:
    """Each block with a name for each of its columns."""
    known = {"decision_kind": sorted(game.rules.kinds), **layout_2_of(game).labels}
    used: Counter[str] = Counter()  # a part may come in several blocks
    for block in blocks:
        first = used[block.name]
        used[block.name] += block.width
        names = known.get(block.name) or [str(at) for at in range(used[block.name])]
        yield block, [f"{block.name}: {name}" for name in names[first : first + block.width]]


@cache
def shape_of(game: str) -> Shape:
    """The shape of a game's network."""
    found = meetinghouse.find_game(game)
    most = found.spec.max_seats
    seat_at: list[Ints] = []
    table_at: list[Ints] = []
    pair_at, pairs = slice(0, 0), 0
    start = 0
    labels: dict[str, list[str]] = {"seat": [], "table": [], "pair": []}
    for block, names in _columns(found, meetinghouse.new_match(game, most, seed=0).observer.blocks()):
        size = block.rows * block.width
        places = np.arange(start, start + size).reshape(block.rows, block.width)
        if block.rows == most:
            seat_at.append(places)
            labels["seat"] += names
        elif block.rows == 1:
            table_at.append(places[0])
            labels["table"] += names
        else:
            pair_at, pairs = slice(start, start + size), block.width
            labels["pair"] = [f"{way} {name}" for way in ("to", "from") for name in plan_of(found).pairs]
        start += size
    naming = set(found.words["seat"])
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
    logit_at = np.zeros(len(found.acts), np.int64)
    logit_at[others] = np.arange(len(others))
    for number, seat, column in by_seat:
        logit_at[number] = len(others) + seat * len(columns) + column
    return Shape(
        most,
        np.concatenate(seat_at, 1),
        pair_at,
        pairs,
        np.concatenate(table_at),
        len(columns),
        len(others),
        logit_at,
        {
            **labels,
            "seats": [str(rest) for rest in columns],
            "others": [str(found.acts[number]) for number in others],
        },
        start,
    )


class Network:
    """The forward pass for one observation."""

    def __init__(self, shape: Shape, file: Path) -> None:
        self.shape = shape
        with np.load(file) as kept:
            raw = {name: kept[name].astype(np.float32) for name in kept.files if not name.startswith("labels.")}
            named = {name: kept[f"labels.{name}"].tolist() for name in shape.labels}
        for name, columns in shape.labels.items():
            axis = 0 if name in ("seats", "others") else 1  # outputs are rows, inputs are columns
            for part in (f"{name}.weight", f"{name}.bias")[: 2 - axis]:
                raw[part] = _placed(raw[part], axis, named[name], columns, file)
        # as factors from the right
        self.w: dict[str, Floats] = {
            name: np.ascontiguousarray(w.T) if name.endswith("weight") and w.ndim == 2 else w for name, w in raw.items()
        }
        self.blocks = sum(name.endswith("qkv.weight") for name in raw)

    def __call__(self, observation: NDArray[np.uint8]) -> Floats:
        """The logits of all acts."""
        w, shape = self.w, self.shape
        scale = shape.scale
        seen = SEEN_AS[observation] if scale is None else np.multiply(observation, scale, dtype=np.float32)
        n = int(np.count_nonzero(seen[shape.seat_at[:, 0]]))  # `exists` comes first
        where = np.arange(n)
        h = seen[shape.seat_at[:n]] @ w["seat.weight"] + w["seat.bias"]
        h = (
            h
            + (seen[shape.table_at] @ w["table.weight"] + w["table.bias"])
            + w["left"][:n]
            + w["right"][(n - where) % n]
        )
        h = np.maximum(h, 0)
        pairs = seen[shape.pair_at].reshape(shape.most, shape.most, shape.pairs)[:n, :n]
        h = h + heard(h, pairs, w["told.weight"], w["heard.weight"], w["heard.bias"])
        h = norm(through(w, h, pairs, self.blocks), w["last.weight"], w["last.bias"])
        others = np.concatenate([h[0], h.mean(0)]) @ w["others.weight"] + w["others.bias"]
        of_seats = np.full((shape.most, shape.seat_acts), NEVER, np.float32)
        of_seats[:n] = h @ w["seats.weight"] + w["seats.bias"]
        logits: Floats = np.concatenate([others, of_seats.ravel()])[shape.logit_at]
        return logits


def through(w: dict[str, Floats], h: Floats, pairs: Floats, blocks: int) -> Floats:
    """The blocks of attention, in which seats heed each other more or less for what they did to one another."""
    both = np.concatenate([pairs, pairs.transpose(1, 0, 2)], 2)
    bias = (both @ w["pair.weight"]).transpose(2, 0, 1)
    for number in range(blocks):
        h = attend(w, h, bias, f"blocks.{number}.")
    return h


def heard(h: Floats, pairs: Floats, told: Floats, weight: Floats, bias: Floats) -> Floats:
    """What each seat did to the others, and what they did to it: each tells `told` of itself along its deeds."""
    n, kinds = len(h), pairs.shape[2]
    tales = (h @ told).reshape(n, kinds, -1).transpose(1, 0, 2)
    to = np.ascontiguousarray(pairs.transpose(2, 0, 1))
    sums = [(way @ tales).transpose(1, 0, 2).reshape(n, -1) for way in (to, to.transpose(0, 2, 1))]
    found: Floats = np.maximum(np.concatenate(sums, 1) @ weight + bias, 0)
    return found


def attend(w: Mapping[str, Floats], h: Floats, bias: Floats, name: str) -> Floats:
    """One block of attention among the seats, with its weights under that name."""
    n, width = h.shape
    deep = width // HEADS
    x = norm(h, w[name + "n1.weight"], w[name + "n1.bias"]) @ w[name + "qkv.weight"] + w[name + "qkv.bias"]
    query, key, value = x.reshape(n, 3, HEADS, deep).transpose(1, 2, 0, 3)
    heed = query @ key.transpose(0, 2, 1) * np.float32(deep**-0.5) + bias
    heed = np.exp(heed - heed.max(-1, keepdims=True))
    heed /= heed.sum(-1, keepdims=True)
    mixed = (heed @ value).transpose(1, 0, 2).reshape(n, width)
    h = h + mixed @ w[name + "out.weight"] + w[name + "out.bias"]
    x = norm(h, w[name + "n2.weight"], w[name + "n2.bias"]) @ w[name + "m1.weight"] + w[name + "m1.bias"]
    found: Floats = h + np.maximum(x, 0) @ w[name + "m2.weight"] + w[name + "m2.bias"]
    return found


def norm(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Each row with mean 0 and variance 1, then scaled."""
    each = np.float32(1 / x.shape[-1])  # sums take half the time of means
    mean: Floats = np.add.reduce(x, -1, keepdims=True) * each
    x = x - mean
    found: Floats = x / np.sqrt(np.add.reduce(x * x, -1, keepdims=True) * each + EPSILON) * weight + bias
    return found


def _placed(weights: Floats, axis: int, names: Sequence[str], wanted: Sequence[str], file: Path) -> Floats:
    """Weights by the names of their columns or outputs, nothing where the game has grown since they were trained."""
    places = {name: at for at, name in enumerate(wanted)}
    if not places.keys() >= set(names):
        raise ValueError(f"{file.name} was made for another layout: {sorted(set(names) - places.keys())[:3]}")
    grown = np.zeros((*weights.shape[:axis], len(wanted), *weights.shape[axis + 1 :]), np.float32)
    at = [places[name] for name in names]
    if axis:
        grown[:, at] = weights
    else:
        grown[at] = weights
    return grown
