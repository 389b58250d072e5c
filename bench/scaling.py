"""How the vectorised environment grows with processes: `python -m bench.scaling salem1692:8 --places 256 --seconds 3`.

Prints one JSON object: decisions in each second of the wall clock, of plain play in one process (`play`), and of the
batch by number of workers, 0 being none beside the caller. The numbers mean something on a machine that has
nothing else to do, so `make bench` leaves them out. Needs NumPy and nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

import numpy as np

from bench.ours import play
from meetinghouse.envs.vector import Setting, Vector


def plain(game: str, seats: int, seconds: float) -> float:
    """Decisions in each second of plain play, match after match."""
    decisions, start = 0, time.perf_counter()
    seed = 0
    while time.perf_counter() - start < seconds:
        decisions += play(game, seats, seed)[1]
        seed += 1
    return decisions / (time.perf_counter() - start)


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
    parser.add_argument("tables", nargs="+", help="game:seats")
    parser.add_argument("--places", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--workers", type=int, nargs="+", default=list(range((os.cpu_count() or 1) + 1)))
    args = parser.parse_args()
    found: dict[str, dict[str, int]] = {}
    for table in args.tables:
        game, _, seats = table.partition(":")
        rates = found[table] = {"play": round(plain(game, int(seats), args.seconds))}
        for workers in args.workers:
            rates[f"{workers} workers"] = round(rate(game, int(seats), args.places, workers, args.seconds))
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
