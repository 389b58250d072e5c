"""One level against another on the same deals: as a side, and one player alone among the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import meetinghouse
from meetinghouse.bots.base import seed_for
from meetinghouse.lab.batch import Level, Plan, Played, run
from meetinghouse.lab.sides import winning_side
from meetinghouse.lab.statistics import OddsRatio, odds_ratio

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


def _plans(
    game: str,
    seats: int,
    games: int,
    seed: int,
    by_side: tuple[tuple[str, Level], ...] | None,
    line_up: tuple[Level, ...] | None,
) -> Iterator[Plan]:
    for index in range(games):
        deal, players = seed_for(seed, "deal", index), seed_for(seed, "bots", index)
        levels = None
        if line_up is not None:
            levels = tuple(line_up[(seat - index) % seats] for seat in range(seats))
        yield Plan(game, seats, (), deal, players, levels, by_side or ())


def _won(game: str, side: str, one: Played) -> bool | None:
    """Whether a side won; None where nobody began on it."""
    return winning_side(game, one.reason, one.sides, one.winners) == side if side in one.sides else None


def _row(seats: int, who: str, better: Sequence[bool | None], base: Sequence[bool | None]) -> Row:
    counted = [(a, b) for a, b in zip(better, base, strict=True) if a is not None and b is not None]
    games = len(counted)
    won, before = sum(a for a, _ in counted), sum(b for _, b in counted)
    odds = odds_ratio(won, games, before, games)
    return Row(seats, who, games, won / max(games, 1), before / max(games, 1), odds)
