"""The load on our server: real sockets, one process. `load.py PORT[,PORT...] GAME SEATS TABLES SECONDS THINK_MS
SERVER_PIDS`.

Every seat of every table is a socket. Whoever is asked answers at random, after thinking. The latency of an answer
is the time from sending it to the arrival of the new decision at the *last* seat of the table.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
import sys
import time
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from ours import name, token

_DECISION = re.compile(rb'"decision":\{"id":(\d+)')
clock = time.perf_counter


class Run:
    """What is counted."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.latencies: list[float] = []
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
        self.tasks: list[asyncio.Task[Any]] = []


class Table:
    """One table: what its seats have seen, and the answer whose arrival is awaited."""

    def __init__(self, run: Run, number: int, seats: int) -> None:
        self.run = run
        self.number = number
        self.seats: list[Seat] = [Seat(self, seat) for seat in range(seats)]
        self.sent: float | None = None
        self.ask = 0
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
            seat.leaving = True
            seat.transport.close()
        fresh = Table(run, run.spare, len(self.seats))
        run.spare += 1
        loop = asyncio.get_running_loop()
        for seat in fresh.seats:
            coming = loop.create_connection(lambda s=seat: s, "127.0.0.1", fresh.port())  # type: ignore[misc]
            run.tasks.append(loop.create_task(coming))

    def port(self) -> int:
        """A table belongs to one server."""
        return self.run.ports[self.number % len(self.run.ports)]

    def seen(self) -> None:
        """A seat has seen a new decision: have all?"""
        if self.sent is not None and all(seat.decision > self.ask for seat in self.seats):
            if self.run.recording:
                self.run.latencies.append(clock() - self.sent)
            self.sent = None


class Seat(asyncio.Protocol):
    """One socket, with as little of WebSocket as the job needs."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.buffer = b""
        self.open = False
        self.decision = 0
        self.answered = 0
        self.leaving = False
        self.transport: Any = None

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
            self.send({"type": "hello", "token": token(self.table.number, self.seat)})
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
            if opcode == 9:
                self.frame(0x8A, payload)
            elif opcode == 1:
                self.message(payload)
        self.buffer = buffer[at:]

    def message(self, data: bytes) -> None:
        run = self.table.run
        run.received += 1
        run.bytes += len(data)
        if data.startswith(b'{"type":"update"') or data.startswith(b'{"type":"snapshot"'):
            found = _DECISION.search(data)
            if found is not None:
                self.decision = int(found[1])
                self.table.seen()
            if b'"ask":{' in data:
                message = json.loads(data)
                ask = message.get("ask")
                if ask is not None and ask["id"] > self.answered and ask.get("required", True) and "held" not in ask:
                    self.answered = ask["id"]
                    wait = run.think * random.uniform(0.5, 1.5)
                    if wait:
                        asyncio.get_running_loop().call_later(wait, self.answer, random.choice(ask["options"]))
                    else:
                        self.answer(random.choice(ask["options"]))
            if data.startswith(b'{"type":"snapshot"'):
                run.joined += 1
        elif data.startswith(b'{"type":"end"'):
            self.table.over()
        elif data.startswith(b'{"type":"refused"') or data.startswith(b'{"type":"bye"'):
            run.refused += 1

    def answer(self, choice: dict[str, Any]) -> None:
        run = self.table.run
        if run.stopped:
            return
        if run.recording:
            run.answers += 1
        if self.table.sent is None:
            self.table.sent = clock()
            self.table.ask = choice["ask"]
        self.send({"type": "answer", "id": f"a{choice['ask']}", "choice": choice})

    def send(self, message: dict[str, Any]) -> None:
        self.frame(0x81, json.dumps(message).encode())

    def frame(self, first: int, payload: bytes) -> None:
        """A client's frames are masked; a mask of zeros changes nothing."""
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


def cpu(pids: list[int]) -> float:
    """Seconds of processor time that these processes have had."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / 100


def memory(pids: list[int]) -> float:
    """Resident megabytes of these processes."""
    text = "".join(Path(f"/proc/{pid}/status").read_text() for pid in pids)
    return sum(int(kb) for kb in re.findall(r"VmRSS:\s+(\d+)", text)) / 1024


async def main(
    ports: list[int], seats: int, tables: int, seconds: float, think: float, pids: list[int]
) -> dict[str, Any]:
    """One run; returns what was measured."""
    loop = asyncio.get_running_loop()
    run = Run(think)
    run.ports = ports
    run.spare = tables
    empty = memory(pids)
    begun = clock()
    every = [Table(run, number, seats) for number in range(tables)]
    for start in range(0, tables, 25):
        chunk = every[start : start + 25]
        await asyncio.gather(
            *(
                loop.create_connection(lambda s=s: s, "127.0.0.1", t.port())  # type: ignore[misc]
                for t in chunk
                for s in t.seats
            )
        )
        while run.joined < (start + len(chunk)) * seats and clock() - begun < 240:
            await asyncio.sleep(0.005)
    connecting = clock() - begun
    await asyncio.sleep(1.5)
    run.recording = True
    run.received = run.bytes = run.games = 0
    begun, busy, mine = clock(), cpu(pids), time.process_time()
    await asyncio.sleep(seconds)
    run.recording = False
    wall = clock() - begun
    used = cpu(pids) - busy
    run.stopped = True
    found = sorted(run.latencies)

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
        "max": at(1.0),
        "server_cpu": round(used / wall, 3),
        "cpu_us_per_answer": round(used / max(1, run.answers) * 1e6),
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
        )
    )
    print(json.dumps({"game": given[2], **answer}))
