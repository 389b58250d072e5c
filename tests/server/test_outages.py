"""What else happens to a PostgreSQL: a standby takes over, no connection is left, it is read-only, slow, or full.

As in `test_faults`: nothing acknowledged is lost, nothing is done twice, `/health` says the truth, and games go on
within five seconds of the store's return.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest

from tests.server import postgres
from tests.server.faults import Fault, Proxy
from tests.server.harness import Process, run
from tests.server.test_faults import Counts, Crowd, all_rows, status, until_status

SLOW = float(os.environ.get("MEETINGHOUSE_SLOW_SECONDS", "8"))  # how long the store is slow; 60 for a whole minute
_FULL = """
create or replace function full_disk() returns trigger language plpgsql as
$$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
create trigger full_disk before insert on {table} for each statement execute function full_disk();
"""
Outage = Callable[[str, Proxy], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def _as_operator(url: str) -> AsyncIterator[asyncpg.Connection]:
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


async def _end_all(db: asyncpg.Connection) -> None:
    """Every connection but ours ends."""
    await db.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")


@asynccontextmanager
async def no_connections(url: str, proxy: Proxy) -> AsyncIterator[None]:
    """Another program has taken all connections when the nodes lose theirs."""
    taken: list[asyncpg.Connection] = []
    async with _as_operator(url) as db:
        await proxy.inject(Fault.REFUSE)
        await _end_all(db)
        with suppress(asyncpg.TooManyConnectionsError):
            while True:
                taken.append(await asyncpg.connect(url))
        await proxy.inject(Fault.NONE)
        yield
        for other in taken:
            await other.close()


@asynccontextmanager
async def read_only(url: str, proxy: Proxy) -> AsyncIterator[None]:
    """The operator makes it read-only, as during a repair."""
    async with _as_operator(url) as db:
        await db.execute("alter system set default_transaction_read_only = on")
        await db.execute("select pg_reload_conf()")
        yield
        await db.execute("set default_transaction_read_only = off")
        await db.execute("alter system reset default_transaction_read_only")
        await db.execute("select pg_reload_conf()")


@asynccontextmanager
async def slow(url: str, proxy: Proxy) -> AsyncIterator[None]:
    """Every piece takes longer than a node waits."""
    before, proxy.delay = proxy.delay, 5.0
    await proxy.inject(Fault.SLOW)
    await asyncio.sleep(SLOW)  # the outage lasts so long
    yield
    await proxy.inject(Fault.NONE)
    proxy.delay = before


@asynccontextmanager
async def full(url: str, proxy: Proxy) -> AsyncIterator[None]:
    """What PostgreSQL answers when a table's file cannot grow, for every commit and for the pulse."""
    async with _as_operator(url) as db:
        for table in ("log", "pulse"):
            await db.execute(_FULL.format(table=table))
        yield
        for table in ("log", "pulse"):
            await db.execute(f"drop trigger full_disk on {table}")


@asynccontextmanager
async def two_nodes(url: str, seed: int) -> AsyncIterator[Crowd]:
    """Two nodes at a store, and three tables of people who play there."""
    nodes = [Process(url, {"node": f"n{i}", "quiet": 2.0}) for i in range(2)]
    await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
    try:
        crowd = Crowd(nodes)
        await crowd.seat(3, seed=seed)
        async with crowd.playing():
            yield crowd
    finally:
        for node in nodes:
            await asyncio.to_thread(node.stop)


async def on_again(crowd: Crowd) -> None:
    """Everybody plays on, and every node says that it is ready."""
    await crowd.goes_on()
    for node in crowd.nodes:
        await until_status(node, "/health/ready", 200)


async def outage(fail: Outage) -> Counts:
    """Two nodes and their players while one kind of outage lasts, twice."""
    with postgres.own() as database:
        async with Proxy(database.url) as proxy, two_nodes(proxy.url, seed=7) as crowd:
            for _ in range(2):
                await crowd.plays()
                async with fail(database.url, proxy):
                    for node in crowd.nodes:
                        await until_status(node, "/health/ready", 503)
                        assert await status(node, "/health/live") == 200
                await on_again(crowd)
        return crowd.counted(await all_rows(database.url))


OUTAGES: list[Outage] = [no_connections, read_only, slow, full]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("fail", OUTAGES)
def test_nodes_outlast_it_and_say_so(fail: Outage) -> None:
    """Not ready while it lasts, and on within five seconds of its end."""
    counted = run(outage(fail))
    assert counted["lost"] == 0 and counted["twice"] == 0 and counted["faults"] == 2, counted
    assert counted["answers"] > 20, counted


@pytest.mark.timeout(300)
def test_a_standby_takes_over() -> None:
    """The first server dies as in a power cut, the second becomes the first, and the nodes find it by themselves."""

    async def story() -> Counts:
        with postgres.own() as first, postgres.standby(first) as second:
            either = f"127.0.0.1:{first.port},127.0.0.1:{second.port}"
            async with two_nodes(f"postgresql://town@{either}/postgres?target_session_attrs=read-write", 8) as crowd:
                await crowd.plays()
                await asyncio.to_thread(first.stop, signal.SIGQUIT)
                await asyncio.to_thread(second.promote)
                await on_again(crowd)
            return crowd.counted(await all_rows(second.url))

    counted = run(story())
    assert counted["lost"] == 0 and counted["twice"] == 0 and counted["answers"] > 20, counted
