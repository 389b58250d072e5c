"""`make bench-server`: the table server under load beside boardgame.io, in the same run on the same cores.

The server under test has one core, the load generator the other; a fresh server for every row. Flat out (no
thinking) shows what a core can do; one answer a second for each table shows what that is like for people.
boardgame.io keeps its games in memory; ours answers only what is on disk. Writes docs/performance-server.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PARTS = HERE / "server"
PAGE = ROOT / "docs" / "performance-server.md"
PEER = ROOT / ".bench" / "bgio"
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4.8.1")

Result = dict[str, Any]

HEAD = """# The table server under load

Written by `make bench-server`. One core for the server, the other for the load; real sockets from another process.
Ours: every answer is on disk (SQLite, WAL, `synchronous=FULL`) before anyone hears of it; latency from sending an
answer to the arrival of the new decision at the *last* seat. boardgame.io 0.50.2: games in memory; latency from the
move to the *next* mover. `shed` is the same card game with hidden hands on both engines. Flat out, one answer of each
table is always under way, so the latency is that of the queue. Where other jobs share the machine, the steady figure
is processor time per answer: a million divided by it is what a whole core can do. `server core` says how much of a
core the server was given; where that is far below what its answers need, the latencies are those of the machine.

What limits it is the processor. Measured apart, without sockets, an answer costs about 0.15 ms for `shed` at twelve
seats and 0.29 ms for Salem 1692 at seven (rules, projection, encoding, log entry); the rest is one system call for
each socket and the hand-over to the thread that writes the log."""


def pinned(core: int, command: list[str]) -> list[str]:
    """A command on one core."""
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") else command


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def last_json(text: str) -> Result:
    """The result line of a load generator."""
    lines = [line for line in text.splitlines() if line.startswith("{")]
    if not lines:
        raise RuntimeError(f"the load generator said nothing: {text[-500:]}")
    found: Result = json.loads(lines[-1])
    return found


def ours(game: str, seats: int, tables: int, seconds: float, think: int, quiet: int = 300) -> Result:
    """One row of ours."""
    with tempfile.TemporaryDirectory(prefix="mh-bench-") as folder:
        port = free_port()
        spare = 0 if think > 10_000 else max(100, tables // 2) if think else 800
        args = [str(port), f"sqlite:///{folder}/t.sqlite3", game, str(seats), str(tables + spare), str(quiet)]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(
                pinned(0, [sys.executable, str(PARTS / "ours.py"), *args]), env=env, stdout=log, stderr=log
            )
            try:
                _wait(f"http://127.0.0.1:{port}/health", server)
                load = [str(PARTS / "load.py"), str(port), game, str(seats), str(tables), str(seconds), str(think)]
                done = subprocess.run(
                    pinned(1, [sys.executable, *load, str(server.pid)]),
                    env=env,
                    capture_output=True,
                    text=True,
                    check=False,
                )
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(60)
        return last_json(done.stdout + done.stderr)


def several(game: str, seats: int, tables: int, seconds: float, processes: int) -> Result:
    """The same on PostgreSQL with one or more processes, each with its share of the tables, as behind a proxy."""
    sys.path.insert(0, str(ROOT))
    from tests.server import postgres

    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with postgres.server() as database:
        servers: list[subprocess.Popen[bytes]] = []
        ports = [free_port() for _ in range(processes)]
        try:
            for number, port in enumerate(ports):
                seeded = str(tables + 800) if number == 0 else "0"
                args = [str(PARTS / "ours.py"), str(port), database, game, str(seats), seeded, "300"]
                servers.append(
                    subprocess.Popen(
                        pinned(number % 2, [sys.executable, *args]),
                        env=env,
                        stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL,
                    )
                )
                _wait(f"http://127.0.0.1:{port}/health", servers[-1])
            load = [str(PARTS / "load.py"), ",".join(map(str, ports)), game, str(seats), str(tables), str(seconds), "0"]
            pids = ",".join(str(server.pid) for server in servers)
            done = subprocess.run(
                pinned(1, [sys.executable, *load, pids]), env=env, capture_output=True, text=True, check=False
            )
        finally:
            for server in servers:
                server.terminate()
                server.wait(60)
    return last_json(done.stdout + done.stderr)


def theirs(seats: int, matches: int, seconds: float, think: int) -> Result:
    """One row of boardgame.io: the same card game, the same number of sockets."""
    port = free_port()
    env = {**os.environ, "NODE_ENV": "production", "PORT": str(port), "BGIO_MODULES": str(PEER / "node_modules") + "/"}
    node = ["node", "--max-old-space-size=6000"]
    server = subprocess.Popen(
        pinned(0, [*node, str(PARTS / "bgio_server.js")]),
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            if server.poll() is not None:
                raise RuntimeError("boardgame.io did not start")
        load = [str(PARTS / "bgio_load.js"), f"shed{seats}", str(matches), str(seconds), str(think), str(server.pid)]
        done = subprocess.run(
            pinned(1, [*node, *load]), env=env, capture_output=True, text=True, check=False, timeout=300
        )
    finally:
        server.kill()
        server.wait()
    found = last_json(done.stdout + done.stderr)
    found["cpu_us_per_answer"] = round(found["server_cpu"] / max(1e-9, found["moves_per_s"]) * 1e6)
    found["rss_mb"] = round(found.pop("server_rss_mb") or 0, 1)
    return found


def _wait(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):
        if server.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server is not well")


def peer() -> None:
    """Fetch boardgame.io into a folder of its own."""
    if not (PEER / "node_modules" / "boardgame.io").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        (PEER / "package.json").write_text('{"private": true}')
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", *PACKAGES], cwd=PEER, check=True)


def middle(rows: list[Result]) -> Result:
    """The run with the median rate, so that a row's numbers belong together."""
    rate = statistics.median_low([row["moves_per_s"] for row in rows])
    return next(row for row in rows if row["moves_per_s"] == rate)


