"""Clocks: paces, secret phases that take their full time, pauses."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from meetinghouse.client import RemoteTable, TableRefused
from meetinghouse.server.table import clock
from meetinghouse.server.wire import inbound
from tests.boardgames.new_salem.scenario import Scene
from tests.server.harness import full_table, open_table, quiet, run, running, start, until
from tests.server.test_play import leave, seated


def test_paces_scale_every_wish() -> None:
    """Relaxed is twice, fast half; untimed has no clock; slow counts in days."""
    assert clock.given("standard", 30, 1.0) == 30_000
    assert clock.given("relaxed", 30, 1.0) == 60_000
    assert clock.given("fast", 30, 1.0) == 15_000
    assert clock.given("untimed", 30, 1.0) is None
    assert clock.given("standard", None, 1.0) is None
    assert clock.given("slow", 30, 1.0) == clock.given("slow", None, 1.0) == 2 * 86_400_000


async def to_night(tables: list[RemoteTable]) -> None:
    """Everyone draws; the secret phase begins."""
    for table in tables:
        await until(table, lambda t: t.ask is not None and t.ask.kind == "standin.turn")
        assert table.ask is not None
        await table.answer({"ask": table.ask.id, "do": "draw"})
    for table in tables:
        await until(table, lambda t: t.view["decision"]["kind"] == "standin.night")


def test_silence_takes_the_default_when_the_clock_runs_out(tmp_path: Path) -> None:
    """Nobody answers: the turn is drawn for seat 0 at its time, not before."""

    async def story() -> None:
        async with running(tmp_path, speed=50.0) as server:  # a turn of 20 s takes 0.4 s
            _, _, tables = await seated(server, 2, pace="standard")
            assert tables[0].clock is not None and tables[0].clock.total == 400
            begun = time.monotonic()
            await until(tables[1], lambda t: t.ask is not None)
            assert time.monotonic() - begun > 0.25
            assert tables[1].events[-1]["key"] == "standin.drew"
            await leave(tables)

    run(story())


@pytest.mark.rule("S15.9")
@pytest.mark.parametrize("early", [0, 1, 3])
def test_a_strict_secret_phase_shows_its_result_at_its_full_time(tmp_path: Path, early: int) -> None:
    """However many answer at once, the result comes for all at the deadline."""

    async def story() -> None:
        async with running(tmp_path, speed=4.0) as server:  # the night of 6 s takes 1.5 s
            _, _, tables = await seated(server, 3, pace="standard", secret_stages="strict")
            await to_night(tables)
            for table in tables:
                assert table.clock is not None and table.clock.full and table.clock.total == 1500
            deadline = tables[0].clock.deadline  # type: ignore[union-attr]  # looked at above
            assert deadline is not None
            for table in tables[:early]:
                assert table.ask is not None
                await table.do(inbound.Answer("night", table.ask.options[0]))
            for table in tables:
                await until(table, lambda t: t.view["decision"]["kind"] == "standin.main")
                assert time.time() * 1000 >= deadline
            await leave(tables)

    run(story())


@pytest.mark.rule("S15.9")
def test_a_brisk_secret_phase_ends_soon_after_the_last_answer_but_never_at_once(tmp_path: Path) -> None:
    """Six to ten seconds, drawn by chance."""

    async def story() -> None:
        async with running(tmp_path, speed=20.0) as server:  # the least time takes 0.3 to 0.5 s
            _, _, tables = await seated(server, 3, pace="untimed")
            await to_night(tables)
            begun = time.monotonic()
            for table in tables:
                assert table.ask is not None
                assert table.clock is not None and table.clock.deadline is None and not table.clock.full
                await table.do(inbound.Answer("night", table.ask.options[0]))
            for table in tables:
                await until(table, lambda t: t.view["decision"]["kind"] == "standin.main")
            assert time.monotonic() - begun > 0.25
            await leave(tables)

    run(story())


def test_the_least_time_of_a_secret_stage_is_drawn_anew_for_each_and_alike_everywhere() -> None:
    drawn = [clock.least("a secret", ask, 1.0) for ask in range(500)]
    low, high = clock.BRISK
    assert drawn == [clock.least("a secret", ask, 1.0) for ask in range(500)]
    assert low <= min(drawn) < low + 100 and high - 100 < max(drawn) <= high
    assert drawn != [clock.least("another", ask, 1.0) for ask in range(500)]


@pytest.mark.rule("S15.9")
def test_one_person_among_bots_never_waits_for_a_clock(tmp_path: Path) -> None:
    """With nobody to hide from, a stage ends with the last answer, also at a strict table."""

    async def story() -> None:
        async with running(tmp_path, speed=0.25) as server:  # the night would take 24 s, the least time as long
            opened = await open_table(server.url, 3, pace="standard", secret_stages="strict")
            async with server.table(opened, opened.token) as ann:
                await ann.do(inbound.Fill("fill"))
                await ann.do(inbound.Start("start"))
                await until(ann, lambda t: t.ask is not None and t.ask.kind == "standin.turn")
                assert ann.ask is not None
                await ann.answer({"ask": ann.ask.id, "do": "draw"})
                await until(ann, lambda t: t.ask is not None and t.ask.kind != "standin.turn")
                begun = time.monotonic()
                assert ann.ask is not None
                await ann.answer(ann.ask.options[0])
                before = ann.view["decision"]["id"] if ann.view else 0
                await until(ann, lambda t: t.view["decision"]["id"] != before)
                assert time.monotonic() - begun < 20

    run(story())


def test_a_pause_stretches_the_least_time_as_well() -> None:
    running = clock.DecisionClock()
    held = {
        "id": 1,
        "kind": "x.night",
        "closes": "all",
        "public_answers": False,
        "seats": [0],
        "seconds": 20,
        "data": [],
    }
    running.open(held, "standard", 1.0, 1_000, None, -1, 7_000)
    assert (running.earliest, running.full) == (8_000, False)
    running.pause(3_000)
    running.resume(10_000)
    assert (running.earliest, running.deadline) == (15_000, 28_000)


def test_a_reaction_window_stays_open_after_the_first_yes(tmp_path: Path) -> None:
    """Who reacts first wins, but nobody hears of it before the window's time is up."""

    async def story() -> None:
        async with running(tmp_path, speed=4.0) as server:  # the window of 4 s takes 1 s
            _, _, tables = await seated(server, 3, pace="standard", secret_stages="strict")
            assert tables[0].ask is not None
            await tables[0].do(inbound.Answer("accuse", {"ask": tables[0].ask.id, "do": "accuse", "seat": 1}))
            for table in tables:
                await until(table, lambda t: t.ask is not None and t.ask.kind == "standin.react")
            for seat in (2, 1):
                table = tables[seat]
                assert table.ask is not None
                await table.do(inbound.Answer("yes", {"ask": table.ask.id, "do": "yes"}))
            assert await quiet(tables[0], 0.1) == []
            with pytest.raises(TableRefused, match="already_answered"):
                assert tables[2].ask is not None
                await tables[2].do(inbound.Answer("no", {"ask": tables[2].ask.id, "do": "no"}))
            await until(tables[0], lambda t: t.events[-1]["key"] == "standin.reacted")
            assert tables[0].events[-1]["seat"] == 2
            await leave(tables)

    run(story())


