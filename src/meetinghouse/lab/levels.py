"""One level against another on the same deals: as a side, and one player alone among the others; and all levels."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import meetinghouse
from meetinghouse.bots.base import Bot, levels, seed_for
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.lab.batch import Level, Plan, Played, deal, in_parts, run
from meetinghouse.lab.sides import winning_side
from meetinghouse.lab.statistics import OddsRatio, Share, odds_ratio, wilson

ONE = "one"


class Row(NamedTuple):
    """How often the better level won, and how often the other did in its place."""

    seats: int
    who: str  # a side, or `one`
    games: int
    better: float
    base: float
    odds: OddsRatio


def compare(
    game: str, seats: int, games: int, level: Level, base: Level, seed: int = 0, jobs: int = 1
) -> Iterator[Row]:
    """A row for each side, where the game has sides, and one for a single player."""
    sides = meetinghouse.find_game(game).sides
    names = sides.names if sides is not None else ()
    plain = run(_plans(game, seats, games, seed, None, (base,) * seats), jobs)
    for side in names:
        by_side = tuple((name, level if name == side else base) for name in names)
        played = run(_plans(game, seats, games, seed, by_side, None), jobs)
        yield _row(seats, side, [_won(game, side, one) for one in played], [_won(game, side, one) for one in plain])
    alone = run(_plans(game, seats, games, seed, None, (level, *(base,) * (seats - 1))), jobs)
    mine = [index % seats for index in range(games)]  # the seat that the line-up has moved on to
    better = [seat in one.winners for seat, one in zip(mine, alone, strict=True)]
    yield _row(seats, ONE, better, [seat in one.winners for seat, one in zip(mine, plain, strict=True)])


class Rung(NamedTuple):
    """One player of a level among those of another: how often it won, and the processor time of its decisions."""

    game: str
    seats: int
    level: Level
    share: Share
    mean: float  # seconds, where there was something to decide
    most: float


def ladder(game: str, seats: int, games: int, base: Level = 2, seed: int = 0, jobs: int = 1) -> list[Rung]:
    """Every level that people are offered, alone among `base`, on the same deals."""
    found = []
    for level in [level for level in levels(game) if level]:
        todo = list(_plans(game, seats, games, seed, None, (level, *(base,) * (seats - 1))))
        played = in_parts(_timed, todo, jobs)
        times = [one for _, spent in played for one in spent]
        won = sum(index % seats in winners for index, (winners, _) in enumerate(played))
        mean, most = (sum(times) / len(times), max(times)) if times else (0.0, 0.0)
        found.append(Rung(game, seats, level, wilson(won, games), mean, most))
    return found


class _Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent: list[float] = []

    def see(self, event: Json) -> None:
        self.bot.see(event)

    def decide(self, view: Json, ask: Ask) -> Choice | None:
        before = time.process_time()
        choice = self.bot.decide(view, ask)
        if len(ask.numbers) > 1:
            self.spent.append(time.process_time() - before)
        return choice


def _timed(plan: Plan) -> tuple[tuple[int, ...], list[float]]:
    """Who won one game, and how long the one player of its own level took for each decision."""
    assert plan.levels is not None
    match = deal(plan)
    bots = table_of(plan.game, plan.levels, plan.players)
    alone = next((seat for seat, level in enumerate(plan.levels) if plan.levels.count(level) == 1), 0)
    timed = _Timed(bots[alone])
    play(match, [timed if seat == alone else bot for seat, bot in enumerate(bots)])
    assert match.outcome is not None
    return match.outcome.winners, timed.spent


def _plans(
    game: str,
    seats: int,
    games: int,
    seed: int,
    by_side: tuple[tuple[str, Level], ...] | None,
    line_up: tuple[Level, ...] | None,
) -> Iterator[Plan]:
    for index in range(games):
        dealt, players = seed_for(seed, "deal", index), seed_for(seed, "bots", index)
        seated = None
        if line_up is not None:
            seated = tuple(line_up[(seat - index) % seats] for seat in range(seats))
        yield Plan(game, seats, (), dealt, players, seated, by_side or ())


def _won(game: str, side: str, one: Played) -> bool | None:
    """Whether a side won; None where nobody began on it."""
    return winning_side(game, one.reason, one.sides, one.winners) == side if side in one.sides else None


def _row(seats: int, who: str, better: Sequence[bool | None], base: Sequence[bool | None]) -> Row:
    counted = [(a, b) for a, b in zip(better, base, strict=True) if a is not None and b is not None]
    games = len(counted)
    won, before = sum(a for a, _ in counted), sum(b for _, b in counted)
    odds = odds_ratio(won, games, before, games)
    return Row(seats, who, games, won / max(games, 1), before / max(games, 1), odds)
