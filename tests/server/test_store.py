"""The stores: one commit for each number, groups, migrations from what the previous version wrote."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meetinghouse.server.store import Listed, StoreDown, open_store
from meetinghouse.server.store.directory import make_engine
from meetinghouse.server.store.migrate import upgrade
from meetinghouse.server.store.sqlite import SqliteStore
from meetinghouse.server.store.tables import metadata
from meetinghouse.server.table.folding import fold
from tests.server import postgres, standin
from tests.server.harness import run, running, until

standin.register()
OLD = Path(__file__).with_name("data") / "written-by-0001.sql"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """One PostgreSQL for this file."""
    with postgres.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.sqlite3"
    base: str = request.getfixturevalue("server")

    async def fresh() -> str:
        db = await asyncpg.connect(base)
        name = f"t{abs(hash(tmp_path))}"
        await db.execute(f"create database {name}")
        await db.close()
        return base.rsplit("/", 1)[0] + "/" + name

    return run(fresh())


def line(table: str, **more: object) -> Listed:
    """A line of the directory."""
    given = {"game": "g", "rules_version": "1", "seats": 4, "taken": 1, "people": 1, "pace": "fast"}
    given |= {"status": "lobby", "public": True, "watch": "anyone", "opened": 1, "touched": 1, **more}
    return Listed(id=table, **given)  # type: ignore[arg-type]  # as the fields are


async def test_only_one_writer_gets_each_number(url: str) -> None:
    """Two hundred writers for every number of ten tables: one wins each time, and its row is the one that is read."""
    store = await open_store(url, "a")
    try:
        for n in (1, 2, 3):
            tries = [(f"T{t}", w) for t in range(10) for w in range(20)]
            won = await asyncio.gather(*(store.append(t, n, n, f"[{w}]".encode()) for t, w in tries))
            for table in range(10):
                winners = [w for (t, w), ok in zip(tries, won, strict=True) if ok and t == f"T{table}"]
                assert len(winners) == 1
                rows = await store.read(f"T{table}")
                assert [row.n for row in rows] == list(range(1, n + 1))
                assert rows[-1].body == f"[{winners[0]}]".encode()
        assert [row.n for row in await store.read("T1", after=2)] == [3]
        assert await store.read("nowhere") == []
    finally:
        await store.close()


async def test_the_directory_lists_counts_and_forgets(url: str) -> None:
    """What the lobby and the operator ask."""
    store = await open_store(url, "a")
    directory = store.directory
    try:
        await directory.put([line("A"), line("B", opened=2, public=False)])
        await directory.put([line("C", opened=3, status="playing", game="h")])
        await directory.put([line("D", opened=4, status="ended", touched=99)])
        assert [x.id for x in await directory.listed()] == ["C", "A"]
        assert [x.id for x in await directory.listed("h")] == ["C"]
        await directory.put([line("A", status="closed", taken=4, n=7)])
        await directory.put([line("A", status="lobby", taken=3, n=6)])  # a slower node's word comes too late
        found = await directory.get("A")
        assert found is not None and found.status == "closed" and found.taken == 4
        assert await directory.get("Z") is None
        assert await directory.counts() == {"closed": 1, "lobby": 1, "playing": 1, "ended": 1}
        assert await directory.noted() == {"A": 7, "B": 0, "C": 0, "D": 0}
        await store.append("A", 1, 1, b"[]")
        await store.append("B", 1, 5, b"[]")
        assert await store.ends() == {"A": (1, 1), "B": (1, 5)}
        assert await store.delete({"A": 1, "B": 0}) == {"A"}  # B has gone on since somebody looked
        assert await store.read("A") == [] and await directory.get("A") is None
        assert not await store.append("A", 2, 2, b"[]")  # by a node that still had it in memory
        assert await store.read("A") == [] and len(await store.read("B")) == 1
    finally:
        await store.close()


async def test_migrations_lead_to_the_schema_of_the_code(url: str) -> None:
    """What Alembic builds is what SQLAlchemy expects, in both databases, and going there twice changes nothing."""
    await upgrade(url)
    await upgrade(url)
    engine = make_engine(url)
    async with engine.connect() as db:
        differences = await db.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": False}), metadata)
        )
    await engine.dispose()
    assert differences == []


async def test_a_database_of_the_previous_version_is_taken_over(url: str) -> None:
    """Its tables are there, listed, and a game that was begun under it plays on."""
    await upgrade(url, "0001")
    engine = make_engine(url)
    async with engine.begin() as db:
        for statement in OLD.read_text().split(";\n"):
            if statement.strip():
                blob = statement if db.dialect.name == "sqlite" else statement.replace("X'", "'\\x")
                await db.execute(sa.text(blob.replace(":", "\\:")))
    await engine.dispose()
    store = await open_store(url, "a")
    try:
        found = await store.directory.get("0LDTAB1")
        assert found is not None and found.status == "playing" and found.taken == 0
        core = fold("0LDTAB1", await store.read("0LDTAB1"))
        assert core.playing and core.play is not None
        core.play.match.timeout()
    finally:
        await store.close()


def test_rules_that_are_no_longer_played_keep_their_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table says so, nothing can be done at it, and its record is still there, line for line."""
    from meetinghouse.client import Lobby, TableRefused
    from meetinghouse.server.wire import inbound
    from tests.server.test_play import leave, seated

    async def story() -> None:
        async with running(tmp_path) as server, Lobby(server.url) as lobby:
            opened, tokens, tables = await seated(server, 2)
            assert tables[0].ask is not None
            await tables[0].do(inbound.Answer("a", tables[0].ask.options[0]))
            room = server.hall.rooms[opened.table]
            assert room.core is not None and room.core.play is not None
            expected = room.core.play.match.record()
            await leave(tables)
            room.core = None
            room.n = 0
            monkeypatch.setattr(standin.GAME, "spec", standin.GAME.spec._replace(rules_version="2.0"))
            async with server.table(opened, tokens[0]) as ann:
                assert ann.info is not None and ann.info.status == "unsupported" and ann.view is None
                with pytest.raises(TableRefused, match="unsupported"):
                    await ann.do(inbound.Say("s", "hello"))
            assert await lobby.record(opened.table, token=tokens[0]) == expected

    run(story())


