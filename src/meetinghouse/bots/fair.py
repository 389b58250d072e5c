"""Picks the best of some choices, and by chance between equals: the first in a list has no advantage.

Seats and options stand in seat order everywhere, so a plain `max` over them hunts the first seat. Bots choose with
`best` and sort with `ranked`, each with a generator of its own.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")
Worth = float | tuple[float, ...]

# Sums over the same numbers in another order differ in the last places: that is no reason to prefer anybody. Nor may a
# decision depend on it: `exp` and `log` differ in the last place from one machine to another.
PLACES = 9
NEAR = 10.0**-PLACES


def reaches(value: float, bar: float) -> bool:
    """Whether a value is at least as large as the bar, the last places left aside.

    >>> reaches(0.3, 0.1 + 0.2)
    True
    """
    return value >= bar - NEAR


def exceeds(value: float, bar: float) -> bool:
    """Whether a value is larger than the bar by more than the last places.

    >>> exceeds(0.1 + 0.2, 0.3)
    False
    """
    return value > bar + NEAR


def ranked(chance: Random, among: Iterable[T], worth: Callable[[T], Worth]) -> list[T]:
    """From the best to the worst; those worth the same stand in an order of chance.

    >>> ranked(Random(1), ["a", "b", "c"], {"a": 0.1 + 0.2, "b": 0.3, "c": 1.0}.__getitem__)[0]
    'c'
    """
    mixed = list(among)
    chance.shuffle(mixed)
    return sorted(mixed, key=lambda one: _rounded(worth(one)), reverse=True)


def best(chance: Random, among: Iterable[T], worth: Callable[[T], Worth]) -> T:
    """The one that is worth most; among equals, chance decides."""
    found: list[T] = []
    top: tuple[float, ...] | None = None
    for one in among:
        value = _rounded(worth(one))
        if top is None or value > top:
            top, found = value, [one]
        elif value == top:
            found.append(one)
    return found[0] if len(found) == 1 else found[int(chance.random() * len(found))]


def _rounded(worth: Worth) -> tuple[float, ...]:
    return tuple(round(part, PLACES) for part in (worth if isinstance(worth, tuple) else (worth,)))
