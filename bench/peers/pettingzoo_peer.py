"""PettingZoo's classic games, AEC loop: `python -m bench.peers.pettingzoo_peer connect_four_v3 SECONDS`.

`hanabi_v5:5` is with five players, `connect_four_v3:bare` without the wrappers that `env()` puts around the game.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
import warnings

import numpy as np

from bench.timing import rate


def main(argument: str, seconds: float) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    warnings.filterwarnings("ignore")
    name, _, how = argument.partition(":")
    game = importlib.import_module("pettingzoo.classic." + name)
    env = game.raw_env() if how == "bare" else game.env(players=int(how)) if how else game.env()
    pick = random.Random(1).random

    def work() -> tuple[int, ...]:
        env.reset()
        moves = 0
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(pick() * len(legal))]))
            moves += 1
        return moves, 1

    moves, games = rate(work, seconds)
    sys.stdout.write(json.dumps({"moves/s": moves, "games/s": games}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
