"""Looking ahead: try each promising answer in imagined worlds, let quick players go on for a while, and judge.

Nothing here sees a table: a world is `imagine`d from the view of the seat that thinks, so what it does not know is
dealt anew each time. All answers are tried in the same worlds with the same quick players, so that they differ by
nothing but the answer.
"""

from collections.abc import Callable, Sequence
from math import fsum
from random import Random
from typing import NamedTuple

import meetinghouse
from meetinghouse.bots.base import Bot
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match


class Worth(NamedTuple):
    """What a match is worth to a seat, taken apart."""

    points: float  # what it has
    leader: float  # what the others have, counted against it
    later: float  # what it will still earn with what it has

    @property
    def total(self) -> float:
        return self.points + self.leader + self.later


class Lookahead(NamedTuple):
    """How far one game looks ahead, and by what it judges."""

    game: str
    player: Callable[[int, int], Bot]  # who plays on in an imagined world: seat and seed
    stop: Callable[[Json, Json], bool]  # whether a view lies far enough ahead of the one I decide from
    judge: Callable[[Match, int], Worth]
    first_sight: Callable[[Json, Ask], list[tuple[float, Choice]]]  # the answers with what they seem worth, best first
    width: int = 4  # the answers that are tried, best first
    worlds: int = 1
    most: int = 120  # answers in one world, however far the end is


def look_ahead(trial: Lookahead, view: Json, promising: Sequence[tuple[float, Choice]], chance: Random) -> Choice:
    """The answer that does best. `promising` holds answers with what they seem worth at first sight, best first."""
    tried = promising[: trial.width]
    found = worths_of(trial, view, [choice for _, choice in tried], trial.worlds, chance)
    total = [first + fsum(one.total for one in found[at]) / trial.worlds for at, (first, _) in enumerate(tried)]
    return tried[total.index(max(total))][1]


def worths_of(
    trial: Lookahead, view: Json, answers: Sequence[Choice], worlds: int, chance: Random
) -> list[list[Worth]]:
    """What comes of each answer in each of some worlds, the same ones for all."""
    found: list[list[Worth]] = [[] for _ in answers]
    for _ in range(worlds):
        seed = chance.getrandbits(62)
        world = meetinghouse.imagine(trial.game, view, seed=seed)
        for at, choice in enumerate(answers):
            match = world.copy()
            match.answer(view["viewer"], choice)
            _play_on(trial, view, match, seed)
            found[at].append(trial.judge(match, view["viewer"]))
    return found


def _play_on(trial: Lookahead, view: Json, match: Match, seed: int) -> None:
    players = [trial.player(seat, seed + seat) for seat in range(match.seats)]
    for _ in range(trial.most):
        if match.outcome is not None:
            return
        seat, ask = _asked(match)
        choice: Choice | None = ask.options[0]
        if len(ask.numbers) > 1:
            now = match.view(seat)
            if trial.stop(view, now):
                return
            choice = players[seat].decide(now, ask)
        assert choice is not None  # an answer is required
        match.answer(seat, choice)


def _asked(match: Match) -> tuple[int, Ask]:
    """Whom the match waits for. In imagined worlds nobody speaks up unasked."""
    for seat in match.waiting:
        ask = match.ask(seat)
        if ask is not None and ask.required:
            return seat, ask
    raise AssertionError("a match that is not over waits for an answer")
