"""The newcomer at Salem 1692: counts the cards that lie open, forgets who did what, and lies badly."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.bots.level2 import Level2
from meetinghouse.boardgames.salem1692.bots.mind import PlayerMind
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.boardgames.salem1692.bots.witch import Witch

SLIP = 1.2  # a push at the second-best suspect, a card laid a turn too early: never more than that
COMPOSURE = 0.3  # how often a newcomer who is a witch thinks of confessing as the innocent do


class Level1(Level2):
    """One seat's player."""

    remembers = False

    def _mind(self, sight: Sight) -> PlayerMind:
        mind = super()._mind(sight)
        mind.slip = SLIP
        if isinstance(mind, Witch):
            mind.composure = COMPOSURE
        return mind
