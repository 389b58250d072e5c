"""Looking back at a finished game: its story, chances over time, what moved them, better moves, what players thought.

Everything in here is shown a whole game with open eyes, so it may run only when the game is over. A game declares what
it has in `LOOKBACK`, in the module or folder `lookback` of its package. All of it is optional.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meetinghouse.lookback.minds import Mind
    from meetinghouse.lookback.puzzle import Puzzler
    from meetinghouse.lookback.story import Storyteller
    from meetinghouse.lookback.value import Features


@dataclass(frozen=True)
class Lookback:
    """What a game declares for people who look back at it."""

    story: type[Storyteller] | None = None
    value: Features | None = None  # the numbers of a position from which chances follow
    mind: type[Mind] | None = None  # `Class(seat)`: what a careful player in a seat believed
    puzzle: Puzzler | None = None  # how moments of its games become puzzles
