"""The load on our server: real sockets, one process. `load.py PORT[,PORT...] GAME SEATS TABLES SECONDS THINK_MS
SERVER_PIDS [POSTMASTER_PID]`.

Every seat of every table is a socket. Who is asked answers at random, after thinking. The latency of an answer is
the time from sending it to the last message that it causes: the arrival of the new decision (or the end) at the last
seat of the table when it closed the decision, else the word to its own seat that it was written down. An answer to a
secret phase waits for the others, who are still thinking: that is no latency, and the answer that closes the phase
has one like any other.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import json
import random
import re
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from ours import PEOPLE, name, token

_DECISION = re.compile(rb'"decision":\{"id":(\d+)')
_NEVER = 1 << 62
_PUBLIC = (1 << 32) - 1  # of an ask's id; above it are the small steps that the asked seat alone knows of
clock = time.perf_counter


class Ask(msgspec.Struct):
    """What a seat is asked; its options are sent back as they came."""

    id: int
    kind: str
    options: list[msgspec.Raw]
    required: bool = True
    held: Any = None


class Asking(msgspec.Struct):
    """As much of an update or a snapshot as the load reads."""

    ask: Ask | None = None


_read = msgspec.json.Decoder(Asking).decode


class Run:
    """What is counted."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.latencies: list[tuple[float, str]] = []  # seconds, and why
        self.answers = 0
        self.received = 0
        self.bytes = 0
        self.games = 0
        self.refused = 0
        self.recording = False
        self.stopped = False
        self.joined = 0
        self.spare = 0  # number of the next table that nobody plays at
        self.ports: list[int] = []
        self.tasks: set[asyncio.Task[Any]] = set()

    def took(self, sent: float, why: str) -> None:
        """An answer has had all its effects."""
        if self.recording:
            self.latencies.append((clock() - sent, why))


class Table:
    """One table: what its seats have seen, and the answers whose effects are awaited."""

    def __init__(self, run: Run, number: int, seats: int) -> None:
        self.run = run
        self.number = number
        self.seats: list[Seat] = [Seat(self, seat) for seat in range(seats)]
        self.closing: tuple[float, int, str] | None = None  # when an accepted answer was sent, and what it closed
        self.ended = 0

    def over(self) -> None:
        """A seat has seen the end; when all have, they go to a fresh table, as after a rematch."""
        self.ended += 1
        if self.ended < len(self.seats) or self.run.stopped:
            return
        run = self.run
        if run.recording:
            run.games += 1
        for seat in self.seats:
            for sent, _, kind in seat.sent.values():  # accepted: the word of it is on the way behind the end
                run.took(sent, kind)
            seat.sent.clear()
            seat.leaving = True
            seat.transport.close()
        fresh = Table(run, run.spare, len(self.seats))
        run.spare += 1
        for seat in fresh.seats:
            task = asyncio.get_running_loop().create_task(seat.come())
            run.tasks.add(task)
            task.add_done_callback(run.tasks.discard)

    def port(self) -> int:
        """A table belongs to one server."""
        return self.run.ports[self.number % len(self.run.ports)]

    def seen(self) -> None:
        """A seat has seen a new decision: have all?"""
        if self.closing is not None:
            sent, ask, kind = self.closing
            if all(seat.decision > ask for seat in self.seats):
                self.closing = None
                self.run.took(sent, kind)

    def accepted(self, seat: Seat, answer: int) -> None:
        """A seat's answer was written down. Where it closed the decision, the others are on the way to hear of it."""
        if answer not in seat.sent:  # it ended the game
            return
        sent, ask, kind = seat.sent.pop(answer)
        if seat.decision > ask:
            if self.closing is None:  # of two that come back together the earlier one counts
                self.closing = (sent, ask, kind)
            self.seen()
        else:
            self.run.took(sent, "kept open")


