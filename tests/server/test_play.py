"""A game over the socket: numbering, coming back, repeating oneself, and being wrong."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.client import RemoteTable, TableRefused
from meetinghouse.server.wire import inbound
from tests.server.harness import Running, full_table, quiet, running, start, until


async def play_out(tables: list[RemoteTable], seed: int = 1, liked: Callable[[Any], bool] = lambda _: False) -> None:
    """Everyone answers at random until the end, or with what is liked where it is offered."""
    rng = random.Random(seed)

    async def one(table: RemoteTable) -> None:
        asked = 0
        while table.end is None:
            if table.ask is not None and table.ask.id != asked and table.ask.required:
                asked = table.ask.id
                options = table.ask.options
                await table.answer(rng.choice([option for option in options if liked(option)] or options))
            await table.next()

    await asyncio.gather(*(one(table) for table in tables))


async def seated(server: Running, seats: int = 3, **more: Any) -> tuple[Any, list[str], list[RemoteTable]]:
    """A running game with a client on every seat."""
    opened, tokens = await full_table(server.url, seats, **more)
    tables = [server.table(opened, token) for token in tokens]
    for table in tables:
        await table.__aenter__()
    await start(tables)
    return opened, tokens, tables


async def leave(tables: list[RemoteTable]) -> None:
    """All sockets are closed."""
    for table in tables:
        await table.__aexit__(None, None, None)


async def test_a_whole_game_ends_alike_for_all(tmp_path: Path) -> None:
    """Everyone's kept-up view is the view that a newcomer's snapshot shows, at the end too."""
    async with running(tmp_path) as server:
        opened, tokens, tables = await seated(server)
        await play_out(tables)
        for seat, token in enumerate(tokens):
            async with server.table(opened, token) as again:
                assert again.view == tables[seat].view
                assert again.events == tables[seat].events
                assert again.end is not None and tables[seat].end is not None
                assert again.end.views[seat] == again.view
        assert len({repr(table.end) for table in tables}) == 1
        await leave(tables)


async def test_coming_back_brings_only_what_was_missed(tmp_path: Path) -> None:
    """A client with its last number gets the events after it; one with nothing gets all."""
    async with running(tmp_path) as server:
        opened, tokens, tables = await seated(server)
        first = tables[0]
        assert first.ask is not None
        before = len(first.events)
        await tables[1]._socket.close()  # type: ignore[union-attr]  # a cable is pulled
        await first.answer(first.ask.options[0])
        await until(first, lambda t: len(t.events) > before)
        back = server.table(opened, tokens[1])
        back.events, back._n = list(tables[1].events), len(tables[1].events)
        async with back:
            assert len(back.events) == before + 1
            assert back.events[-1]["key"] == "standin.drew" and "card" not in back.events[-1]
        async with server.table(opened, tokens[1]) as fresh:
            assert fresh.events == back.events
        await leave(tables)


async def test_the_same_command_never_acts_twice(tmp_path: Path) -> None:
    """A repeated answer is accepted again and changes nothing; the seat's next ask is not touched by it."""
    async with running(tmp_path) as server:
        _, _, tables = await seated(server, 2)
        first, second = tables
        assert first.ask is not None
        message = inbound.Answer("once", first.ask.options[0])
        await first.do(message)
        await until(second, lambda t: t.ask is not None)
        moved = len(first.events)
        await first.do(message)
        await first.do(message)
        assert len(first.events) == moved
        assert second.ask is not None and second.ask.kind == "standin.turn"
        await leave(tables)


@pytest.mark.parametrize(
    ("code", "choice"),
    [
        ("stale", {"ask": 99, "do": "draw"}),
        ("not-offered", {"ask": 1, "do": "fly"}),
        ("not-offered", {"ask": 1, "do": "accuse", "seat": 0}),
        ("not-offered", {"ask": 1, "do": "accuse", "seat": True}),
        ("malformed", {"do": "draw"}),
        ("malformed", {"ask": "1", "do": ["draw"]}),
    ],
)
async def test_a_wrong_answer_gets_a_code_and_changes_nothing(
    tmp_path: Path, code: str, choice: dict[str, Any]
) -> None:
    """The engine's own code and sentence, for the sender alone."""
    async with running(tmp_path) as server:
        _, _, tables = await seated(server, 2)
        first, second = tables
        before = (first.view, list(first.events), first.ask)
        with pytest.raises(TableRefused) as refused:
            await first.do(inbound.Answer("bad", choice))
        assert refused.value.code == code and refused.value.key == f"error-{code}"
        assert (first.view, first.events, first.ask) == before
        assert await quiet(second) == []
        with pytest.raises(TableRefused, match=r"not-asked|stale"):
            await second.do(inbound.Answer("turn", {"ask": 1, "do": "draw"}))
        await leave(tables)


