"""Which side each seat begins on and which side won, for win rates by side."""

from collections.abc import Sequence

import meetinghouse
from meetinghouse.engine.match import Match

# A game without sides: everyone for themselves.
ALONE = "alone"


def initial_sides(match: Match) -> tuple[str, ...]:
    """The side of each seat, as its own view says now; call it before the first answer."""
    sides = meetinghouse.find_game(match.game).sides
    if sides is None:
        return (ALONE,) * match.seats
    return tuple(sides.of_view(match.view(seat)) for seat in range(match.seats))


def winning_side(game: str, reason: str, began: Sequence[str], winners: Sequence[int]) -> str | None:
    """The side that won. Where the reason alone does not say it: the side that all winners began on."""
    sides = meetinghouse.find_game(game).sides
    named = None if sides is None else sides.won_by.get(reason)
    if named is not None:
        return named
    found = {began[seat] for seat in winners}
    return found.pop() if len(found) == 1 else None
