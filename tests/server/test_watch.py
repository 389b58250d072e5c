"""Watchers see public information only, if they may, and late if the host wants it so."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from meetinghouse.client import TableRefused
from meetinghouse.server.store import Row, StoreDown
from meetinghouse.server.wire import inbound
from tests.server.harness import open_table, running, until
from tests.server.test_play import leave, play_out, seated


async def test_a_watcher_sees_what_a_spectator_may_see(tmp_path: Path) -> None:
    """The public view and public events, never an ask."""
    async with running(tmp_path) as server:
        opened, _, tables = await seated(server, 2)
        async with server.table(opened, key=opened.key) as watcher:
            assert watcher.seat is None and watcher.ask is None and not watcher.is_host
            assert watcher.view is not None and watcher.view["viewer"] == -1 and watcher.view["role"] is None
            assert [e["key"] for e in watcher.events] == ["standin.dealt"]
            await until(tables[0], lambda t: t.info.watchers == 1)
            with pytest.raises(TableRefused, match="watching_only"):
                await watcher.do(inbound.Answer("a", {"ask": 1, "do": "draw"}))
            with pytest.raises(TableRefused, match="channel_closed"):
                await watcher.do(inbound.Say("s", "psst", "watchers"))
            assert tables[0].ask is not None
            await tables[0].answer(tables[0].ask.options[0])
            await until(watcher, lambda t: len(t.events) == 2)
            assert "card" not in watcher.events[-1]
        await leave(tables)


@pytest.mark.parametrize(
    ("watch", "public", "key", "code"),
    [
        ("nobody", True, True, "no_watching"),
        ("invited", False, False, "bad_key"),
        ("invited", True, False, "bad_key"),
        ("invited", False, True, ""),
        ("anyone", True, False, ""),
        ("anyone", False, False, "bad_key"),
    ],
)
async def test_who_may_watch(tmp_path: Path, watch: str, public: bool, key: bool, code: str) -> None:
    """The host's choice; a private table always needs its key."""
    async with running(tmp_path) as server:
        opened, _, tables = await seated(server, 2, watch=watch, public=public)
        if code:
            with pytest.raises(TableRefused, match=code):
                async with server.table(opened, key=opened.key if key else ""):
                    pass
        else:
            async with server.table(opened, key=opened.key if key else "") as watcher:
                assert watcher.view is not None
        await leave(tables)


async def test_a_watcher_who_comes_while_the_store_is_away_hurts_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who lag are told to come again; the table goes on, and the next who comes sees it."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, watch_delay=1)
        async with server.table(opened, opened.token) as ann:
            read, failed = server.hall.store.read, asyncio.Event()

            async def away(table: str, after: int = 0) -> list[Row]:
                monkeypatch.setattr(server.hall.store, "read", read)
                failed.set()
                raise StoreDown("just now")

            monkeypatch.setattr(server.hall.store, "read", away)
            async with server.table(opened, key=opened.key) as watcher:
                assert failed.is_set() and watcher.reconnects == 1
                assert watcher.info is not None and watcher.info.people[0].name == "Ann"
                await ann.do(inbound.Rename("n", "Anna"))
                await until(watcher, lambda t: t.info.people[0].name == "Anna")


async def test_watchers_lag_by_the_delay(tmp_path: Path) -> None:
    """One who comes now sees the table as it was; what happens now arrives later; both are whole."""
    async with running(tmp_path) as server:
        opened, _, tables = await seated(server, 2, watch_delay=1, options={"rounds": 1})
        await asyncio.sleep(1.2)  # longer than the delay
        assert tables[0].ask is not None
        await tables[0].answer({"ask": tables[0].ask.id, "do": "draw"})
        await until(tables[1], lambda t: t.ask is not None)
        moved = time.monotonic()
        async with server.table(opened, key=opened.key) as watcher:
            assert [e["key"] for e in watcher.events] == ["standin.dealt"]
            await until(watcher, lambda t: len(t.events) == 2)
            assert time.monotonic() - moved > 0.7
            await play_out(tables)
            assert watcher.end is None
            await until(watcher, lambda t: t.end is not None)
            assert tables[0].end == watcher.end
        await leave(tables)


async def test_watchers_talk_among_themselves_if_the_table_lets_them(tmp_path: Path) -> None:
    """The players never see it while they play."""
    async with running(tmp_path) as server:
        opened, _, tables = await seated(server, 2, watchers_chat=True)
        async with (
            server.table(opened, key=opened.key, name="Wanda") as one,
            server.table(opened, key=opened.key) as two,
        ):
            assert one.channels == ["watchers"]
            await one.do(inbound.Say("s", "the second one lies", "watchers"))
            await until(two, lambda t: bool(t.talk))
            assert two.talk[0].name == "Wanda" and two.talk[0].seat == -1
            assert tables[0].talk == [] and tables[1].talk == []
        await leave(tables)
