"""SQLite: WAL, synchronous=FULL, one writer thread that commits in groups.

An append is acknowledged after its commit. While one group is being written to disk the next one gathers, so many
tables share the price of one fsync. A connection on which anything failed is thrown away; the next job opens the file
again, so a disk that was full, a file that was locked or put back from a copy is found as it then is.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from meetinghouse.server.store.base import End, Row, Told
from meetinghouse.server.store.directory import Directory
from meetinghouse.server.store.down import SECONDS, StoreDown

_GROUP = 240  # rows of one statement: older SQLites take 999 values
# A commit whose forerunner is gone is not written: the table was deleted while the server still had it in memory.
_INSERT = """insert into log (table_id, n, at, body) select * from (values {})
where column2 = 1 or exists (select 1 from log where table_id = column1 and n = column2 - 1) on conflict do nothing"""
_VALUES = "(?, ?, ?, ?)"
_ONE = _INSERT.format(_VALUES)
_READ = "select n, at, body from log where table_id = ? and n > ? order by n"
_ENDS = "select table_id, n, at from log join (select table_id as t, max(n) as last from log group by table_id) "
_ENDS += "on table_id = t and n = last"
_PULSE = "insert into pulse (node, at) values ('', ?) on conflict (node) do update set at = excluded.at"
_DELETE = "delete from log where table_id = ?1 and ?2 = (select max(n) from log where table_id = ?1)"
_Row = tuple[str, int, int, bytes] | None  # None: a probe
_Job = tuple["asyncio.Future[bool]", _Row]
T = TypeVar("T")


class SqliteStore:
    """One process's SQLite file."""

    kind = "sqlite"
    shared = False

    def __init__(self, path: str, directory: Directory) -> None:
        """Use `open`."""
        self.path = path
        self.directory = directory
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="log-reader")
        self._local = threading.local()
        self._thread = threading.Thread(target=self._write, name="log-writer", daemon=True)

    @classmethod
    async def open(cls, url: str, directory: Directory) -> SqliteStore:
        store = cls(url.removeprefix("sqlite:///"), directory)
        store._thread.start()
        return store

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Queue for the writer thread and wait for its commit."""
        return await self._queued((table, n, at, body))

    async def probe(self) -> None:
        """Let the writer thread write something."""
        await self._queued(None)

    async def _queued(self, row: _Row) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((done, row))
        return await done

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """Read in a thread of its own: WAL readers never wait for the writer."""
        return await self._read(
            lambda db: [Row(n, at, bytes(body)) for n, at, body in db.execute(_READ, (table, after))]
        )

    async def ends(self) -> dict[str, End]:
        return await self._read(lambda db: {table: End(n, at) for table, n, at in db.execute(_ENDS)})

    async def delete(self, ends: dict[str, int]) -> set[str]:
        """Forget tables for good, those that have gone on excepted."""

        def forget(db: sqlite3.Connection) -> set[str]:
            db.execute("begin immediate")
            gone = {table for table, n in ends.items() if db.execute(_DELETE, (table, n)).rowcount > 0}
            db.execute("commit")
            return gone

        gone = await self._read(forget)
        await self.directory.remove(sorted(gone))
        return gone

    def listen(self, told: Told) -> None:
        """One process owns the file: nobody else writes."""

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._readers.shutdown()
        await self.directory.close()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, timeout=SECONDS, check_same_thread=False)
        try:
            db.execute("pragma journal_mode=wal")
            db.execute("pragma synchronous=full")
        except sqlite3.Error:
            db.close()
            raise
        return db

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._in_reader, work)

    def _in_reader(self, work: Callable[[sqlite3.Connection], T]) -> T:
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        try:
            if db is None:
                db = self._local.db = self._connect()
            return work(db)
        except sqlite3.Error as error:
            self._local.db = None
            if db is not None:
                db.close()
            raise StoreDown(f"{type(error).__name__}: {error}") from error

    # ---- the writer's thread ------------------------------------------------------------------------------------

    def _write(self) -> None:
        db: sqlite3.Connection | None = None
        last = False
        while not last and (first := self._queue.get()) is not None:
            group = [first]
            with contextlib.suppress(queue.Empty):
                while len(group) < _GROUP:
                    job = self._queue.get_nowait()
                    if job is None:
                        last = True
                        break
                    group.append(job)
            results: list[bool] | StoreDown
            try:
                db = db or self._connect()
                results = _commit(db, [row for _, row in group])
            except Exception as error:  # the writer outlives everything, or all tables would wait for ever
                results = StoreDown(f"{type(error).__name__}: {error}")
                if db is not None:
                    with contextlib.suppress(sqlite3.Error):
                        db.execute("rollback")
                    db.close()
                    db = None
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody is left to be told
                self._loop.call_soon_threadsafe(_settle, group, results)
        if db is not None:
            db.close()


def _commit(db: sqlite3.Connection, jobs: list[_Row]) -> list[bool]:
    """Write a group in one statement: each further one would wait for the tables to let go of the interpreter."""
    rows = [row for row in jobs if row is not None]
    db.execute("begin immediate")
    written = [True] * len(rows)
    if rows:
        several = _INSERT.format(", ".join([_VALUES] * len(rows)))
        if db.execute(several, [value for row in rows for value in row]).rowcount < len(rows):
            # somebody else, such as the operator, wrote to one of these tables
            db.execute("rollback")
            db.execute("begin immediate")
            written = [db.execute(_ONE, row).rowcount == 1 for row in rows]
    if len(rows) < len(jobs):
        db.execute(_PULSE, (time.time_ns() // 1_000_000,))
    db.execute("commit")
    answers = iter(written)
    return [True if row is None else next(answers) for row in jobs]


def _settle(group: list[_Job], results: list[bool] | StoreDown) -> None:
    for i, (done, _) in enumerate(group):
        if done.done():
            continue
        if isinstance(results, StoreDown):
            done.set_exception(results)
        else:
            done.set_result(results[i])
