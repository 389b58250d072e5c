"""PostgreSQL: appends of many tables in one statement, and NOTIFY for the other nodes.

A connection on which anything went wrong, or took too long, is thrown away: nobody knows what state it is in. The next
query makes a new one, so a node goes on by itself as soon as the database does.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Sequence
from functools import cache
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # ships no types

from meetinghouse.server.store import migrate
from meetinghouse.server.store.base import SECONDS, StoreDown, Told
from meetinghouse.server.store.lines import Node
from meetinghouse.server.store.sql import SqlStore

_GROUP = 1000
_READERS = 4
_CHANNEL = "meetinghouse"
# One statement is one transaction and one journey. NOTIFY carries less than 8,000 bytes at a time. A commit whose
# forerunner is gone is not written: the table was deleted while a node still had it in memory.
_INSERT = """
with written as (
    insert into log (table_id, n, at, body)
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[]) as new (table_id, n, at, body)
    where new.n = 1 or exists (select 1 from log where log.table_id = new.table_id and log.n = new.n - 1)
    on conflict do nothing returning table_id, n
), told as materialized (
    select pg_notify($5, $6 || ' ' || string_agg(table_id || ':' || n, ' '))
    from (select table_id, n, row_number() over () / 300 as part from written) as parts group by part
)
select table_id, n, (select count(*) from told) from written
"""
_PULSE = """
insert into pulse (node, rules, at) values ($1, $2, (extract(epoch from clock_timestamp()) * 1000)::bigint)
on conflict (node) do update set at = excluded.at, rules = excluded.rules
"""
_TABLES = "select tablename from pg_tables where schemaname = any(current_schemas(false))"
_ALONE = "lock table log in share row exclusive mode"
# It may come; a wrong password or a database that does not exist is another matter.
_AWAY: tuple[type[Exception], ...] = (
    OSError,
    TimeoutError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.PostgresConnectionError,
)
_ADVISORY = 1692_0001  # only one node migrates at a time
logger = logging.getLogger("meetinghouse.store")

_Connection = Any  # asyncpg's, which ships no types
_Job = tuple["asyncio.Future[bool]", tuple[str, int, int, bytes]]
T = TypeVar("T")


async def upgrade(url: str, version: int = migrate.HEAD) -> None:
    """Run the migrations that the database does not have yet; raises StoreDown where it cannot be reached now."""
    try:
        db = await asyncpg.connect(url, timeout=SECONDS)
    except _AWAY as error:
        raise StoreDown(f"{type(error).__name__}: {error}") from error
    try:
        async with db.transaction():
            await db.execute(f"select pg_advisory_xact_lock({_ADVISORY})")
            for statement in migrate.statements("postgresql", await _version(db) or 0, version):
                await db.execute(statement)
    finally:
        await db.close()


async def look(url: str) -> migrate.DatabaseState:
    db = await asyncpg.connect(url, timeout=SECONDS)
    try:
        clock = float(await db.fetchval("select extract(epoch from clock_timestamp())", timeout=SECONDS))
        version = await _version(db)
        newest = await db.fetchval(migrate.NEWEST, timeout=SECONDS) if (version or 0) >= 3 else 0
        return migrate.DatabaseState(version, clock=clock, newest=newest or 0)
    finally:
        db.terminate()


async def _version(db: _Connection) -> int | None:
    tables = {row[0] for row in await db.fetch(_TABLES, timeout=SECONDS)}
    found: int | None = await db.fetchval(migrate.version_query(tables), timeout=SECONDS)
    return None if found is None else int(found)


@cache
def _spelt(query: str) -> str:
    return query.replace("?", "$")


class PostgresStore(SqlStore):
    """One node's connections: one that writes, one that listens, a few that read."""

    kind = "postgresql"
    shared = True

    def __init__(self, url: str, node: str) -> None:
        """Use an up-to-date database; connections are made when they are needed."""
        super().__init__()
        self.url = url
        self.node = node
        self._jobs: list[_Job] = []
        self._probes: list[asyncio.Future[None]] = []
        self._sign = Node(node, "{}")
        self._wake = asyncio.Event()
        self._told: Told = lambda table, n: None
        self._writer: _Connection | None = None
        self._idle: list[_Connection] = []
        self._readers = asyncio.Semaphore(_READERS)
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._listen())]

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Join the next batch and wait for its commit."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.append((done, (table, n, at, body)))
        self._wake.set()
        return await done

    async def probe(self, node: Node) -> None:
        """Write it on the connection that writes."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sign = node
        self._probes.append(done)
        self._wake.set()
        await done

    async def change(self, query: str, *rows: Sequence[Any], alone: bool = False) -> list[int]:
        async with self._readers:
            db = await self._free()
            counts = await self._guarded(db, self._transaction(db, _spelt(query), rows, alone))
            self._idle.append(db)
            return counts

    async def ask(self, query: str, *values: Any) -> list[Sequence[Any]]:
        async with self._readers:
            db = await self._free()
            found = await self._fetch(db, _spelt(query), *values)
            self._idle.append(db)
            return found

    async def tidy(self) -> None:
        """Its own vacuum does so."""

    def listen(self, told: Told) -> None:
        """Called for what other nodes write."""
        self._told = told

    async def close(self) -> None:
        """Write what is queued, then stop."""
        while self._jobs:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for db in (self._writer, *self._idle):
            if db is not None:
                with contextlib.suppress(Exception):  # the other side may be gone: we are leaving anyway
                    await asyncio.wait_for(db.close(), 2)

    # ---- connections --------------------------------------------------------------------------------------------

    async def _connected(self) -> _Connection:
        try:
            return await asyncpg.connect(self.url, timeout=SECONDS)
        except Exception as error:  # any error means: no connection
            raise StoreDown(f"{type(error).__name__}: {error}") from error

    async def _free(self) -> _Connection:
        """A connection that nobody uses."""
        db = self._idle.pop() if self._idle else await self._connected()
        return await self._connected() if db.is_closed() else db

    async def _guarded(self, db: _Connection, work: Awaitable[T]) -> T:
        """Wait for work on a connection. A timer ends the connection rather than the statement: asking a server that
        does not answer to stop would mean waiting for it again. After a failure nobody trusts the idle ones, either."""
        timer = asyncio.get_running_loop().call_later(SECONDS, db.terminate)
        try:
            return await work
        except BaseException as error:  # asyncpg lets errors of its own and of the system through
            idle, self._idle = self._idle, []
            for other in (db, *idle):
                other.terminate()
            if not isinstance(error, Exception):  # the task that waited was told to stop
                raise
            raise StoreDown(f"{type(error).__name__}: {error}") from error
        finally:
            timer.cancel()

    async def _fetch(self, db: _Connection, query: str, *values: Any) -> list[Any]:
        found: list[Any] = await self._guarded(db, db.fetch(query, *values))
        return found

    @staticmethod
    async def _transaction(db: _Connection, query: str, rows: Sequence[Sequence[Any]], alone: bool) -> list[int]:
        async with db.transaction():
            if alone:
                await db.execute(_ALONE)
            # the driver answers with PostgreSQL's own words: "UPDATE 1"
            return [int((await db.execute(query, *row)).rpartition(" ")[2]) for row in rows]

    # ---- writing ------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._jobs or self._probes:
                probes, self._probes = self._probes, []
                group, self._jobs = self._jobs[:_GROUP], self._jobs[_GROUP:]
                try:
                    if self._writer is None or self._writer.is_closed():
                        self._writer = await self._connected()
                    if probes:
                        await self._fetch(self._writer, _PULSE, *self._sign)
                    written = await self._commit(self._writer, group) if group else set()
                except Exception as error:  # the writer outlives everything, or all tables would wait for ever
                    down = error if isinstance(error, StoreDown) else StoreDown(f"{type(error).__name__}: {error}")
                    logger.warning("append failed: %s", down)
                    _fail([*probes, *(done for done, _ in group)], down)
                    continue
                for probe in probes:
                    if not probe.done():
                        probe.set_result(None)
                for done, row in group:
                    won = (row[0], row[1]) in written
                    written.discard((row[0], row[1]))  # of two in one batch the first was written
                    if not done.done():
                        done.set_result(won)

    async def _commit(self, db: _Connection, group: list[_Job]) -> set[tuple[str, int]]:
        columns = zip(*(row for _, row in group), strict=True)
        got = await self._fetch(db, _INSERT, *(list(column) for column in columns), _CHANNEL, self.node)
        return {(row[0], row[1]) for row in got}

    # ---- listening ----------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            db: _Connection | None = None
            try:
                db = await self._connected()
                lost = asyncio.Event()
                db.add_termination_listener(lambda _db, lost=lost: lost.set())
                await db.add_listener(_CHANNEL, self._heard)
                self._told("", 0)  # something may have been said while nobody listened
                while not lost.is_set():
                    with contextlib.suppress(asyncio.TimeoutError):
                        await asyncio.wait_for(lost.wait(), SECONDS)
                    if not lost.is_set():
                        await self._fetch(db, "select 1")
            except Exception as error:  # listen again after any error: a deaf node would show old tables
                logger.warning("listening failed: %s", error)
            finally:
                if db is not None:
                    db.terminate()
            await asyncio.sleep(0.5)

    def _heard(self, _db: Any, _pid: int, _channel: str, payload: str) -> None:
        node, _, rest = payload.partition(" ")
        if node == self.node:
            return
        for item in rest.split(" "):
            table, _, n = item.partition(":")
            self._told(table, int(n))


def _fail(waiting: list[Any], error: StoreDown) -> None:
    for done in waiting:
        if not done.done():
            done.set_exception(error)


opened = PostgresStore  # as `opening` calls it
