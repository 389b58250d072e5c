"""The whole analysis of a record, made once the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import meetinghouse
from meetinghouse.analysis.minds import Thinker, Thought
from meetinghouse.analysis.moments import Moment, moments
from meetinghouse.bots.value import Value, value_of
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.walk import Given, Input

MOST_TURNS = 6
WATCHER = -1
LEAST_TURN = 0.04  # a chance that moved by less has not moved


@dataclass(frozen=True, slots=True)
class Turn:
    """An answer that moved the chance of its side (or seat), number `side`, and what all saw come of it."""

    frame: int
    seat: int
    do: Json
    event: Json | None
    side: int
    before: int  # in percent, as all chances here
    after: int


@dataclass(slots=True)
class Analysis:
    """What is sent to those who look back. `frame` is everywhere the number of a frame of the replay."""

    game: str
    seats: int
    total: int = 0
    sides: list[str] = field(default_factory=list)  # empty: each seat for itself
    chances: list[tuple[int, ...]] = field(default_factory=list)  # frame, then percents, where they changed
    turns: list[Turn] = field(default_factory=list)
    minds: list[list[tuple[int, ...]]] = field(default_factory=list)  # by seat: frame, then percents for each seat
    thoughts: list[Thought] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)


def analyse(record: str, people: Sequence[int] | None = None) -> Analysis:
    """Everything about a finished game; `people` are those for whom better moves are looked for (all, if not given)."""
    way = meetinghouse.walk(record)
    match = way.match
    game = meetinghouse.find_game(match.game)
    value = value_of(game)
    found = Analysis(match.game, match.seats, sides=list(game.sides.names) if game.sides is not None else [])
    thinker = Thinker(game, match.seats)
    before = _chances(value, match)
    found.chances.append((0, *_percents(before)))
    thinker.look(match, 0)
    turns: list[Turn] = []
    missed: list[Moment] = []
    wanted = range(match.seats) if people is None else people
    earlier = match.copy()
    _, told = match.news(WATCHER, 0)
    for frame, given in enumerate(way, start=1):
        if isinstance(given, Given) and given.seat in wanted:
            missed += moments(earlier, frame, given)
        after = _chances(value, match)
        news, told = match.news(WATCHER, told)
        turns += _turn(frame, given, found, earlier, before, after, _seen(game, news))
        if _percents(after) != _percents(before):
            found.chances.append((frame, *_percents(after)))
        thinker.look(match, frame)
        before, found.total = after, frame + 1
        earlier = match.copy()
    if match.outcome is None:
        raise BadInput("not-over", expected="a finished game", got=f"{found.total} inputs")
    turns.sort(key=lambda turn: -abs(turn.after - turn.before))
    found.turns = sorted(turns[:MOST_TURNS], key=lambda turn: turn.frame)
    found.minds, found.thoughts = thinker.rows, thinker.told(match)
    found.moments = _best(missed)
    return found


def _chances(value: Value | None, match: Match) -> list[float]:
    return [] if value is None else value.chances(match)


def _percents(chances: Sequence[float]) -> list[int]:
    return [round(100 * chance) for chance in chances]


def _seen(game: Game, news: Sequence[Json]) -> Json | None:
    """What a watcher would tell of an answer: what was staged, or what happened last."""
    staged = [event for event in news if game.events[event["key"].partition(".")[2]].staging]
    return next(reversed(staged or news), None)


def _turn(
    frame: int,
    given: Input,
    found: Analysis,
    earlier: Match,
    before: Sequence[float],
    after: Sequence[float],
    event: Json | None,
) -> list[Turn]:
    """What an answer did to the chance of the side that gave it."""
    if not isinstance(given, Given) or not before:
        return []
    game = meetinghouse.find_game(found.game)
    side = given.seat if game.sides is None else found.sides.index(game.sides.of_view(earlier.view(given.seat)))
    if abs(after[side] - before[side]) < LEAST_TURN:
        return []
    was, now = _percents([before[side], after[side]])
    return [Turn(frame, given.seat, dict(given.choice), event, side, was, now)]


MOST_MOMENTS = 5


def _best(missed: Sequence[Moment]) -> list[Moment]:
    """At most five for each seat, in the order in which they happened."""
    kept: list[Moment] = []
    for seat in sorted({one.seat for one in missed}):
        mine = sorted((one for one in missed if one.seat == seat), key=lambda one: -one.gain)
        kept += sorted(mine[:MOST_MOMENTS], key=lambda one: one.frame)
    return kept
