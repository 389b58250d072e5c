"""A store that fails in every way while people play: nothing acknowledged is lost, nothing is done twice, and every
node goes on by itself within five seconds of the store's return."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types
import httpx
import pytest

from meetinghouse.server.store import Row
from tests.server import postgres
from tests.server.faults import Fault, Proxy
from tests.server.harness import Process, full_table, run, start
from tests.server.kills import Player, reckon, rows_of

BACK = 600.0  # seconds after which nobody waits for games to go on; a quiet machine takes less than one
Counts = dict[str, Any]


async def all_rows(url: str) -> dict[str, list[Row]]:
    """Every table's log, read from PostgreSQL itself."""
    db = await asyncpg.connect(url)
    found: dict[str, list[Row]] = {}
    for row in await db.fetch("select table_id, n, at, body from log order by table_id, n"):
        found.setdefault(row["table_id"], []).append(Row(row["n"], row["at"], row["body"]))
    await db.close()
    return found


async def status(node: Process, path: str) -> int:
    """What a node says of itself; 0: nothing."""
    async with httpx.AsyncClient(base_url=node.url, timeout=12) as http:
        try:
            return (await http.get(path)).status_code
        except httpx.TransportError:
            return 0


class Crowd:
    """Players at several tables, and how long they were stopped."""

    def __init__(self, nodes: list[Process]) -> None:
        """Nobody yet."""
        self.nodes = nodes
        self.players: list[Player] = []
        self.waits: list[float] = []

    @property
    def answers(self) -> int:
        """Acknowledged so far."""
        return sum(len(player.acknowledged) for player in self.players)

    async def seat(self, tables: int, seed: int) -> None:
        """Games begin; the seats of a table are spread over the nodes."""
        for table in range(tables):
            opened, tokens = await full_table(self.nodes[table % len(self.nodes)].url, 3, options={"rounds": 1000})
            seats = [
                Player(self.nodes[i % len(self.nodes)].url, opened.table, token, seed + table * 10 + i)
                for i, token in enumerate(tokens)
            ]
            for player in seats:
                await player.table.__aenter__()
            await start([player.table for player in seats])
            self.players += seats

    async def plays(self) -> None:
        """Wait until somebody at each node has been acknowledged again."""
        before = [len(player.acknowledged) for player in self.players]
        while sum(len(p.acknowledged) > n for p, n in zip(self.players, before, strict=True)) < len(self.nodes):
            await asyncio.sleep(0.02)

    async def goes_on(self) -> None:
        """Wait until every player of every table has been acknowledged again; fails when it takes too long."""
        begun = time.monotonic()
        before = [len(player.acknowledged) for player in self.players]
        while any(len(p.acknowledged) <= n for p, n in zip(self.players, before, strict=True)):
            assert time.monotonic() - begun < BACK, f"not going on after {BACK} s"
            await asyncio.sleep(0.02)
        self.waits.append(time.monotonic() - begun)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everyone plays until the block ends."""
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        try:
            yield
        finally:
            for player in self.players:
                player.stop = True
            await asyncio.gather(*tasks)
            for player in self.players:
                await player.table.__aexit__(None, None, None)

    def counted(self, rows: dict[str, list[Row]]) -> Counts:
        """The reckoning."""
        waits = sorted(self.waits)
        return {
            "answers": self.answers,
            "faults": len(waits),
            "median": round(waits[len(waits) // 2], 2),
            "longest": round(waits[-1], 2),
            **reckon(rows, self.players),
        }


async def restarts(count: int, tables: int) -> Counts:
    """PostgreSQL is restarted again and again, in turn as an operator does and as a power cut does."""
    with postgres.own() as database:
        nodes = [Process(database.url, {"node": f"n{i}", "quiet": 2.0}).start() for i in range(2)]
        crowd = Crowd(nodes)
        try:
            await crowd.seat(tables, seed=12)
            async with crowd.playing():
                for i in range(count):
                    await crowd.plays()
                    await asyncio.to_thread(database.restart, signal.SIGQUIT if i % 3 == 2 else signal.SIGINT)
                    await crowd.goes_on()
                for node in nodes:
                    assert await status(node, "/health/live") == await status(node, "/health/ready") == 200
            return crowd.counted(await all_rows(database.url))
        finally:
            for node in nodes:
                node.stop()


async def storm(seconds: float, tables: int, seed: int) -> Counts:
    """Faults at random between two nodes and PostgreSQL, for so long and until each kind has happened."""
    rng = random.Random(seed)
    with postgres.own() as database:
        async with Proxy(database.url) as proxy:
            nodes = [
                await asyncio.to_thread(Process(proxy.url, {"node": f"n{i}", "quiet": 2.0}).start) for i in range(2)
            ]
            crowd = Crowd(nodes)
            faults = [fault for fault in Fault if fault is not Fault.NONE]
            try:
                await crowd.seat(tables, seed)
                async with crowd.playing():
                    ends = time.monotonic() + seconds
                    while time.monotonic() < ends or len(crowd.waits) < len(faults):
                        fault = faults[len(crowd.waits) % len(faults)]
                        await asyncio.sleep(rng.uniform(0.1, 0.8))
                        await proxy.inject(fault)
                        lasting = rng.uniform(0.2, 6.0 if rng.random() < 0.3 else 1.5)
                        await asyncio.sleep(lasting)
                        await proxy.inject(Fault.NONE)
                        await crowd.goes_on()
                return crowd.counted(await all_rows(database.url))
            finally:
                for node in nodes:
                    await asyncio.to_thread(node.stop)


@pytest.mark.timeout(400)
def test_postgresql_is_restarted_while_people_play() -> None:
    """Three times, the last as a power cut does; the two nodes never. Every table goes on in time each time."""
    counted = run(restarts(count=3, tables=4))
    assert counted["lost"] == 0 and counted["twice"] == 0 and counted["faults"] == 3, counted
    assert counted["answers"] > 50, counted


@pytest.mark.timeout(400)
def test_every_fault_between_the_nodes_and_postgresql() -> None:
    """Cut, frozen, slow, refused, half-open: in turn, at random moments, for random times."""
    counted = run(storm(seconds=0, tables=4, seed=1692))
    assert counted["lost"] == 0 and counted["twice"] == 0 and counted["faults"] == len(Fault) - 1, counted
    assert counted["answers"] > 30, counted


async def test_health_tells_a_frozen_store_from_a_dead_process(tmp_path: Path) -> None:
    """Live all along; ready only while commits can be written."""
    with postgres.own() as database:
        async with Proxy(database.url) as proxy:
            node = await asyncio.to_thread(Process(proxy.url).start)
            try:
                for fault in (Fault.FREEZE, Fault.REFUSE, Fault.HALF_OPEN):
                    await proxy.inject(fault)
                    await until_status(node, "/health/ready", 503)
                    assert await status(node, "/health/live") == 200, fault
                    await proxy.inject(Fault.NONE)
                    await until_status(node, "/health/ready", 200)
            finally:
                await asyncio.to_thread(node.stop)


async def until_status(node: Process, path: str, wanted: int) -> None:
    """A node asks its store once a second at most, and on a busy machine it is a while until it says so."""
    begun = time.monotonic()
    while await status(node, path) != wanted:
        assert time.monotonic() - begun < BACK, (path, wanted)
        await asyncio.sleep(0.1)


def full_disk(node: Process, path: Path) -> Callable[[], None]:
    """No file may grow any more."""
    assert node.process is not None
    grown = max(part.stat().st_size for part in path.parent.glob(path.name + "*"))
    pid = node.process.pid
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (min(grown, 8192), resource.RLIM_INFINITY))
    return lambda: _set_limit(pid)


def _set_limit(pid: int) -> None:
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def locked(node: Process, path: Path) -> Callable[[], None]:
    """Another program holds the file."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    other.execute("begin immediate")

    def let_go() -> None:
        other.execute("rollback")
        other.close()

    return let_go


