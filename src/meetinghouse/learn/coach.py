"""A coach beside one seat: which answers are worth thinking about and why, and which cost something.

The coach sees what the seat sees: the view, what it was told, and the question. All it says is computed from these, so
it tells nobody what the seat could not have worked out. A game declares its `Coach` in `Learn(coach=...)`. It speaks
only where a `judging.Judge` has something to say, and says nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from meetinghouse import find_game
from meetinghouse.bots.base import make, usual_level
from meetinghouse.bots.driver import hear
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.learn import Learn
from meetinghouse.learn.judging import SEED, Judge, Judged
from meetinghouse.telling import bare

REASONS = 1  # sentences beside the answers: one or two are read, more are not


class Advice(NamedTuple):
    """One sentence: words under `<game>-coach-<key>`."""

    key: str
    args: Mapping[str, Any] = {}


class Coach(NamedTuple):
    """A game's coach: two functions of what one seat sees."""

    judge: Judge
    # (view, kind, choice, bot): reasons for an answer, the most telling first
    why: Callable[[Json, str, Json, Any], list[Advice]]
    # (view, kind, answer): the answer with all that its words need, where these are told without the view
    deed: Callable[[Json, str, Json], Json] = lambda view, kind, choice: choice


class CoachAdvice(NamedTuple):
    """What the coach says about one question; nothing of it where no answer is known to cost anything."""

    ask: int
    worth: list[Json]  # answers worth thinking about, the best first
    why: list[Advice]  # for the first of them
    costly: list[Json]  # answers that it will speak of afterwards


def has_coach(game: str) -> bool:
    """Whether somebody can be asked about this game."""
    return find_game(game).declares(Learn).coach is not None


def coach_of(game: str) -> Coach:
    found = find_game(game).declares(Learn).coach
    assert found is not None, f"{game} has no coach"
    return found


def judged(game: str, view: Json, ask: Ask, told: Sequence[Json]) -> Judged:
    """The judgement from which all that the coach says is read."""
    return coach_of(game).judge(view, ask, told)


def counsel(game: str, view: Json, ask: Ask, told: Sequence[Json]) -> CoachAdvice:
    """Advice for the seat of a view that is asked this, from all it was told so far."""
    found = judged(game, view, ask, told)
    if not found.worth:
        return CoachAdvice(ask.id, [], [], [])
    bot = make(game, usual_level(game), view["viewer"], SEED)
    hear(bot, told)
    bot.decide(view, ask)  # it makes up its mind about the others
    worth = [choice.to_json() for choice in found.worth]
    why = coach_of(game).why(view, bare(ask.kind), worth[0], bot)[:REASONS]
    return CoachAdvice(ask.id, worth, why, [one.choice.to_json() for one in found.costly])


def advise(match: Match, seat: int) -> CoachAdvice | None:
    """The same at a match at hand; nothing where the seat is not asked."""
    ask = match.ask(seat)
    return None if ask is None else counsel(match.game, match.view(seat), ask, match.events(seat))
