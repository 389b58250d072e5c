"""Who wins, and when (S12)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE

LONGEST = 99  # Nights; no table comes near it, but no table may go on for ever (S12.7)


def town_wins(t: Salem) -> None:
    """The last Witch Tryal is face up (S12.1)."""
    _finish(t, [s for s in range(t.seats) if not t.witch[s]], "last_witch_revealed")


def witches_win(t: Salem, reason: str = "only_witches_left") -> None:
    """Every living player has held a Witch (S12.3)."""
    _finish(t, [s for s in range(t.seats) if t.witch[s]], reason)


def only_witches_live(t: Salem) -> bool:
    """Whether all who live have ever held a Witch."""
    witch = t.witch
    return all(witch[s] for s in t.living)


def _finish(t: Salem, winners: list[int], reason: str) -> None:
    t.phase = "over"
    t.marked = -1
    t.confessions = [-1] * t.seats  # what is still sealed is never opened
    t.finish(winners, reason, {str(s): int(s in winners) for s in range(t.seats)})
    t.emit("game_over", winners=winners, reason=reason, tells=EVERYONE)
