"""A coach beside one seat: what matters now, and what a good player would do there and why.

It sees what the seat sees: the view, what it was told, and the question. All it says is a function of these, so nobody
learns from it what the seat could not have worked out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meetinghouse import find_game
from meetinghouse.bots.base import make, usual_level
from meetinghouse.bots.driver import hear
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.coach import Advice
from meetinghouse.engine.game import load
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match

MOST = 3  # sentences at a time: whoever is told more remembers none
SEED = 1692  # the same question at the same table gets the same advice


class Counsel(NamedTuple):
    """What the coach says about one question."""

    ask: int
    matters: list[Advice]
    choice: Json | None  # what a good player would answer; nothing where it would leave a speak-up alone
    why: list[Advice]


def has_coach(game: str) -> bool:
    """Whether somebody can be asked about this game."""
    return bool(find_game(game).coach)


def counsel(game: str, view: Json, ask: Ask, told: Sequence[Json]) -> Counsel:
    """Advice for the seat of a view that is asked this, from all it was told so far."""
    coach = load(find_game(game).coach)
    bot = make(game, usual_level(game), view["viewer"], SEED)
    hear(bot, told)
    chosen = bot.decide(view, ask)
    choice = None if chosen is None else chosen.to_json()
    kind = ask.kind.partition(".")[2]
    why = [] if choice is None else coach.why(view, kind, choice, bot)
    return Counsel(ask.id, coach.matters(view, kind, bot)[:MOST], choice, why[:MOST])


def advise(match: Match, seat: int) -> Counsel | None:
    """The same at a match at hand; nothing where the seat is not asked."""
    ask = match.ask(seat)
    return None if ask is None else counsel(match.game, match.view(seat), ask, match.events(seat))
