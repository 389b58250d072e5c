"""Sums over what bots of levels 2 and 3 answer in whole games: the same on every Python and every machine.

`python -m tests.bots.to_the_bit` compares with the file beside it and needs no pytest; `write` writes it anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import meetinghouse as mh
from meetinghouse.bots.driver import play, table_of

FILE = Path(__file__).with_suffix(".json")
# By game: seats, and how many games of levels 2 and 3. Beliefs in Salem 1692 once differed between Pythons, and with
# them games 4 and 5 of level 2 with twelve seats.
GAMES = {
    "salem1692": {4: (10, 2), 6: (10, 2), 8: (10, 2), 12: (6, 1)},
    "new_salem": {3: (4, 1), 5: (4, 1), 8: (2, 1)},
    "affliction": {2: (2, 1), 3: (2, 1), 4: (2, 0)},
}


def answers(game: str, seats: int, level: int, seed: int) -> str:
    """Who answered what, from the deal to the end, as a sum."""
    match = mh.new_match(game, seats, seed=seed)
    play(match, table_of(game, [level] * seats, seed))
    given = [(one.seat, str(match_act(game, one.act))) for one in match.answers(0)]
    return hashlib.blake2b(repr(given).encode(), digest_size=8).hexdigest()


def match_act(game: str, act: int) -> object:
    """What an act says, so that a new act elsewhere in the list changes no sum."""
    return mh.find_game(game).acts[act].json


def sums() -> dict[str, list[str]]:
    """By game, seats and level: a sum for each game that was played."""
    return {
        f"{game} {seats} level {level}": [answers(game, seats, level, seed) for seed in range(games[level - 2])]
        for game, tables in GAMES.items()
        for seats, games in tables.items()
        for level in (2, 3)
    }


def main() -> int:
    found = sums()
    if sys.argv[1:] == ["write"]:
        FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return 0
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    other = [name for name in {**kept, **found} if kept.get(name) != found.get(name)]
    sys.stdout.write(f"Python {sys.version.split()[0]}: {len(found) - len(other)} of {len(found)} alike {other}\n")
    return bool(other)


if __name__ == "__main__":
    raise SystemExit(main())
