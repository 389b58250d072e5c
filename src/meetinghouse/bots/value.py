"""How likely each side (or seat) is to win, with all cards open: a few numbers of a game, weighed by a fitted file.

A game names a module (`Game(value="module")`) with `NAMES`, `features(match)` (a row of numbers for each side, or for
each seat where nobody wins together) and `won(match)`. `value.json` beside it holds what `analysis/fit.py`
made of games between bots.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from meetinghouse.engine.game import Game, load
from meetinghouse.engine.match import Match


class Value:
    """The fitted value of one game."""

    def __init__(self, module: Any) -> None:
        """Read the weights that lie beside the game's module."""
        self.module = module
        kept = json.loads(weights_of(module).read_text(encoding="utf-8"))
        if kept["names"] != list(module.NAMES):
            raise ValueError(f"{weights_of(module)} was fitted for {kept['names']}")
        self.weights: list[float] = kept["weights"]

    def chances(self, match: Match) -> list[float]:
        """For each side or seat; they add up to one."""
        if match.outcome is not None:
            won = self.module.won(match)
            return [float(one) / sum(won) for one in won]
        rows: list[list[float]] = self.module.features(match)
        return softmax([sum(w * x for w, x in zip(self.weights, row, strict=True)) for row in rows])


def weights_of(module: Any) -> Path:
    """Where the weights of a game's module lie."""
    return Path(module.__file__).with_suffix(".json")


@cache
def value_of(game: Game) -> Value | None:
    """A game's value, if it has one."""
    return Value(load(game.value)) if game.value else None


def softmax(worths: Sequence[float]) -> list[float]:
    """Chances from worths.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    top = max(worths)
    powers = [math.exp(worth - top) for worth in worths]
    return [power / sum(powers) for power in powers]
