"""Explicit chance: every random outcome of a match is passed in from outside, one small number at a time.

An answer is tried on a copy of the match with the outcomes given so far. When the rules ask for one more, the copy is
thrown away and the number of possibilities is reported; with the next outcome the answer is tried again. So games that
draw chance in the middle of a rule can be shown as trees with explicit chance nodes.
"""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any, NamedTuple

import meetinghouse as mh
from meetinghouse.engine.chance import Chance, LogEntry
from meetinghouse.engine.match import begin
from meetinghouse.engine.trail import Trail
from meetinghouse.envs.episode import Episode
from meetinghouse.observation.deeds import History
from meetinghouse.observation.layout import new_history


class Imagined(NamedTuple):
    """What an imagined match was made from: all that one seat knows, and whose answer was awaited."""

    player: int
    view: dict[str, Any]
    told: list[Any]
    answered: list[list[int]]
    awaited: int
    seed: int
    deeds: tuple[bytes, bytes]  # the public past, as `History` counts it


class Wanted(Exception):  # a question, not an error
    """One more outcome is needed, out of `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Handed(Chance):
    """Chance that uses the outcomes it was handed; further ones it asks for, or draws where `pick` is given."""

    __slots__ = ("outcomes", "pick_from", "used")

    def __init__(self, log: Trail[LogEntry], outcomes: list[int], pick: random.Random | None = None) -> None:
        super().__init__(None, log)
        self.outcomes = outcomes
        self.pick_from = pick
        self.used = 0

    def copy(self, log: Trail[LogEntry]) -> Handed:
        other = Handed(log, self.outcomes)
        other.used = self.used
        return other

    def _next(self, n: int) -> int:
        if self.used == len(self.outcomes):
            if self.pick_from is None:
                raise Wanted(n)
            self.outcomes.append(self.pick_from.randrange(n))
        self.used += 1
        return self.outcomes[self.used - 1]

    def shuffle(self, n: int) -> list[int]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self._next(i + 1)
            order[i], order[j] = order[j], order[i]
        self.log.append(("shuffle", order))
        return order[:]

    def pick(self, n: int) -> int:
        got = self._next(n) if n > 1 else 0
        self.log.append(("pick", n, got))
        return got


class Stepwise:
    """An episode with explicit chance. `wants` is the number of possible outcomes, or 0 when a seat is to act."""

    __slots__ = ("act", "episode", "game", "imagined", "options", "origin", "outcomes", "seats", "since", "wants")

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None) -> None:
        self.game = game
        self.seats = seats
        self.options = mh.find_game(game).read_options(seats, options)
        self.episode: Episode | None = None
        self.act = -1
        self.outcomes: list[int] = []
        self.wants = 0
        self.imagined: Imagined | None = None
        self.origin: mh.Match | None = None  # the imagined match as it was at first
        self.since: list[int] = []  # everything handed in since the start, or since the imagined point
        self._try()

    def __deepcopy__(self, memo: dict[int, Any]) -> Stepwise:
        other = Stepwise.__new__(Stepwise)
        other.game, other.seats, other.options = self.game, self.seats, self.options
        other.episode = None if self.episode is None else self.episode.copy()
        other.act, other.outcomes, other.wants = self.act, self.outcomes[:], self.wants
        other.imagined, other.origin, other.since = self.imagined, self.origin, self.since[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as the numbers that were handed in, and played again when read: small and robust."""
        return _again, (self.game, self.seats, self.options, self.imagined, self.since)

    def give(self, outcome: int) -> None:
        """One outcome of chance."""
        self.since.append(outcome)
        self.outcomes.append(outcome)
        self._try()

    def sample(self, pick: random.Random) -> None:
        """All outcomes of chance that are wanted until a seat is to act, drawn at once."""
        given = len(self.outcomes)
        self._try(pick)
        self.since += self.outcomes[given:]

    def answer(self, act: int) -> None:
        """The acting seat's answer."""
        self.since.append(act)
        self.act = act
        self.outcomes = []
        self._try()

    def _try(self, pick: random.Random | None = None) -> None:
        chance = Handed(Trail(), self.outcomes, pick)
        try:
            if self.episode is None:
                episode = Episode(begin(mh.find_game(self.game), self.seats, self.options, chance, ""))
            else:
                episode = self.episode.copy()
                episode.match.use_chance(chance)
                episode.step(self.act)
            self.episode, self.wants = episode, 0
        except Wanted as wanted:
            self.wants = wanted.n

    def go_on_from(self, imagined: Imagined) -> None:
        """Put an imagined match in the place of this one, in which the same seat is to answer next.

        Seats that were asked before that one have answered already. Nobody else knows what: any answer that leaves the
        decision open will do.
        """
        match = mh.imagine(self.game, imagined.view, imagined.seed)
        self.origin = match.copy()
        self.episode = episode = Episode(match)
        pick = random.Random(imagined.seed)
        while episode.seat not in (imagined.awaited, -1):
            acts = episode.acts[:]
            pick.shuffle(acts)
            episode.take(next(act for act in acts if _stays_open(episode, act)))
        self.imagined = imagined
        self.since = []
        self.outcomes = []
        self.wants = 0

    def told_to(self, seat: int) -> list[Any]:
        """What a seat was told so far, in order.

        In an imagined match the other seats have a past that nobody has imagined: their view at that point stands for
        it.
        """
        if self.episode is None:
            return []
        told: list[Any] = self.episode.match.events(seat)
        if self.imagined is None or self.origin is None:
            return told
        return (self.imagined.told if seat == self.imagined.player else [self.origin.view(seat)]) + told

    def past(self) -> History | None:
        """The public deeds before an imagined point; None where the match itself knows its whole past."""
        if self.imagined is None:
            return None
        found = new_history(mh.find_game(self.game), self.seats)
        found.rows[:], found.pairs[:] = self.imagined.deeds
        return found

    def resampled(self, player: int, seed: int) -> Stepwise:
        """Another world that this seat cannot tell from the present one, with the same seat or chance to move."""
        pick = random.Random(seed)
        other = Stepwise(self.game, self.seats, self.options)
        if self.episode is None:
            return other._grown(pick, len(self.outcomes))  # nobody has been told anything yet
        match = self.episode.match
        answered = self.answered_by(player)
        if self.wants and self.episode.seat == player:
            answered = answered[:-1]  # given once more below
        told, awaited = self.told_to(player), self.episode.seat
        deeds = self.past() or new_history(mh.find_game(self.game), self.seats)
        for event in match.events(-1):
            deeds.hear(event)
        counted = bytes(deeds.rows), bytes(deeds.pairs)
        other.go_on_from(Imagined(player, match.view(player), told, answered, awaited, seed, counted))
        if not self.wants:
            return other
        assert other.episode is not None
        acts = other.episode.acts[:]
        pick.shuffle(acts)
        for act in [self.act] if awaited == player else acts:
            tried = deepcopy(other)
            tried.answer(act)
            if tried.wants:
                return tried._grown(pick, len(self.outcomes))
        return deepcopy(self)  # no such answer leads to chance in that world: this one is a world that fits

    def _grown(self, pick: random.Random, outcomes: int) -> Stepwise:
        """Draws chance outcomes until there are `outcomes` of them, stopping before the last open draw."""
        grown = self
        while len(grown.outcomes) < outcomes:
            further = deepcopy(grown)
            further.give(pick.randrange(grown.wants))
            if not further.wants:
                break
            grown = further
        return grown

    def answered_by(self, seat: int) -> list[list[int]]:
        """What a seat has answered so far: the ask and the act, in order."""
        episode = self.episode
        if episode is None:
            return []
        found = [[given.ask, given.act] for given in episode.match.answers() if given.seat == seat]
        if self.imagined is not None and self.imagined.player == seat:
            found = self.imagined.answered + found
        if self.wants and episode.seat == seat:  # answered, and chance goes on
            found = [*found, [episode.match.ask_id, self.act]]
        return found


def _stays_open(episode: Episode, act: int) -> bool:
    """Whether the decision waits for more answers after this one."""
    tried = episode.copy()
    tried.take(act)
    return tried.seat >= 0 and tried.match.ask_id == episode.match.ask_id


def _again(game: str, seats: int, options: dict[str, Any], imagined: Imagined | None, since: list[int]) -> Stepwise:
    core = Stepwise(game, seats, options)
    if imagined is not None:
        core.go_on_from(imagined)
    for number in since:
        if core.wants:
            core.give(number)
        else:
            core.answer(number)
    return core
