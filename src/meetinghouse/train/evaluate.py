"""How much better trained weights play than a level, on the same deals: `python -m meetinghouse.train.evaluate`.

For each number of seats: all who begin on one side, against the level on both sides; and one such player among the
level's, against the level in that seat. Needs no torch.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import meetinghouse
from meetinghouse.lab.levels import Row, compare

_BOT = '''"""A player with weights of one's own."""

from pathlib import Path

from meetinghouse.bots.learned import Learned


class Player(Learned):
    game = {game!r}
    weights = Path({weights!r})
    temperature = {temperature}
'''


def bot_file(game: str, weights: Path, temperature: float) -> str:
    """`file.py:Class` for a player with these weights, written beside them."""
    file = weights.with_suffix(".py")
    text = _BOT.format(game=game, weights=str(weights.resolve()), temperature=temperature)
    file.write_text(text, encoding="utf-8")
    return f"{file}:Player"


def line(row: Row) -> str:
    """One row of the table."""
    odds = f"{row.odds.ratio:.2f} [{row.odds.low:.2f}, {row.odds.high:.2f}]"
    return f"| {row.seats} | {row.who} | {row.games} | {row.better:.1%} | {row.base:.1%} | {odds} |"


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m meetinghouse.train.evaluate", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(meetinghouse.games()))
    parser.add_argument("--weights", type=Path, help="a file of `meetinghouse.train`; without it, `--level`")
    parser.add_argument("--level", default="3", help="a level, or file.py:Class")
    parser.add_argument("--against", default="2")
    parser.add_argument("--games", type=int, default=400, help="for each row")
    parser.add_argument("--seats", default="", help="such as 3,5,8; those of the arena without it")
    parser.add_argument("--temperature", type=float, default=0.2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1692)
    args = parser.parse_args(given)
    game = meetinghouse.find_game(args.game)
    level = bot_file(args.game, args.weights, args.temperature) if args.weights else _level(args.level)
    seats = [int(n) for n in args.seats.split(",")] if args.seats else game.arena_seats
    sys.stdout.write(
        "| seats | who | games | it wins | the other level there | odds ratio |\n|---|---|---|---|---|---|\n"
    )
    for number in seats:
        for row in compare(args.game, number, args.games, level, _level(args.against), args.seed, args.jobs):
            sys.stdout.write(line(row) + "\n")
            sys.stdout.flush()
    return 0


def _level(text: str) -> int | str:
    return int(text) if text.isdigit() else text


if __name__ == "__main__":
    raise SystemExit(main())
