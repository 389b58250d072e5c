"""What it costs that a table tells what happened moment by moment: `python -m bench.server.telling`.

The same games are told at once, too, with one view for all that an answer brought about, as before there were moments.
Bytes are those of the same random answers; processor time is the server's for an answer of fresh games over real
sockets, both in turn, so that both meet the same machine.
"""

from __future__ import annotations

import os
import statistics

from bench.server import inside
from bench.server.rows import Result, ours

GAMES = {"salem1692": ("Salem 1692", 7), "new_salem": ("New Salem", 5), "affliction": ("Affliction", 3)}
TURNS, TABLES, SECONDS, ANSWERS = 7, 20, 6, 3000


def _serve(game: str, seats: int, telling: str) -> Result:
    os.environ["BENCH_TELLING"] = telling
    try:
        return ours(game, seats, TABLES, SECONDS, 0)
    finally:
        del os.environ["BENCH_TELLING"]


def lines() -> list[str]:
    """What was measured, as Markdown."""
    out = [
        "A table tells what happened moment by moment. What this costs, compared with one view for each answer: bytes",
        f"to a seat in {ANSWERS:,} random answers; processor time of the whole server flat out (median of {TURNS} runs",
        "of each, with the quartiles of their ratios); processor time of rules, views and encoding",
        "(`python -m bench.server.inside`).",
        "",
        "| | bytes: moments, at once | more | us of the server | ratio | us inside | ratio |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, (name, seats) in GAMES.items():
        (took, size), (took_at_once, size_at_once) = inside.beside(game, seats, ANSWERS)
        pairs = [
            [_serve(game, seats, telling)["cpu_us_per_answer"] for telling in ("moments", "at once")]
            for _ in range(TURNS)
        ]
        apart, whole = (statistics.median(one) for one in zip(*pairs, strict=True))
        low, middle, high = statistics.quantiles([one / other for one, other in pairs])
        out.append(
            f"| {name}, {seats} seats | {size:.0f}, {size_at_once:.0f} | {size / size_at_once - 1:.1%}"
            f" | {apart:.0f}, {whole:.0f} | {middle:.2f} ({low:.2f} to {high:.2f})"
            f" | {took:.0f}, {took_at_once:.0f} | {took / took_at_once:.2f} |"
        )
    return [*out, ""]


if __name__ == "__main__":
    print("\n".join(lines()))
