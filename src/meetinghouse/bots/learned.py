"""A player that asks a trained network. It sees its view and its events, as a person does, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

import meetinghouse
from meetinghouse.bots.network import Floats, Network, Shape, shape_of
from meetinghouse.bots.seeing import observe_view
from meetinghouse.bots.style import Style
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.encoding import counted_from
from meetinghouse.engine.history import History
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match


class Memory(Protocol):
    """What is counted of the events of a match."""

    def hear(self, event: Json) -> object: ...


class Eyes(NamedTuple):
    """A game's own way to show a match to its network, where that is not layout 2."""

    shape: Shape
    remember: Callable[[int], Any]  # an empty `Memory` for so many seats
    look: Callable[[Json, Any], NDArray[np.uint8] | None]  # from a view and it; None where no answer makes a difference


class Watching:
    """A match as the eyes of each seat see it, for training; what they remember, all were told."""

    def __init__(self, eyes: Eyes, match: Match) -> None:
        self.eyes = eyes
        self.match = match
        self.memory: Memory = eyes.remember(match.seats)
        self.heard = 0

    def look(self, seat: int) -> NDArray[np.uint8] | None:
        """What this seat sees now; None where no answer of its makes a difference."""
        told, self.heard = self.match.news(-1, self.heard)
        for event in told:
            self.memory.hear(event)
        return self.eyes.look(self.match.view(seat), self.memory)


class Learned:
    """One seat's player. A game's own level names the game and the file with the weights."""

    game: str
    weights: Path
    temperature = 0.2  # how often it takes what is not the best: low, but nobody should know it by heart
    # By kind of question, how much of an innocent's leanings is in those of whoever has something to hide: 0 to 1.
    hiding: Mapping[str, float] = MappingProxyType({})

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = Random(seed)
        self.memory: Any = None  # of the network's: `History` or the eyes' own
        self.past: list[Json] = []  # what was told before the first question
        self.style: Style | None = None  # of its character, where it has one

    @classmethod
    def eyes(cls) -> Eyes | None:
        """The game's own, where its network does not read layout 2."""
        return None

    def see(self, event: Json) -> None:
        if self.style is not None:
            self.style.see(event)
        if self.memory is None:
            self.past.append(event)
        else:
            self.memory.hear(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        if not ask.required:
            return None  # it has learned to answer, not to speak up
        if len(ask.numbers) == 1:
            return ask.options[0]
        leanings = self.leanings(view, ask)
        if self.style is not None:
            leanings = leanings + self.style.added(view, ask)
        chances = np.exp(leanings / self.temperature)
        return self.chance.choices(ask.options, chances.tolist())[0]

    def leanings(self, view: Json, ask: Ask) -> Floats:
        """What it makes of each option, as logits, the best with 0; all alike where it makes no difference."""
        own = self._asked(view, ask)
        share = self.hides(view, ask)
        if share:
            other = self.innocent(view)
            # whoever has nothing to hide asks twice as well, so that no delay tells who has
            heeded = self._asked(view if other is None else other, ask)
            if other is not None:
                own = np.float32(1 - share) * own + np.float32(share) * heeded
        leanings: Floats = own - own.max()
        return leanings

    def _asked(self, view: Json, ask: Ask) -> Floats:
        """What the network makes of each option for whoever has this view."""
        found, seats, eyes = meetinghouse.find_game(self.game), view["seats"], self.eyes()
        if self.memory is None:
            self.memory = History(found, seats) if eyes is None else eyes.remember(seats)
            for event in self.past:
                self.memory.hear(event)
        seen = observe_view(self.game, view, self.memory) if eyes is None else eyes.look(view, self.memory)
        if seen is None:
            return np.zeros(len(ask.numbers), np.float32)
        turned, _ = counted_from(found, seats, self.seat)
        asked: Floats = self.network_for(view)(seen)[[turned[act] for act in ask.numbers]]
        return asked

    def hides(self, view: Json, ask: Ask) -> float:
        """How much an innocent's leanings count at this question; may depend on what all can see, and on no secret."""
        return self.hiding.get(ask.kind, 0.0)

    def innocent(self, view: Json) -> Json | None:
        """The view that somebody without my secret would have in my place; None where I have nothing to hide."""
        return None

    def network_for(self, view: Json) -> Network:
        """Whom it asks; a game may have several networks for several roles."""
        return network(type(self), self.weights)


_networks: dict[Path, Network] = {}


def network(player: type[Learned], weights: Path) -> Network:
    """The one network of this process with these weights, for a player."""
    if weights not in _networks:
        eyes = player.eyes()
        shape = shape_of(player.game) if eyes is None else eyes.shape
        _networks[weights] = Network(shape, weights)
    return _networks[weights]
