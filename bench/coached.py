"""Players with a coach at their side: a newcomer who does what it advises, and one who does what it will blame.

In the arena they are `coached.py:Coached` and `coached.py:Stubborn`, with the path of this file before it.
"""

from __future__ import annotations

from meetinghouse.bots.base import Bot, Company, make
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.coach import judged

NEWCOMER = 1
COACHED = f"{__file__}:Coached"


class Coached:
    """Plays as level 1 does, and as the coach advises where it speaks."""

    newcomer: Bot
    game: str

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.seed = seat, seed
        self.told: list[Json] = []
        self.spoke = 0  # how often the coach had something to say

    def meet(self, company: Company) -> None:
        """Make the newcomer's bot, now that the game is known."""
        self.game = company.game
        self.newcomer = make(company.game, NEWCOMER, self.seat, self.seed)

    def see(self, event: Json) -> None:
        self.told.append(event)
        self.newcomer.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        own = self.newcomer.decide(view, ask)
        found = judged(self.game, view, ask, self.told)
        self.spoke += bool(found.worth)
        return found.worth[0] if found.worth else own


class Stubborn(Coached):
    """Plays as level 1 does, but gives the answer that the coach doubts most if it doubts one."""

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        own = self.newcomer.decide(view, ask)
        found = judged(self.game, view, ask, self.told)
        self.spoke += bool(found.costly)
        return found.costly[-1].choice if found.costly else own
