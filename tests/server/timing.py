"""What a villager could read from a clock: stages of real games, measured, and how well each tells somebody's role.

`auc` is the chance that a stage in which the watched seat is a witch has the larger number: 0.5 tells nothing.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

from meetinghouse.server.hall import opening
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.table import clock, commands, door, seating
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.room import Room
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.http import OpenTable
from tests.server.harness import Running, full_table, hello

GAME = "salem1692"
WATCHED = 1  # whose role nobody else may read from a clock


def auc(yes: list[float], no: list[float]) -> float:
    """How often one of the first is larger than one of the second; ties count half."""
    ranked = sorted(no)
    wins = sum(bisect_left(ranked, x) + bisect_right(ranked, x) for x in yes)
    return wins / (2 * len(yes) * len(no))


GROUPS = 20  # of evenings, for the error of what many stages of one evening say together

Row = tuple[str, int, float, float]  # a name, how many looks there were, their AUC and its standard error


@dataclass
class Looks:
    """Numbers of many stages, apart by whether the watched seat was a witch, each with its group of evenings."""

    by_name: dict[str, tuple[list[tuple[int, float]], list[tuple[int, float]]]] = field(default_factory=dict)
    evening: int = 0

    def add(self, name: str, witch: bool, value: float) -> None:
        self.by_name.setdefault(name, ([], []))[not witch].append((self.evening % GROUPS, value))

    @property
    def stages(self) -> int:
        return sum(len(yes) + len(no) for name, (yes, no) in self.by_name.items() if ": end" in name)

    def table(self, without: int = -1) -> Iterator[Row]:
        """Each number by its name, with the error that chance alone has; `without` one group of evenings."""
        for name, sides in self.by_name.items():
            yes, no = ([value for group, value in side if group != without] for side in sides)
            if yes and no:
                error = ((len(yes) + len(no) + 1) / (12 * len(yes) * len(no))) ** 0.5
                yield name, len(yes) + len(no), auc(yes, no), error

    def pooled(self) -> list[Row]:
        """The same for each measure over stages of all kinds: each kind is compared with itself, and the surer ones
        count for more. Stages of one evening share a role and the machine's mood, so the error is that of evenings:
        of what comes out when one group of them after the other is left out."""
        whole, parts = _means(self.table()), [_means(self.table(group)) for group in range(GROUPS)]
        found = []
        for measure, (n, mean) in whole.items():
            spread = sum((part[measure][1] - mean) ** 2 for part in parts if measure in part)
            found.append((f"all: {measure}", n, mean, (spread * (GROUPS - 1) / GROUPS) ** 0.5))
        return found

    def text(self) -> str:
        """For people."""
        return "\n".join(
            f"{name:<44} n {n:>5}  AUC {a:.3f}  95% {a - 1.96 * error:.3f} to {a + 1.96 * error:.3f}"
            for name, n, a, error in (*self.table(), *self.pooled())
        )


def _means(rows: Iterator[Row]) -> dict[str, tuple[int, float]]:
    """Of each measure how many looks there were, and their AUC."""
    sums: dict[str, tuple[int, float, float]] = {}
    for name, n, found, error in rows:
        measure, sure = name.rpartition(": ")[2], error**-2
        looks, total, weight = sums.get(measure, (0, 0.0, 0.0))
        sums[measure] = looks + n, total + found * sure, weight + sure
    return {measure: (looks, total / weight) for measure, (looks, total, weight) in sums.items()}


class Eyes(Peer):
    """A seat's socket in this process, which counts what it is sent and when."""

    __slots__ = ("bytes", "frames", "heard")

    def __init__(self) -> None:
        super().__init__(self._hear, lambda _: None, "here", 1e6)
        self.bytes = self.frames = 0
        self.heard = 0.0

    def _hear(self, data: bytes) -> None:
        self.frames += 1
        self.bytes += len(data)
        self.heard = time.monotonic()


async def gather(server: Running, people: int, bots: int) -> tuple[Room, list[Eyes]]:
    """A started game of the first seats' people and bots beside them."""
    levels = {str(people + i): 1 for i in range(bots)}
    wish = OpenTable(game=GAME, seats=people + bots, pace="untimed", name="P0", bots=levels)
    core, _, _, token = await opening.open_table(server.hall, wish)
    room = server.hall.room(core.id)
    given = [token]
    for i in range(1, people):
        made: list[str] = []

        def decide(core: Core, at: int, i: int = i, made: list[str] = made) -> list[e.Entry]:
            sat, own = seating.seat_down(core, i, f"P{i}", 0, "en", host=False)
            made.append(own)
            return [sat]

        await room.call(decide)
        given.append(made[-1])
    eyes = [Eyes() for _ in range(people)]
    for peer, own in zip(eyes, given, strict=True):
        door.join(room, peer, inbound.Hello(token=own))

    def begin(core: Core, at: int) -> list[e.Entry]:
        for chair in core.chairs:
            chair.ready = True
        return [*commands.begin(core, 0), *([e.Hastened("rush")] if people == 1 else ())]

    await room.call(begin)
    return room, eyes


