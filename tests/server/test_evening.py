"""A room stays for the evening: who goes on when, what is played next, and who has won how often."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.client import RemoteTable, TableRefused
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound
from tests.server.harness import Running, full_table, running, start, until
from tests.server.test_play import play_out

ROOM: dict[str, Any] = {"one_room": True, "options": {"rounds": 1}}


@contextlib.asynccontextmanager
async def _over(
    server: Running, seats: int = 3, **more: Any
) -> AsyncIterator[tuple[wire_http.Opened, list[RemoteTable]]]:
    """A game that was played to its end, with everybody at their phones."""
    opened, tokens = await full_table(server.url, seats, **{**ROOM, **more})
    async with contextlib.AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(server.table(opened, token)) for token in tokens]
        await start(tables)
        await play_out(tables)
        yield opened, tables


async def test_nobody_is_pulled_out_of_the_story(tmp_path: Path) -> None:
    async with running(tmp_path) as server, _over(server) as (_, tables):
        await tables[1].do(inbound.Rematch("r"))
        await until(tables[0], lambda t: t.info.rematch_wishes == [1])
        assert tables[2].rematch is None and tables[2].info is not None and not tables[2].info.rematch
        await tables[2].do(inbound.Rematch("r"))
        await until(tables[0], lambda t: t.info.rematch_wishes == [1, 2])
        assert tables[0].info is not None and not tables[0].info.rematch  # the host still reads
        await tables[0].do(inbound.Rematch("r"))
        await until(tables[2], lambda t: t.rematch is not None)


async def test_the_host_goes_on_for_all(tmp_path: Path) -> None:
    async with running(tmp_path) as server, _over(server) as (opened, tables):
        winners = tables[0].end.winners if tables[0].end is not None else []
        await tables[0].do(inbound.Rematch("r"))
        await until(tables[1], lambda t: t.rematch is not None)
        assert tables[1].rematch is not None
        link = f"{server.url}/t/{tables[1].rematch.table}#seat={tables[1].token}"
        async with RemoteTable(link) as again:
            await until(again, lambda t: t.info is not None)
            assert again.info is not None and again.seat == 1
            assert again.info.games == 1 and (again.info.one_room, again.info.game) == (True, opened.info.game)
            assert [one.won for one in again.info.people] == [int(seat in winners) for seat in range(3)]


async def test_another_game_keeps_people_and_codes(tmp_path: Path) -> None:
    """In their order, with their tokens; bots fill what the other game needs, and go where it has no seat for them."""
    async with running(tmp_path) as server, _over(server, 2) as (opened, tables):
        with pytest.raises(TableRefused, match="not_host"):
            await tables[1].do(inbound.Rematch("g", "affliction"))
        with pytest.raises(TableRefused):
            await tables[0].do(inbound.Rematch("x", "nothing_of_that_name"))
        await tables[0].do(inbound.Rematch("y", "affliction"))
        await until(tables[1], lambda t: t.rematch is not None)
        assert tables[1].rematch is not None
        async with RemoteTable(f"{server.url}/t/{tables[1].rematch.table}#seat={tables[1].token}") as again:
            await until(again, lambda t: t.info is not None)
            assert again.info is not None and again.info.game == "affliction" and again.info.seats == 2
            assert [one.name for one in again.info.people] == ["Ann", "P1"] and again.info.host == 0
            await until(again, lambda t: t.code == opened.code)
            assert again.key == opened.key


async def test_a_game_that_cannot_seat_them_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, _over(server, 5) as (_, tables):
        with pytest.raises(TableRefused, match="table_full"):
            await tables[0].do(inbound.Rematch("g", "affliction"))
