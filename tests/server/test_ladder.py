"""People who drop: waited for, then silent, then played by a bot, and back in their seat the moment they return."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from meetinghouse.server.wire import inbound, outbound
from tests.server.harness import full_table, running, until
from tests.server.test_play import leave, seated


async def test_the_whole_ladder_and_the_way_back(tmp_path: Path) -> None:
    """grace, default, bot; then the person returns, is told what happened meanwhile, and plays on."""
    async with running(tmp_path, grace=0.3, bot_delay=0.01) as server:
        opened, tokens, tables = await seated(server, 2, options={"rounds": 50})
        watching = tables[1]
        told = len(tables[0].events)
        await leave([tables[0]])
        await until(watching, lambda t: t.info.people[0].rung == "grace")
        assert watching.info is not None and watching.info.people[0].until is not None
        await until(watching, lambda t: t.info.people[0].rung == "default")
        await until(watching, lambda t: t.ask is not None)  # the default was taken for seat 0
        await until(watching, lambda t: t.info.people[0].rung == "bot")
        assert watching.ask is not None
        await watching.answer({"ask": watching.ask.id, "do": "draw"})
        await until(watching, lambda t: t.ask.kind == "standin.night")
        assert watching.ask is not None
        await watching.answer(watching.ask.options[0])  # the bot answers for seat 0 in the night
        await until(watching, lambda t: any(e["key"] == "standin.named" for e in t.events))
        async with server.table(opened, tokens[0]) as back:
            await until(watching, lambda t: t.info.people[0].rung == "here")
            assert len(back.events) > told + 1
            assert server.hall.rooms[opened.table].core.chairs[0].away == told + 1  # type: ignore[union-attr]
            await until(back, lambda t: t.ask is not None and t.ask.required)
            assert back.ask is not None
            await back.do(inbound.Answer("mine", back.ask.options[0]))
        await leave([watching])


async def test_a_snapshot_says_what_happened_while_away(tmp_path: Path) -> None:
    """`away` is the number of the first event that the person did not play themselves."""
    async with running(tmp_path, grace=0.05, bot_delay=0.0) as server:
        opened, tokens, tables = await seated(server, 2, options={"rounds": 50})
        await leave([tables[0]])
        await until(tables[1], lambda t: t.info.people[0].rung == "bot" and t.ask is not None)
        back = server.table(opened, tokens[0])
        await back._connect()
        snapshot = None
        while snapshot is None:
            message = await back.next()
            snapshot = message if isinstance(message, outbound.Snapshot) else None
        assert snapshot.away is not None and 0 < snapshot.away <= snapshot.n
        await leave([back, tables[1]])


async def test_whoever_is_back_before_the_old_line_breaks_is_not_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy table decides the new socket and the loss of the old one together: the seat is not given up."""
    async with running(tmp_path, grace=600.0) as server:
        opened, tokens, tables = await seated(server, 2)
        room, store, free = server.hall.rooms[opened.table], server.hall.store, asyncio.Event()
        write = store.append

        async def slowly(table: str, n: int, at: int, data: bytes) -> bool:
            await free.wait()
            return await write(table, n, at, data)

        monkeypatch.setattr(store, "append", slowly)
        await tables[1].say("the table is busy with this")
        await turns(lambda: room._task is not None and not room.inbox)
        back = server.table(opened, tokens[0])
        coming = asyncio.create_task(back._connect())
        await turns(lambda: len(room.inbox) == 1)
        await leave([tables[0]])
        await turns(lambda: len(room.inbox) == 2)
        free.set()
        await coming
        await room.finish()
        assert room.core is not None and [chair.rung for chair in room.core.chairs] == ["here", "here"]
        await leave([back, tables[1]])


async def turns(wanted: Callable[[], bool]) -> None:
    """Lets the server go on until something is so."""
    async with asyncio.timeout(60):
        while not wanted():
            await asyncio.sleep(0.01)


async def test_somebody_who_only_stares_is_replaced_and_reclaims(tmp_path: Path) -> None:
    """Two open decisions missed while connected: a bot takes over; `back` or any answer ends it."""
    async with running(tmp_path, speed=100.0, bot_delay=0.0) as server:  # a turn of 20 s takes 0.2 s
        _, _, tables = await seated(server, 2, pace="standard", options={"rounds": 50})
        await until(tables[1], lambda t: t.info.people[0].rung == "bot")
        await tables[0].do(inbound.Back("back"))
        await until(tables[1], lambda t: t.info.people[0].rung == "here")
        await leave(tables)


async def test_the_next_seated_person_becomes_host_until_the_host_returns(tmp_path: Path) -> None:
    """In the lobby as in the game."""
    async with running(tmp_path, lobby_grace=0.1) as server:
        opened, tokens = await full_table(server.url, 3)
        async with server.table(opened, tokens[1]) as bob:
            async with server.table(opened, tokens[0]) as ann:
                assert ann.is_host
            await until(bob, lambda t: t.info.host == 1)
            await bob.do(inbound.Configure("c", pace="fast"))
            async with server.table(opened, tokens[0]):
                await until(bob, lambda t: t.info.host == 0)


async def test_a_table_that_everybody_left_stands_still_and_leaves_memory(tmp_path: Path) -> None:
    """Nothing is played behind everyone's back, nothing is held for nobody, and all is there on return."""
    async with running(tmp_path, quiet=0.3, grace=0.1, speed=100.0) as server:
        opened, tokens, tables = await seated(server, 2, pace="standard", options={"rounds": 50})
        await until(tables[0], lambda t: len(t.events) >= 3)
        await leave(tables)
        await turns(lambda: server.hall.rooms == {})
        rows = len(await server.hall.store.read(opened.table))
        await asyncio.sleep(0.5)  # nothing may happen: there is nothing to wait for
        assert len(await server.hall.store.read(opened.table)) == rows
        async with server.table(opened, tokens[0]) as back:
            assert back.view is not None and len(back.events) >= 3


async def test_a_quiet_table_with_sockets_sleeps_and_wakes(tmp_path: Path) -> None:
    """Held but quiet: the game itself leaves memory; the next answer brings it back and only changes are sent."""
    async with running(tmp_path, quiet=0.2) as server:
        opened, tokens, tables = await seated(server, 2)
        await turns(lambda: server.hall.rooms[opened.table].core is None)
        assert tables[0].ask is not None
        await tables[0].do(inbound.Answer("a", tables[0].ask.options[0]))
        await until(tables[1], lambda t: t.ask is not None)
        async with server.table(opened, tokens[1]) as fresh:
            assert fresh.view == tables[1].view and fresh.events == tables[1].events
        await leave(tables)