def measure(rounds: int, seconds: float, quick: bool, many: int) -> list[tuple[str, Result]]:
    """All rows; flat-out rows alternate between the two servers, round by round."""
    found: list[tuple[str, Result]] = []
    flat = [(7, 20), (12, 10), (12, 20)]
    for seats, tables in flat[:2] if quick else flat:
        rows: dict[str, list[Result]] = {"boardgame.io, shed": [], "ours, shed": [], "ours, salem1692": []}
        for _ in range(rounds):
            rows["boardgame.io, shed"].append(theirs(seats, tables, seconds, 0))
            rows["ours, shed"].append(ours("shed", seats, tables, seconds, 0))
            rows["ours, salem1692"].append(ours("salem1692", seats, tables, seconds, 0))
        for who, runs in rows.items():
            found.append((f"{who}, {seats} seats, flat out", middle(runs)))
            print(*found[-1], flush=True)
    paced = [("ours, salem1692", 7, many), ("boardgame.io, shed", 12, many // 5), ("ours, shed", 12, many // 5)]
    paced += (
        [] if quick else [("ours, salem1692", 12, 500), ("boardgame.io, shed", 7, 400), ("ours, salem1692", 7, 400)]
    )
    for who, seats, tables in paced:
        run = theirs(seats, tables, seconds * 2, 1000) if "bgio" in who or "board" in who else None
        found.append((f"{who}, {seats} seats, 1/s", run or ours(who.split(", ")[1], seats, tables, seconds * 2, 1000)))
        print(*found[-1], flush=True)
    for processes in (1, 2):
        run = several("shed", 7, 20, seconds, processes)
        found.append((f"ours, shed, 7 seats, flat out, PostgreSQL, processes: {processes}", run))
        print(*found[-1], flush=True)
    held = ours("salem1692", 7, many, 20, 10**9, quiet=3)
    found.append(("ours, salem1692, 7 seats, quiet", held))
    print(*found[-1], flush=True)
    return found


def page(found: list[tuple[str, Result]]) -> str:
    """What was measured, as Markdown."""
    out = [
        *HEAD.splitlines(),
        "",
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores,"
        f" load average before the run {os.getloadavg()[2]:.1f}.",
        "",
        "| row | tables | sockets | answers/s | messages/s | p50 ms | p99 ms | server core | CPU us per answer | MB |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row, r in found:
        numbers = [r["matches"], r["sockets"], *(round(r[k]) for k in ("moves_per_s", "msgs_per_s"))]
        shown = [f"{n:,}" for n in numbers] + [f"{r[k]:.1f}" if r[k] is not None else "-" for k in ("p50", "p99")]
        each = f"{r['cpu_us_per_answer']:,}" if r["moves_per_s"] else "-"
        shown += [f"{r['server_cpu']:.2f}", each, f"{r['rss_mb']:.0f}"]
        out.append("| " + " | ".join([row, *shown]) + " |")
    by = dict(found)
    out += [""]
    for seats in (7, 12):
        a, b = by.get(f"ours, shed, {seats} seats, flat out"), by.get(f"boardgame.io, shed, {seats} seats, flat out")
        if a and b:
            ratio = b["cpu_us_per_answer"] / a["cpu_us_per_answer"]
            out.append(
                f"The same game at {seats} seats: {a['moves_per_s'] / b['moves_per_s']:.1f} times the moves/s of"
                f" boardgame.io, {ratio:.1f} times as many for the same processor time.",
            )
    held = by["ours, salem1692, 7 seats, quiet"]
    each = (held["rss_mb"] - held["rss_before_mb"]) * 1024 / held["matches"]
    out += ["", f"A table with seven quiet sockets takes {each:.0f} KB; one that nobody holds takes nothing.", ""]
    return "\n".join(out)


def main() -> int:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=1000, help="how many tables are held in the largest rows")
    parser.add_argument("--quick", action="store_true", help="fewer rows")
    parser.add_argument("--no-page", action="store_true")
    given = parser.parse_args()
    peer()
    text = page(measure(given.rounds, given.seconds, given.quick, given.tables))
    print(text)
    if not given.no_page:
        PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
