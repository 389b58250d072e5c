"""Which side each seat begins on and which side won, for win rates by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.engine.match import Match

Json = dict[str, Any]

# A game without sides: everyone for themselves.
ALONE = "alone"


def initial_sides(match: Match) -> tuple[str, ...]:
    """The side of each seat, as its own view says now; call it before the first answer."""
    read = READERS.get(match.game)
    if read is None:
        return (ALONE,) * match.seats
    return tuple(read(match.view(seat)) for seat in range(match.seats))


def winning_side(game: str, reason: str, sides: Sequence[str], winners: Sequence[int]) -> str | None:
    """The side that won. Where the reason alone does not say it: the side that all winners began on."""
    named = WON_BY.get(game, {}).get(reason)
    if named is not None:
        return named
    found = {sides[seat] for seat in winners}
    return found.pop() if len(found) == 1 else None


def _salem1692(view: Json) -> str:
    return "witches" if view["is_witch"] else "town"


def _new_salem(view: Json) -> str:
    return "witches" if view["side"] == "witch" else "puritans"


READERS: dict[str, Callable[[Json], str]] = {"salem1692": _salem1692, "new_salem": _new_salem}

# Salem 1692: people change sides at Conspiracy, so the winners' first sides say nothing.
WON_BY: dict[str, dict[str, str]] = {
    "salem1692": {"last_witch_revealed": "town", "only_witches_left": "witches", "endless_night": "witches"},
    "new_salem": {"witches": "witches", "puritans": "puritans"},
}

# The sides of a game, for strength tests.
SIDES: dict[str, tuple[str, ...]] = {"salem1692": ("witches", "town"), "new_salem": ("witches", "puritans")}
