"""What several decisions have in common: yes or no, and silence that leaves it to chance (S15.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.boardgames.salem1692.acts import NO, YES
from meetinghouse.boardgames.salem1692.state import Salem


def yes_or_no(t: Salem, seat: int, *data: Any) -> list[int]:
    """The options of a "may"."""
    return [YES, NO]


def say_no(t: Salem, seat: int, *data: Any) -> int:
    """Silence declines."""
    return NO


def by_chance(options: Callable[..., Sequence[int]]) -> Callable[..., int]:
    """Silence where one of the options must be taken: one of them by chance."""

    def default(t: Salem, seat: int, *data: Any) -> int:
        found = options(t, seat, *data)
        return found[t.chance.pick(len(found))]

    return default
