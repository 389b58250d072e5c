"""Bots against bots: who wins how often, on which side, and how much better than chance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from meetinghouse.bots.base import seed_for, usual_level
from meetinghouse.engine.json_types import Json
from meetinghouse.lab.batch import Level, Plan, PlayedGame, Progress, plans, run
from meetinghouse.lab.sides import winning_side
from meetinghouse.lab.statistics import OddsRatio, WinRate, odds_ratio, wilson

RANDOM: Level = "random"


class ArenaRow(NamedTuple):
    """How one kind of player did on one side, with one number of seats."""

    seats: int
    level: Level
    side: str
    share: WinRate


def rotate(
    game: str,
    seats: int,
    games: int,
    line_up: Sequence[Level],
    seed: int = 0,
    options: Json | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> list[ArenaRow]:
    """Play with the line-up repeated round the table and moved on by one seat from game to game."""
    levels = [line_up[seat % len(line_up)] for seat in range(seats)]
    played = run(plans(game, seats, games, seed, levels, options), jobs, progress)
    return rows(seats, played)


def rows(seats: int, played: Iterable[PlayedGame]) -> list[ArenaRow]:
    """Wins by player and initial side: one count for each seat of each game."""
    wins: dict[tuple[str, str], int] = defaultdict(int)
    sat: dict[tuple[str, str], int] = defaultdict(int)
    spelt: dict[str, Level] = {}
    for game in played:
        for seat, (level, side) in enumerate(zip(game.levels, game.sides, strict=True)):
            spelt[str(level)] = level
            sat[str(level), side] += 1
            wins[str(level), side] += seat in game.winners
    return [
        ArenaRow(seats, spelt[level], side, wilson(wins[level, side], sat[level, side])) for level, side in sorted(sat)
    ]


class Strength(NamedTuple):
    """One side played well, against that side played at random, on the same deals."""

    seats: int
    side: str
    played_well: WinRate
    at_random: WinRate
    odds: OddsRatio

    @property
    def strong(self) -> bool:
        """Odds at least doubled, and surely half as good again."""
        return self.odds.ratio >= 2 and self.odds.low > 1.5


def strength(
    game: str,
    seats: int,
    games: int,
    sides: Sequence[str],
    level: Level | None = None,
    seed: int = 0,
    options: Json | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    only: str | None = None,
) -> list[Strength]:
    """For each side (or `only` for one): all who begin on it at `level` and the others random, against all random.

    Only games in which somebody begins on that side count for it: in New Salem there may be no Witch at all.
    """
    level = usual_level(game) if level is None else level
    found = []
    base = run(_by_side(game, seats, games, sides, None, level, seed, options), jobs, progress)
    for side in [only] if only else sides:
        well = run(_by_side(game, seats, games, sides, side, level, seed, options), jobs, progress)
        good, of_good = _side_wins(game, side, well)
        plain, of_plain = _side_wins(game, side, base)
        odds = odds_ratio(good, of_good, plain, of_plain)
        found.append(Strength(seats, side, wilson(good, of_good), wilson(plain, of_plain), odds))
    return found


def _by_side(
    game: str, seats: int, games: int, sides: Sequence[str], good: str | None, level: Level, seed: int, options: Any
) -> Iterator[Plan]:
    levels = tuple((side, level if side == good else RANDOM) for side in sides)
    fixed = tuple(sorted((options or {}).items()))
    for index in range(games):
        deal, players = seed_for(seed, "deal", index), seed_for(seed, "bots", index)
        yield Plan(game, seats, fixed, deal, players, None, levels)


def _side_wins(game: str, side: str, played: Iterable[PlayedGame]) -> tuple[int, int]:
    """Wins of a side, and the games it took part in."""
    there = [one for one in played if side in one.sides]
    return sum(winning_side(game, one.reason, one.sides, one.winners) == side for one in there), len(there)