FAULTS: list[Callable[[Process, Path], Callable[[], None]]] = [full_disk, locked]


@pytest.mark.parametrize("fault", FAULTS)
def test_sqlite_fails_and_comes_back(tmp_path: Path, fault: Callable[[Process, Path], Callable[[], None]]) -> None:
    """While it lasts the node says that it is not ready; then everything goes on."""

    async def story() -> Counts:
        path = tmp_path / "tables.sqlite3"
        node = Process(f"sqlite:///{path}", {"quiet": 2.0}, log=tmp_path / "server.log").start()
        crowd = Crowd([node])
        try:
            await crowd.seat(3, seed=5)
            async with crowd.playing():
                await crowd.plays()
                mend = await asyncio.to_thread(fault, node, path)
                await until_status(node, "/health/ready", 503)
                assert await status(node, "/health/live") == 200
                mend()
                await crowd.goes_on()
                await until_status(node, "/health/ready", 200)
            return crowd.counted(rows_of(node.database))
        finally:
            node.stop()

    counted = run(story())
    assert counted["lost"] == 0 and counted["twice"] == 0, counted


async def test_a_corrupt_file_is_said_and_a_copy_put_back_is_used(tmp_path: Path) -> None:
    """The server lives and says that it is not ready; the operator stops it, puts a copy back and starts it again."""
    path = tmp_path / "tables.sqlite3"
    node = Process(f"sqlite:///{path}", log=tmp_path / "server.log").start()
    try:
        opened, tokens = await full_table(node.url, 2)
        db = sqlite3.connect(path)
        db.execute("vacuum into ?", (str(tmp_path / "copy"),))
        db.execute("pragma wal_checkpoint(truncate)")
        db.close()
        with path.open("r+b") as file:
            file.write(random.Random(1).randbytes(path.stat().st_size))
        await until_status(node, "/health/ready", 503)
        assert await status(node, "/health/live") == 200
        await asyncio.to_thread(node.stop)
        for part in tmp_path.glob("tables.sqlite3*"):
            part.unlink()
        shutil.copy(tmp_path / "copy", path)
        await asyncio.to_thread(node.start)
        async with Player(node.url, opened.table, tokens[0], 1).table as table:
            assert table.info is not None and [person.name for person in table.info.people] == ["Ann", "P1"]
    finally:
        node.stop()


def hours() -> float:
    """How long the long runs take."""
    return float(os.environ.get("MEETINGHOUSE_FAULT_HOURS", "1"))


LONG: list[Callable[[], Awaitable[Counts]]] = [
    lambda: storm(hours() * 3600, tables=12, seed=time.time_ns()),
    lambda: restarts(int(hours() * 600), tables=12),
]


@pytest.mark.torture
@pytest.mark.parametrize("work", LONG, ids=["storm", "restarts"])
def test_hours_of_faults(work: Callable[[], Awaitable[Counts]], capsys: pytest.CaptureFixture[str]) -> None:
    """`make torture`: the same for `MEETINGHOUSE_FAULT_HOURS`, and says what it counted."""

    async def counted() -> Counts:
        return await work()

    found = run(counted(), hours() * 8000 + 600)
    with capsys.disabled():
        sys.stdout.write(f"\nfaults: {found}\n")
    assert found["lost"] == 0 and found["twice"] == 0, found
