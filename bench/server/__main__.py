"""`make bench-server`: the table server under load beside boardgame.io, in the same run on the same cores.

The server under test has one core, the load generator the other; a fresh server for every row. Flat out (no
thinking) shows what a core can do; one answer a second for each table shows what that is like for people.
boardgame.io keeps its games in memory; ours answers only what is on disk. Writes docs/performance-server.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import statistics
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from bench.server import known, telling
from bench.server.rows import Result, attempt, fetch_peer, ours, several, theirs

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "performance-server.md"

Rows = list[tuple[str, Result]]
QUIET = "ours, salem1692, 7 seats, quiet"
NODE_TABLES = 100  # enough that some are always being answered while others are being written

HEAD = """# The table server under load

`make bench-server` writes this page. The server has one core, the load the other; the load uses real sockets from
another process. Each row starts a fresh server.

- **Ours**: every answer is on disk (SQLite, WAL, `synchronous=FULL`) before anybody is told. Latency is the time from
  sending an answer to the last message that it causes: the new decision at the *last* seat if the answer closed the
  decision, else the confirmation at its own seat. In a secret phase only the answer that closes it counts.
- **boardgame.io** 0.50.2: games in memory. Latency is the time from the move to its arrival at the *next* mover.
- `shed` is the same card game with hidden hands on both engines. Flat out: each table always has one answer under
  way, so latency is that of the queue. At 1/s: each table thinks for 0.5 to 1.5 s before it answers.
- `server core`: the share of a core that the server took. `CPU us`: its processor time for one answer; a core can do
  a million divided by it. On a shared machine this is the steady figure; latencies are those of the machine."""

LIMITS = """## What limits it

The processor. The kernel takes about a third of the time for one answer, mostly one `send` for each socket (8 us).
The thread that writes the log takes a seventh. The rest is Python: rules, views, encoding (`python -m
bench.server.inside shed 7` measures that part). Public data is encoded once for all seats, private data once for
each. An answer in a secret phase touches no view until the phase closes. Compared with 9677f70, which had no moments,
that part takes 0.92 times the processor time in Salem 1692 with seven, 1.04 times in New Salem with five and 1.02
times in Affliction with three (median of 3 to 5 runs in turn; not the same games). Without moments it would take
0.91, 0.88 and 0.87 times what it takes today. A group of commits is one statement. If few tables play flat out, a
slow disk counts too: an answer waits for one `fdatasync`. The full garbage collection (0.17 s for a thousand tables)
waits for a second in which nobody plays, or at most an hour (`hall.py`).

Not to try again: a newer CPython (119 us of Python with 3.11, 136 with 3.12, 124 with 3.13); picows instead of our own
frames on uvicorn (saves a twentieth of an answer, but needs an HTTP server of our own); `os.write` instead of uvloop's
transport (no difference); one system call for several sockets (Python has no maintained library for it)."""


def middle(rows: list[Result]) -> Result:
    """The run with the median rate, so that a row's numbers belong together."""
    good = [row for row in rows if "error" not in row]
    if not good:
        return rows[0]
    rate = statistics.median_low([row["moves_per_s"] for row in good])
    return next(row for row in good if row["moves_per_s"] == rate)


