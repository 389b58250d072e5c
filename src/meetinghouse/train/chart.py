"""The curves of a training: `python -m meetinghouse.train.chart LOG.jsonl ... --out curves.png`. Needs matplotlib."""

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from meetinghouse.engine.json_types import Json
from meetinghouse.lab.charts import new_figure, png

AROUND = 8  # lessons that a point of a curve is the mean of
WITH_BOTS = "1"  # the batch in which bots sit at some seats


def lessons(files: Iterable[Path]) -> list[Json]:
    """The lessons of some logs, one log behind another."""
    lines = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if "lesson" in line]


def won(found: Sequence[Json], batch: str = WITH_BOTS) -> dict[tuple[int, str], list[float]]:
    """By seats and side: the share that the network's seats won, as a running mean over the games of a few lessons."""
    keys = sorted({key for line in found for key in line["won"] if key.startswith(f"{batch}/")})
    curves = {}
    for key in keys:
        _, seats, side, *alone = key.split("/")
        if alone and f"{batch}/{seats}/{side}" in keys:
            continue  # one curve for a table and side: that of whole sides, where there are such games
        games = [line["won"].get(key, [0, 0.0]) for line in found]
        curve = []
        for at in range(len(games)):
            near = games[max(0, at + 1 - AROUND) : at + 1]
            total = sum(count for count, _ in near)
            curve.append(sum(count * share for count, share in near) / total if total else float("nan"))
        curves[int(seats), side] = curve
    return curves


def draw(title: str, found: Sequence[Json]) -> bytes:
    """A PNG: how often it won against bots, and how sure and how foreseen its play was."""
    picture, (left, right) = new_figure(1, 2, (11, 5.4))
    millions = []
    total = before = last = 0
    for line in found:  # a piece that went on from another checkpoint than the last one's counts on from here
        total += line["decisions"] - before if line["lesson"] == last + 1 else line["rows"]
        before, last = line["decisions"], line["lesson"]
        millions.append(total / 1e6)
    for (seats, side), curve in won(found).items():
        style, name = ("-", "other side") if side == "0" else ("--", "hidden side")
        left.plot(millions, curve, style, color=f"C{seats % 10}", label=f"{seats} seats, {name}")
    left.set_title("Seats of the network that won, with bots at the table", fontsize=10)
    left.set_ylabel("share of games won")
    left.legend(fontsize=7, ncol=3, loc="upper center", bbox_to_anchor=(0.5, -0.16))
    right.plot(millions, [line["entropy"] for line in found], label="entropy of its answers, in nats")
    right.plot(millions, [line["explained"] for line in found], label="share of the outcome foreseen by the critic")
    right.set_ylabel("entropy; share foreseen")
    right.set_title("How open its answers are, how foreseen the outcome", fontsize=10)
    right.legend(fontsize=8, loc="upper center", bbox_to_anchor=(0.5, -0.16))
    for axis in (left, right):
        axis.set_xlabel("million decisions")
    return png(picture, title)


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m meetinghouse.train.chart", description=__doc__)
    parser.add_argument("logs", type=Path, nargs="+")
    parser.add_argument("--title", default="Training")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args(given)
    args.out.write_bytes(draw(args.title, lessons(args.logs)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
