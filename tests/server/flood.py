"""A flood from one address, in a process of its own: `python -m tests.server.flood KIND URL TABLE SECRET SECONDS`.

Prints how much was sent and how it was answered, as JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server import harness

FROM = {"X-Forwarded-For": "203.0.113.9"}  # the tests' server believes us
BRACKETS = "[]" * 23_000
KEYS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@dataclass
class Flood:
    """One attacker's aim and what came of it."""

    url: str
    table: str
    secret: str
    ends: float
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() > self.ends

    @contextlib.asynccontextmanager
    async def socket(self, **hello: object) -> AsyncIterator[ClientConnection]:
        """A socket that has said hello."""
        url = f"{self.url.replace('http', 'ws')}/ws/{self.table}"
        async with connect(url, compression=None, additional_headers=FROM, close_timeout=0.1) as line:
            await line.send(harness.hello(**hello))
            yield line

    async def pour(self, line: ClientConnection, message: Callable[[int], dict[str, object]]) -> None:
        """Messages as fast as they go, and what they are answered."""
        reading = asyncio.create_task(self._read(line))
        try:
            i = 0
            while not self.over:
                await line.send(json.dumps({"id": f"{id(line)}-{i}", **message(i)}))
                self.counts["sent"] += 1
                i += 1
                if i % 20 == 0:
                    await asyncio.sleep(0)
        finally:
            reading.cancel()

    async def _read(self, line: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in line:
                got = json.loads(data)
                if got["type"] in ("accepted", "refused", "bye"):
                    self.counts[got.get("code", "accepted")] += 1

    async def get(self, http: httpx.AsyncClient, path: str, key: str = "") -> None:
        """One request."""
        self.counts["sent"] += 1
        got = await http.get(path, headers={"X-Invite-Key": key or self.secret})
        self.counts[str(got.status_code)] += 1


async def notes(flood: Flood) -> None:
    """One seat, sixty sockets, notes of four kilobytes."""

    async def one(socket: int) -> None:
        while not flood.over:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with flood.socket(token=flood.secret) as line:
                    await flood.pour(line, lambda i: {"type": "note", "text": f"{i} " + "x" * 3900})

    await asyncio.gather(*(one(i) for i in range(60)))


async def talk(flood: Flood) -> None:
    """Twenty watchers who talk."""

    async def one(socket: int) -> None:
        while not flood.over:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with flood.socket(key=flood.secret) as line:
                    await flood.pour(line, lambda i: {"type": "say", "text": "la" * 100, "channel": "watchers"})

    await asyncio.gather(*(one(i) for i in range(20)))


async def halves(flood: Flood) -> None:
    """A thousand requests that are never finished."""
    host, port = flood.url.removeprefix("http://").split(":")
    open_: list[asyncio.StreamWriter] = []
    while not flood.over:
        if len(open_) < 1000:
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{")
            open_.append(writer)
            flood.counts["sent"] += 1
        else:
            await asyncio.sleep(0.05)
    for writer in open_:
        writer.transport.abort()


async def tables(flood: Flood) -> None:
    """New public tables, one after the other."""
    async with httpx.AsyncClient(base_url=flood.url, headers=FROM) as http:
        while not flood.over:
            flood.counts["sent"] += 1
            got = await http.post("/api/tables", json={"game": "standin", "seats": 12, "public": True, "name": "Zed"})
            flood.counts[str(got.status_code)] += 1


async def replays(flood: Flood) -> None:
    """Sixty-six looks at a finished game at once, again and again."""
    limits = httpx.Limits(max_connections=66)
    async with httpx.AsyncClient(base_url=flood.url, headers=FROM, limits=limits, timeout=60) as http:
        while not flood.over:
            await asyncio.gather(*(flood.get(http, f"/api/tables/{flood.table}/replay?eyes=open") for _ in range(66)))


async def keys(flood: Flood) -> None:
    """Guesses at an invitation, on the socket."""
    rng = random.Random(1)

    async def one(socket: int) -> None:
        while not flood.over:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with flood.socket(key="".join(rng.choices(KEYS, k=6))) as line:
                    flood.counts["sent"] += 1
                    got = json.loads(await line.recv())
                    flood.counts[got.get("code", got["type"])] += 1

    await asyncio.gather(*(one(i) for i in range(20)))


async def bodies(flood: Flood) -> None:
    """Bodies of nothing but brackets, which nobody parses, sixty-six at once."""
    limits = httpx.Limits(max_connections=66)
    async with httpx.AsyncClient(base_url=flood.url, headers=FROM, limits=limits, timeout=60) as http:

        async def one() -> None:
            while not flood.over:
                flood.counts["sent"] += 1
                got = await http.post("/api/card-sets", content=BRACKETS)
                flood.counts[str(got.status_code)] += 1
                await asyncio.sleep(0.2)  # as long as nobody listens to them at a socket

        await asyncio.gather(*(one() for _ in range(66)))


async def garbage(flood: Flood) -> None:
    """The same on sockets, which are opened again as often as they are closed."""

    async def one(socket: int) -> None:
        while not flood.over:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with flood.socket(key=flood.secret) as line:
                    while not flood.over:
                        flood.counts["sent"] += 1
                        await line.send(BRACKETS)
                        got = json.loads(await line.recv())
                        flood.counts[got.get("code", got["type"])] += 1

    await asyncio.gather(*(one(i) for i in range(20)))


FLOODS: dict[str, Callable[[Flood], Awaitable[None]]] = {
    work.__name__: work for work in (notes, talk, halves, tables, replays, keys, bodies, garbage)
}


async def main(kind: str, url: str, table: str, secret: str, seconds: str) -> None:
    """Flood, then say what came of it."""
    flood = Flood(url, table, secret, time.monotonic() + float(seconds))
    await FLOODS[kind](flood)
    sys.stdout.write(json.dumps(flood.counts))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