def test_a_store_that_fails_is_said_so_and_nothing_is_half_done(tmp_path: Path) -> None:
    """The disk goes away under a running game and comes back: refusals, then the game as it was."""
    from meetinghouse.client import TableRefused
    from meetinghouse.server.wire import inbound
    from tests.server.test_play import leave, seated

    async def story() -> None:
        async with running(tmp_path) as server:
            _, _, tables = await seated(server, 2)
            store = server.hall.store
            plain = store.append

            async def broken(table: str, n: int, at: int, body: bytes) -> bool:
                raise StoreDown("gone")

            tables[0].patience = 0  # this client does not ask again
            store.append = broken  # type: ignore[method-assign]  # the disk is pulled out
            with pytest.raises(TableRefused, match="unavailable"):
                assert tables[0].ask is not None
                await tables[0].do(inbound.Answer("a", tables[0].ask.options[0]))
            store.append = plain  # type: ignore[method-assign]  # and put back
            assert tables[0].ask is not None and tables[0].ask.id == 1
            await tables[0].do(inbound.Answer("a", tables[0].ask.options[0]))
            await until(tables[0], lambda t: t.ask is None or t.ask.id != 1)
            await leave(tables)

    run(story())


async def test_sqlite_is_set_up_to_survive_a_power_cut(tmp_path: Path) -> None:
    """WAL on disk; FULL is asked of every connection that writes."""
    store = await open_store(f"sqlite:///{tmp_path}/t.sqlite3", "a")
    await store.append("A", 1, 1, b"[]")
    assert isinstance(store, SqliteStore)
    db = store._connect()  # as its writer and its readers do
    assert db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert db.execute("pragma synchronous").fetchone() == (2,)
    db.close()
    await store.close()
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    db.close()
