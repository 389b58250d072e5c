"""A player that asks a trained network. It sees its view and its events, as a person does, and nothing else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import numpy as np

import meetinghouse
from meetinghouse.bots.network import Network
from meetinghouse.bots.seeing import observe_view
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.encoding import counted_from
from meetinghouse.engine.history import History
from meetinghouse.engine.json_types import Json


class Learned:
    """One seat's player. A game's own level names the game and the file with the weights."""

    game: str
    weights: Path
    temperature = 0.2  # how often it takes what is not the best: low, but nobody should know it by heart

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = Random(seed)
        self.history: History | None = None
        self.past: list[Json] = []  # what was told before the first question

    def see(self, event: Json) -> None:
        if self.history is None:
            self.past.append(event)
        else:
            self.history.hear(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        found = meetinghouse.find_game(self.game)
        if self.history is None:
            self.history = History(found, view["seats"])
            for event in self.past:
                self.history.hear(event)
        if not ask.required:
            return None  # it has learned to answer, not to speak up
        if len(ask.numbers) == 1:
            return ask.options[0]
        seen = observe_view(self.game, view, self.history)
        turned, _ = counted_from(found, view["seats"], self.seat)
        own = network(self.game, self.weights)(seen)[[turned[act] for act in ask.numbers]] / self.temperature
        chances = np.exp(own - own.max())
        return self.chance.choices(ask.options, chances.tolist())[0]


@cache
def network(game: str, weights: Path) -> Network:
    """The one network of this process for a game."""
    return Network(game, weights)