def test_speaking_up_does_not_wind_the_clock_up_again(tmp_path: Path) -> None:
    """A gift reopens the main decision under a new id; its time goes on."""

    async def story() -> None:
        async with running(tmp_path, speed=2.0) as server:
            _, _, tables = await seated(server, 2, pace="standard")
            await to_night(tables)
            for table in tables:
                await until(table, lambda t: t.view["decision"]["kind"] == "standin.main")
            main, giver = tables
            assert main.clock is not None and giver.ask is not None and not giver.ask.required
            before = (main.clock.deadline, main.ask.id if main.ask else 0)
            await asyncio.sleep(0.2)  # a new deadline would be a later one
            await giver.answer(giver.ask.options[0])
            await until(main, lambda t: t.ask is not None and t.ask.id != before[1])
            assert main.clock.deadline == before[0]
            await leave(tables)

    run(story())


def test_speaking_up_never_gives_the_constable_time_back_whatever_is_asked_in_between() -> None:
    """New Salem's gifts are laid down before the Constable goes on: that question has its own clock."""
    scene = Scene(3, hope={0: 3, 1: 2}, row=["fire"], edition="es").begin()
    scene.do(1, "keep")
    running = clock.DecisionClock()
    at = 1_000

    def answer(after: int, by: int, verb: str, **args: object) -> None:
        nonlocal at
        at += after
        before = scene.m.decision
        scene.do(by, verb, **args)
        assert scene.m.decision is not None
        running.open(scene.m.decision, "standard", 1.0, at, before, by)

    assert scene.m.decision is not None and scene.m.decision["kind"] == "new_salem.ponder"
    running.open(scene.m.decision, "standard", 1.0, at, None, -1)
    left = 60_000
    for _ in range(2):
        assert running.deadline == at + left
        answer(20_000, 1, "give", target=0, n=1)
        assert scene.kind() == "place"
        assert running.deadline == at + 15_000
        answer(5_000, 0, "building", seat=0, building="trade_middle")
        left -= 20_000
    assert scene.kind() == "ponder"
    assert (running.deadline, running.total) == (at + left, 60_000)
    answer(1_000, 0, "initiate", event="fire")
    assert running.deadline == at + 30_000
    assert running.interrupted is None  # the next Constable has the whole time


