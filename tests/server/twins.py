"""Twin worlds: two tables that one viewer cannot tell apart, played side by side while every byte to that viewer is
kept.

The second world is imagined from the viewer's own view. Everything that viewer may know is the same in both; what
others secretly do (which sealed answers come, when, and what witches and the dead say to each other) differs on
purpose.
"""

from __future__ import annotations

import asyncio
import copy
import heapq
import itertools
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

import meetinghouse as mh
from meetinghouse.engine.json_types import Json
from meetinghouse.server.bots.analyses import Analyses
from meetinghouse.server.bots.process import Worker
from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.cardsets import CardChecks
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.hall.listing import listed, shown
from meetinghouse.server.http.answers_tables import public_table
from meetinghouse.server.settings import Settings
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.store import Row, Told
from meetinghouse.server.table import clock, door, talk
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.jobs import Job
from meetinghouse.server.table.play import Play
from meetinghouse.server.table.room import Room
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.settings import Pace, Stages
from tests.properties.play import tells

_COMMANDS = itertools.count()  # no two worlds share a command


class MemoryStore:
    """A store that keeps nothing on disk."""

    kind = "memory"
    shared = False
    directory: Any = None

    def __init__(self) -> None:
        """Empty."""
        self.rows: dict[str, list[Row]] = {}

    async def append(self, table: str, n: int, at: int, body: bytes) -> bool:
        """As the real ones, without the disk."""
        rows = self.rows.setdefault(table, [])
        if n <= (rows[-1].n if rows else 0):
            return False
        rows.append(Row(n, at, body))
        return True

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """What was written."""
        return [row for row in self.rows.get(table, []) if row.n > after]

    async def delete(self, tables: list[str]) -> None:
        """Nobody asks for it here."""

    def listen(self, told: Told) -> None:
        """Nobody else writes."""

    async def close(self) -> None:
        """Nothing to let go."""


class _Handle:
    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class _NoBots:
    def consider(self, room: Room, core: Core) -> None:
        """Everyone here is played by the test."""


class _NoAnalyses(Analyses):
    def __init__(self) -> None:
        """There is nobody to start."""

    def begin(self, core: Core) -> None:
        """Nobody closes this hall, so it starts no process."""


class FakeHall(Hall):
    """A hall whose clock is moved by hand."""

    def __init__(self) -> None:
        """It is noon."""
        cards = CardChecks(partial(Worker.start, ()))
        self.time = 1_000_000  # before the hall is made, which notes since when it stands
        super().__init__(Settings(rate=1e6), MemoryStore(), _NoBots(), _NoAnalyses(), cards)  # type: ignore[arg-type]  # no bots
        self._due: list[tuple[int, int, _Handle, Callable[[], None]]] = []
        self._count = itertools.count()

    def now(self) -> int:
        """By hand."""
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Any:
        """When the hand gets there."""
        handle = _Handle()
        heapq.heappush(self._due, (self.time + int(seconds * 1000), next(self._count), handle, call))
        return handle

    def note(self, core: Core) -> None:
        """There is no directory here."""

    async def move(self, to: int) -> None:
        """Move the clock, ringing what is due on the way."""
        while self._due and self._due[0][0] <= to:
            at, _, handle, call = heapq.heappop(self._due)
            self.time = max(self.time, at)
            if not handle.cancelled:
                call()
                await settle(*self.rooms.values())
        self.time = to


async def settle(*rooms: Room) -> None:
    """Until nobody is at work."""
    while any(room._task is not None or room.inbox for room in rooms):
        await asyncio.sleep(0)


def ring(room: Room, ask: int) -> None:
    """The clock of a decision that has none."""
    room.put(Job(lambda core, at: [e.Rang(ask)], lambda core: None, lambda refusal: None))


class World:
    """One table on a clock of its own, and everything that was sent to one viewer."""

    def __init__(self, viewer: int, seats: int) -> None:
        """Nobody sits yet."""
        self.hall = FakeHall()
        self.viewer = viewer
        self.room = self.hall.room("TWINS00")
        self.sent: list[tuple[int, bytes]] = []
        self.eye = Peer(lambda data: self.sent.append((self.hall.time, data)), lambda code: None, "here", 1e9)
        self.hands = [Peer(lambda data: None, lambda code: None, "there", 1e9) for _ in range(seats)]
        for seat, hand in enumerate(self.hands):
            hand.seat = seat
        self.commands = _COMMANDS

    @property
    def core(self) -> Core:
        """Its state."""
        assert self.room.core is not None
        return self.room.core

    @property
    def match(self) -> Any:
        """Its game."""
        assert self.core.play is not None
        return self.core.play.match

    async def do(self, seat: int, message: inbound.ClientMessage) -> None:
        """Somebody sends something; nobody but the viewer's eye is recorded."""
        refusal = door.command(self.room, self.hands[seat], message)
        assert refusal is None, refusal
        await settle(self.room)

    def options(self, seat: int) -> list[Json]:
        """What a seat may answer now."""
        ask = self.match.ask(seat) if self.core.playing else None
        return [] if ask is None else [choice.to_json() for choice in ask.options]

    def take(self) -> list[tuple[int, bytes]]:
        """What the viewer was sent since the last time, and what lists say now."""
        sent, self.sent[:] = [*self.sent, (0, self.lists())], []
        return sent

    def lists(self) -> bytes:
        """What the viewer's home page and the list of open tables say of this one."""
        line = listed(self.core)
        mine = shown(line, f"P{self.viewer}")
        return msgspec.json.encode({"mine": mine, "open": public_table(line)})


