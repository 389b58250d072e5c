"""The newcomer at Affliction: takes what is good for itself now."""

from meetinghouse.boardgames.affliction.bots.level2 import Level2
from meetinghouse.boardgames.affliction.bots.weights import MoveWeights

# It does not count what others lose, goes for its grievance openly, and takes a good answer for the best: one that is
# up to so many points worse.
NEWCOMER = MoveWeights(denial=(0.0,) * 5, row_denial=0.0, secret=1.0, noise=0.9)


class Level1(Level2):
    """Thinks of one messenger at a time, and of nobody else's plans."""

    hasty = True

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed, NEWCOMER)
