"""What a table waits for besides answers: people who read who they are, and the staging of what just happened."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meetinghouse.client import TableRefused
from meetinghouse.server.table import clock
from meetinghouse.server.table.entries import StoredSettings
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.settings import Pace
from meetinghouse.telling import event
from tests.server.harness import full_table, open_table, quiet, run, running, start, until
from tests.server.test_play import leave, seated


@pytest.mark.parametrize(
    ("pace", "people", "seconds"),
    [
        ("standard", 3, 60),
        ("relaxed", 3, 120),
        ("fast", 3, 30),
        ("standard", 1, None),
        ("untimed", 3, None),
    ],
)
def test_reading_takes_its_time_from_the_pace(pace: Pace, people: int, seconds: int | None) -> None:
    """Never under half a minute; alone with bots nobody is hurried."""
    settings = StoredSettings("standin", 3, pace=pace, reading=60.0)
    assert clock.reading_time(settings, people) == (None if seconds is None else seconds * 1000)
    short = StoredSettings("standin", 3, pace=pace, reading=5.0)
    assert clock.reading_time(short, people) in (None, 30_000)


def test_no_clock_runs_before_everyone_has_read_who_they_are(tmp_path: Path) -> None:
    """The table knows how many still read and tells nobody who; the last one starts the clock."""

    async def story() -> None:
        async with running(tmp_path, reading=60.0, speed=1.0) as server:
            _, _, tables = await seated(server, 3, pace="standard")
            for table in tables:
                assert table.clock is None and table.waiting == []
                assert table.info is not None and table.info.reading is not None
                assert table.info.reading.left == 3 and table.info.reading.until is not None
            for table in tables[:2]:
                await table.do(inbound.Ready("read"))
                await table.do(inbound.Ready("read again"))
            await until(tables[2], lambda t: t.info.reading.left == 1)
            assert tables[2].clock is None
            await tables[2].do(inbound.Ready("read"))
            for table in tables:
                await until(table, lambda t: t.clock is not None and t.info.reading is None)
                assert table.clock is not None and table.clock.total == 20_000
            with pytest.raises(TableRefused, match="not_in_lobby"):
                await tables[0].do(inbound.Ready("too late"))
            await leave(tables)

    run(story())


def test_a_table_does_not_wait_for_ever(tmp_path: Path) -> None:
    """At the pace's time the game begins; who dropped off or left is not waited for at all."""

    async def story() -> None:
        async with running(tmp_path, reading=60.0, speed=60.0, grace=0.05) as server:
            _, _, tables = await seated(server, 3, pace="standard")
            await tables[1].send(inbound.Leave("leave"))
            await until(tables[0], lambda t: t.info.reading is not None and t.info.reading.left == 2)
            await tables[2].__aexit__(None, None, None)
            await until(tables[0], lambda t: t.info.reading is not None and t.info.reading.left == 1)
            await until(tables[0], lambda t: t.clock is not None and t.info.reading is None)
            await leave(tables[:1])

    run(story())


def test_bots_wait_for_the_one_who_reads(tmp_path: Path) -> None:
    """Alone with bots: nothing moves and no clock runs until the person is ready. An answer says so, too."""

    async def story() -> None:
        async with running(tmp_path, reading=60.0, speed=1.0) as server:
            for answers in (False, True):
                opened = await open_table(server.url, 3, bots={"1": 1, "2": 1}, start=True, pace="standard")
                async with server.table(opened, opened.token) as table:
                    assert table.info is not None and table.info.reading is not None
                    assert table.info.reading.until is None
                    before = len(table.events)
                    await quiet(table, 0.3)
                    assert len(table.events) == before
                    if answers:
                        assert table.ask is not None
                        await table.answer({"ask": table.ask.id, "do": "draw"})
                    else:
                        await table.do(inbound.Ready("read"))
                    await until(table, lambda t: t.info.reading is None and t.clock is not None)

    run(story())


def test_by_letter_nobody_waits_for_readers(tmp_path: Path) -> None:
    """A question that has days needs no reading time before it."""

    async def story() -> None:
        async with running(tmp_path, reading=60.0, speed=1.0) as server:
            _, _, tables = await seated(server, 2, pace="slow")
            assert tables[0].info is not None and tables[0].info.reading is None and tables[0].clock is not None
            await leave(tables)

    run(story())


def test_the_next_clock_starts_when_the_staging_ends(tmp_path: Path) -> None:
    """The stand-in gives an accusation two seconds; the reaction window gets its whole time after them."""

    async def story() -> None:
        async with running(tmp_path, staging=1.0, speed=1.0) as server:
            _, _, tables = await seated(server, 3, pace="standard")
            assert tables[0].clock is not None and tables[0].clock.starts is None
            assert tables[0].ask is not None
            await tables[0].answer({"ask": tables[0].ask.id, "do": "accuse", "seat": 1})
            for table in tables:
                await until(table, lambda t: t.ask is not None and t.ask.kind == "standin.react")
                clock = table.clock
                assert clock is not None and clock.starts is not None and clock.deadline is not None
                assert 1_500 < clock.starts - clock.now <= 2_000
                assert clock.deadline - clock.starts == clock.total == 4_000
            await leave(tables)

    run(story())


def test_one_person_with_bots_sets_the_tempo(tmp_path: Path) -> None:
    """A rush drops the staging and lasts until the person is asked; with a second person nobody may."""

    async def story() -> None:
        async with running(tmp_path, staging=1.0, bot_delay=50.0) as server:
            opened = await open_table(server.url, 2, bots={"1": 0}, start=True)
            async with server.table(opened, opened.token) as table:
                await table.do(inbound.Hasten("h1", "fast"))
                await table.do(inbound.Hasten("h2", "rush"))
                await until(table, lambda t: t.info.tempo == "rush")
                assert table.ask is not None
                asked = table.ask.id
                await table.answer({"ask": asked, "do": "draw"})
                async with asyncio.timeout(25):  # the bot's pause alone would be at least thirty
                    await until(table, lambda t: t.ask is not None and t.ask.id != asked)
                await until(table, lambda t: t.info.tempo == "fast")
            more, tokens = await full_table(server.url, 2)
            tables = [server.table(more, token) for token in tokens]
            for one in tables:
                await one.__aenter__()
            with pytest.raises(TableRefused, match="not_playing"):
                await tables[0].do(inbound.Hasten("h0", "fast"))
            await start(tables)
            with pytest.raises(TableRefused, match="not_alone"):
                await tables[0].do(inbound.Hasten("h1", "fast"))
            await leave(tables)

    run(story())


def test_a_faster_tempo_wakes_a_bot_that_pauses(tmp_path: Path) -> None:
    """Whoever wants to go on does not wait for the end of a pause that began before."""

    async def story() -> None:
        async with running(tmp_path, bot_delay=600.0) as server:
            opened = await open_table(server.url, 2, bots={"1": 0}, start=True)
            async with server.table(opened, opened.token) as table:
                assert table.ask is not None
                asked = table.ask.id
                await table.answer({"ask": asked, "do": "draw"})
                await until(table, lambda t: t.waiting == [1])
                await table.do(inbound.Hasten("h1", "slow"))
                await table.do(inbound.Hasten("h2", "fast"))
                await until(table, lambda t: t.ask is not None and t.ask.id != asked)

    run(story())


def test_what_only_some_are_told_takes_no_time() -> None:
    """A staging that others could measure would tell them something."""
    with pytest.raises(ValueError, match="everybody's time"):
        event("X1.1", "seat", to="seat", staging=1.0)
