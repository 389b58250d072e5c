"""Finished games are counted for their people, and nobody who is forgotten leaves a trace."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

import meetinghouse as mh
from meetinghouse.client import ServerClient
from meetinghouse.server.hall import statistics, tokens
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.store.people import Result
from meetinghouse.server.store.sql import SqlStore
from meetinghouse.server.store.sqlite import path_of
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.shapes import Status
from tests.server.asked import Asked, known, second
from tests.server.harness import running, start, until
from tests.server.test_mine import WISH, opened_by
from tests.server.test_play import leave, play_out
from tests.server.test_seats import comes, new_key


async def test_a_finished_game_is_counted_for_its_people_and_only_then(tmp_path: Path, database: str) -> None:
    """On every device; nothing before the end; bots and guests are nobody; the same again after the rows are lost."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path, database=database) as server:
        opened = await opened_by(server, ann)
        async with ServerClient(server.url, person=bea) as lobby:
            await lobby.sit(opened.table, "Bea", opened.key)
        tables = [server.table(opened, person=key) for key in (ann, bea)]
        for table in tables:
            await table.__aenter__()
        await start(tables)
        browsers = [Asked(server, key) for key in (ann, bea)]
        nothing = [(await one.get("/api/me"))["stats"] for one in browsers]
        assert nothing[0] == nothing[1] and nothing[0]["n"] == 0
        assert [await one.get("/api/me/games") for one in browsers] == [{"games": []}] * 2
        await play_out(tables)
        ends = [table.end for table in tables]
        await leave(tables)
        counted = [await _counted(one) for one in browsers]
        assert [one["id"] for one in counted] == [opened.table] * 2 and counted[0]["names"] == ["Ann", "Bea"]
        assert ends[0] is not None
        assert [one["won"] for one in counted] == [seat in ends[0].winners for seat in (0, 1)]
        assert [(await one.get("/api/me"))["stats"]["n"] for one in browsers] == [1, 1]
        phone = await second(server, browsers[0])
        assert await Asked(server, phone).get("/api/me/games") == await browsers[0].get("/api/me/games")
    store = await open_store(database, "a")  # as after SIGKILL between the end and the counting
    try:
        await store.change("delete from results where table_id = ?1", (opened.table,))
        await store.change("delete from counted where table_id = ?1", (opened.table,))
        assert await store.people.results(tokens.root(ann), 9) == []
    finally:
        await store.close()
    async with running(tmp_path, database=database) as server:
        assert [await _counted(Asked(server, key)) for key in (ann, bea)] == counted


async def test_what_somebody_is_like_is_kept_and_never_old(database: str) -> None:
    """Whoever folds it while another game is counted writes nothing; who is forgotten stands in nobody's figures."""
    store = await open_store(database, "a")
    people = store.people

    async def play(n: int) -> None:
        seats = [
            Result(f"T{n:06}", seat, name, name, "salem1692", n, 3, 3, "town", False, "", True, "town", 1, rated=True)
            for seat, name in enumerate(("ann", "bea", "cid"))
        ]
        await people.put_results(f"T{n:06}", 1, seats)

    try:
        for n in range(3):
            await play(n)
        first = await statistics.kept(people, "ann")
        kept = await people.figures("ann")
        assert first.stats.n == 3 and first.stats.partner is not None and first.stats.partner.name == "bea"
        assert not first.rated and await statistics.kept(people, "ann") == first
        await play(3)
        await people.put_figures(kept)  # folded before that game, written after it
        assert (await people.figures("ann")).body == ""
        assert (await statistics.kept(people, "ann")).stats.n == 4
        for n in range(4, 30):
            await play(n)
        assert (await statistics.kept(people, "ann")).rated
        other = await people.figures("ann")
        await people.put_figures(replace(other, body='{"of": "another version"}'))
        assert (await statistics.kept(people, "ann")).stats.n == 30
        await people.forget("bea")
        assert all("bea" not in str(row) for row in await store.ask("select * from figures"))
        after = await statistics.kept(people, "ann")
        assert after.stats.n == 30 and after.stats.partner is not None and after.stats.partner.name == "cid"
    finally:
        await store.close()


async def _counted(browser: Asked) -> Any:
    while not (found := (await browser.get("/api/me/games"))["games"]):
        await asyncio.sleep(0.02)
    assert len(found) == 1
    return found[0]


