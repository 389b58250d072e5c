"""The two players that know no game: one takes the first option, one plays at random."""

import random

from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

# How often a random player uses a chance to speak up: often enough to be heard, not at every breath.
SPEAK_UP = 0.25


class FirstBot:
    """Always the first option, never a word unasked."""

    blind = True  # the driver need not show it views or events

    def __init__(self, seat: int, seed: int) -> None:
        """Needs to know nothing of seat and game."""

    def see(self, event: Json) -> None:
        """It has no memory."""

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        return ask.options[0] if ask.required else None


class RandomBot:
    """Every option is as good as any other."""

    blind = True

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = random.Random(seed)

    def see(self, event: Json) -> None:
        """It has no memory."""

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        if not ask.required and self.chance.random() >= SPEAK_UP:
            return None
        options = ask.options
        return options[int(self.chance.random() * len(options))]
