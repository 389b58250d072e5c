"""Bots against bots: who wins how often, on which side, and how much better than chance."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from meetinghouse.bots.base import usual_level
from meetinghouse.engine.json_types import Json
from meetinghouse.lab.batch import Level, PlayedGame, Progress
from meetinghouse.lab.levels import Cell, LevelRow, measure
from meetinghouse.lab.pages import table
from meetinghouse.lab.statistics import WinRate, wilson

RANDOM: Level = "random"


class ArenaRow(NamedTuple):
    """How one kind of player did on one side, with one number of seats."""

    seats: int
    level: Level
    side: str
    share: WinRate


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
) -> list[LevelRow]:
    """For each of these sides: all who begin on it at `level` and the others random, compared with all random. Only
    games in which somebody begins on that side count for it: in New Salem there may be no Witch at all."""
    level = usual_level(game) if level is None else level
    fixed = tuple(sorted((options or {}).items()))
    cells = [Cell(game, seats, side, level, RANDOM, fixed) for side in sides]
    return measure(cells, games, RANDOM, seed, jobs, progress=progress, whole=True)


def strength_table(found: Iterable[LevelRow]) -> str:
    """One line for each seat count and side, in Markdown. The games are those in which the side took part."""
    head = ("seats", "side", "games", "level 2", "random", "odds ratio", "95%")
    return table(head, ([str(row.cell.seats), row.cell.who, *strength_numbers(row)] for row in found))


def strength_numbers(row: LevelRow) -> list[str]:
    """The games, how often the side won at its level and at random, and the odds ratio with its interval."""
    odds = row.odds
    assert odds is not None  # the two levels are not the same
    # Where a side hardly ever loses, the second decimal place is the one that differs.
    places = 1 if row.beside.rate < 0.98 else 2
    shares = [f"{share.rate:.{places}%}" for share in (row.share, row.beside)]
    return [f"{row.share.games:,}", *shares, f"{odds.ratio:.2f}", f"{odds.low:.2f} – {odds.high:.2f}"]
