"""The network of level 3, in NumPy: a shared encoder for seats, who did what to whom, and three blocks of attention.

It answers with a logit for every act (seats counted from the viewer on) and with log-odds for each seat that it is a
witch. `docs/training.md` says how the weights were made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from meetinghouse.boardgames.salem1692.bots.observing import PAIR_SCALE, SEAT, TABLE, Floats, Observation
from meetinghouse.bots.network import NEVER, heard, norm, through

WEIGHTS = Path(__file__).with_name("weights.npz")


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

    def __call__(self, seen: Observation, first_seat: int, acts: int) -> tuple[Floats, Floats]:
        """Logits of all acts, of which those from `first_seat` on name seats, and each seat's log-odds as a witch."""
        w = self.w
        n = len(seen.seats)
        h = seen.seats @ w["s.weight"] + (seen.table @ w["g.weight"] + w["s.bias"] + w["g.bias"]) + w["pos"][:n]
        h = np.maximum(h, 0)
        pairs = seen.pairs * PAIR_SCALE
        h = h + heard(h, pairs, w["rel.weight"], w["relo.weight"], w["relo.bias"])
        h = norm(through(w, h, pairs, self.blocks), w["n.weight"], w["n.bias"])
        others = np.concatenate([h[0], h.mean(0)]) @ w["other.weight"] + w["other.bias"]
        logits = np.full(acts, NEVER, np.float32)
        seats = len(w["pos"])
        logits[:first_seat] = others[:first_seat]
        logits[first_seat + seats :] = others[first_seat:]
        logits[first_seat : first_seat + n] = (h @ w["seat.weight"])[:, 0] + w["seat.bias"]
        return logits, (h @ w["aux.weight"] + w["aux.bias"])[:, 0]


@cache
def network() -> Network:
    """The one network of this process."""
    return Network()