def test_a_pause_and_its_end_are_voted_on(tmp_path: Path) -> None:
    """While paused no clock runs and no answer counts; what was left is left."""

    async def story() -> None:
        async with running(tmp_path, speed=20.0) as server:  # a turn of 20 s takes 1 s
            _, _, tables = await seated(server, 3, pace="standard")
            first = tables[0]
            await first.do(inbound.PauseGame("p"))
            await tables[1].do(inbound.CastVote("p", True))
            await until(tables[1], lambda t: t.info.pause is not None)
            await until(first, lambda t: t.clock.paused is not None)
            assert first.clock is not None and first.clock.deadline is None
            with pytest.raises(TableRefused, match="not_asked"):
                assert first.ask is not None
                await first.do(inbound.Answer("a", first.ask.options[0]))
            await asyncio.sleep(1.3)  # longer than the clock of the question
            assert first.ask is not None and first.ask.id == 1
            await tables[1].do(inbound.PauseGame("v1", paused=False))
            assert tables[1].info is not None and tables[1].info.pause is not None
            await tables[2].do(inbound.PauseGame("v2", paused=False))
            await until(first, lambda t: t.info.pause is None and t.clock.deadline is not None)
            await until(tables[1], lambda t: t.ask is not None)
            await leave(tables)

    run(story())


def test_a_slow_table_closes_secret_phases_when_all_are_in(tmp_path: Path) -> None:
    """Correspondence play has days for each decision, and nobody needs to stay connected."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await full_table(server.url, 2, pace="slow")
            tables = [server.table(opened, token) for token in tokens]
            for table in tables:
                await table.__aenter__()
            await start(tables)
            await to_night(tables)
            assert tables[0].clock is not None and not tables[0].clock.full
            assert tables[0].ask is not None
            await tables[0].do(inbound.Answer("n", tables[0].ask.options[0]))
            await leave([tables[0]])
            assert all(p.rung == "here" for p in tables[1].info.people)  # type: ignore[union-attr]  # it is there
            assert tables[1].ask is not None
            await tables[1].do(inbound.Answer("n", tables[1].ask.options[0]))
            await until(tables[1], lambda t: t.view["decision"]["kind"] == "standin.main")
            await leave([tables[1]])

    run(story())