async def test_a_broken_game_counts_for_nobody(tmp_path: Path) -> None:
    """It has a table in the list of mine, and no result."""
    ann = new_key()
    async with running(tmp_path, people="seats") as server:
        opened = await opened_by(server, ann)
        async with server.table(opened, person=ann):
            browser = Asked(server, ann)
            while not (tables := (await browser.get("/api/me/tables"))["tables"]):
                await asyncio.sleep(0.02)
            assert tables[0]["status"] == Status.LOBBY
            assert await browser.get("/api/me/games") == "no_such_page" and "stats" not in await browser.get("/api/me")


async def test_who_is_forgotten_leaves_no_name_and_changes_nothing_for_others(tmp_path: Path, database: str) -> None:
    """Neither record nor figures of others; the running game goes on with a bot; the key is nobody's any more. No name
    is left where they sat down and never came, in a rematch without them, or by a table that sleeps only later."""
    ann, bea = new_key(), new_key()
    wish = msgspec.structs.replace(WISH, name="Annabella-Quill")
    async with running(tmp_path, database=database) as server:
        over, open_ = await opened_by(server, ann, wish), await opened_by(server, ann, wish)
        for opened in (over, open_):
            async with ServerClient(server.url, person=bea) as lobby:
                await lobby.sit(opened.table, "Bea", opened.key)
        never = await opened_by(server, bea)
        async with ServerClient(server.url, person=ann) as lobby:
            await lobby.sit(never.table, "Annabella-Quill", never.key)
        tables = [server.table(over, person=key) for key in (ann, bea)]
        for table in tables:
            await table.__aenter__()
        await tables[0].do(inbound.Say("s", "a sentence of Annabella-Quill"))
        await tables[1].do(inbound.Say("b", "a sentence of hers"))
        await start(tables)
        await tables[0].do(inbound.Note("n", "Annabella-Quill suspects"))
        await play_out(tables)
        await tables[1].do(inbound.Rematch("again"))
        while not (again := (await server.hall.read(over.table)).rematch):
            await asyncio.sleep(0.01)
        await leave(tables)
        assert await comes(server, open_.table, person=ann) == 0
        browsers = [await known(server, ann, "Annabella-Quill"), await known(server, bea, "Bea")]
        await _counted(browsers[1])
        async with ServerClient(server.url, person=bea) as lobby:
            record = await lobby.record(over.table)
        figures = (await browsers[1].get("/api/me"))["stats"]
        mine = await browsers[0].get("/api/me/export")
        assert (mine["me"]["name"], mine["tables"]) == (
            "Annabella-Quill",
            sorted([over.table, open_.table, never.table]),
        )
        assert [one["id"] for one in mine["games"]] == [over.table]
        assert await browsers[0].post("/api/me/delete") == await browsers[0].post("/api/me/delete", sure=False)
        assert await browsers[0].post("/api/me/delete", sure=True) == {"ok": True}
        assert await browsers[0].get("/api/me") == {"people": "full", "passkey": "localhost"}
        assert (await browsers[0].get("/api/me/tables"))["tables"] == []
        async with ServerClient(server.url, person=bea) as lobby:
            assert await lobby.record(over.table) == record.replace('"Annabella-Quill"', '""')
            assert mh.verify(record).honest
            assert [one.name for one in (await lobby.info(open_.table)).people] == ["", "Bea"]
        async with server.table(over, person=bea) as table:  # it was in memory
            await until(table, lambda t: t.info is not None)
            assert [line.text for line in table.talk if line.text] == ["a sentence of hers"]
        assert (await browsers[1].get("/api/me"))["stats"] == figures
        everywhere = (over.table, open_.table, never.table, again)
        bodies = [row.body for table in everywhere for row in await server.hall.store.read(table)]
        assert not any(b"Annabella" in body for body in bodies) and any(b"a sentence of hers" in one for one in bodies)
        assert not await _somewhere(database, server.hall.store, "Annabella")
    store = await open_store(database, "a")  # the tables have slept since
    try:
        assert not await _somewhere(database, store, "Annabella")
    finally:
        await store.close()


async def _somewhere(database: str, store: Any, word: str) -> list[str]:
    """Where a word stands in the lines of tables, and in the files of SQLite."""
    assert isinstance(store, SqlStore)
    found = [str(line) for line in await store.ask("select sitting from tables") if word in str(line)]
    if database.startswith("sqlite"):
        file = Path(path_of(database))
        found += [path.name for path in file.parent.glob(f"{file.name}*") if word.encode() in path.read_bytes()]
    return found
