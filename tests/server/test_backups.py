"""The restore drill: a copy made while people play holds everything that was acknowledged, and is played on from."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from meetinghouse.server import admin
from meetinghouse.server.store import Ban, Row, StoredReport
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.table import entries as e
from meetinghouse.words import LANGUAGES, Words
from tests.server import postgres
from tests.server.harness import full_table, run, running, start
from tests.server.kills import Player
from tests.server.test_play import leave


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/live.sqlite3"
    else:
        with postgres.server() as url:
            yield url


async def told(*line: str) -> int:
    """A command of the operator, beside whatever runs here."""
    return await asyncio.to_thread(admin.main, list(line))


def done_in(rows: list[Row]) -> set[str]:
    """The commands that a log holds."""
    return {entry.id for row in rows for entry in e.decode(row.body) if isinstance(entry, e.Did)}


def test_a_copy_made_under_load_is_whole_and_played_on_from(database: str, tmp_path: Path) -> None:
    """Every answer that was acknowledged before the backup began is in it, and its games go on elsewhere."""
    copy = tmp_path / "copy.backup"
    other = f"sqlite:///{tmp_path}/restored.sqlite3"

    async def story() -> None:
        async with running(tmp_path, database=database) as server:
            players: list[Player] = []
            for i in range(3):
                opened, tokens = await full_table(server.url, 3, options={"rounds": 1000})
                seats = [Player(server.url, opened.table, token, 10 * i + k) for k, token in enumerate(tokens)]
                for player in seats:
                    await player.table.__aenter__()
                await start([player.table for player in seats])
                players += seats
            moderation = server.hall.store.moderation
            report = StoredReport("r1", 1, opened.table, 1, "standin", 0, "a", 1, "b", "k", "", "cheating", "t", "[]")
            await moderation.report(report)
            await moderation.ban(Ban("203.0.113.9", 4102444800000, 1, "spam"))
            await server.hall.store.directory.seated("somebody", players[0].table.link.table)
            tasks = [asyncio.create_task(player.play()) for player in players]
            while min(len(player.acknowledged) for player in players) < 3:
                await asyncio.sleep(0.01)
            before = [(player, set(player.acknowledged)) for player in players]
            assert await told("--database", database, "backup", str(copy)) == 0
            assert await told("--database", database, "backup", str(copy)) == 1  # it is there already
            counted = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) == counted:
                await asyncio.sleep(0.01)  # people played on
            assert await told("--database", other, "restore", str(copy)) == 0
            assert await told("--database", other, "restore", str(copy)) == 1  # never over what is there
            for player in players:
                player.stop = True
            await asyncio.gather(*tasks)
            await leave([player.table for player in players])
        store = await open_store(other, "a")
        try:
            for player, acknowledged in before:
                assert acknowledged <= done_in(await store.read(player.table.link.table))
            assert {line.status for line in await store.directory.all()} == {"playing"}
            assert await store.moderation.reports() == [report]
            assert len(await store.directory.sits_at("somebody", 9)) == 1
            assert [ban.who for ban in await store.moderation.bans(1)] == ["203.0.113.9"]
        finally:
            await store.close()
        async with running(tmp_path, database=other) as server:
            again = [server.table(player.table.link.table, player.table.token) for player in players[:3]]
            for table in again:
                await table.__aenter__()
            asked = next(table for table in again if table.ask is not None and table.ask.held is None)
            assert asked.ask is not None
            await asked.answer(asked.ask.options[0])
            await leave(again)

    run(story())


def test_a_copy_that_was_damaged_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A commit that is missing, or that nobody can read, is found before anybody relies on it."""
    source = f"sqlite:///{tmp_path}/a.sqlite3"

    async def fill() -> None:
        store = await open_store(source, "a")
        for n in (1, 2, 3):
            await store.append("T", n, n, b"[]")
        await store.close()

    run(fill())
    for i, damage in enumerate(("delete from log where n = 2", "update log set body = 'x' where n = 3")):
        copy = tmp_path / f"{i}.backup"
        assert admin.main(["--database", source, "backup", str(copy)]) == 0
        db = sqlite3.connect(copy)
        with db:
            db.execute(damage)
        db.close()
        assert admin.main(["--database", f"sqlite:///{tmp_path}/{i}.sqlite3", "restore", str(copy)]) == 1
    assert "server-" not in capsys.readouterr().err
    assert admin.main(["--database", source, "restore", str(tmp_path / "nowhere")]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_copied_is_said_in_every_language(lang: str) -> None:
    """With both numbers."""
    said = Words(lang).say("server-admin-copied", tables=3, commits=40)
    assert "3" in said and "40" in said
