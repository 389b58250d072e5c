"""PettingZoo's own classic games through their AEC loop: `python pettingzoo_peer.py connect_four_v3 SECONDS`."""

import importlib
import json
import os
import random
import sys
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
warnings.filterwarnings("ignore")

import numpy as np
from timing import rate

name, _, players = sys.argv[1].partition(":")
options = {"players": int(players)} if players else {}
env = importlib.import_module("pettingzoo.classic." + name).env(**options)
pick = random.Random(1).random


def work():
    env.reset()
    moves = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(pick() * len(legal))]))
        moves += 1
    return moves, 1


moves, games = rate(work, float(sys.argv[2]))
sys.stdout.write(json.dumps({"moves/s": moves, "games/s": games}) + "\n")
