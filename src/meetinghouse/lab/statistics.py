"""Intervals for shares and for the odds of one side against another. 95% throughout."""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Z95 = 1.959963984540054


class WinRate(NamedTuple):
    """`wins` out of `games`, with Wilson's interval."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The share itself; a half when nothing was played, since then nothing is known."""
        return self.wins / self.games if self.games else 0.5


def wilson(wins: float, games: int, z: float = Z95) -> WinRate:
    """Wilson's score interval: honest near 0 and 1 and with few games, unlike the textbook one.

    >>> share = wilson(8, 10)
    >>> round(share.low, 3), round(share.high, 3)
    (0.49, 0.943)
    """
    if games == 0:
        return WinRate(wins, games, 0.0, 1.0)
    p = wins / games
    scale = 1 + z * z / games
    middle = (p + z * z / (2 * games)) / scale
    reach = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / scale
    return WinRate(wins, games, max(0.0, middle - reach), min(1.0, middle + reach))


class OddsRatio(NamedTuple):
    """How many times better the odds are, with its interval."""

    ratio: float
    low: float
    high: float


def odds_ratio(wins: float, games: int, base_wins: float, base_games: int, z: float = Z95) -> OddsRatio:
    """The odds of `wins` in `games` over those of `base_wins` in `base_games`, with Woolf's interval.

    A half is added to each of the four numbers, so that a side which never wins still has an interval. Where both
    were played on the same deals the true interval is narrower than this one: it errs on the careful side.

    >>> found = odds_ratio(60, 100, 40, 100)
    >>> round(found.ratio, 2), found.low > 1
    (2.23, True)
    """
    a, b = wins + 0.5, games - wins + 0.5
    c, d = base_wins + 0.5, base_games - base_wins + 0.5
    log = math.log(a * d / (b * c))
    spread = z * math.sqrt(1 / a + 1 / b + 1 / c + 1 / d)
    return OddsRatio(math.exp(log), math.exp(log - spread), math.exp(log + spread))


def mean(values: list[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean of some numbers and its interval.

    >>> mean([1.0, 2.0, 3.0])[0]
    2.0
    """
    if not values:
        return 0.0, 0.0, 0.0
    middle = sum(values) / len(values)
    if len(values) == 1:
        return middle, middle, middle
    spread = math.sqrt(sum((v - middle) ** 2 for v in values) / (len(values) - 1) / len(values))
    return middle, middle - z * spread, middle + z * spread


def chi_squared(counts: Sequence[int]) -> tuple[float, float]:
    """How uneven some counts are: the statistic, and how likely chance alone makes them as uneven.

    >>> chi_squared([20, 20, 20])
    (0.0, 1.0)
    >>> round(chi_squared([30, 14, 16])[1], 3)
    0.022
    """
    expected = sum(counts) / len(counts)
    if not expected:
        return 0.0, 1.0
    found = sum((count - expected) ** 2 for count in counts) / expected
    half, free = found / 2, len(counts) - 1
    # the tail for one or two degrees of freedom, and what each two more add to it
    tail, at = (math.erfc(math.sqrt(half)), 1) if free % 2 else (math.exp(-half), 2)
    for more in range(at, free, 2):
        tail += half ** (more / 2) * math.exp(-half) / math.gamma(more / 2 + 1)
    return found, min(1.0, tail)


def auc(pairs: Iterable[tuple[float, bool]]) -> float:
    """How often a score with truth is higher than one without; equal ones count a half, as does a lack of either.

    >>> auc([(0.1, False), (0.4, False), (0.35, True), (0.8, True)])
    0.75
    """
    known = list(pairs)
    zeros = sorted(score for score, truth in known if not truth)
    ones = [score for score, truth in known if truth]
    if not ones or not zeros:
        return 0.5
    return sum(bisect_left(zeros, one) + bisect_right(zeros, one) for one in ones) / (2 * len(ones) * len(zeros))
