"""What strangers can make the log keep, and what of it everybody who comes is told: both have bounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from meetinghouse.client import TableRefused
from meetinghouse.server.http.limits import Sites
from meetinghouse.server.table import door, talk
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.quotas import OF_ANY
from meetinghouse.server.wire import inbound, shapes
from tests.server.harness import Running, open_table, running, until
from tests.server.test_play import leave, seated


async def test_what_the_log_keeps_is_paid_for_by_the_address(tmp_path: Path) -> None:
    """A stranger with many tables, who comes back when a table has forgotten them, still has one budget; a neighbour
    behind the same address can go on playing."""

    async def written(server: Running) -> int:
        logs = [await server.hall.store.read(table) for table in await server.hall.store.ends()]
        return sum(len(row.body) for log in logs for row in log)

    async with running(tmp_path, rate=20.0) as server:
        _, _, friends = await seated(server, 3)
        server.hall.kept = Sites(0.0, 50_000.0)
        refused = False
        for n in range(30):
            opened = await open_table(server.url)
            async with server.table(opened, opened.token) as ann:
                try:
                    await ann.do(inbound.Note(f"n{n}", "x" * 4000))
                except TableRefused as no:
                    refused = no.code == "too_fast"
        assert refused and await written(server) < 100_000
        ask = friends[0].ask
        assert ask is not None
        await friends[0].do(inbound.Answer("a", ask.options[0]))
        await leave(friends)


async def test_a_table_whose_log_is_full_takes_what_the_game_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log is read whole by whoever wakes the table. Words end at a limit, also after a restart; answers do not."""
    monkeypatch.setattr(door, "MOST_LOG", 20_000)
    async with running(tmp_path) as server:
        opened, tokens, tables = await seated(server, 3)
        with pytest.raises(TableRefused, match="talk_full"):
            for n in range(10):
                await tables[0].do(inbound.Note(f"n{n}", f"{n}" * 4000))
        await leave(tables)
        server.hall.rooms.clear()
        async with server.table(opened, tokens[0]) as ann:
            with pytest.raises(TableRefused, match="talk_full"):
                await ann.do(inbound.Say("s", "well"))
            assert ann.ask is not None
            await ann.do(inbound.Answer("a", ann.ask.options[0]))


async def test_an_answer_that_waits_is_not_changed_for_ever(tmp_path: Path) -> None:
    """Each change stands in the log: the first answer is free, changes of mind are the address's affair."""
    async with running(tmp_path) as server:
        _, _, tables = await seated(server, 3)
        for table in tables:
            await until(table, lambda t: t.ask is not None and t.ask.kind == "standin.turn")
            assert table.ask is not None
            await table.answer({"ask": table.ask.id, "do": "draw"})
        for table in tables:
            await until(table, lambda t: t.ask is not None and t.ask.kind == "standin.night")
        server.hall.kept = Sites(0.0, 2 * OF_ANY)
        ask = tables[0].ask
        assert ask is not None
        for n in range(3):
            await tables[0].do(inbound.Answer(f"a{n}", ask.options[n % 2]))
        with pytest.raises(TableRefused, match="too_fast"):
            await tables[0].do(inbound.Answer("a3", ask.options[1]))
        other = tables[1].ask
        assert other is not None
        await tables[1].do(inbound.Answer("b", other.options[0]))
        await leave(tables)


async def test_whoever_comes_is_told_the_newest_talk_and_no_more_than_a_slow_line_carries(tmp_path: Path) -> None:
    """Else one who talks much keeps everybody out: too slow a reader is dropped."""
    async with running(tmp_path, rate=1000.0) as server:
        opened = await open_table(server.url)
        async with server.table(opened, opened.token) as ann:
            for n in range(400):
                await ann.say(f"{n} " + "\U0001f600" * (395 if n >= 200 else 0))
            await until(ann, lambda t: len(t.talk) == 400)
            async with server.table(opened, opened.token) as again:
                told = [line.text.partition(" ")[0] for line in again.talk]
                assert told == [str(n) for n in range(400 - len(told), 400)] and len(told) == 50
                assert [line.k for line in again.talk][-1] == 400
            back = server.table(opened, opened.token)
            back._k = 397
            async with back:
                assert [line.k for line in back.talk] == [398, 399, 400]


def test_a_screen_that_comes_gets_as_many_lines_as_it_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more are looked at: somebody who comes again and again makes nobody wait. Numbers are the reader's own."""
    log, made, filled = talk.TalkLog(), 0, shapes.filled

    def counting(shape: type[Struct], source: object, **more: Any) -> Struct:
        nonlocal made
        made += 1
        return filled(shape, source, **more)

    monkeypatch.setattr(shapes, "filled", counting)
    for n in range(12_000):
        log.add(e.Said("table", n % 3, 2 if n % 4 else 3, text=str(n)), n)
    for bit, total in ((1, 3000), (2, 12_000)):
        made = 0
        told = log.newest(bit, log.count(bit), 0, set())
        assert [line.k for line in told] == list(range(total - talk.MOST_TOLD + 1, total + 1))
        assert made == talk.MOST_TOLD
        for k, hushes in ((total - 5, set[int]()), (total - 20, {1}), (total, set())):
            assert log.newest(bit, total, k, hushes) == log.since(bit, k, hushes)
    assert talk.TalkLog().newest(1, 0, 0, set()) == []
