"""`arena --measure`: what else than wins can be told of bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import meetinghouse
from meetinghouse.cli.study import bar, game_name, percent, read_levels
from meetinghouse.cli.talk import CliError, Voice
from meetinghouse.lab.batch import Plan, Progress, plans
from meetinghouse.lab.fairness import fairness
from meetinghouse.lab.remarks import repeats
from meetinghouse.lab.tells import tells
from meetinghouse.lab.tempers import tempers

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


def measure(voice: Voice, given: argparse.Namespace, counts: Sequence[int], options: dict[str, Any]) -> int:
    """One table for all seat counts."""
    if given.measure == "tells" and meetinghouse.find_game(given.game).sides is None:
        raise CliError("no-sides", game=given.game)
    levels = read_levels(given.game, given.bots or f"level{given.level}")
    columns, rows = _MEASURES[given.measure]
    title = voice.text(f"{given.measure}-title", game=game_name(voice, given.game), games=given.games)
    grid = Grid(title=title)
    for column in ("seats", *columns):
        grid.add_column(voice.text(f"column-{column}"))
    for seats in counts:
        line_up = [levels[seat % len(levels)] for seat in range(seats)]
        batch = list(plans(given.game, seats, given.games, given.seed or 0, line_up, options))
        with bar(voice, given.games, voice.text("bar-seats", seats=seats)) as progress:
            found = list(rows(batch, given.jobs, progress))
        for row in found:
            grid.add_row(str(seats), *row)
    Console(file=voice.out).print(grid)
    return 0
