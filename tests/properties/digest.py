"""Plays a few games and prints what everybody saw, as a sum: run in processes of their own by test_processes.py."""

from __future__ import annotations

import hashlib
import random
import sys

import meetinghouse as mh
from tests.properties.play import deal, play, snapshot


def digest(game_id: str) -> str:
    game = mh.find_game(game_id)
    sums = []
    for seats in {game.spec.min_seats, (game.spec.min_seats + game.spec.max_seats) // 2, game.spec.max_seats}:
        match = deal(game, seats, {}, seats)
        play(match, random.Random(seats), 300)
        half = snapshot(match)
        twin = mh.imagine(game_id, match.view(seats - 1), seed=3) if match.outcome is None else match
        play(match, random.Random(1))
        sums.append(hashlib.blake2b("\n".join([half, str(twin.view(0)), snapshot(match)]).encode()).hexdigest()[:32])
    return " ".join(sorted(sums))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(f"{name} {digest(name)}\n")
