"""`arena --measure`: what else than wins can be told of bots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from meetinghouse.cli.study import bar, game_name, read_levels
from meetinghouse.cli.talk import Voice
from meetinghouse.lab.batch import plans
from meetinghouse.lab.fairness import fairness


def measure(voice: Voice, given: argparse.Namespace, counts: Sequence[int], options: dict[str, Any]) -> int:
    """One table for all seat counts. There is one measure so far, and the parser has refused any other."""
    levels = read_levels(given.game, given.bots or f"level{given.level}")
    grid = Grid(title=voice.text("fairness-title", game=game_name(voice, given.game), games=given.games))
    for column in ("seats", "what", "by-seat", "worst", "chance"):
        grid.add_column(voice.text(f"column-{column}"))
    for seats in counts:
        line_up = [levels[seat % len(levels)] for seat in range(seats)]
        with bar(voice, given.games, voice.text("bar-seats", seats=seats)) as progress:
            batch = plans(given.game, seats, given.games, given.seed or 0, line_up, options)
            found = fairness(batch, (), given.jobs, progress)
        for fate in found:
            by_seat = " ".join(str(n) for n in fate.counts)
            grid.add_row(str(seats), fate.what, by_seat, f"{fate.worst:.2f}", f"{fate.p:.3f}")
    Console(file=voice.out).print(grid)
    return 0
