"""PettingZoo's classic games, AEC loop: `python -m bench.peers.pettingzoo_peer connect_four_v3 SECONDS`.

`hanabi_v5:5` is with five players, `connect_four_v3:bare` without the wrappers that `env()` puts around the game.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import warnings

from bench.timing import play_aec, report


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
        return play_aec(env, pick), 1

    report(work, seconds)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
