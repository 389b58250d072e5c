"""What several decisions have in common; a "may" is answered with yes or no, and silence declines (S15.6)."""

from __future__ import annotations

from typing import Any

from meetinghouse.boardgames.salem1692.acts import NO, SEAT, YES
from meetinghouse.boardgames.salem1692.state import Salem


def yes_or_no(t: Salem, seat: int, *data: Any) -> list[int]:
    """The options of a "may"."""
    return [YES, NO]


def third_players(t: Salem, seat: int, named: int) -> list[int]:
    """The options of who names a second other player."""
    return SEAT.acts(s for s in t.others(seat) if s != named)


def say_no(t: Salem, seat: int, *data: Any) -> int:
    return NO
