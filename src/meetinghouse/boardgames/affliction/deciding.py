"""What silence means (ruling 11): anything optional is declined, what is forced falls by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.boardgames.affliction.acts import DONE, PASS


def by_chance(options: Callable[..., Sequence[int]]) -> Callable[..., int]:
    """A default that picks one of the options, or declines where that is offered."""

    def default(t: Any, seat: int, *data: Any) -> int:
        offered = options(t, seat, *data)
        if PASS in offered:
            return PASS
        picked: int = offered[t.chance.pick(len(offered))]
        return picked

    return default


def declining(t: Any, seat: int, *data: Any) -> int:
    return PASS


def done(t: Any, seat: int, *data: Any) -> int:
    return DONE
