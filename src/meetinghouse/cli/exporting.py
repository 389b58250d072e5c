"""`meetinghouse export`: games between bots, or records, as a Parquet file with a row for each answer."""

import argparse
import shlex
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import meetinghouse
from meetinghouse.bots.base import usual_level
from meetinghouse.cli.files import check_file, read_file
from meetinghouse.cli.play import read_options
from meetinghouse.cli.study import read_levels, spelt
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.lab.batch import in_parts, plans
from meetinghouse.lab.progress import bar


def export(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Play or read, write the file, and say how much it holds."""
    from meetinghouse.lab import export as exports

    if (given.game is None) == (not given.records):
        raise CliError("export-what")
    target = Path(given.file)
    check_file(given.file)
    records: Iterable[str]
    made_with: dict[str, Any] = {"command": _command(given)}
    if given.records:
        records = [read_file(file) for file in given.records]
    else:
        found = meetinghouse.find_game(given.game)
        seats = given.seats or found.spec.usual_seats
        options = found.read_options(seats, read_options(found.spec, given.options))
        levels = read_levels(given.game, given.bots or f"level{usual_level(given.game)}")
        line_up = [levels[seat % len(levels)] for seat in range(seats)]
        made_with |= {"seed": given.seed or 0, "bots": [spelt(level) for level in line_up], "options": options}
        batch = list(plans(given.game, seats, given.games, given.seed or 0, line_up, options))
        with bar(given.games, voice.text("bar-games"), voice.err) as progress:
            records = in_parts(partial(exports.played, talks=given.talk), batch, given.jobs, progress)
    rows = exports.export(records, target, given.views, given.hidden, made_with)
    voice.say("exported", file=given.file, rows=rows)
    return 0


def _command(given: argparse.Namespace) -> str:
    """What makes the same file again; files are named without their folders, which could tell who made them."""
    words = ["meetinghouse", "export", Path(given.file).name]
    words += [given.game] if given.game else ["--records", *(Path(file).name for file in given.records)]
    for name in ("seats", "games", "bots", "seed"):
        value = getattr(given, name)
        words += [f"--{name}", str(value)] if given.game and value not in (None, "") else []
    chosen = [word for several in given.options for word in several]
    words += ["--options", *chosen] if chosen else []
    words += [f"--{name}" for name in ("talk", "views", "hidden") if getattr(given, name)]
    return shlex.join(words)
