"""Catanatron with four random players: `python -m bench.peers.catanatron_peer play|copy SECONDS`."""

from __future__ import annotations

import json
import sys

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.timing import rate

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def main(what: str, seconds: float) -> None:
    seed = iter(range(10**9))

    def new() -> Game:
        return Game([RandomPlayer(colour) for colour in COLOURS], seed=next(seed))

    def play() -> tuple[int, ...]:
        game = new()
        moves = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            moves += 1
        return moves, 1

    middle = new()
    for _ in range(200):
        middle.play_tick()

    def copy() -> tuple[int, ...]:
        for _ in range(50):
            middle.copy()
        return (50,)

    if what == "play":
        moves, games = rate(play, seconds)
        found = {"moves/s": moves, "games/s": games}
    else:
        found = {"copies/s": rate(copy, seconds)[0]}
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
