"""PostgreSQL: appends of many tables in one statement, and NOTIFY for the other nodes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # ships no types

from meetinghouse.server.store.base import Row, StoreDown, Told
from meetinghouse.server.store.directory import Directory

_GROUP = 1000
_CHANNEL = "meetinghouse"
# One statement is one transaction and one journey. NOTIFY carries less than 8,000 bytes at a time.
_INSERT = """
with written as (
    insert into log (table_id, n, at, body)
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[])
    on conflict do nothing returning table_id, n
), told as materialized (
    select pg_notify($5, $6 || ' ' || string_agg(table_id || ':' || n, ' '))
    from (select table_id, n, row_number() over () / 300 as part from written) as parts group by part
)
select table_id, n, (select count(*) from told) from written
"""
_LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError)
logger = logging.getLogger("meetinghouse.store")

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
        self._wake = asyncio.Event()
        self._told: Told = lambda table, n: None
        self._pool: asyncpg.Pool[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, node: str, directory: Directory) -> PostgresStore:
        """Connect to a migrated database."""
        store = cls(url, node, directory)
        store._pool = await asyncpg.create_pool(url, min_size=1, max_size=4, command_timeout=20)
        store._tasks = [asyncio.create_task(store._write()), asyncio.create_task(store._listen())]
        return store

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Join the next batch and wait for its commit."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.append((done, (table, n, at, body)))
        self._wake.set()
        return await done

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The commits after a number."""
        assert self._pool is not None
        try:
            rows = await self._pool.fetch(
                "select n, at, body from log where table_id = $1 and n > $2 order by n", table, after
            )
        except _LOST as error:
            raise StoreDown(str(error)) from error
        return [Row(row["n"], row["at"], row["body"]) for row in rows]

    async def delete(self, tables: list[str]) -> None:
        """Forget tables for good."""
        assert self._pool is not None
        await self._pool.execute("delete from log where table_id = any($1::text[])", tables)
        await self.directory.remove(tables)

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
        if self._pool is not None:
            with contextlib.suppress(*_LOST):
                await asyncio.wait_for(self._pool.close(), 5)
        await self.directory.close()

    async def _write(self) -> None:
        db: asyncpg.Connection[Any] | None = None
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._jobs:
                    group, self._jobs = self._jobs[:_GROUP], self._jobs[_GROUP:]
                    db = await self._write_group(db, group)
        finally:
            if db is not None and not db.is_closed():
                db.terminate()

    async def _write_group(
        self, db: asyncpg.Connection[Any] | None, group: list[_Job]
    ) -> asyncpg.Connection[Any] | None:
        """One batch; returns the connection to go on with."""
        try:
            if db is None or db.is_closed():
                db = await asyncpg.connect(self.url, timeout=5, command_timeout=20)
            written = await self._commit(db, group)
        except _LOST as error:
            logger.warning("append failed: %s", error)
            if db is not None:
                db.terminate()
            for done, _ in group:
                if not done.done():
                    done.set_exception(StoreDown(str(error)))
            return None
        for done, row in group:
            won = (row[0], row[1]) in written
            written.discard((row[0], row[1]))  # of two in one batch the first was written
            if not done.done():
                done.set_result(won)
        return db

    async def _commit(self, db: asyncpg.Connection[Any], group: list[_Job]) -> set[tuple[str, int]]:
        columns = zip(*(row for _, row in group), strict=True)
        got = await db.fetch(_INSERT, *(list(column) for column in columns), _CHANNEL, self.node)
        return {(row[0], row[1]) for row in got}

    async def _listen(self) -> None:
        while True:
            lost = asyncio.Event()
            db: asyncpg.Connection[Any] | None = None
            try:
                db = await asyncpg.connect(self.url, timeout=5)
                db.add_termination_listener(lambda _db, lost=lost: lost.set())
                await db.add_listener(_CHANNEL, self._heard)
                self._told("", 0)  # something may have been said while nobody listened
                while not lost.is_set():
                    with contextlib.suppress(asyncio.TimeoutError):
                        await asyncio.wait_for(lost.wait(), 10)
                    if not lost.is_set():
                        await db.execute("select 1", timeout=5)
            except _LOST as error:
                logger.warning("listening failed: %s", error)
                await asyncio.sleep(0.5)
            finally:
                if db is not None and not db.is_closed():
                    db.terminate()

    def _heard(self, _db: Any, _pid: int, _channel: str, payload: str) -> None:
        node, _, rest = payload.partition(" ")
        if node == self.node:
            return
        for item in rest.split(" "):
            table, _, n = item.partition(":")
            self._told(table, int(n))
