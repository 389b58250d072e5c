"""`python -m meetinghouse.lab.coaching`: makes the table from which a coach speaks, and prints the bars it must keep.

    measure GAME --keep FILE    looks into questions of fresh deals, and adds what they showed to a file
    table GAME FILE...          makes the table of a game's coach, `learn/doubts.json`, from such files
    bars GAME --seed OTHER      on deals that the table was not made from: what blamed moves lose, how many of level 2's
                                are blamed, what advice is worth to a newcomer, and contradictions

All of it goes on until `--games` are played or `--seconds` are over, and says how many games there were.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import meetinghouse
from meetinghouse.bots.base import seed_for
from meetinghouse.lab import levels
from meetinghouse.lab.coached import COACHED, NEWCOMER
from meetinghouse.lab.doubts import Cost, blamed, costs, doubted, level2_blamed, mean_of, rows_of
from meetinghouse.lab.pages import table
from meetinghouse.lab.statistics import wilson
from meetinghouse.learn.coach import coach_of
from meetinghouse.learn.judging import Measured

HEAD = ("kind", "role", "p below", "positions", "games", "points lost [95%]", "speaks")


def main(argv: Sequence[str] | None = None) -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m meetinghouse.lab.coaching", description=__doc__)
    parser.add_argument("what", choices=("measure", "table", "bars"))
    parser.add_argument("game")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args(argv)
    deals = _deals(given.seed, given.first, given.games, time.monotonic() + given.seconds)
    {"measure": measure, "table": make_table, "bars": bars}[given.what](given, deals)


def _deals(seed: int, first: int, games: int, until: float) -> Iterator[int]:
    """Fresh deals while there is time."""
    for number in range(first, first + games):
        if time.monotonic() > until:
            return
        yield seed_for(seed, "coach", number)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _seats(game: str) -> int:
    return meetinghouse.find_game(game).spec.usual_seats


def measure(given: argparse.Namespace, deals: Iterator[int]) -> None:
    """What doubted answers cost, position by position."""
    game, found = given.game, list[Cost]()
    for deal in deals:
        new = costs(game, _seats(game), deal, coach_of(game).kinds, doubted)
        found += new
        if given.keep is not None:
            with given.keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(one) + "\n" for one in new)
    _say(rows_table(rows_of(found)))


def make_table(given: argparse.Namespace, deals: Iterator[int]) -> None:
    """The table of the coach, from what was kept."""
    lines = [line for file in given.files for line in file.read_text("utf-8").splitlines()]
    rows = rows_of([Cost(*json.loads(line)) for line in lines])
    learn = meetinghouse.find_game(given.game).module("learn")
    folder = Path(str(getattr(learn, "__file__", ""))).parent
    text = ",\n".join(f"    {json.dumps(row)}" for row in rows)
    (folder / "doubts.json").write_text(
        f'{{\n  "made": "{len(lines)} positions",\n  "rows": [\n{text}\n  ]\n}}\n', "utf-8"
    )
    _say(rows_table(rows))


def rows_table(rows: Sequence[Measured]) -> str:
    """The rows in Markdown."""
    return table(
        HEAD,
        [
            [
                *(row.kind, row.role or "all", f"{row.below:g}", f"{row.positions:,}", f"{row.games:,}"),
                *(f"{row.loss:+.1f} [{row.low:.1f}, {row.high:.1f}]", "yes" if row.speaks else ""),
            ]
            for row in rows
        ],
    )


def bars(given: argparse.Namespace, deals: Iterator[int]) -> None:
    """Whether the coach keeps what it promises."""
    game, seats = given.game, _seats(given.game)
    often = coach_of(game).often
    lost: list[Cost] = []
    games = moves = times = wrong = 0
    for deal in deals:
        lost += costs(game, seats, deal, often, blamed)
        new = level2_blamed(game, seats, deal, often)
        moves, times, wrong, games = moves + new[0], times + new[1], wrong + new[2], games + 1
    mean, share = mean_of(lost), wilson(times, moves)
    _say(f"{game}: {games} games")
    _say(f"blamed moves lose {mean.loss:+.1f} [{mean.low:.1f}, {mean.high:.1f}] points ({mean.positions} positions)")
    _say(f"level 2 blamed: {share.rate:.1%} [{100 * share.low:.1f}, {100 * share.high:.1f}] of {moves} moves")
    _say(f"contradictions: {wrong}")
    cells = list(levels.cells_of(game, [seats], [COACHED]))
    rows = levels.measure(cells, given.games, NEWCOMER, given.seed, seconds=given.seconds)
    _say(levels.levels_table(rows))


if __name__ == "__main__":
    main(sys.argv[1:])