async def test_several_devices_hold_one_seat(tmp_path: Path) -> None:
    """Both see everything; either may answer; notes written on one appear on the other."""
    async with running(tmp_path) as server:
        opened, tokens, tables = await seated(server, 2)
        async with server.table(opened, tokens[0]) as phone:
            assert phone.ask == tables[0].ask and phone.ask is not None
            await phone.do(inbound.Note("n", "Bob smiled"))
            await until(tables[0], lambda t: t.note == "Bob smiled")
            await phone.answer(phone.ask.options[0])
            await until(tables[0], lambda t: t.ask is None)
            await until(phone, lambda t: t.view == tables[0].view)
        await leave(tables)


async def test_nothing_is_sent_to_whom_nothing_changed(tmp_path: Path) -> None:
    """A sealed answer in a secret phase causes no packet anywhere but at its own seat."""
    async with running(tmp_path) as server:
        opened, _, tables = await seated(server, 3, watch="anyone", public=True)
        async with server.table(opened, key=opened.key) as watcher:
            for table in tables:
                await until(table, lambda t: t.ask is not None and t.ask.kind == "standin.turn")
                assert table.ask is not None
                await table.answer({"ask": table.ask.id, "do": "draw"})
                await until(table, lambda t: t.ask is None or t.ask.kind == "standin.night")
            for viewer in [*tables, watcher]:
                await until(viewer, lambda t: t.view["decision"]["kind"] == "standin.night")
                await quiet(viewer, 0.1)
            assert tables[1].ask is not None
            await tables[1].do(inbound.Answer("n1", tables[1].ask.options[0]))
            for viewer in (tables[0], tables[2], watcher):
                assert await quiet(viewer, 0.15) == []
            assert tables[1].ask.held == tables[1].ask.options[0]
            await tables[1].do(inbound.Answer("n2", tables[1].ask.options[2]))  # a change of mind
            assert tables[1].ask.held == tables[1].ask.options[2]
            for table in (tables[0], tables[2]):
                assert table.ask is not None and table.waiting == []
                await table.answer(table.ask.options[0])
            for viewer in [*tables, watcher]:
                await until(viewer, lambda t: t.view["decision"]["kind"] == "standin.main")
            assert tables[1].view is not None and tables[1].view["pointed"] == 2
        await leave(tables)


async def test_bots_fill_seats_and_play_to_the_end(tmp_path: Path) -> None:
    """They think in another process and answer like anyone."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 1 + 1, options={"rounds": 1})
        async with server.table(opened, tokens[0]) as ann:
            await ann.do(inbound.Kick("k", 1))
            await ann.do(inbound.Configure("c", seats=5))
            await ann.do(inbound.Fill("f", level=1))
            await ann.do(inbound.Start("s"))
            await play_out([ann])
            assert ann.end is not None and ann.end.reason == "last_round"
        assert server.hall.metrics.bot_answers > 4 and server.hall.metrics.bot_overruns == 0


async def test_a_bot_that_thinks_too_long_costs_nobody_but_itself(tmp_path: Path) -> None:
    """Its worker is replaced, an option is played for it at random, and the game goes on."""
    async with running(tmp_path, bot_seconds=1e-6) as server:
        opened, tokens = await full_table(server.url, 2, options={"rounds": 1})
        async with server.table(opened, tokens[0]) as ann:
            await ann.do(inbound.Kick("k", 1))
            await ann.do(inbound.Fill("f", level=1))
            await ann.do(inbound.Start("s"))
            await play_out([ann])
        assert server.hall.metrics.bot_overruns > 0
