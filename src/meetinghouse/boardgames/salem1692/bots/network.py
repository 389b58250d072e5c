"""The network of level 3, in NumPy: a shared encoder for seats, who did what to whom, and three blocks of attention.

It answers with a logit for every act (seats counted from the viewer on) and with log-odds for each seat that it is a
witch. `docs/training.md` says how the weights were made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from meetinghouse.boardgames.salem1692.bots.observing import PAIR_SCALE, SEAT, TABLE, Floats, Observation

WEIGHTS = Path(__file__).with_name("weights.npz")
HEADS = 4
NEVER = -1e9
EPSILON = 1e-5


class Network:
    """The forward pass for one observation."""

    def __init__(self, file: Path = WEIGHTS) -> None:
        with np.load(file) as kept:
            raw = {name: kept[name].astype(np.float32) for name in kept.files}
        # as factors from the right; what the observation is scaled by goes into the first ones
        turned = {name: np.ascontiguousarray(w.T) if w.ndim == 2 and name != "pos" else w for name, w in raw.items()}
        turned["s.weight"] = turned["s.weight"] * SEAT.scale[:, None]
        turned["g.weight"] = turned["g.weight"] * TABLE.scale[:, None]
        self.w: dict[str, Floats] = turned
        self.blocks = sum(name.endswith("qkv.weight") for name in turned)
        self.width = turned["pos"].shape[1]

    def __call__(self, seen: Observation, first_seat: int, acts: int) -> tuple[Floats, Floats]:
        """Logits of all acts, of which those from `first_seat` on name seats, and each seat's log-odds as a witch."""
        w = self.w
        n = len(seen.seats)
        h = seen.seats @ w["s.weight"] + (seen.table @ w["g.weight"] + w["s.bias"] + w["g.bias"]) + w["pos"][:n]
        h = np.maximum(h, 0)
        pairs = seen.pairs * PAIR_SCALE
        h = h + self._relations(h, pairs)
        both = np.concatenate([pairs, pairs.transpose(1, 0, 2)], 2)
        bias = (both @ w["pair.weight"]).transpose(2, 0, 1)
        for number in range(self.blocks):
            h = self._block(h, bias, f"blocks.{number}.")
        h = _norm(h, w["n.weight"], w["n.bias"])
        others = np.concatenate([h[0], h.mean(0)]) @ w["other.weight"] + w["other.bias"]
        logits = np.full(acts, NEVER, np.float32)
        seats = len(w["pos"])
        logits[:first_seat] = others[:first_seat]
        logits[first_seat + seats :] = others[first_seat:]
        logits[first_seat : first_seat + n] = (h @ w["seat.weight"])[:, 0] + w["seat.bias"]
        return logits, (h @ w["aux.weight"] + w["aux.bias"])[:, 0]

    def _relations(self, h: Floats, pairs: Floats) -> Floats:
        """What each seat did to the others, and what they did to it."""
        n, kinds = len(h), pairs.shape[2]
        told = (h @ self.w["rel.weight"]).reshape(n, kinds, -1).transpose(1, 0, 2)
        to = np.ascontiguousarray(pairs.transpose(2, 0, 1))
        sums = [(way @ told).transpose(1, 0, 2).reshape(n, -1) for way in (to, to.transpose(0, 2, 1))]
        found: Floats = np.maximum(np.concatenate(sums, 1) @ self.w["relo.weight"] + self.w["relo.bias"], 0)
        return found

    def _block(self, h: Floats, bias: Floats, name: str) -> Floats:
        w, n, deep = self.w, len(h), self.width // HEADS
        x = _norm(h, w[name + "n1.weight"], w[name + "n1.bias"]) @ w[name + "qkv.weight"] + w[name + "qkv.bias"]
        query, key, value = x.reshape(n, 3, HEADS, deep).transpose(1, 2, 0, 3)
        heed = query @ key.transpose(0, 2, 1) * np.float32(deep**-0.5) + bias
        heed = np.exp(heed - heed.max(-1, keepdims=True))
        heed /= heed.sum(-1, keepdims=True)
        mixed = (heed @ value).transpose(1, 0, 2).reshape(n, self.width)
        h = h + mixed @ w[name + "out.weight"] + w[name + "out.bias"]
        x = _norm(h, w[name + "n2.weight"], w[name + "n2.bias"]) @ w[name + "m1.weight"] + w[name + "m1.bias"]
        found: Floats = h + np.maximum(x, 0) @ w[name + "m2.weight"] + w[name + "m2.bias"]
        return found


def _norm(x: Floats, weight: Floats, bias: Floats) -> Floats:
    x = x - x.mean(-1, keepdims=True)
    found: Floats = x / np.sqrt((x * x).mean(-1, keepdims=True) + EPSILON) * weight + bias
    return found


@cache
def network() -> Network:
    """The one network of this process."""
    return Network()
