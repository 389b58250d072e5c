"""A player that asks a trained network. It sees its view and its events, as a person does, and nothing else."""

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import meetinghouse
from meetinghouse.bots.asking import Asked, network_of
from meetinghouse.bots.shape import NetworkShape, shape_of
from meetinghouse.bots.style import BaseStyle
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.observation.layout import counted_from, new_history
from meetinghouse.observation.numbers import numbers_of_view


class Memory(Protocol):
    """What is counted of the events of a match."""

    def hear(self, event: Json) -> object: ...


class Eyes(NamedTuple):
    """A game's own way to show a match to its network, where that is not the game's observation."""

    shape: NetworkShape
    remember: Callable[[int], Any]  # an empty `Memory` for so many seats
    look: Callable[[Json, Any], bytes | None]  # from a view and it; None where no answer makes a difference


class Watching:
    """A match as the eyes of each seat see it, for training; what they remember, all were told."""

    def __init__(self, eyes: Eyes, match: Match) -> None:
        self.eyes = eyes
        self.match = match
        self.memory: Memory = eyes.remember(match.seats)
        self.heard = 0

    def look(self, seat: int) -> bytes | None:
        """What this seat sees now; None where none of its answers makes a difference."""
        told, self.heard = self.match.news(-1, self.heard)
        for event in told:
            self.memory.hear(event)
        return self.eyes.look(self.match.view(seat), self.memory)


class Learned:
    """One seat's player. A game's own level names the game and the file with the weights."""

    game: str
    weights: Path
    asks_network = True  # so that it is offered only where networks can be asked
    temperature = 0.2  # how often it takes what is not the best: low, but nobody should know it by heart
    # By kind of question, how much of an innocent's leanings is in those of a player with something to hide: 0 to 1.
    hiding: Mapping[str, float] = MappingProxyType({})

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.chance = Random(seed)
        self.memory: Any = None  # of the network's: `History` or the eyes' own
        self.past: list[Json] = []  # what was told before the first question
        self.style: BaseStyle | None = None  # of its character, where it has one

    @classmethod
    def eyes(cls) -> Eyes | None:
        """The game's own, where its network does not read the game's observation."""
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
            leanings = [own + more for own, more in zip(leanings, self.style.added(view, ask), strict=True)]
        chances = [math.exp(leaning / self.temperature) for leaning in leanings]
        return self.chance.choices(ask.options, chances)[0]

    def leanings(self, view: Json, ask: Ask) -> list[float]:
        """The logit of each option, the best with 0; all are equal if the answer makes no difference."""
        own = self._asked(view, ask)
        share = self.hides(view, ask)
        if share:
            other = self.innocent(view)
            # a player with nothing to hide asks twice as well, so that no delay tells who has
            heeded = self._asked(view if other is None else other, ask)
            if other is not None:
                own = [(1 - share) * mine + share * theirs for mine, theirs in zip(own, heeded, strict=True)]
        best = max(own)
        return [leaning - best for leaning in own]

    def chances(self, view: Json, ask: Ask) -> list[float] | None:
        """The probability that the network gives each option, nothing hidden; None where no answer matters to it."""
        if not self.minds(view):
            return None
        own = self._asked(view, ask)
        best = max(own)
        weights = [math.exp(one - best) for one in own]
        total = math.fsum(weights)
        return [one / total for one in weights]

    def minds(self, view: Json) -> bool:
        """Whether it makes a difference what this seat answers."""
        return True

    def _asked(self, view: Json, ask: Ask) -> list[float]:
        """The network's logit of each option for a seat with this view."""
        found, seats, eyes = meetinghouse.find_game(self.game), view["seats"], self.eyes()
        if self.memory is None:
            self.memory = new_history(found, seats) if eyes is None else eyes.remember(seats)
            for event in self.past:
                self.memory.hear(event)
        seen = numbers_of_view(found, view, self.memory) if eyes is None else eyes.look(view, self.memory)
        if seen is None:
            return [0.0] * len(ask.numbers)
        turned, _ = counted_from(found, seats, self.seat)
        logits = self.network_for(view)(seen)
        return [logits[turned[act]] for act in ask.numbers]

    def hides(self, view: Json, ask: Ask) -> float:
        """How much an innocent's leanings count at this question; may depend on what all can see, and on no secret."""
        return self.hiding.get(ask.kind, 0.0)

    def innocent(self, view: Json) -> Json | None:
        """The view that somebody without my secret would have in my place; None where I have nothing to hide."""
        return None

    def network_for(self, view: Json) -> Asked:
        """Whom it asks; a game may have several networks for several roles."""
        return network(type(self), self.weights)


def network(player: type[Learned], weights: Path) -> Asked:
    """The one network of this process with these weights, for a player."""
    eyes = player.eyes()
    return network_of(shape_of(player.game) if eyes is None else eyes.shape, weights)
