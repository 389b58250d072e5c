"""Catanatron with four random players: `python catanatron_peer.py play|copy SECONDS`."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from timing import rate

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
seed = iter(range(10**9))


def new():
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=next(seed))


def play():
    game = new()
    moves = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        moves += 1
    return moves, 1


middle = new()
for _ in range(200):
    middle.play_tick()


def copy():
    for _ in range(50):
        middle.copy()
    return (50,)


if sys.argv[1] == "play":
    moves, games = rate(play, float(sys.argv[2]))
    found = {"moves/s": moves, "games/s": games}
else:
    found = {"copies/s": rate(copy, float(sys.argv[2]))[0]}
sys.stdout.write(json.dumps(found) + "\n")
