"""The stores: one commit for each number, groups, migrations from what the previous version wrote."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # ships no types
import pytest

from meetinghouse.server.page.shelf import MemoryShelf
from meetinghouse.server.page.store import PageStore
from meetinghouse.server.store import Ban, Listed, Store, StoreDown, StoredReport
from meetinghouse.server.store.company import Called, Tie
from meetinghouse.server.store.migrate import HEAD
from meetinghouse.server.store.opening import look, open_store, upgrade
from meetinghouse.server.store.people import Device, PuzzleDay, Result, StoredPerson, Ticket
from meetinghouse.server.store.sqlite import connect, path_of
from meetinghouse.server.table.folding import fold
from tests.server import old, postgres, standin
from tests.server.harness import run, running, until

standin.register()


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """One PostgreSQL for this file."""
    with postgres.server() as url:
        yield url


async def _opened(url: str) -> Store:
    """A store of any kind."""
    return PageStore(MemoryShelf()) if url == "page" else await open_store(url, "a")


@pytest.fixture(params=["sqlite", "postgresql", "page"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of every kind, the page's among them."""
    return "page" if request.param == "page" else _empty(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    return _empty(request, tmp_path)


def _empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
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


async def test_only_one_writer_gets_each_number(any_url: str) -> None:
    """Two hundred writers for every number of ten tables: one wins each time, and its row is the one that is read."""
    store = await _opened(any_url)
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


async def test_the_directory_lists_counts_and_forgets(any_url: str) -> None:
    """What the lobby and the operator ask."""
    store = await _opened(any_url)
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
        for table in ("A", "C", "D", "D", "gone"):
            await directory.seated("ann", table)
        assert [x.id for x in await directory.sits_at("ann", 9)] == ["C", "D", "A"]  # what goes on comes first
        assert [x.id for x in await directory.sits_at("ann", 1)] == ["C"]
        assert await directory.sits_at("bea", 9) == []
        assert await directory.noted() == {"A": 7, "B": 0, "C": 0, "D": 0}
        await store.append("A", 1, 1, b"[]")
        await store.append("B", 1, 5, b"[]")
        assert await store.ends() == {"A": (1, 1), "B": (1, 5)}
        assert await store.delete({"A": 1, "B": 0}) == {"A"}  # B has gone on since somebody looked
        assert await store.read("A") == [] and await directory.get("A") is None
        assert [x.id for x in await directory.sits_at("ann", 9)] == ["C", "D"]
        assert not await store.append("A", 2, 2, b"[]")  # by a node that still had it in memory
        assert await store.read("A") == [] and len(await store.read("B")) == 1
    finally:
        await store.close()


async def test_an_answer_in_secret_moves_no_line_of_a_home_page(any_url: str) -> None:
    """Every commit touches its table's line: what goes on stands in the order of its opening."""
    store = await _opened(any_url)
    try:
        for n, status in enumerate(("playing", "lobby", "playing", "ended", "ended")):
            await store.directory.put([line(f"T{n}", opened=n, touched=n, status=status)])
            await store.directory.seated("ann", f"T{n}")
        for table, status in ((0, "playing"), (3, "ended")):
            await store.directory.put([line(f"T{table}", opened=table, touched=99, status=status)])
        assert [one.id for one in await store.directory.sits_at("ann", 9)] == ["T2", "T0", "T1", "T3", "T4"]
    finally:
        await store.close()


SHAPES = (
    ("tables", Listed),
    ("reports", StoredReport),
    ("bans", Ban),
    ("people", StoredPerson),
    ("devices", Device),
    ("tickets", Ticket),
    ("results", Result),
    ("puzzle_days", PuzzleDay),
    ("ties", Tie),
    ("calls", Called),
)


async def test_migrations_lead_to_the_schema_of_the_code(url: str) -> None:
    """Every field that is written has its column, and going there twice changes nothing."""
    await upgrade(url)
    made = await old.columns(url)
    await upgrade(url)
    assert await old.columns(url) == made
    for table, shape in SHAPES:
        assert {column for name, column, _ in made if name == table} == {field.name for field in fields(shape)}
    assert all(needed for name, _, needed in made if name != "migrations")
    found = await look(url)
    assert (found.version, found.problem) == (HEAD, "") and (found.clock is None) == url.startswith("sqlite")


async def test_a_database_of_the_first_version_is_taken_over(url: str) -> None:
    """Its tables are there, listed, and a game that was begun under it plays on."""
    await upgrade(url, 1)
    await old.write(url, old.text("written-by-0001.sql"))
    store = await open_store(url, "a")
    try:
        found = await store.directory.get("0LDTAB1")
        assert found is not None and found.status == "playing" and found.taken == 0
        core = fold("0LDTAB1", await store.read("0LDTAB1"))
        assert core.playing and core.play is not None
        core.play.match.timeout()
    finally:
        await store.close()


def test_a_database_that_alembic_looked_after_is_taken_over(url: str) -> None:
    """All of it is read, its game plays on, its schema becomes ours, and Alembic's table stays for an older node."""
    script = old.text(f"written-by-0004.{url.partition(':')[0]}.sql")
    head = script.splitlines()[0].split()
    table, tokens, lobby = head[2], head[4:6], head[7]

    async def story() -> None:
        await old.write(url, script)
        before = await old.columns(url)
        assert (await look(url)).version == 4
        async with running(Path(path_of(url)).parent, database=url) as server:
            store = server.hall.store
            found = {line.id: line for line in await store.directory.all()}
            assert found[table].status == "playing" and found[lobby].status == "lobby" and found[lobby].public is False
            assert [ban.who for ban in await store.moderation.bans(1794940000000)] == ["203.0.113.0/24"]
            assert [report.table_id for report in await store.moderation.reports()] == [table]
            async with server.table(table, tokens[0]) as ann, server.table(table, tokens[1]) as ben:
                asked = ann if ann.ask is not None and ann.ask.required else ben
                assert asked.ask is not None
                first = asked.ask.id
                await asked.answer(asked.ask.options[0])
                await until(asked, lambda t: t.ask is None or t.ask.id != first)
        now = await old.columns(url)
        assert now >= before and (await look(url)).version == HEAD

    run(story())


async def test_a_change_that_cannot_be_written_hurts_no_commit(tmp_path: Path) -> None:
    """A report with half a character is refused by the driver; the commits that waited beside it are on disk."""
    store = await open_store(f"sqlite:///{tmp_path}/t.sqlite3", "a")
    broken = StoredReport("r", 1, "T", 1, "g", 0, "a", 1, "b", "k", "", "why", "\ud800", "[]")
    try:
        work = [store.append(f"T{i}", 1, 1, b"[]") for i in range(20)]
        results = await asyncio.gather(store.moderation.report(broken), *work, return_exceptions=True)
        assert isinstance(results[0], StoreDown) and results[1:] == [True] * 20
        assert len(await store.ends()) == 20 and await store.moderation.reports() == []
    finally:
        await store.close()


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
    db = connect(f"{tmp_path}/t.sqlite3")  # as its writer and its readers do
    assert db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert db.execute("pragma synchronous").fetchone() == (2,)
    db.close()
    await store.close()
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    db.close()