def _witch(core: Core, seat: int) -> bool:
    assert core.play is not None
    return bool(core.play.match.view(seat)["is_witch"])


async def evening(server: Running, people: int, bots: int, looks: Looks, rng: random.Random, most: int) -> None:
    """One game to its end, or to its first so many secret stages; each is looked at from seat 0."""
    room, eyes = await gather(server, people, bots)
    looks.evening += 1
    mine = eyes[0]
    stages = 0
    for n in range(3000):
        await room.finish()
        core = room.core
        assert core is not None
        decision = core.decision()
        if decision is None or core.play is None or stages == most:
            break
        match = core.play.match
        held = clock.is_held(decision)
        owing = [seat for seat in core.owing() if seat < people]
        stage = f"{decision['kind']} of {len(core.owing())}"  # how many answer is known to all, and takes its time
        secret = held and 0 in core.owing() and (bots > 0 or WATCHED in owing)
        begun, frames, size = time.monotonic(), mine.frames, mine.bytes
        witch, blind = _witch(core, WATCHED), not _witch(core, 0)
        rng.shuffle(owing)
        for seat in owing:
            if not held and seat not in match.waiting:
                continue
            ask = match.ask(seat)
            if ask is None:
                continue
            door.command(room, eyes[seat], inbound.Answer(f"a{n}-{seat}", rng.choice(ask.options).to_json()))
            before = time.thread_time()
            await room.finish()
            if secret and seat == WATCHED and blind and not bots:
                looks.add(f"{stage}: work for an answer", witch, time.thread_time() - before)
            if not held:
                break
        if not held:
            if not owing:
                await asyncio.sleep(0.002)  # bots think
            continue
        still = core.decision()
        if secret and blind and not bots and still is not None and still["id"] == decision["id"]:
            looks.add(f"{stage}: frames", witch, mine.frames - frames)
            looks.add(f"{stage}: bytes", witch, mine.bytes - size)
        while (now := core.decision()) is not None and now["id"] == decision["id"]:
            await asyncio.sleep(0.0005)
            await room.finish()
        stages += 1
        if secret and blind:
            looks.add(f"{stage}: end{' in rush' if bots else ''}", witch, mine.heard - begun)
    for peer in eyes:
        peer.gone()
        door.leave(room, peer)
    await room.finish()


PINGS = """
import sys, time
from websockets.sync.client import connect
url, hello, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
with connect(url, compression=None) as line:
    line.send(hello)
    while '"welcome"' not in line.recv():
        pass
    print("ready", flush=True)
    end = time.monotonic() + seconds
    n = 0
    while time.monotonic() < end:
        n += 1
        sent = time.monotonic()
        line.send('{"type":"ping","id":"%d"}' % n)
        while '"pong"' not in line.recv():
            pass
        print(sent, time.monotonic() - sent, flush=True)
        time.sleep(0.003 * (n * 7919 % 11) / 10)
"""


async def pings(server: Running, seconds: float) -> Looks:
    """Pings of one seat from another process, while somebody else writes all the time and while nobody does."""
    opened, tokens = await full_table(server.url, 3)
    url = f"{server.url.replace('http', 'ws')}/ws/{opened.table}"
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PINGS, url, hello(token=tokens[0]), str(seconds), stdout=subprocess.PIPE
    )
    assert child.stdout is not None
    assert await child.stdout.readline() == b"ready\n"
    room = server.hall.room(opened.table)
    writer = Eyes()
    door.join(room, writer, inbound.Hello(token=tokens[1]))
    busy: list[tuple[float, float, bool]] = []
    n = 0
    while child.returncode is None and (not busy or time.monotonic() < busy[0][0] + seconds + 1):
        begun, writes = time.monotonic(), bool(random.getrandbits(1))
        while time.monotonic() < begun + 0.1:
            if writes:
                n += 1
                door.command(room, writer, inbound.Note(f"n{n}", f"{n}"))
            await asyncio.sleep(0.002)
        busy.append((begun, time.monotonic(), writes))
    looks = Looks()
    out, _ = await child.communicate()
    for line in out.decode().splitlines():
        sent, took = map(float, line.split())
        for looks.evening, (begun, ended, writes) in enumerate(busy):
            if begun <= sent and sent + took <= ended:
                looks.add("a ping while somebody writes", writes, took)
    return looks
