"""SQLite: WAL, synchronous=FULL, one writer thread that commits in groups.

An append is acknowledged after its commit. While one group is being written to disk the next one gathers, so many
tables share the price of one fsync. A connection on which anything failed is thrown away; the next job opens the file
again, so a disk that was full, a file that was locked or put back from a copy is found as it then is.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from meetinghouse.server.store import migrate
from meetinghouse.server.store.base import SECONDS, StoreDown, Told
from meetinghouse.server.store.lines import Node
from meetinghouse.server.store.sql import SqlStore

_GROUP = 240  # rows of one statement: older SQLites take 999 values
# A commit whose forerunner is gone is not written: the table was deleted while the server still had it in memory.
_INSERT = """insert into log (table_id, n, at, body) select * from (values {})
where column2 = 1 or exists (select 1 from log where table_id = column1 and n = column2 - 1) on conflict do nothing"""
_VALUES = "(?, ?, ?, ?)"
_ONE = _INSERT.format(_VALUES)
_PULSE = """insert into pulse (node, rules, at) values (?1, ?2, ?3)
on conflict (node) do update set at = excluded.at, rules = excluded.rules"""
_TABLES = "select name from sqlite_master where type = 'table'"


class _Change(NamedTuple):
    query: str
    rows: Sequence[Sequence[Any]]


_Row = tuple[str, int, int, bytes]
_Job = tuple["asyncio.Future[Any]", _Row | _Change]
_Work = Callable[[sqlite3.Connection], Sequence[Any]]  # in a transaction; a result for each who waits


def path_of(url: str) -> str:
    return url.removeprefix("sqlite:///")


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    db = sqlite3.connect(path, isolation_level=None, timeout=SECONDS, check_same_thread=False)
    try:
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("pragma secure_delete=on")  # somebody who wants to be forgotten leaves no bytes behind
    except sqlite3.Error:
        db.close()
        raise
    return db


def one_file(path: str) -> None:
    """Bring what lies in the files beside a database into it: it can then be carried away."""
    with contextlib.closing(sqlite3.connect(path, timeout=SECONDS)) as db:
        db.execute("pragma journal_mode=delete")


async def upgrade(url: str, version: int = migrate.HEAD) -> None:
    def work() -> None:
        with contextlib.closing(connect(path_of(url))) as db:
            db.execute("begin immediate")
            for statement in migrate.statements("sqlite", _version(db) or 0, version):
                db.execute(statement)
            db.execute("commit")

    await asyncio.to_thread(work)


async def look(url: str) -> migrate.DatabaseState:
    def work() -> migrate.DatabaseState:
        with contextlib.closing(sqlite3.connect(path_of(url), timeout=SECONDS)) as db:
            (problem,) = db.execute("pragma quick_check").fetchone()
            version = _version(db)
            newest = db.execute(migrate.NEWEST).fetchone()[0] if (version or 0) >= 3 else 0
            return migrate.DatabaseState(version, "" if problem == "ok" else str(problem), newest=newest or 0)

    return await asyncio.to_thread(work)


def _version(db: sqlite3.Connection) -> int | None:
    tables = {str(name) for (name,) in db.execute(_TABLES)}
    found: int | None = db.execute(migrate.version_query(tables)).fetchone()[0]
    return found


class SqliteStore(SqlStore):
    """One process's SQLite file."""

    kind = "sqlite"
    shared = False

    def __init__(self, url: str, node: str) -> None:
        """Use an up-to-date file; connections are made when they are needed."""
        super().__init__()
        self.path = path_of(url)
        self.node = node
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="log-reader")
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []  # the readers'
        self._thread = threading.Thread(target=self._write, name="log-writer", daemon=True)
        self._thread.start()

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """Queue for the writer thread and wait for its commit."""
        written: bool = await self._queued((table, n, at, body))
        return written

    async def probe(self, node: Node) -> None:
        """Let the writer thread write it."""
        await self.change(_PULSE, (*node, time.time_ns() // 1_000_000))

    async def change(self, query: str, *rows: Sequence[Any], alone: bool = False) -> list[int]:
        """Let the writer thread run it: nobody else of this process writes, so it is alone anyway."""
        counts: list[int] = await self._queued(_Change(query, rows))
        return counts

    async def tidy(self) -> None:
        """Bring what lies in the file beside the database into it, and empty that file."""
        await self.ask("pragma wal_checkpoint(truncate)")

    async def _queued(self, work: _Row | _Change) -> Any:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((done, work))
        return await done

    async def ask(self, query: str, *values: Any) -> list[Sequence[Any]]:
        """Read in a thread of its own: WAL readers never wait for the writer."""
        return await self._loop.run_in_executor(self._readers, self._in_reader, query, values)

    def listen(self, told: Told) -> None:
        """One process owns the file: nobody else writes."""

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._readers.shutdown()
        for db in self._open:
            db.close()

    def _in_reader(self, query: str, values: Sequence[Any]) -> list[Sequence[Any]]:
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        try:
            if db is None:
                db = self._local.db = connect(self.path)
                self._open.append(db)
            return db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            self._local.db = None
            if db is not None:
                self._open.remove(db)
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
            rows = [(done, work) for done, work in group if not isinstance(work, _Change)]
            if rows:  # first, and apart: no other change makes a commit wait or fail
                db = self._settled(db, [done for done, _ in rows], partial(_append, [row for _, row in rows]))
            for done, work in group:
                if isinstance(work, _Change):
                    db = self._settled(db, [done], partial(_change, work))
        if db is not None:
            db.close()

    def _settled(
        self, db: sqlite3.Connection | None, waiting: list[asyncio.Future[Any]], work: _Work
    ) -> sqlite3.Connection | None:
        """Do some work in a transaction and tell who waits; returns the connection, if it can still be used."""
        results: Sequence[Any] | StoreDown
        try:
            db = db or connect(self.path)
            results = work(db)
        except Exception as error:  # the writer outlives everything, or all tables would wait for ever
            results = StoreDown(f"{type(error).__name__}: {error}")
            if db is not None:
                with contextlib.suppress(sqlite3.Error):
                    db.execute("rollback")
                db.close()
                db = None
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody is left to be told
            self._loop.call_soon_threadsafe(_settle, waiting, results)
        return db


def _append(rows: list[_Row], db: sqlite3.Connection) -> list[bool]:
    """Write a group in one statement: each further one would wait for the tables to let go of the interpreter."""
    db.execute("begin immediate")
    written = [True] * len(rows)
    several = _INSERT.format(", ".join([_VALUES] * len(rows)))
    if db.execute(several, [value for row in rows for value in row]).rowcount < len(rows):
        # somebody else, such as the operator, wrote to one of these tables
        db.execute("rollback")
        db.execute("begin immediate")
        written = [db.execute(_ONE, row).rowcount == 1 for row in rows]
    db.execute("commit")
    return written


def _change(change: _Change, db: sqlite3.Connection) -> list[list[int]]:
    db.execute("begin immediate")
    counts = [db.execute(change.query, row).rowcount for row in change.rows]
    db.execute("commit")
    return [counts]


def _settle(waiting: list[asyncio.Future[Any]], results: Sequence[Any] | StoreDown) -> None:
    for i, done in enumerate(waiting):
        if done.done():
            continue
        if isinstance(results, StoreDown):
            done.set_exception(results)
        else:
            done.set_result(results[i])


opened = SqliteStore  # as `opening` calls it
