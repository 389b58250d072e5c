"""A person's own tables: on every device that has their key, with their turn, and nobody else's business."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import httpx
import msgspec

from meetinghouse.client import ServerClient, TableRefused
from meetinghouse.server.hall.listing import MOST
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.shapes import Status
from tests.server.harness import Process, Running, running, start
from tests.server.test_play import leave, play_out
from tests.server.test_seats import comes, new_key

WISH = wire_http.OpenTable(game="standin", seats=2, pace="untimed", name="Ann", options={"rounds": 1})


async def opened_by(server: Running | Process, key: str, wish: wire_http.OpenTable = WISH) -> wire_http.Opened:
    """A new table of the person with this key."""
    async with ServerClient(server.url, person=key) as lobby:
        return await lobby.open(wish)


async def mine(server: Running, key: str, count: int | None = None) -> list[wire_http.MyTable]:
    """The tables of the person with this key, once there are so many: they are written soon, not at once."""
    async with ServerClient(server.url, person=key) as lobby:
        while True:
            found = await lobby.mine()
            if count is None or len(found) == count:
                return found
            await asyncio.sleep(0.02)


async def test_a_running_game_is_found_with_my_turn_from_every_device(tmp_path: Path) -> None:
    """While it is played, after all have gone and the table has left memory, and after a restart."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path, quiet=0.2) as server:
        opened = await opened_by(server, ann)
        async with ServerClient(server.url, person=bea) as lobby:
            await lobby.sit(opened.table, "Bea", opened.key)
        tables = [server.table(opened, person=key) for key in (ann, bea)]
        for table in tables:
            await table.__aenter__()
        await start(tables)
        owing = [table.ask is not None and table.ask.required for table in tables]
        assert any(owing)
        for key, seat in ((ann, 0), (bea, 1)):
            [found] = await mine(server, key, 1)
            assert (found.id, found.game, found.status, found.seat) == (opened.table, "standin", Status.PLAYING, seat)
            assert found.names == ["Ann", "Bea"] and found.asked == owing[seat]
        await leave(tables)
        while opened.table in server.hall.rooms:
            await asyncio.sleep(0.02)
        asleep = [await mine(server, key, 1) for key in (ann, bea)]
        assert [found.asked for [found] in asleep] == owing
    async with running(tmp_path) as server:
        assert [await mine(server, key, 1) for key in (ann, bea)] == asleep
        tables = [server.table(opened, person=key) for key in (ann, bea)]
        for table in tables:
            await table.__aenter__()
        await play_out(tables)
        [over] = await mine(server, bea, 1)
        assert over.status == Status.ENDED and not over.asked
        await leave(tables)


async def test_nobody_elses_tables_are_told(tmp_path: Path) -> None:
    """Without a key, with another's, with one that cannot be one, and for somebody who has left."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path) as server:
        opened = await opened_by(server, ann)
        async with ServerClient(server.url, person=bea) as lobby:
            await lobby.sit(opened.table, "Bea", opened.key)
        assert await comes(server, opened.table, person=ann) == 0
        assert await comes(server, opened.table, person=bea) == 1
        assert len(await mine(server, ann, 1)) == len(await mine(server, bea, 1)) == 1
        assert await mine(server, "") == await mine(server, new_key()) == []
        async with httpx.AsyncClient(base_url=server.url) as http:
            got = await http.get("/api/me/tables", headers={"X-Person": "'; --"})
            assert (got.status_code, got.json()["code"]) == (400, "unreadable")
        async with server.table(opened, person=bea) as table:
            with contextlib.suppress(TableRefused):  # it is sent away
                await table.do(inbound.Leave("l"))
        assert await mine(server, bea, 0) == []
        assert [found.names for found in await mine(server, ann)] == [["Ann", ""]]


async def test_a_home_page_shows_the_tables_that_go_on_and_only_so_many(tmp_path: Path) -> None:
    ann = new_key()
    async with running(tmp_path) as server:
        first = await opened_by(server, ann, msgspec.structs.replace(WISH, bots={"1": 1}, start=True))
        assert await comes(server, first.table, person=ann) == 0
        for _ in range(MOST):
            later = await opened_by(server, ann)
            assert await comes(server, later.table, person=ann) == 0
        found = await mine(server, ann, MOST)
        assert found[0].id == first.table and found[0].status == Status.PLAYING
        assert {one.status for one in found[1:]} == {Status.LOBBY}