def measure(rounds: int, seconds: float, quick: bool, many: int, lacking: str) -> Rows:
    """All rows; flat-out rows alternate between the two servers, round by round."""
    found: Rows = []

    def add(name: str, row: Result) -> None:
        found.append((name, row))
        print(f"{time.strftime('%H:%M:%S')} {name}: {row}", flush=True)

    def peer(seats: int, tables: int, length: float, think: int) -> Result:
        return {"error": lacking} if lacking else attempt(partial(theirs, seats, tables, length, think))

    def mine(game: str, seats: int, tables: int, length: float, think: int) -> Result:
        return attempt(partial(ours, game, seats, tables, length, think))

    flat = [(7, 20), (12, 10), (12, 20)]
    for seats, tables in flat[:2] if quick else flat:
        pairs = [(peer(seats, tables, seconds, 0), mine("shed", seats, tables, seconds, 0)) for _ in range(rounds)]
        add(_flat("boardgame.io, shed", seats, tables), middle([pair[0] for pair in pairs]))
        add(_flat("ours, shed", seats, tables), middle([pair[1] for pair in pairs]))
        add(_flat("ours, salem1692", seats, tables), mine("salem1692", seats, tables, seconds, 0))
    add(f"ours, salem1692, 7 seats, {many} tables, 1/s", mine("salem1692", 7, many, seconds * 3, 1000))
    for seats, tables in [(12, many // 5)] if quick else [(12, many // 5), (7, many * 2 // 5)]:
        add(f"boardgame.io, shed, {seats} seats, {tables} tables, 1/s", peer(seats, tables, seconds * 2, 1000))
        add(f"ours, shed, {seats} seats, {tables} tables, 1/s", mine("shed", seats, tables, seconds * 2, 1000))
    for seats in (7, 12):
        for nodes in (1, 2):
            add(_nodes(seats, nodes), attempt(partial(several, "shed", seats, NODE_TABLES, seconds, nodes)))
    add(QUIET, attempt(partial(ours, "salem1692", 7, many, 15, 10**9, 3)))
    return found


def _flat(who: str, seats: int, tables: int) -> str:
    return f"{who}, {seats} seats, {tables} tables, flat out"


def _nodes(seats: int, nodes: int) -> str:
    return f"ours, shed, {seats} seats, {NODE_TABLES} tables, flat out, PostgreSQL, nodes: {nodes}"


def page(found: Rows, busy: float) -> str:
    """What was measured, as Markdown."""
    out = [
        *HEAD.splitlines(),
        "",
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores,"
        f" load average before the run {busy:.1f}.",
        "",
        "| row | sockets | answers/s | messages/s | p50 ms | p99 ms | max ms | server core | load core | CPU us | MB |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
        *(_line(name, row) for name, row in found),
        "",
    ]
    by = {name: row for name, row in found if "error" not in row}
    out += _beside(by) + _tail(by) + _several(by)
    held = by.get(QUIET)
    if held:
        each = (held["rss_mb"] - held["rss_before_mb"]) * 1024 / held["matches"]
        out += [f"A table with seven quiet sockets takes {each:.0f} KB; one that nobody holds takes nothing.", ""]
    return "\n".join([*out, *known.lines(), *telling.lines(), LIMITS, ""])


def _line(name: str, row: Result) -> str:
    if "error" in row:
        return f"| {name} | could not be run: {row['error'].replace('|', '/')} |" + " |" * 9
    numbers = [f"{round(row[key]):,}" for key in ("sockets", "moves_per_s", "msgs_per_s")]
    times = [f"{row[key]:.1f}" if row["moves_per_s"] else "-" for key in ("p50", "p99", "max")]
    cores = [f"{row[key]:.2f}" for key in ("server_cpu", "load_cpu")]
    each = f"{row['cpu_us_per_answer']:,}" if row["moves_per_s"] else "-"
    return "| " + " | ".join([name, *numbers, *times, *cores, each, f"{row['rss_mb']:.0f}"]) + " |"


def _beside(by: dict[str, Result]) -> list[str]:
    """Ours and boardgame.io at the same game."""
    out = []
    for seats, tables in ((7, 20), (12, 10)):
        a, b = by.get(_flat("ours, shed", seats, tables)), by.get(_flat("boardgame.io, shed", seats, tables))
        if a and b:
            ratio = b["cpu_us_per_answer"] / a["cpu_us_per_answer"]
            out.append(
                f"- The same game at {seats} seats: {a['moves_per_s'] / b['moves_per_s']:.1f} times the moves/s of"
                f" boardgame.io ({ratio:.1f} times as many for the same processor time), p99 {a['p99']:.1f} ms beside"
                f" {b['p99']:.1f} ms."
            )
    return [*out, ""]


def _tail(by: dict[str, Result]) -> list[str]:
    """Where the slowest answers of the largest row come from."""
    salem = [row for name, row in by.items() if name.startswith("ours, salem1692, 7") and name.endswith("1/s")]
    if not salem:
        return []
    row = salem[0]
    causes = ", ".join(f"{kind.removeprefix('salem1692.')} {n}" for kind, n in row["slowest"].items())
    return [
        f"At {row['matches']:,} tables of seven, one answer a second each: p99 {row['p99']:.1f} ms, 99.9 percent within"
        f" {row['p999']:.1f} ms, the slowest {row['max']:.1f} ms. The slowest hundredth of the answers, by the decision"
        f" they closed: {causes}.",
        "",
    ]


def _several(by: dict[str, Result]) -> list[str]:
    """What several processes do, and what this machine can show of it."""
    out = []
    for seats, tables in ((7, 20), (12, 10)):
        peer = by.get(_flat("boardgame.io, shed", seats, tables))
        one, two = by.get(_nodes(seats, 1)), by.get(_nodes(seats, 2))
        if not (peer and one and two):
            continue
        rate = peer["moves_per_s"]
        node, store = two["cpu_us_per_answer"], two["store_us_per_answer"] or 0
        out.append(
            f"- {seats} seats: two nodes on PostgreSQL, with PostgreSQL and the load on the same {os.cpu_count()}"
            f" cores, made {two['moves_per_s'] / rate:.1f} times boardgame.io's moves/s (one node"
            f" {one['moves_per_s'] / rate:.1f}). An answer costs {node} us of a node (with one node"
            f" {one['cpu_us_per_answer']}) and {store} us of PostgreSQL, so three times boardgame.io's rate,"
            f" {3 * rate:,.0f} answers/s, takes {3 * rate * node / 1e6:.1f} cores for nodes and"
            f" {3 * rate * store / 1e6:.1f} for PostgreSQL; the load on top took {two['load_cpu']:.2f} of a core."
        )
    return ["Several processes:", "", *out, ""] if out else []


def main() -> int:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--tables", type=int, default=1000, help="how many tables are held in the largest rows")
    parser.add_argument("--quick", action="store_true", help="fewer rows")
    parser.add_argument("--no-page", action="store_true")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # each socket is a descriptor, here and there
    node = subprocess.run([ROOT / "tools" / "node.sh"], capture_output=True, text=True, check=False).stdout.strip()
    os.environ["PATH"] = os.pathsep.join([*([node] if node else []), os.environ["PATH"]])
    busy = os.getloadavg()[1]
    text = page(measure(given.rounds, given.seconds, given.quick, given.tables, fetch_peer()), busy)
    print(text)
    if not given.no_page:
        PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
