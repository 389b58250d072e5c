"""A sum over every observation of random games, for `test_compiled`: says first whether the packer is compiled."""

from __future__ import annotations

import hashlib
import random
import sys

import meetinghouse as mh
from meetinghouse import compiled
from meetinghouse.observation.seeing import look
from meetinghouse.observation.watching import watch

TABLES = {"affliction": (2, 4), "new_salem": (3, 6), "salem1692": (4, 8, 12)}


def seen(game: str, seats: int, seed: int) -> bytes:
    match = mh.new_match(game, seats, seed=seed)
    watcher, chance = watch(match), random.Random(seed)
    made = hashlib.blake2b(digest_size=16)
    while match.outcome is None:
        asked, acts = match.turn()
        for seat in (asked, chance.randrange(seats)):
            made.update(look(watcher, seat).tobytes())
        match.take(asked, chance.choice(acts))
    return made.digest()


def main() -> None:
    sys.stdout.write(f"compiled: {compiled.IN_USE is not None}\n")
    for game, tables in TABLES.items():
        found = [seen(game, seats, seed).hex() for seats in tables for seed in range(10)]
        sys.stdout.write(f"{game} {' '.join(found)}\n")


if __name__ == "__main__":
    main()
