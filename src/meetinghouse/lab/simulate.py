"""Many games with one line-up, and a summary of how they went."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from meetinghouse.engine.json_types import Json
from meetinghouse.lab.batch import PlayedGame
from meetinghouse.lab.sides import winning_side
from meetinghouse.lab.statistics import WinRate, mean, wilson


class Summary(NamedTuple):
    """What many games add up to."""

    game: str
    seats: int
    games: int
    reasons: dict[str, WinRate]
    sides: dict[str, WinRate]
    by_seat: list[WinRate]
    answers: tuple[float, float, float]

    def to_json(self) -> Json:
        """Plain JSON: counts, so that anyone can work out their own intervals."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "reasons": {reason: share.wins for reason, share in self.reasons.items()},
            "sides": {side: share.wins for side, share in self.sides.items()},
            "wins_by_seat": [share.wins for share in self.by_seat],
            "answers": round(self.answers[0], 3),
        }


def summary(game: str, seats: int, played: Sequence[PlayedGame]) -> Summary:
    """Shares with intervals, from games already played."""
    total = len(played)
    reasons = Counter(one.reason for one in played)
    sides = Counter(winning_side(game, one.reason, one.sides, one.winners) for one in played)
    by_seat = [wilson(sum(seat in one.winners for one in played), total) for seat in range(seats)]
    return Summary(
        game,
        seats,
        total,
        {reason: wilson(n, total) for reason, n in sorted(reasons.items())},
        {side: wilson(n, total) for side, n in sorted(sides.items(), key=str) if side is not None},
        by_seat,
        mean([float(one.answers) for one in played]),
    )
