"""How likely each side (or seat) is to win, with all cards open: a few numbers of a position with fitted weights.

A game declares its `Features` in `Lookback(value=...)`. Their weights stand in a file that `lookback/fit.py` makes of
games between bots.
"""

import json
import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from meetinghouse.lookback import Lookback


class Features(NamedTuple):
    """Numbers of a position with all cards open, and the file with their weights."""

    names: tuple[str, ...]
    rows: Callable[[Match], list[list[float]]]  # a row for each side, or for each seat where nobody wins together
    won: Callable[[Match], list[bool]]  # whether each of them won, once it is over
    weights: Path


class Value:
    def __init__(self, features: Features) -> None:
        self.features = features
        kept = json.loads(features.weights.read_text(encoding="utf-8"))
        if kept["names"] != list(features.names):
            raise ValueError(f"{features.weights} was fitted for {kept['names']}")
        self.weights: list[float] = kept["weights"]
        # How far what was said lay from what came true, in games that it was not fitted on; a change has two such ends.
        bins = kept["test"]["bins"]
        seen = sum(n for _, _, n in bins)
        self.doubt = math.sqrt(2 * math.fsum(n * (said - came) ** 2 for said, came, n in bins) / seen)

    def chances(self, match: Match) -> list[float]:
        """For each side or seat; they add up to one."""
        if match.outcome is not None:
            won = self.features.won(match)
            return [float(one) / sum(won) for one in won]
        rows = self.features.rows(match)
        return softmax([math.fsum(w * x for w, x in zip(self.weights, row, strict=True)) for row in rows])


@cache
def value_of(game: Game) -> Value | None:
    features = game.declares(Lookback).value
    return None if features is None else Value(features)


def softmax(worths: Sequence[float]) -> list[float]:
    """Chances from worths.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    top = max(worths)
    powers = [math.exp(worth - top) for worth in worths]
    total = math.fsum(powers)
    return [power / total for power in powers]
