"""A network in NumPy that plays any game from its observation: seats share an encoder, with attention over deeds.

It answers with a logit for every act, seats counted from the viewer on. `meetinghouse.train` trains the same network in
torch and writes its weights, and `web/src/page/net.ts` multiplies in a page; a change in one needs a change of all, and
tests compare them. It reckons with 64 bits: libraries add up in different orders, and with 32 bits the last places that
differ would now and then decide what a bot answers, so that a game was another on another machine.
"""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from meetinghouse.bots.shape import HEADS, NEVER, NetworkShape
from meetinghouse.bots.weights import Weights, blocks_in, weights_for

Floats = NDArray[np.float64]

EPSILON = np.float64(1e-5)
SEEN_AS = np.log1p(np.arange(256, dtype=np.float64))  # how the network sees a number: large ones are compressed


class Network:
    """The forward pass for one observation."""

    def __init__(self, shape: NetworkShape, weights: Mapping[str, Weights]) -> None:
        self.shape = shape
        self.seat_at, self.table_at = np.array(shape.seat_at), np.array(shape.table_at)
        self.logit_at = np.array(shape.logit_at)
        self.scale = None if shape.scale is None else np.array(shape.scale)
        raw = {name: np.array(found.numbers).reshape(found.shape) for name, found in weights.items()}
        # as factors from the right
        self.w: dict[str, Floats] = {
            name: np.ascontiguousarray(w.T) if name.endswith("weight") and w.ndim == 2 else w for name, w in raw.items()
        }
        self.blocks = blocks_in(weights)

    @classmethod
    def read(cls, shape: NetworkShape, file: Path) -> "Network":
        return cls(shape, weights_for(shape, file))

    def __call__(self, observation: bytes) -> list[float]:
        """The logits of all acts."""
        logits: list[float] = self.logits(observation).tolist()
        return logits

    def logits(self, observation: bytes | NDArray[np.uint8]) -> Floats:
        """The same as an array."""
        w, shape = self.w, self.shape
        row = np.frombuffer(observation, np.uint8)
        seen = SEEN_AS[row] if self.scale is None else row * self.scale
        n = int(np.count_nonzero(seen[self.seat_at[:, 0]]))  # `exists` comes first
        where = np.arange(n)
        h = seen[self.seat_at[:n]] @ w["seat.weight"] + w["seat.bias"]
        h = (
            h
            + (seen[self.table_at] @ w["table.weight"] + w["table.bias"])
            + w["left"][:n]
            + w["right"][(n - where) % n]
        )
        h = np.maximum(h, 0)
        pairs = seen[shape.pair_at].reshape(shape.most, shape.most, shape.pairs)[:n, :n]
        h = h + heard(h, pairs, w["told.weight"], w["heard.weight"], w["heard.bias"])
        h = norm(through(w, h, pairs, self.blocks), w["last.weight"], w["last.bias"])
        others = np.concatenate([h[0], h.mean(0)]) @ w["others.weight"] + w["others.bias"]
        of_seats = np.full((shape.most, shape.seat_acts), NEVER, np.float64)
        of_seats[:n] = h @ w["seats.weight"] + w["seats.bias"]
        logits: Floats = np.concatenate([others, of_seats.ravel()])[self.logit_at]
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
    heed = query @ key.transpose(0, 2, 1) * np.float64(deep**-0.5) + bias
    heed = np.exp(heed - heed.max(-1, keepdims=True))
    heed /= heed.sum(-1, keepdims=True)
    mixed = (heed @ value).transpose(1, 0, 2).reshape(n, width)
    h = h + mixed @ w[name + "out.weight"] + w[name + "out.bias"]
    x = norm(h, w[name + "n2.weight"], w[name + "n2.bias"]) @ w[name + "m1.weight"] + w[name + "m1.bias"]
    found: Floats = h + np.maximum(x, 0) @ w[name + "m2.weight"] + w[name + "m2.bias"]
    return found


def norm(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Each row with mean 0 and variance 1, then scaled."""
    each = np.float64(1 / x.shape[-1])  # sums take half the time of means
    mean: Floats = np.add.reduce(x, -1, keepdims=True) * each
    x = x - mean
    found: Floats = x / np.sqrt(np.add.reduce(x * x, -1, keepdims=True) * each + EPSILON) * weight + bias
    return found
