"""PostgreSQL: appends of many tables in one statement, and NOTIFY for the other nodes.

A connection on which anything went wrong, or took too long, is thrown away: nobody knows what state it is in. The next
query makes a new one, so a node goes on by itself as soon as the database does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types

from meetinghouse.server.store.base import End, Row, StoreDown, Told
from meetinghouse.server.store.directory import Directory
from meetinghouse.server.store.down import SECONDS

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
_READ = "select n, at, body from log where table_id = $1 and n > $2 order by n"
_ENDS = "select distinct on (table_id) table_id, n, at from log order by table_id, n desc"
_PULSE = """
insert into pulse (node, at) values ($1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
on conflict (node) do update set at = excluded.at
"""
_DELETE = """
delete from log where table_id in (
    select old.table_id from unnest($1::text[], $2::int[]) as old (table_id, n)
    where old.n = (select max(n) from log where log.table_id = old.table_id)
) returning table_id
"""
logger = logging.getLogger("meetinghouse.store")

_Connection = Any  # asyncpg's, which ships no types
_Job = tuple["asyncio.Future[bool]", tuple[str, int, int, bytes]]


class PostgresStore:
    """One node's connections: one that writes, one that listens, a few that read."""

    kind = "postgresql"
    shared = True

    def __init__(self, url: str, node: str, directory: Directory) -> None:
        """Use `open`."""
        self.url = url
        self.node = node
        self.directory = directory
        self._jobs: list[_Job] = []
        self._probes: list[asyncio.Future[None]] = []
        self._wake = asyncio.Event()
        self._told: Told = lambda table, n: None
        self._writer: _Connection | None = None
        self._idle: list[_Connection] = []
        self._readers = asyncio.Semaphore(_READERS)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, node: str, directory: Directory) -> PostgresStore:
        """Use a migrated database; connections are made when they are needed."""
        store = cls(url, node, directory)
        store._tasks = [asyncio.create_task(store._write()), asyncio.create_task(store._listen())]
        return store

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Join the next batch and wait for its commit."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.append((done, (table, n, at, body)))
        self._wake.set()
        return await done

    async def probe(self) -> None:
        """Write something on the connection that writes."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._probes.append(done)
        self._wake.set()
        await done

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return [Row(row["n"], row["at"], row["body"]) for row in await self._ask(_READ, table, after)]

    async def ends(self) -> dict[str, End]:
        return {row["table_id"]: End(row["n"], row["at"]) for row in await self._ask(_ENDS)}

    async def delete(self, ends: dict[str, int]) -> set[str]:
        """Forget tables for good, those that have gone on excepted. Nobody writes meanwhile."""
        gone: set[str] = set()
        async with self._readers:
            db = await self._connected()
            try:
                async with db.transaction():
                    await db.execute("lock table log in share row exclusive mode")
                    gone = {row[0] for row in await db.fetch(_DELETE, list(ends), list(ends.values()))}
            except Exception as error:  # whatever the driver raises: the transaction did not happen
                raise StoreDown(str(error)) from error
            finally:
                db.terminate()
        await self.directory.remove(sorted(gone))
        return gone

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
        await self.directory.close()

    # ---- connections --------------------------------------------------------------------------------------------

    async def _connected(self) -> _Connection:
        try:
            return await asyncpg.connect(self.url, timeout=SECONDS)
        except Exception as error:  # whatever the driver raises, there is no connection
            raise StoreDown(f"{type(error).__name__}: {error}") from error

    @staticmethod
    async def _fetch(db: _Connection, query: str, *values: Any) -> list[Any]:
        """Run one statement. A timer ends the connection rather than the statement: asking a server that does not
        answer to stop would mean waiting for it again."""
        timer = asyncio.get_running_loop().call_later(SECONDS, db.terminate)
        try:
            found: list[Any] = await db.fetch(query, *values)
        except Exception as error:  # asyncpg lets errors of its own and of the system through
            db.terminate()
            raise StoreDown(f"{type(error).__name__}: {error}") from error
        finally:
            timer.cancel()
        return found

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        async with self._readers:
            db = self._idle.pop() if self._idle else await self._connected()
            if db.is_closed():
                db = await self._connected()
            found = await self._fetch(db, query, *values)
            self._idle.append(db)
            return found

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
                        await self._fetch(self._writer, _PULSE, self.node)
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
            except Exception as error:  # whatever it was, listen again: a deaf node would show old tables
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