class Seat(asyncio.Protocol):
    """One socket, with as little of WebSocket as the job needs."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.buffer = b""
        self.open = False
        self.decision = 0
        self.answered = 0
        self.sent: dict[int, tuple[float, int, str]] = {}  # by the answer's id
        self.leaving = False
        self.transport: Any = None

    async def come(self) -> None:
        """Connect to the table's server."""
        await asyncio.get_running_loop().create_connection(
            functools.partial(_same, self), "127.0.0.1", self.table.port()
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET /ws/{name(self.table.number)} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.table.run.stopped and not self.leaving:
            print("a socket was lost", exc, file=sys.stderr)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        at = 0
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            self.open = True
            at = end + 4
            own = token(self.table.number, self.seat)
            hello = {"type": "hello", "protocol": 2, "person" if PEOPLE else "token": own}
            self.frame(0x81, msgspec.json.encode(hello))
        size = len(buffer)
        while size - at >= 2:
            length, head = buffer[at + 1], 2
            if length == 126:
                if size - at < 4:
                    break
                length, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif length == 127:
                if size - at < 10:
                    break
                length, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if size - at < head + length:
                break
            opcode = buffer[at] & 15
            payload = buffer[at + head : at + head + length]
            at += head + length
            if opcode == 1:
                self.message(payload)
            elif opcode == 9:
                self.frame(0x8A, payload)
        self.buffer = buffer[at:] if at < size else b""

    def message(self, data: bytes) -> None:
        run = self.table.run
        run.received += 1
        run.bytes += len(data)
        if data.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            found = _DECISION.search(data)
            if found is not None:
                self.decision = int(found[1])
                self.table.seen()
            if b'"ask":{' in data:
                self.think(_read(data).ask)
            if data.startswith(b'{"type":"snapshot"'):
                run.joined += 1
        elif data.startswith(b'{"type":"accepted"'):
            self.table.accepted(self, int(data[data.index(b'"id":"a') + 7 : -2]))
        elif data.startswith(b'{"type":"end"'):
            self.decision = _NEVER
            self.table.seen()
            self.table.over()
        elif data.startswith((b'{"type":"refused"', b'{"type":"bye"')):
            run.refused += 1

    def think(self, ask: Ask | None) -> None:
        # each small step of a decision has an id of its own, and the next decision's may be a smaller number
        if ask is None or ask.id == self.answered or not ask.required or ask.held is not None:
            return
        self.answered = ask.id
        wait = self.table.run.think
        if wait:
            asyncio.get_running_loop().call_later(wait * random.uniform(0.5, 1.5), self.answer, ask)
        else:
            self.answer(ask)

    def answer(self, ask: Ask) -> None:
        run = self.table.run
        if run.stopped:
            return
        if run.recording:
            run.answers += 1
        self.sent[ask.id] = clock(), ask.id & _PUBLIC, ask.kind
        choice = bytes(random.choice(ask.options))
        self.frame(0x81, b'{"type":"answer","id":"a%d","choice":%b}' % (ask.id, choice))

    def frame(self, first: int, payload: bytes) -> None:
        """A client's frames are masked; a mask of zeros changes nothing."""
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


def _same(seat: Seat) -> Seat:
    return seat


def cpu(pids: list[int]) -> tuple[float, float]:
    """Seconds of processor time that these processes have had, in their own code and in the kernel."""
    user = kernel = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
        user, kernel = user + int(fields[11]), kernel + int(fields[12])
    return user / 100, kernel / 100


def family(pid: int) -> list[int]:
    """A process and its children: PostgreSQL has one for each connection."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def memory(pids: list[int]) -> float:
    """Resident megabytes of these processes."""
    text = "".join(Path(f"/proc/{pid}/status").read_text() for pid in pids)
    return sum(int(kb) for kb in re.findall(r"VmRSS:\s+(\d+)", text)) / 1024


def slowest(run: Run, share: float) -> dict[str, int]:
    """Where the tail comes from: how many of the slowest answers closed a decision of which kind."""
    found = sorted(run.latencies, reverse=True)
    causes: dict[str, int] = {}
    for _, why in found[: max(1, int(len(found) * share))]:
        causes[why] = causes.get(why, 0) + 1
    return dict(sorted(causes.items(), key=lambda item: -item[1])[:8])


async def main(
    ports: list[int], seats: int, tables: int, seconds: float, think: float, pids: list[int], store: int | None
) -> dict[str, Any]:
    """One run; returns what was measured."""
    run = Run(think)
    run.ports = ports
    run.spare = tables
    empty = memory(pids)
    begun = clock()
    every = [Table(run, number, seats) for number in range(tables)]
    for start in range(0, tables, 25):
        chunk = every[start : start + 25]
        await asyncio.gather(*(seat.come() for table in chunk for seat in table.seats))
        while run.joined < (start + len(chunk)) * seats and clock() - begun < 240:
            await asyncio.sleep(0.005)
    connecting = clock() - begun
    await asyncio.sleep(1.5)
    run.recording = True
    run.received = run.bytes = run.games = 0
    behind = [] if store is None else family(store)
    begun, busy, stored, mine = clock(), cpu(pids), sum(cpu(behind)), time.process_time()
    await asyncio.sleep(seconds)
    run.recording = False
    wall = clock() - begun
    user, kernel = (now - then for now, then in zip(cpu(pids), busy, strict=True))
    run.stopped = True
    found = sorted(took for took, _ in run.latencies)

    def at(share: float) -> float | None:
        return round(found[min(len(found) - 1, int(share * len(found)))] * 1000, 2) if found else None

    result = {
        "suite": "meetinghouse",
        "matches": tables,
        "sockets": tables * seats,
        "think_ms": think * 1000,
        "secs": round(wall, 2),
        "moves_per_s": round(run.answers / wall, 1),
        "msgs_per_s": round(run.received / wall, 1),
        "bytes_per_msg": round(run.bytes / max(1, run.received)),
        "games_per_s": round(run.games / wall, 2),
        "p50": at(0.5),
        "p90": at(0.9),
        "p99": at(0.99),
        "p999": at(0.999),
        "max": at(1.0),
        "slowest": slowest(run, 0.01),
        "server_cpu": round((user + kernel) / wall, 3),
        "cpu_us_per_answer": round((user + kernel) / max(1, run.answers) * 1e6),
        "kernel_us_per_answer": round(kernel / max(1, run.answers) * 1e6),
        "store_us_per_answer": round((sum(cpu(behind)) - stored) / max(1, run.answers) * 1e6) if behind else None,
        "load_cpu": round((time.process_time() - mine) / wall, 3),
        "connect_s": round(connecting, 1),
        "refused": run.refused,
        "rss_before_mb": round(empty, 1),
        "rss_mb": round(memory(pids), 1),
    }
    return result


if __name__ == "__main__":
    uvloop.install()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    given = sys.argv
    answer = asyncio.run(
        main(
            [int(p) for p in given[1].split(",")],
            int(given[3]),
            int(given[4]),
            float(given[5]),
            float(given[6]) / 1000,
            [int(p) for p in given[7].split(",")],
            int(given[8]) if len(given) > 8 else None,
        )
    )
    print(json.dumps({"game": given[2], **answer}))
