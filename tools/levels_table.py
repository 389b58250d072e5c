"""Prints one table of all levels of all games, in Markdown: `python tools/levels_table.py --games 60 --jobs 4`."""

from __future__ import annotations

import argparse
import sys

from meetinghouse.lab.levels import Rung, ladder
from meetinghouse.registry import all_games
from meetinghouse.words import Words

HEAD = ["| game | seats | level | games | it wins [95%] | a decision, mean (most) |", "|---|---|---|---|---|---|"]


def line(words: Words, rung: Rung) -> str:
    """One row."""
    share = f"{rung.share.rate:.0%} [{100 * rung.share.low:.0f}, {100 * rung.share.high:.0f}]"
    level = f"{rung.level} {words.say(f'bot-level-{rung.level}')}"
    times = f"{1000 * rung.mean:.1f} ms ({1000 * rung.most:.0f})"
    cells = [words.say(f"{rung.game}-name"), str(rung.seats), level, str(rung.share.games), share, times]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Measure and print, row by row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="for each row")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1692)
    args = parser.parse_args()
    words = Words("en")
    sys.stdout.write("\n".join(HEAD) + "\n")
    for game in all_games():
        for seats in game.arena_seats:
            for rung in ladder(game.id, seats, args.games, 2, args.seed, args.jobs):
                sys.stdout.write(line(words, rung) + "\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
