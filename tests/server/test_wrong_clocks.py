"""A machine whose clock is wrong: it is noticed, said, and nothing is deleted because of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from meetinghouse.server import admin
from meetinghouse.server.doctor import State, examine
from meetinghouse.server.hall import timekeeping
from meetinghouse.server.settings import Settings
from meetinghouse.server.store import Doubt
from meetinghouse.server.store.opening import open_store
from tests.server.harness import Running, run, running
from tests.server.test_play import leave, play_out, seated

real = timekeeping.wall


def set_clock(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """As somebody sets the machine's clock."""
    monkeypatch.setattr(timekeeping, "wall", lambda: real() + int(days * timekeeping.DAY))


@contextlib.asynccontextmanager
async def checked(folder: Path) -> AsyncIterator[Running]:
    """A server that has compared its clock and given its first sign of life."""
    async with running(folder) as server:
        while not await server.hall.store.nodes(0):
            await asyncio.sleep(0.01)
        yield server


async def a_game(server: Running) -> str:
    """One that is played to its end; the id of its table."""
    opened, _, tables = await seated(server, 2)
    await play_out(tables)
    await leave(tables)
    return str(opened.table)


async def off_by(server: Running) -> int:
    """What `/health` says."""
    async with httpx.AsyncClient() as http:
        return int((await http.get(f"{server.url}/health")).json().get("clock_off", 0))


async def prune(folder: Path, *more: str) -> int:
    """As the operator does it by default, for good."""
    line = ["--database", f"sqlite:///{folder}/tables.sqlite3", "prune", "--yes", *more]
    return await asyncio.to_thread(admin.main, line)


async def tables_of(folder: Path) -> set[str]:
    """What is still there."""
    store = await open_store(f"sqlite:///{folder}/tables.sqlite3", "a")
    try:
        return set(await store.ends())
    finally:
        await store.close()


def test_a_game_logged_by_a_clock_that_was_behind_is_not_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Started 91 days behind, the server says so, and `prune --days 90` does not take its games for old ones."""

    async def story() -> None:
        async with checked(tmp_path) as server:
            await a_game(server)
            assert await off_by(server) == 0
        set_clock(monkeypatch, -91)
        settings = Settings(database=f"{tmp_path}/tables.sqlite3", metrics="")
        found = {f.what: f.state for f in await asyncio.to_thread(examine, settings, "127.0.0.1", 0)}
        assert found["clock-behind"] == State.WRONG
        async with checked(tmp_path) as server:
            table = await a_game(server)
            assert 90.9 < await off_by(server) / 86_400 < 91.1
        set_clock(monkeypatch, 0)
        async with checked(tmp_path) as server:
            assert await off_by(server) == 0
        assert await prune(tmp_path) == 0
        assert table in await tables_of(tmp_path)

    run(story())


def test_a_clock_that_is_set_forward_while_the_server_runs_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written before looks 91 days old and is not: also where no earlier sign of life gave it away."""
    monkeypatch.setattr(timekeeping, "of_files", lambda: 0)

    async def story() -> None:
        set_clock(monkeypatch, -91)
        async with checked(tmp_path) as server:
            table = await a_game(server)
            assert await off_by(server) == 0  # nobody could know
            set_clock(monkeypatch, 0)
            while not await server.hall.store.doubts():
                await asyncio.sleep(0.02)
            assert 90.9 < await off_by(server) / 86_400 < 91.1
        assert await prune(tmp_path) == 0
        assert table in await tables_of(tmp_path)

    run(story())


def test_a_clock_that_jumped_ahead_prunes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By it everything is old: the operator has to say that it is right."""

    async def story() -> None:
        async with checked(tmp_path) as server:
            table = await a_game(server)
        set_clock(monkeypatch, 400)
        assert await prune(tmp_path) == 1
        assert await tables_of(tmp_path) == {table}
        assert await prune(tmp_path, "--trust-clock") == 0
        assert await tables_of(tmp_path) == set()

    run(story())


async def test_doubts_are_kept_once_and_move_only_what_they_cover(tmp_path: Path) -> None:
    """Times before and after are believed."""
    store = await open_store(f"sqlite:///{tmp_path}/t.sqlite3", "a")
    try:
        for table, at in (("A", 5), ("B", 15), ("C", 25)):
            await store.append(table, 1, at, b"[]")
        for _ in range(2):
            await store.doubt(Doubt(10, 20, 1000))
        assert await store.doubts() == [Doubt(10, 20, 1000)]
        assert await timekeeping.ages(store) == {"A": 5, "B": 1015, "C": 25}
    finally:
        await store.close()
