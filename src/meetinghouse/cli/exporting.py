"""`meetinghouse export`: games between bots, or records, as a Parquet file with a row for each answer."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

import meetinghouse
from meetinghouse.bots.base import usual_level
from meetinghouse.cli.files import check_file, read_file
from meetinghouse.cli.play import default_seats, read_options
from meetinghouse.cli.study import bar, read_levels
from meetinghouse.cli.talk import CliError, Voice
from meetinghouse.lab.batch import in_parts, plans


def export(voice: Voice, given: argparse.Namespace) -> int:
    """Play or read, write the file, and say how much it holds."""
    from meetinghouse.lab import export as exports

    if (given.game is None) == (not given.records):
        raise CliError("export-what")
    target = Path(given.file)
    check_file(given.file)
    records: Iterable[str]
    if given.records:
        records = [read_file(file) for file in given.records]
    else:
        found = meetinghouse.find_game(given.game)
        seats = default_seats(found.spec) if given.seats is None else given.seats
        options = found.read_options(seats, read_options(found.spec, given.options))
        levels = read_levels(given.game, given.bots or f"level{usual_level(given.game)}")
        line_up = [levels[seat % len(levels)] for seat in range(seats)]
        batch = list(plans(given.game, seats, given.games, given.seed or 0, line_up, options))
        with bar(voice, given.games, voice.text("bar-games")) as progress:
            records = in_parts(exports.played, batch, given.jobs, progress)
    rows = exports.export(records, target, given.views)
    voice.say("exported", file=given.file, rows=rows)
    return 0
