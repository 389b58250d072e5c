"""`python -m bench.coaching`: makes the table from which a coach speaks, and prints the bars it must keep.

    measure GAME --keep FILE    looks into questions of fresh deals, and adds what they showed to a file
    advice GAME --keep FILE     the same at questions where a newcomer's own answer is not the network's
    table GAME FILE...          makes the table of a game's coach, `learn/doubts.json`, from what was measured;
                                `--advice FILE` what advice at a turn is worth
    bars GAME --seed OTHER      on deals that the table was not made from: what blamed moves lose, how many of level 2's
                                are blamed, what advice is worth to a newcomer, and contradictions
    follow GAME --seed OTHER    only what advice is worth: a newcomer who follows it, as each side and alone, compared
                                with newcomers in the same places on the same deals, among newcomers and among level 2

All of it goes on until `--games` are played or `--seconds` are over, on `--jobs` cores, and says how many games
there were.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import meetinghouse
from bench.coached import COACHED, NEWCOMER
from bench.doubts import LEVEL, Cost, advice_of, blamed, costs, doubted, gains, level2_blamed, mean_of, rows_of
from meetinghouse.bots.base import seed_for
from meetinghouse.lab import levels
from meetinghouse.lab.batch import in_parts
from meetinghouse.lab.pages import table
from meetinghouse.lab.statistics import wilson
from meetinghouse.learn.judging import Measured

# How often a question of a kind is looked into for the table: rare ones that may matter often; and any for the bars.
KINDS = {
    **{"confess": 0.6, "target": 0.12, "kill_first": 0.15, "kill_second": 0.15, "turn": 0.01},
    **{"draft": 0.12, "last": 0.2, "give": 0.1, "ponder": 0.08, "next_constable": 0.1, "trial": 0.5},
}
ADVICE = {"turn": 1.0}  # questions that matter too little to blame anybody, and at which newcomers ask most
OFTEN, SLOW = 0.15, {"affliction": 0.04}  # it tries answers in imagined worlds
HEAD = ("kind", "role", "p below", "positions", "games", "points lost [95%]", "speaks")


def main(argv: Sequence[str] | None = None) -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.coaching", description=__doc__)
    parser.add_argument("what", choices=("measure", "advice", "table", "bars", "follow"))
    parser.add_argument("game")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--advice", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--against", type=int, action="append")
    given = parser.parse_args(argv)
    looks = {"measure": _for_the_table, "advice": _for_advice}
    if given.what in looks:
        measure(given, looks[given.what])
    else:
        {"table": make_table, "bars": bars, "follow": follow}[given.what](given)


class Looked(NamedTuple):
    """What one deal showed: what answers cost; for the bars also level 2's moves, those blamed, and contradictions."""

    costs: list[Cost]
    moves: int = 0
    blamed: int = 0
    wrong: int = 0


def _looked(look: Callable[[str, int], Looked], given: argparse.Namespace) -> list[Looked]:
    """Look into fresh deals while there is time."""
    numbers = range(given.first, given.first + given.games)
    deals = [seed_for(given.seed, "coach", number) for number in numbers]
    one = partial(_in_time, look, given.game, time.time() + given.seconds)
    return [found for found in in_parts(one, deals, given.jobs) if found is not None]


def _in_time(look: Callable[[str, int], Looked], game: str, until: float, deal: int) -> Looked | None:
    """Look into one deal, unless the time is up."""
    return None if time.time() > until else look(game, deal)


def _for_the_table(game: str, deal: int) -> Looked:
    return Looked(costs(game, _seats(game), deal, KINDS, doubted))


def _for_advice(game: str, deal: int) -> Looked:
    return Looked(gains(game, _seats(game), deal, ADVICE))


def _for_the_bars(game: str, deal: int) -> Looked:
    often, seats = SLOW.get(game, OFTEN), _seats(game)
    return Looked(costs(game, seats, deal, often, blamed), *level2_blamed(game, seats, deal, often))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _seats(game: str) -> int:
    return meetinghouse.find_game(game).spec.usual_seats


def measure(given: argparse.Namespace, look: Callable[[str, int], Looked]) -> None:
    """What doubted answers cost, position by position."""
    found = [one for looked in _looked(look, given) for one in looked.costs]
    if given.keep is not None:
        with given.keep.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(one) + "\n" for one in found)
    _say(rows_table(rows_of(found) if look is _for_the_table else advice_of(found)))


def make_table(given: argparse.Namespace) -> None:
    """Write anew the parts of the coach's table for which something was kept."""
    learn = meetinghouse.find_game(given.game).module("learn")
    file = Path(str(getattr(learn, "__file__", ""))).with_name("doubts.json")
    made = json.loads(file.read_text("utf-8")) if file.exists() else {}
    found = [one for kept in given.files for one in _kept(kept)]
    if found:
        made |= {"made": f"{len(found)} positions", "rows": rows_of(found)}
    if given.advice:
        made["advice"] = advice_of(_kept(given.advice))
    parts = [part for part in ("rows", "advice") if part in made]
    text = "".join(
        f',\n  "{part}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in made[part]) + "\n  ]" for part in parts
    )
    file.write_text(f'{{\n  "made": {json.dumps(made["made"])}{text}\n}}\n', "utf-8")
    for part in parts:
        _say(rows_table([Measured(*row) for row in made[part]]))


def _kept(file: Path) -> list[Cost]:
    return [Cost(*json.loads(line)) for line in file.read_text("utf-8").splitlines()]


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


def bars(given: argparse.Namespace) -> None:
    """Whether the coach keeps what it promises."""
    game = given.game
    found = _looked(_for_the_bars, given)
    moves = sum(one.moves for one in found)
    mean = mean_of([cost for one in found for cost in one.costs])
    share = wilson(sum(one.blamed for one in found), moves)
    _say(f"{game}: {len(found)} games")
    _say(f"blamed moves lose {mean.loss:+.1f} [{mean.low:.1f}, {mean.high:.1f}] points ({mean.positions} positions)")
    _say(f"level 2 blamed: {share.rate:.1%} [{100 * share.low:.1f}, {100 * share.high:.1f}] of {moves} moves")
    _say(f"contradictions: {sum(one.wrong for one in found)}")
    follow(given)


def follow(given: argparse.Namespace) -> None:
    """What advice is worth to a newcomer."""
    game, seats = given.game, _seats(given.game)
    against = given.against or (NEWCOMER, LEVEL)
    cells = [cell for level in against for cell in levels.cells_of(game, [seats], [COACHED], level)]
    rows = levels.measure(cells, given.games, NEWCOMER, given.seed, given.jobs, given.seconds)
    _say(levels.levels_table(rows))


if __name__ == "__main__":
    main(sys.argv[1:])
