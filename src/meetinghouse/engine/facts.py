"""What the properties in `tests/properties` need to know of a game to try it: a game of another package declares it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Facts(NamedTuple):
    """The hooks of one game."""

    cards: Callable[[Any], Any]  # of a table: all that can be neither lost nor made, in a form that can be compared
    living: Callable[[Any], list[int]]  # the seats still in the game
    asks_all: frozenset[str]  # decisions that every living seat is asked
    alike: frozenset[str]  # and of these, those that offer every seat the same number of options
    tells_all: frozenset[str]  # the events that may tell everybody something hidden; a new one is added knowingly
    secret: Callable[[Any, int], Any]  # what a seat keeps from the others, for comparing deals
    knows: Callable[[Any, int], Any]  # what a seat knows of such secrets when the first decision opens
    follows: frozenset[str] = frozenset()  # events of the deal that only repeat what others have told
