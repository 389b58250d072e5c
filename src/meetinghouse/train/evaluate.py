"""How much better a player does than a level in its place, on the same deals: `python -m meetinghouse.train.evaluate`.

For each number of seats: all who begin on one side, and one alone; against a level, against others with `--against`.
The odds ratio is that of the player to the level `--beside` it, which sits in the same places against the same others.
Needs no torch.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

import meetinghouse
from meetinghouse.bots.base import make
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.shape import shape_of
from meetinghouse.lab.batch import Level
from meetinghouse.lab.levels import cells_of, levels_table, measure
from meetinghouse.research import arena_seats

_BOT = '''"""A player with weights of one's own."""

from pathlib import Path

from meetinghouse.bots import learned
from {module} import {base}


class Player({base}):
    game = {game!r}
    weights = Path({weights!r})
    temperature = {temperature}
    network_for = learned.Learned.network_for  # always these weights
    own_eyes = {own_eyes}
'''


def bot_file(game: str, weights: Path, temperature: float) -> str:
    """`file.py:Class` for a player with these weights, written beside them; it has the eyes of the game's level 3."""
    file = weights.with_suffix(".py")
    own = type(make(game, 3, 0, 0))
    base = own if issubclass(own, Learned) and own.eyes() is not None else Learned
    with np.load(weights) as kept:
        own_eyes = kept["labels.seat"].tolist() != shape_of(game).labels["seat"]
    text = _BOT.format(
        game=game,
        weights=str(weights.resolve()),
        temperature=temperature,
        module=base.__module__,
        base=base.__name__,
        own_eyes=own_eyes,
    )
    file.write_text(text, encoding="utf-8")
    return f"{file}:Player"


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m meetinghouse.train.evaluate", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(meetinghouse.games()))
    parser.add_argument("--weights", type=Path, help="a file of `meetinghouse.train`; without it, `--level`")
    parser.add_argument("--level", default="3", help="a level, a style, or file.py:Class")
    parser.add_argument("--beside", default="2", help="who else sits in its place")
    parser.add_argument("--against", default="2", help="who sits at the other places; several with commas")
    parser.add_argument("--games", type=int, default=400, help="for each row")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no game begins any more")
    parser.add_argument("--seats", default="", help="such as 3,5,8; those of the arena without it")
    parser.add_argument("--temperature", type=float, default=0.2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1692)
    args = parser.parse_args(given)
    level = bot_file(args.game, args.weights, args.temperature) if args.weights else level_of(args.level)
    beside = level_of(args.beside)
    seats = [int(n) for n in args.seats.split(",")] if args.seats else arena_seats(meetinghouse.find_game(args.game))
    against = [level_of(text) for text in args.against.split(",")]
    cells = [cell for other in against for cell in cells_of(args.game, seats, (beside, level), other)]
    rows = measure(cells, args.games, beside, args.seed, args.jobs, args.seconds)
    sys.stdout.write(levels_table(rows) + "\n")
    return 0


def level_of(text: str) -> Level:
    return int(text) if text.isdigit() else text


if __name__ == "__main__":
    raise SystemExit(main())