async def first_world(
    game: str, seats: int, options: Json, viewer: int, seed: int, pace: Pace, stages: Stages = "strict"
) -> World:
    """A table that has just begun, with the viewer looking on."""
    world = World(viewer, seats)
    spec = mh.find_game(game).spec
    settings = e.StoredSettings(
        game,
        seats,
        mh.find_game(game).read_options(seats, options),
        pace=pace,
        secret_stages=stages,
        public=True,
        watch="anyone",
        staging=1.0,
        host_channels=True,  # so that what is whispered is among what must not leak
    )
    key = seed.to_bytes(32, "little").hex()
    made: list[e.Entry] = [e.TableOpened(settings, spec.rules_version, "KEYKEY", "")]
    marks = [tokens.mark(f"P{seat}", world.room.id) for seat in range(seats)]
    made += [e.Sat(seat, f"P{seat}", f"hash{seat}", ready=True, mark=mark) for seat, mark in enumerate(marks)]
    made.append(e.Started(key, key))
    core = Core(world.room.id)
    core.follow()
    made = [core.apply_new(entry, world.hall.time) for entry in made]
    await world.hall.store.append(world.room.id, 1, world.hall.time, e.encode(made))
    core.n = 1
    world.room.core, world.room.n = core, 1
    _look(world)
    return world


def _look(world: World) -> None:
    if world.viewer >= 0:
        world.eye.seat = world.viewer
    world.eye.greeted = world.eye.joined = True
    world.room.feed.join(world.core, world.eye, inbound.Hello(), world.hall.time)
    world.room.feed.wake(world.core)
    world.room.arm(world.core)
    world.take()


def twin_of(world: World, seed: int) -> World:
    """Another world that the viewer cannot tell from this one."""
    other = World(world.viewer, world.core.settings.seats)
    other.hall.time = world.hall.time
    play, world.core.play = world.core.play, None
    core = copy.deepcopy(world.core)
    world.core.play = play
    assert play is not None
    match = mh.imagine(world.core.settings.game, play.match.view(world.viewer), seed=seed)
    match.commitment = play.match.commitment
    match._imagined = False  # a server writes the lines of every match to its log
    core.play = Play(match)
    match.follow()
    if world.viewer >= 0:
        core.held = {s: c for s, c in core.held.items() if s == world.viewer}
    core.n = 1
    other.room.core, other.room.n = core, 1
    _look(other)
    shown, mine = other.room.feed.shown[world.viewer], world.room.feed.shown[world.viewer]
    shown.count, shown.talk = mine.count, mine.talk
    other.hall.store.rows[other.room.id] = [Row(1, 0, b"[]")]  # type: ignore[attr-defined]  # a MemoryStore
    return other


async def play(
    game: str, seats: int, options: Json, viewer: int, seed: int, pace: Pace, most: int, stages: Stages = "strict"
) -> dict[str, int]:
    """A game in twin worlds; returns how often they were compared, and how often they parted as they may."""
    rng = random.Random(seed)
    here = await first_world(game, seats, options, viewer, seed, pace, stages)
    there = twin_of(here, seed + 1)
    counted = {"steps": 0, "parted": 0, "sealed": 0, "whispers": 0}
    while here.core.playing and counted["steps"] < most:
        counted["steps"] += 1
        before = (len(here.match._table.events), len(there.match._table.events))
        decision = here.core.decision()
        assert decision is not None
        silent = False
        if clock.is_held(decision):
            silent = await _sealed(here, there, rng, viewer, decision, counted)
        else:
            await _open(here, there, rng)
        a, b = here.take(), there.take()
        if a != b:
            told = tells(here.match, viewer, before[0]) + tells(there.match, viewer, before[1])
            sealed = clock.is_held(decision)
            # where the viewer said nothing, chance has answered for it: its own answer may differ, and nothing else
            by_chance = silent and _but_own_answer(a) == _but_own_answer(b)
            assert by_chance or (told and (sealed or any(told))), f"{decision['kind']}: {first_difference(a, b)}"
            counted["parted"] += 1
            there = twin_of(here, rng.randrange(2**32))
        elif not there.core.playing or there.core.decision()["id"] != here.core.decision()["id"]:  # type: ignore[index]
            there = twin_of(here, rng.randrange(2**32))
    return counted


