"""RLCard's environments with uniformly random legal play: `python rlcard_peer.py GAME SECONDS`."""

import json
import random
import sys
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
warnings.filterwarnings("ignore")

import rlcard
from timing import rate

env = rlcard.make(sys.argv[1], config={"seed": 42})
pick = random.Random(1).random


def work():
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(pick() * len(legal))])
        moves += 1
    return moves, 1


moves, games = rate(work, float(sys.argv[2]))
sys.stdout.write(json.dumps({"moves/s": moves, "games/s": games}) + "\n")
