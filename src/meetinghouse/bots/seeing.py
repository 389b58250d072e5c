"""Layout 2 of an observation as an array, from a match or from what one seat was shown and told."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import meetinghouse
from meetinghouse.engine.history import History
from meetinghouse.engine.match import Match


@cache
def places(game: str, seats: int, viewer: int) -> NDArray[np.intp]:
    """Where each number stands in what a watcher gives."""
    return np.array(meetinghouse.new_match(game, seats, seed=0).observer.turning(viewer), np.intp)


def observe(match: Match, seat: int, history: History | None = None) -> NDArray[np.uint8]:
    """What a seat sees; `history` where the match itself does not know its past."""
    seen = np.frombuffer(match.observer.watcher(2, history).look(seat), np.uint8)
    return seen[places(match.game, match.seats, seat)]


def observe_view(game: str, view: dict[str, Any], history: History) -> NDArray[np.uint8]:
    """The same from a view and the counted events of its seat: any world with that view looks the same."""
    return observe(meetinghouse.imagine(game, view, seed=0), view["viewer"], history)
