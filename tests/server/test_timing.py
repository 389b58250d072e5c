"""Nobody reads somebody's role from a clock: what a villager is sent in a secret stage, when, and at what cost."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from meetinghouse.server.sockets.peer import Peer, Pongs
from meetinghouse.server.table import clock
from tests.server import timing
from tests.server.harness import run, running

BOUND = 0.03
ENOUGH = 500  # looks at stages of one kind
STAGES = int(os.environ.get("MEETINGHOUSE_STAGES", "6000"))


async def _evenings(tmp_path: Path, people: int, bots: int, stages: int, most: int, speed: float) -> timing.Looks:
    tmp_path.mkdir(exist_ok=True)
    looks, rng = timing.Looks(), random.Random(most)
    async with running(tmp_path, speed=speed, rate=1e6) as server:
        while looks.stages < stages:
            await timing.evening(server, people, bots, looks, rng, most)
    return looks


def _judge(looks: timing.Looks) -> None:
    """All kinds of stages together, which have to be many, and each kind that was seen often. Within the bound, or no
    further from it than chance takes so many looks (three standard errors, four where many kinds are looked at)."""
    print("\n" + looks.text())  # noqa: T201  # what `make torture` is read for
    together = looks.pooled()
    assert max(n for _, n, _, _ in together) >= ENOUGH
    for errors, rows in ((4, looks.table()), (3, together)):
        for name, n, found, error in rows:
            assert n < ENOUGH or abs(found - 0.5) <= max(BOUND, errors * error), (name, n, found)


def test_the_measure_finds_what_tells() -> None:
    """A stage that ends a little later for witches is found, also where no kind of stage alone was seen often; one that
    does not is not."""
    rng = random.Random(1692)
    for late in (0.0, 0.3):
        looks, witch = timing.Looks(), False
        for i in range(4800):
            looks.evening, witch = i // 12, witch if i % 12 else rng.random() < 0.3
            looks.add(f"stage{i % 12}: end", witch, rng.gauss(late * witch + i % 12, 1))
        if late:
            with pytest.raises(AssertionError, match="all: end"):
                _judge(looks)
        else:
            _judge(looks)


def test_what_a_villager_is_sent_hangs_on_nobodys_role(tmp_path: Path) -> None:
    """A few evenings: while a stage is open every villager gets the same number of frames and bytes whoever writes."""
    looks = run(_evenings(tmp_path, 4, 0, 12, 2, 20.0))
    for name, (witches, others) in looks.by_name.items():
        if name.endswith("frames"):
            assert len({frames for _, frames in [*witches, *others]}) == 1, name
    assert looks.stages >= 12


async def test_in_a_rush_a_secret_stage_has_its_least_time(tmp_path: Path) -> None:
    """One person and bots: however quickly these think, the end of the stage is the same."""
    async with running(tmp_path, speed=1.0) as server:
        room, _ = await timing.gather(server, 1, 4)
        assert room.core is not None and room.core.tempo == "rush"
        opened = max(row.at for row in await server.hall.store.read(room.id))
        assert room.core.clock.earliest >= opened + clock.LONE


async def test_pings_are_answered_at_the_beat_of_one_clock() -> None:
    """What the loop does when a ping comes does not show in its answer: those of one beat are answered together."""
    heard: list[bytes] = []
    peer = Peer(heard.append, lambda _: None, "here", 1.0)
    answers = Pongs(lambda: 1692)
    answers.put(peer, "a")
    await asyncio.sleep(0)
    answers.put(peer, "b")
    assert heard == []
    while not heard:
        await asyncio.sleep(0)
    assert len(heard) == 2
    answers.put(peer, "c")
    assert len(heard) == 2


@pytest.mark.torture
def test_the_end_of_a_secret_stage_tells_nobodys_role(tmp_path: Path) -> None:
    """`make torture`: hundreds of Dawns, then of Dawns and Nights; `MEETINGHOUSE_STAGES` says how many."""
    for most in (2, 1000):
        _judge(run(_evenings(tmp_path / str(most), 4, 0, STAGES, most, 500.0), 7200))


@pytest.mark.torture
def test_in_a_rush_the_thoughts_of_bots_tell_nobodys_role(tmp_path: Path) -> None:
    """`make torture`: one person, bots that think in processes of their own, and no pauses."""
    _judge(run(_evenings(tmp_path, 1, 4, STAGES, 2, 1.0), 7200))


@pytest.mark.torture
def test_a_ping_does_not_tell_that_somebody_writes(tmp_path: Path) -> None:
    """`make torture`: pings from another process."""

    async def story() -> timing.Looks:
        async with running(tmp_path, rate=1e6) as server:
            return await timing.pings(server, STAGES / 10)

    _judge(run(story(), 3600))


def test_a_slow_thought_ends_a_stage_with_its_step() -> None:
    """A bot that thinks for longer than a step does not end the stage at that very moment."""
    now = clock.DecisionClock()
    decision = {"id": 1, "closes": "all", "public_answers": False, "seconds": None, "seats": [0], "kind": "x.night"}
    now.open(decision, "untimed", 1.0, 1000, None, -1, clock.LONE, 0, clock.LONE)
    assert now.earliest == 1000 + clock.LONE
    for at, end in ((1200, 1300), (1300, 1300), (1301, 1600), (1900, 1900), (1901, 2200)):
        again = clock.DecisionClock(earliest=now.earliest, step=now.step)
        again.all_answered(at)
        assert again.earliest == end, at
