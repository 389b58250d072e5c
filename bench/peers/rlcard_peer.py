"""RLCard's environments with uniformly random legal play: `python -m bench.peers.rlcard_peer GAME SECONDS`."""

from __future__ import annotations

import random
import sys
import warnings

import rlcard

from bench.timing import report


def main(game: str, seconds: float) -> None:
    warnings.filterwarnings("ignore")
    env = rlcard.make(game, config={"seed": 42})
    pick = random.Random(1).random

    def work() -> tuple[int, ...]:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(pick() * len(legal))])
            moves += 1
        return moves, 1

    report(work, seconds)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
