"""Observations as arrays, from a match, from what one seat was shown and told, or from the watcher of a match."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from meetinghouse.observation.deeds import History
from meetinghouse.observation.layout import turning
from meetinghouse.observation.numbers import numbers_seen
from meetinghouse.observation.watching import Watcher


@cache
def places(game: Game, seats: int, viewer: int) -> NDArray[np.intp]:
    """Where each number stands in what a watcher gives."""
    return np.array(turning(game, seats, max(viewer, 0)), np.intp)


def observe(match: Match, viewer: int, history: History | None = None) -> NDArray[np.uint8]:
    """What a seat sees, or a spectator (-1); `history` where the match itself does not know its past."""
    return np.frombuffer(bytearray(numbers_seen(match, viewer, history)), np.uint8)


def look(watcher: Watcher, seat: int) -> NDArray[np.uint8]:
    """What a seat of a running match sees, from the watcher of that match."""
    watcher.refresh(seat)
    table = watcher.table
    # `take` needs half the time of an index
    return np.frombuffer(watcher.buffer, np.uint8).take(places(table.game, table.seats, seat))
