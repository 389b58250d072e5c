"""SQLite: WAL, synchronous=FULL, one writer thread that commits in groups.

An append is acknowledged after its commit. While one group is being written to disk the next one gathers, so many
tables share the price of one fsync.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor

from meetinghouse.server.store.base import Row, StoreDown, Told
from meetinghouse.server.store.directory import Directory

_GROUP = 240  # rows of one statement: older SQLites take 999 values
_INSERT = "insert into log (table_id, n, at, body) values "
_VALUES = "(?, ?, ?, ?)"
_ONCE = " on conflict do nothing"
_Job = tuple["asyncio.Future[bool]", tuple[str, int, int, bytes]]


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
        self._broken: Exception | None = None

    @classmethod
    async def open(cls, url: str, directory: Directory) -> SqliteStore:
        """Open a migrated file."""
        store = cls(url.removeprefix("sqlite:///"), directory)
        store._thread.start()
        return store

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Queue for the writer thread and wait for its commit."""
        if self._broken is not None:
            raise StoreDown(str(self._broken))
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((done, (table, n, at, body)))
        return await done

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """Read in a thread of its own: WAL readers never wait for the writer."""
        return await self._loop.run_in_executor(self._readers, self._read, table, after)

    async def delete(self, tables: list[str]) -> None:
        """Forget tables for good."""
        await self._loop.run_in_executor(self._readers, self._delete, tables)
        await self.directory.remove(tables)

    def listen(self, told: Told) -> None:
        """One process owns the file: nobody else writes."""

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._readers.shutdown()
        await self.directory.close()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, timeout=20, check_same_thread=False)
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        return db

    def _reader(self) -> sqlite3.Connection:
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        if db is None:
            db = self._local.db = self._connect()
        return db

    def _read(self, table: str, after: int) -> list[Row]:
        try:
            rows = self._reader().execute(
                "select n, at, body from log where table_id = ? and n > ? order by n", (table, after)
            )
            return [Row(n, at, bytes(body)) for n, at, body in rows]
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error

    def _delete(self, tables: list[str]) -> None:
        self._reader().executemany("delete from log where table_id = ?", [(table,) for table in tables])

    def _write(self) -> None:
        db = self._connect()
        with contextlib.closing(db):
            while (first := self._queue.get()) is not None:
                group = [first]
                last = False
                with contextlib.suppress(queue.Empty):
                    while len(group) < _GROUP:
                        job = self._queue.get_nowait()
                        if job is None:
                            last = True
                            break
                        group.append(job)
                results = self._commit(db, group)
                with contextlib.suppress(RuntimeError):  # the loop is gone: nobody is left to be told
                    self._loop.call_soon_threadsafe(_settle, group, results)
                if last:
                    return

    def _commit(self, db: sqlite3.Connection, group: list[_Job]) -> list[bool] | Exception:
        """Write a group in one statement: each further one would wait for the tables to let go of the interpreter."""
        try:
            db.execute("begin immediate")
            several = _INSERT + ", ".join([_VALUES] * len(group)) + _ONCE
            written = db.execute(several, [value for _, row in group for value in row]).rowcount
            results = [True] * len(group)
            if written < len(group):  # somebody else, such as the operator, wrote to one of these tables
                db.execute("rollback")
                db.execute("begin immediate")
                results = [db.execute(_INSERT + _VALUES + _ONCE, row).rowcount == 1 for _, row in group]
            db.execute("commit")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("rollback")
            return error
        return results


def _settle(group: list[_Job], results: list[bool] | Exception) -> None:
    for i, (done, _) in enumerate(group):
        if done.done():
            continue
        if isinstance(results, Exception):
            done.set_exception(StoreDown(str(results)))
        else:
            done.set_result(results[i])
