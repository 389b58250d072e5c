"""Time that never jumps: wall clocks that are set, machines and tables that sleep, logs from the future."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from meetinghouse.client import RemoteTable
from meetinghouse.server.wire import inbound, outbound, shapes
from tests.server.harness import running, until
from tests.server.test_play import leave, seated


def rings(table: RemoteTable, ask: int) -> bool:
    """Whether the decision has closed."""
    return table.ask is None or table.ask.id != ask


async def test_the_wall_clock_may_jump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour back or forward while a decision is open: it rings when the screens say, not after an hour."""
    async with running(tmp_path, speed=20.0) as server:  # a turn of 20 s takes one
        for jump in (-3600, 3600):
            _, _, tables = await seated(server, 2, pace="standard")
            real = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 10**9)  # noqa: B023  # used at once
            ask = tables[0].ask
            assert ask is not None
            begun = time.monotonic()
            await until(tables[0], lambda t: rings(t, ask.id))  # noqa: B023  # used at once
            assert time.monotonic() - begun > 0.5
            monkeypatch.setattr(time, "time_ns", real)
            await leave(tables)


async def test_a_machine_that_slept_says_what_time_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own time stood still, that of the screens did not: they are told, and it rings when they show it."""
    async with running(tmp_path, speed=2.5, quiet=2.0) as server:  # a turn of 20 s takes 8 s
        _, _, tables = await seated(server, 2, pace="standard")
        ann, bob = tables
        assert ann.clock is not None and ann.clock.deadline is not None
        rings = ann.clock.deadline
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + 3600 * 10**9)
        told = await bob.next()
        assert isinstance(told, outbound.Update) and isinstance(told.clock, shapes.Clock)
        assert told.clock.deadline == rings and not told.events and not told.view
        left = (rings - told.clock.now) / 1000
        assert 0 < left < 8
        begun = time.monotonic()
        await until(bob, lambda t: t.ask is not None)
        assert time.monotonic() - begun > left - 1
        await leave(tables)


async def test_a_log_that_is_ahead_of_this_nodes_clock_goes_on(tmp_path: Path) -> None:
    """Another node's clock was an hour fast: the decisions of the table still ring in their time here."""
    async with running(tmp_path, speed=20.0) as server:
        server.hall._zero += 3600 * 10**9
        opened, tokens, tables = await seated(server, 2, pace="untimed")
        await leave(tables)
        server.hall._zero -= 3600 * 10**9
        del server.hall.rooms[opened.table]
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            assert ann.clock is not None
            await ann.do(inbound.Say("s", "late, are we?"))
            await until(bob, lambda t: bool(t.talk))
            core = server.hall.rooms[opened.table].core
            assert core is not None and core.at - server.hall.now() > 3_500_000
            room = server.hall.rooms[opened.table]
            assert abs(room.now() - core.at) < 5000


async def test_the_time_on_screen_survives_a_sleep_of_the_table(tmp_path: Path) -> None:
    """A table that comes back gives a moment more, writes it down, and later readings count by it."""
    async with running(tmp_path, speed=4.0, wake=9.0, quiet=0.4) as server:
        opened, tokens, tables = await seated(server, 2, pace="standard")  # the turn takes five seconds
        assert tables[0].clock is not None and tables[0].clock.deadline is not None
        rings = tables[0].clock.deadline
        await leave(tables)
        while opened.table in server.hall.rooms or server.hall.now() < rings:  # by now it would have rung
            await asyncio.sleep(0.05)
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            await until(bob, lambda t: t.clock is not None and t.clock.deadline > t.clock.now)
            assert ann.clock is not None and bob.clock is not None and bob.clock.deadline is not None
            room = server.hall.rooms[opened.table]
            while room.core is not None:  # it sleeps with both at the table
                await asyncio.sleep(0.05)
            ask = bob.view["decision"]["id"]  # type: ignore[index]  # the game runs
            await bob.do(inbound.Say("s", "hi"))
            left = bob.clock.deadline - room.now()
            assert left > 0 and bob.view["decision"]["id"] == ask  # type: ignore[index]  # the game runs
            await until(bob, lambda t: t.view["decision"]["id"] != ask)
            assert -200 < room.now() - bob.clock.now < 3000
