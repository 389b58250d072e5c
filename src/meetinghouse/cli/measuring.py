"""`arena --measure`: what can be measured of bots besides wins."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import meetinghouse
from meetinghouse.bots.base import usual_level
from meetinghouse.cli.files import read_file, write_file
from meetinghouse.cli.play import read_options
from meetinghouse.cli.study import game_name, percent, read_levels, read_seats, side_name, tabled
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.lab.batch import Plan, Progress, plans
from meetinghouse.lab.fairness import fairness
from meetinghouse.lab.levels import ONE, Cell, LevelRow, cells_of, levels_table, numbers_in, offered, spelt
from meetinghouse.lab.levels import measure as levels_of
from meetinghouse.lab.pages import has_marks, put_between
from meetinghouse.lab.progress import bar
from meetinghouse.lab.remarks import repeats, tempers
from meetinghouse.lab.tells import tells

Rows = Callable[[list[Plan], int, Progress], Iterator[Sequence[str]]]


def _fairness(batch: list[Plan], jobs: int, progress: Progress) -> Iterator[Sequence[str]]:
    for fate in fairness(batch, (), jobs, progress):
        yield fate.what, " ".join(str(n) for n in fate.counts), f"{fate.worst:.2f}", f"{fate.p:.3f}"


def _tells(batch: list[Plan], jobs: int, progress: Progress) -> Iterator[Sequence[str]]:
    for tell in tells(batch, (1, 2, 3, 4, 5, 6), jobs, progress):
        yield str(tell.lap), str(tell.seats), f"{tell.deeds:.3f}", f"{tell.facts:.3f}"


def _remarks(batch: list[Plan], jobs: int, progress: Progress) -> Iterator[Sequence[str]]:
    share, each = repeats(batch, jobs, progress)
    yield f"{each:.1f}", percent(share)


def _tempers(batch: list[Plan], jobs: int, progress: Progress) -> Iterator[Sequence[str]]:
    for row in tempers(batch, jobs, progress):
        yield row.temper, percent(row.share)


# The columns of each measure (words under `cli-column-`), and what fills them.
_MEASURES: dict[str, tuple[tuple[str, ...], Rows]] = {
    "fairness": (("what", "by-seat", "worst", "chance"), _fairness),
    "tells": (("lap", "looks", "deeds", "facts"), _tells),
    "remarks": (("remarks", "repeated"), _remarks),
    "tempers": (("temper", "wins"), _tempers),
}


LEVELS = "levels"  # the mark of the page, and the measure


def standings(voice: LinePrinter, given: argparse.Namespace, games: Sequence[str]) -> int:
    """One table for all levels of these games, and for a page the same in Markdown."""
    if given.write is not None and not has_marks(read_file(given.write), LEVELS):
        raise CliError("no-marks", file=given.write, mark=LEVELS)
    cells: list[Cell] = []
    for game in games:
        spec = meetinghouse.find_game(game).spec
        seats = read_seats(given.seats, spec.min_seats, spec.max_seats, game)
        players = read_levels(game, given.bots) if given.bots else offered(game)
        cells += cells_of(game, seats, players, usual_level(game), read_options(spec, given.options))
    with bar(given.games * len({cell.played() for cell in cells}), voice.text("bar-games"), voice.err) as progress:
        rows = levels_of(cells, given.games, seed=given.seed or 0, jobs=given.jobs, progress=progress)
    names = {game: game_name(voice, game) for game in games}
    columns = ("game", "seats", "side", "bot", "games", "wins", "odds", "times")
    tabled(voice, voice.text("levels-title"), columns, (_standing(voice, row) for row in rows))
    if given.write is not None:
        write_file(given.write, put_between(read_file(given.write), LEVELS, levels_table(rows, names)))
    return 0


def _standing(voice: LinePrinter, row: LevelRow) -> list[str]:
    cell = row.cell
    who = voice.text("who-one") if cell.who == ONE else side_name(voice, cell.game, cell.who)
    named = voice.words.say(f"bot-level-{cell.level}") if isinstance(cell.level, int) else ""
    level = f"{spelt(cell.level)} {named}".strip()
    return [game_name(voice, cell.game), str(cell.seats), who, level, *numbers_in(row)]


def measure(voice: LinePrinter, given: argparse.Namespace, counts: Sequence[int], options: dict[str, Any]) -> int:
    if given.measure == "tells" and meetinghouse.find_game(given.game).sides is None:
        raise CliError("no-sides", game=given.game)
    levels = read_levels(given.game, given.bots or f"level{given.level}")
    columns, rows = _MEASURES[given.measure]
    title = voice.text(f"{given.measure}-title", game=game_name(voice, given.game), games=given.games)
    found: list[Sequence[str]] = []
    for seats in counts:
        batch = list(plans(given.game, seats, given.games, given.seed or 0, levels, options))
        with bar(given.games, voice.text("bar-seats", seats=seats), voice.err) as progress:
            found += [(str(seats), *row) for row in rows(batch, given.jobs, progress)]
    tabled(voice, title, ("seats", *columns), found)
    return 0
