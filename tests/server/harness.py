"""Servers for the tests: one in this process, or real processes that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import uvicorn

from meetinghouse.client import RemoteTable, ServerClient, parse_link
from meetinghouse.server.app import App
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.run import uvicorn_config
from meetinghouse.server.settings import Settings
from meetinghouse.server.store import Store
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound, outbound, shapes
from tests.server import standin

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
SPEED = 50.0  # secret stages of people last 6 to 10 seconds at least, divided by this
standin.register()


def run(work: Coroutine[Any, Any, T], seconds: float = 1000) -> T:
    """Run a test's coroutine; a hanging one fails."""

    async def limited() -> T:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(limited())


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@dataclass
class Running:
    """A server in this process."""

    url: str
    app: App

    @property
    def hall(self) -> Hall:
        """Its insides."""
        assert self.app.hall is not None
        return self.app.hall

    def table(self, opened: wire_http.Opened | str, token: str = "", key: str = "", **more: Any) -> RemoteTable:
        """A client of one of its tables."""
        name = opened if isinstance(opened, str) else opened.table
        where = parse_link(f"{self.url}/t/{name}#{key}" if key else f"{self.url}/t/{name}")
        return RemoteTable(where, token, **more)


def make_store(_folder: Path) -> Store | None:
    """The store of a server in this process; None: the one that its settings name. `test_page_tables` replaces it."""
    return None


@contextlib.asynccontextmanager
async def running(folder: Path, client: Path | None = None, **config: Any) -> AsyncIterator[Running]:
    """A server with the stand-in game, quick bots and loose limits, until the block ends."""
    given: dict[str, Any] = {
        "database": f"sqlite:///{folder}/tables.sqlite3",
        "bot_delay": 0.0,
        "speed": SPEED,
        "preload": ("tests.server.standin",),
        "rate": 1000.0,
        "address_rate": 1000.0,
        "tables_per_address": 100_000,
        "people_per_address": 100_000,
        "reading": 0.0,
        "staging": 0.0,
        "metrics": "",
        **config,
    }
    app = App(Settings(**given), store=make_store(folder), client=client)
    port = free_port()
    server = uvicorn.Server(uvicorn_config(app, "127.0.0.1", port))
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{port}", app)
    finally:
        server.should_exit = True
        await task


async def open_table(url: str, seats: int = 3, **more: Any) -> wire_http.Opened:
    """A table of the stand-in game with Ann as its host."""
    given: dict[str, Any] = {"game": "standin", "pace": "untimed", "name": "Ann", **more}
    async with ServerClient(url) as lobby:
        return await lobby.open(wire_http.OpenTable(seats=seats, **given))


async def sit(
    url: str, opened: wire_http.Opened, name: str, seat: int | None = None, face: int = 0
) -> wire_http.Seated:
    """Somebody sits down."""
    async with ServerClient(url) as lobby:
        return await lobby.sit(opened.table, name, opened.key, seat, face=face)


async def full_table(url: str, seats: int = 3, **more: Any) -> tuple[wire_http.Opened, list[str]]:
    """A table with a person on every seat; their tokens by seat."""
    opened = await open_table(url, seats, **more)
    tokens = [opened.token]
    for i in range(1, seats):
        tokens.append((await sit(url, opened, f"P{i}")).token)
    return opened, tokens


async def start(tables: list[RemoteTable]) -> None:
    """Everyone is ready; the host starts; all have the first view."""
    for table in tables[1:]:
        await table.do(inbound.Ready("ready"))
    await tables[0].do(inbound.Start("start"))
    for table in tables:
        await until(table, lambda t: t.view is not None and t.info.status == "playing")


async def until(table: RemoteTable, wanted: Any, seconds: float = 900) -> None:
    """Read on until something is so; the limit is for what never happens, not for a busy machine."""

    async def read() -> None:
        while not wanted(table):
            await table.next()

    await asyncio.wait_for(read(), seconds)


async def quiet(table: RemoteTable, seconds: float = 0.2) -> list[outbound.ServerMessage]:
    """Everything that arrives within some time."""
    got: list[outbound.ServerMessage] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                got.append(await table.next())
    return got


class Usage(NamedTuple):
    """What a process has taken: processor time of all its threads, and its memory now and at its highest."""

    seconds: float
    bytes: int
    peak_bytes: int

    def __sub__(self, before: Usage) -> Usage:
        """What was taken since then; the peak above the memory of that time."""
        return Usage(self.seconds - before.seconds, self.bytes - before.bytes, self.peak_bytes - before.bytes)


def hello(**fields: Any) -> str:
    """The first message of a socket, as a client of today writes it."""
    return json.dumps({"type": "hello", "protocol": shapes.PROTOCOL, **fields})


@dataclass
class Process:
    """A server in a process of its own, to be killed and started again."""

    database: str
    config: dict[str, Any] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    log: Path | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Process:
        """Start and wait until it is well."""
        given = {
            "bot_delay": 0.0,
            "speed": SPEED,
            "rate": 1000.0,
            "address_rate": 10_000.0,
            "tables_per_address": 10_000,
            "people_per_address": 10_000,
            "metrics": "",
            "reading": 0.0,
            "staging": 0.0,
        }
        args = [sys.executable, "-m", "tests.server.standin", str(self.port), self.database]
        env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        with (self.log or Path(os.devnull)).open("ab") as out:
            self.process = subprocess.Popen(
                [*args, json.dumps({**given, **self.config})], cwd=ROOT, env=env, stdout=out, stderr=out
            )
        self.wait()
        return self

    def wait(self, seconds: float = 600) -> None:
        """Until `/health` says yes."""
        assert self.process is not None
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            try:
                with urllib.request.urlopen(self.url + "/health", timeout=60):
                    return
            except (OSError, urllib.error.URLError):
                time.sleep(0.03)
        raise RuntimeError("the server is not well")

    def usage(self) -> Usage:
        """What it has taken, without its children. The peak is that since the last call."""
        assert self.process is not None
        folder = Path("/proc") / str(self.process.pid)
        spent = sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in (folder / "task").iterdir())
        status = dict(line.split(":", 1) for line in (folder / "status").read_text("utf-8").splitlines())
        (folder / "clear_refs").write_text("5", "ascii")
        return Usage(spent / 1e9, int(status["VmRSS"].split()[0]) * 1024, int(status["VmHWM"].split()[0]) * 1024)

    def loop_seconds(self) -> float:
        """Processor time of the thread in which its event loop runs."""
        assert self.process is not None
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text("ascii").split()[0]) / 1e9

    def kill(self) -> None:
        """SIGKILL: no goodbye, no flush."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """SIGTERM, as an operator would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


@contextlib.contextmanager
def server_process(folder: Path, **config: Any) -> Iterator[Process]:
    """A server in a process of its own, until the block ends."""
    server = Process(f"sqlite:///{folder}/tables.sqlite3", config)
    server.start()
    try:
        yield server
    finally:
        server.stop()