async def _open(here: World, there: World, rng: random.Random) -> None:
    """One answer that is legal in both worlds, or the clock where there is none."""
    seats = list(here.match.waiting)
    rng.shuffle(seats)
    for seat in seats:
        both = [choice for choice in here.options(seat) if choice in there.options(seat)]
        if both:
            choice = rng.choice(both)
            for world in (here, there):
                await world.do(seat, inbound.Answer(f"c{next(world.commands)}", choice))
            return
    for world in (here, there):
        decision = world.core.decision()
        assert decision is not None
        ring(world.room, decision["id"])
        await settle(world.room)


async def _sealed(
    here: World, there: World, rng: random.Random, viewer: int, decision: Json, counted: dict[str, int]
) -> bool:
    """A secret phase: the viewer does the same in both worlds, the others do what they like, the clock ends it.

    Returns whether the clock had to answer for the viewer.
    """
    if here.core.clock.earliest or here.core.clock.deadline is None:
        counted["sealed"] += await _all_answer(here, there, rng, viewer)
        return False
    mine = rng.choice(here.options(viewer)) if viewer in here.match.waiting and rng.random() < 0.8 else None
    deadline = here.core.clock.deadline
    assert deadline is not None
    moments = sorted(rng.sample(range(1, 9), 3))
    start = here.hall.time
    when = rng.choice(moments)
    for moment in moments:
        for world in (here, there):
            await world.hall.move(start + (deadline - start) * moment // 10)
            if moment == when and mine is not None:
                await world.do(viewer, inbound.Answer(f"c{next(world.commands)}", mine))
            for seat in world.match.waiting:
                if seat != viewer and world.options(seat) and rng.random() < 0.4:
                    answer = rng.choice(world.options(seat))
                    await world.do(seat, inbound.Answer(f"s{next(world.commands)}x", answer))
                    counted["sealed"] += 1
            counted["whispers"] += await _whisper(world, rng, viewer)
        assert here.sent == there.sent, f"{decision['kind']}: {first_difference(here.sent, there.sent)}"
        assert here.lists() == there.lists(), decision["kind"]
        if here.core.decision() != decision:
            return False
    silent = mine is None and viewer in here.match.waiting
    for world in (here, there):
        await world.hall.move(deadline)
    return silent


async def _all_answer(here: World, there: World, rng: random.Random, viewer: int) -> int:
    """A brisk secret phase: all answer before its least time is up, each world's others in an order and at moments of
    their own. Its end comes when it comes: who answered last, when and what, nobody can tell.

    Returns how many answered.
    """
    mine = rng.choice(here.options(viewer)) if viewer in here.match.waiting else None
    start, running = here.hall.time, here.core.clock
    end = min(running.earliest, running.deadline or running.earliest)
    answers = 0
    for world in (here, there):
        others = [seat for seat in world.match.waiting if seat != viewer]
        rng.shuffle(others)
        if mine is not None:
            await world.do(viewer, inbound.Answer(f"c{next(world.commands)}", mine))
        for seat, moment in zip(others, sorted(rng.choices(range(end - start), k=len(others))), strict=True):
            await world.hall.move(start + moment)
            await world.do(seat, inbound.Answer(f"c{next(world.commands)}", rng.choice(world.options(seat))))
            answers += 1
        await world.hall.move(end)
    return answers


async def _whisper(world: World, rng: random.Random, viewer: int) -> int:
    """What witches and the dead say among themselves, in one world and not in the other."""
    said = 0
    assert world.core.play is not None
    for seat in range(world.core.settings.seats):
        own = world.core.play.parts(seat)
        for channel in talk.channels(world.core, seat, own):
            shared = viewer >= 0 and channel in talk.channels(world.core, viewer, world.core.play.parts(viewer))
            if channel not in ("witches", "dead") or rng.random() < 0.5 or shared or seat == viewer:
                continue
            await world.do(seat, inbound.Say(f"w{next(world.commands)}", "psst", channel))
            said += 1
    return said


OWN_ANSWER = ("first_choice", "said")  # where a view of Salem 1692 shows the viewer what it answered itself


def _but_own_answer(sent: list[tuple[int, bytes]]) -> list[tuple[int, Json]]:
    """What was sent and when, without the viewer's own answers."""
    messages = [(at, msgspec.json.decode(data, type=Json)) for at, data in sent]
    for _, message in messages:
        for name in OWN_ANSWER:
            message.get("view", {}).pop(name, None)
    return messages


def first_difference(a: list[tuple[int, bytes]], b: list[tuple[int, bytes]]) -> str:
    """Where two transcripts part."""
    for left, right in itertools.zip_longest(a, b):
        if left != right:
            return f"{left!r:.1500} != {right!r:.1500}"
    return "nowhere"
