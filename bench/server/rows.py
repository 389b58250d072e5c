"""One row of `make bench-server` each: start a fresh server, drive it from another process, return what was counted.

A row that cannot be run says why and stops nothing.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PARTS = Path(__file__).parent
PEER = ROOT / ".bench" / "bgio"
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4.8.1")
LOAD_SECONDS = 240  # after which a load generator is given up
START_SECONDS = 90

Result = dict[str, Any]


class Failed(RuntimeError):
    """A row that could not be run."""


def attempt(row: Callable[[], Result]) -> Result:
    """A row, or why there is none."""
    for last in (False, True):
        try:
            return row()
        except (RuntimeError, OSError, subprocess.SubprocessError) as error:
            if last:
                return {"error": str(error)}
            time.sleep(3)
    raise AssertionError("not reached")


def ours(game: str, seats: int, tables: int, seconds: float, think: int, quiet: int = 300) -> Result:
    """One process on SQLite: the server on one core, the load on the other."""
    with tempfile.TemporaryDirectory(prefix="mh-bench-") as folder:
        port = free_port()
        args = [str(port), f"sqlite:///{folder}/t.sqlite3", game, str(seats), str(tables + _spare(tables, think))]
        server = _start(0, [sys.executable, str(PARTS / "ours.py"), *args, str(quiet)], Path(folder) / "log")
        try:
            _wait(port, server, Path(folder) / "log")
            return _load(1, [str(port)], game, seats, tables, seconds, think, [server.pid])
        finally:
            _stop(server)


def several(game: str, seats: int, tables: int, seconds: float, processes: int) -> Result:
    """The same on PostgreSQL with one or more processes, each with its share of the tables, as behind a proxy.

    One process has a core to itself, and the load and PostgreSQL share the other; where there are more processes than
    that, the system places them all.
    """
    sys.path.insert(0, str(ROOT))
    from tests.server import postgres

    with postgres.server() as database, tempfile.TemporaryDirectory(prefix="mh-bench-") as folder:
        servers: list[subprocess.Popen[bytes]] = []
        ports = [free_port() for _ in range(processes)]
        alone = processes == 1
        try:
            for number, port in enumerate(ports):
                seeded = str(tables + _spare(tables, 0)) if number == 0 else "0"
                args = [str(PARTS / "ours.py"), str(port), database, game, str(seats), seeded, "300"]
                log = Path(folder) / f"log{number}"
                servers.append(_start(0 if alone else None, [sys.executable, *args], log))
                _wait(port, servers[-1], log)
            pids = [server.pid for server in servers]
            store = _postmaster(database)
            core = 1 if alone else None
            return _load(core, [str(port) for port in ports], game, seats, tables, seconds, 0, pids, store)
        finally:
            for server in servers:
                _stop(server)


def theirs(seats: int, matches: int, seconds: float, think: int) -> Result:
    """boardgame.io: the same card game, the same number of sockets."""
    port = free_port(pair=True)  # it listens on the next one as well
    more = {"NODE_ENV": "production", "PORT": str(port), "BGIO_MODULES": str(PEER / "node_modules") + "/"}
    node = ["node", "--max-old-space-size=6000"]
    with tempfile.TemporaryDirectory(prefix="mh-bench-") as folder:
        log = Path(folder) / "log"
        server = _start(0, [*node, str(PARTS / "bgio_server.js")], log, more)
        try:
            until = time.monotonic() + START_SECONDS
            while "ready" not in log.read_text(errors="replace"):
                if server.poll() is not None or time.monotonic() > until:
                    raise Failed(f"boardgame.io did not start: {_last_words(log)}")
                time.sleep(0.05)
            load = [str(PARTS / "bgio_load.js"), f"shed{seats}", str(matches), str(seconds), str(think)]
            found = _result(_pinned(1, [*node, *load, str(server.pid)]), more)
        finally:
            server.kill()
            server.wait()
    found["cpu_us_per_answer"] = round(found["server_cpu"] / max(1e-9, found["moves_per_s"]) * 1e6)
    found["rss_mb"] = round(found.pop("server_rss_mb") or 0, 1)
    return found


def fetch_peer() -> str:
    """Fetch boardgame.io into a folder of its own; returns why that failed, if it did."""
    if (PEER / "node_modules" / "boardgame.io").exists():
        return ""
    PEER.mkdir(parents=True, exist_ok=True)
    (PEER / "package.json").write_text('{"private": true}')
    try:
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", *PACKAGES], cwd=PEER, check=True, timeout=600)
    except (OSError, subprocess.SubprocessError) as error:
        return f"boardgame.io could not be fetched: {error}"
    return ""


_given: set[int] = set()


def free_port(pair: bool = False) -> int:
    """A port that nobody uses now and that was not given out before, and with `pair` the next one as well.

    Below the range from which thousands of the load's own sockets, or what is left of them, take theirs.
    """
    start = 12_000 + os.getpid() % 8_000
    for port in range(start, start + 4_000, 2):
        if port in _given:
            continue
        try:
            for each in (port, port + 1) if pair else (port,):
                with socket.socket() as s:
                    s.bind(("0.0.0.0", each))
        except OSError:
            continue
        _given.add(port)
        return port
    raise Failed("no free port")


def _spare(tables: int, think: int) -> int:
    """Fresh tables for those whose games end."""
    if think > 10_000:
        return 0
    return max(100, tables // 2) if think else 800


def _environment(more: dict[str, str] | None = None) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), **(more or {})}


def _pinned(core: int | None, command: list[str]) -> list[str]:
    return ["taskset", "-c", str(core), *command] if core is not None and shutil.which("taskset") else command


def _start(
    core: int | None, command: list[str], log: Path, more: dict[str, str] | None = None
) -> subprocess.Popen[bytes]:
    with log.open("wb") as out:
        return subprocess.Popen(_pinned(core, command), env=_environment(more), stdout=out, stderr=out)


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(60)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _wait(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        if server.poll() is not None:
            raise Failed(f"the server did not start: {_last_words(log)}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise Failed("the server is not well")


def _last_words(log: Path) -> str:
    return log.read_text(errors="replace").strip().replace("\n", " ")[-200:] or "without a word"


def _load(
    core: int | None,
    ports: list[str],
    game: str,
    seats: int,
    tables: int,
    seconds: float,
    think: int,
    pids: list[int],
    store: int | None = None,
) -> Result:
    what = [",".join(ports), game, str(seats), str(tables), str(seconds), str(think), ",".join(map(str, pids))]
    command = [sys.executable, str(PARTS / "load.py"), *what, *([] if store is None else [str(store)])]
    return _result(_pinned(core, command))


def _result(command: list[str], more: dict[str, str] | None = None) -> Result:
    """What a load generator prints last."""
    try:
        done = subprocess.run(
            command, env=_environment(more), capture_output=True, text=True, check=False, timeout=LOAD_SECONDS
        )
    except subprocess.TimeoutExpired as error:
        raise Failed(f"the load was not through after {LOAD_SECONDS} seconds") from error
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        raise Failed(f"the load generator failed: {' '.join(done.stderr.split())[-200:] or 'without a word'}")
    found: Result = json.loads(lines[-1])
    return found


def _postmaster(database: str) -> int | None:
    """The process of the PostgreSQL behind a URL, to count its processor time."""
    port = database.rsplit(":", 1)[1].split("/")[0].encode()
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = entry.read_bytes().split(b"\0")
        except OSError:
            continue
        if words[0].endswith(b"/postgres") and b"-p" in words and port in words:
            return int(entry.parent.name)
    return None
