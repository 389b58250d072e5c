"""How the vectorised environment grows with processes: `python -m bench.scaling salem1692:8 --places 256 --seconds 3`.

Prints one JSON object: decisions in each second of the wall clock by number of workers, 0 being none beside the caller.
The numbers mean something on a machine that has nothing else to do, so `make bench` leaves them out.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

import numpy as np

from meetinghouse.envs.vector import Setting, Vector


def rate(game: str, seats: int, places: int, workers: int, seconds: float) -> float:
    """Decisions in each second, the choice of acts included: it is the caller's share, and the same for all."""
    with Vector(game, places, [Setting(seats)], seed=5, workers=workers) as batch:
        weights = np.random.default_rng(5).random((16, *batch.masks.shape), dtype=np.float32)
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            batch.step((weights[steps % 16] * batch.masks).argmax(1))
            steps += 1
        return steps * places / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="game:seats")
    parser.add_argument("--places", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--most", type=int, default=os.cpu_count() or 1, help="workers")
    args = parser.parse_args()
    game, _, seats = args.table.partition(":")
    found = {n: round(rate(game, int(seats), args.places, n, args.seconds)) for n in range(args.most + 1)}
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
