"""One checkpoint from several: `python -m meetinghouse.train.average A/ck.pt B/ck.pt --start ck.pt --out C/ck.pt`.

Runs that go on from the same checkpoint end near each other. What they all learned stays in the mean of their weights,
and what each took for a pattern by chance gets small: the mean often plays better than any of them. `--stretch 1.6`
goes further the way they went together. `meetinghouse.train --resume` goes on from there.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

Kept = dict[str, Any]


def average(seeds: Sequence[Kept], start: Kept, stretch: float = 1.0) -> Kept:
    """A policy `stretch` times as far from the start as the mean of the seeds, and the mean of their critics. The
    moments of the optimiser are those of the last; seconds, lessons and decisions count what all of them took."""
    if any((one["game"], one["labels"]) != (start["game"], start["labels"]) for one in seeds):
        raise SystemExit("these are not checkpoints of one kind of network")
    made = dict(seeds[-1])
    for network, far in (("policy", stretch), ("critic", 1.0)):
        made[network] = {
            name: begun + far * torch.stack([one[network][name] - begun for one in seeds]).mean(0)
            for name, begun in start[network].items()
        }
    for count in ("spent", "lessons", "decisions"):
        made[count] = start[count] + sum(one[count] - start[count] for one in seeds)
    return made


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m meetinghouse.train.average", description=__doc__)
    parser.add_argument("checkpoints", type=Path, nargs="+")
    parser.add_argument("--start", type=Path, required=True, help="the checkpoint that they went on from")
    parser.add_argument("--stretch", type=float, default=1.0, help="how far from there, in times the way of the mean")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args(given)
    files = (args.start, *args.checkpoints)
    start, *seeds = (torch.load(file, map_location="cpu", weights_only=True) for file in files)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    torch.save(average(seeds, start, args.stretch), args.out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
