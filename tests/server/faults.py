"""A small TCP proxy between a server and its store, which can be told to fail in the ways networks and stores do."""

from __future__ import annotations

import asyncio
import contextlib
import enum
from urllib.parse import urlsplit, urlunsplit


class Fault(enum.Enum):
    """What the proxy does to connections."""

    NONE = "none"
    CUT = "cut"  # every connection ends at once, new ones as well
    REFUSE = "refuse"  # nobody listens any more
    FREEZE = "freeze"  # nothing moves, in either direction; all of it arrives later
    SLOW = "slow"  # every piece takes a while
    HALF_OPEN = "half_open"  # what is sent is lost without a word; those connections never come back to life


class Proxy:
    """Listens on a port of its own and passes everything on to one server."""

    def __init__(self, url: str) -> None:
        """`url` is where the store really is."""
        parts = urlsplit(url)
        self._to = (parts.hostname or "", parts.port or 0)
        self._parts = parts
        self.fault = Fault.NONE
        self.delay = 0.2
        self._moving = asyncio.Event()
        self._moving.set()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._port = 0

    @property
    def url(self) -> str:
        """The store's address by way of this proxy."""
        where = self._parts._replace(netloc=f"{self._parts.username}@127.0.0.1:{self._port}")
        return urlunsplit(where)

    async def __aenter__(self) -> Proxy:
        """Listen."""
        await self._listen()
        return self

    async def __aexit__(self, *_: object) -> None:
        """End every connection."""
        await self.inject(Fault.REFUSE)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def inject(self, fault: Fault) -> None:
        """Fail like this from now on; NONE: no more."""
        before, self.fault = self.fault, fault
        if fault in (Fault.CUT, Fault.REFUSE) or before is Fault.HALF_OPEN:
            for task in self._tasks:
                task.cancel()
        if fault is Fault.REFUSE and self._server is not None:
            self._server.close()
            self._server = None
        elif fault is not Fault.REFUSE and self._server is None:
            await self._listen()
        if fault is Fault.FREEZE:
            self._moving.clear()
        else:
            self._moving.set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if self.fault is Fault.CUT:
                return
            await self._moving.wait()
            onward, back = await asyncio.open_connection(*self._to)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._pass(reader, back))
                    both.create_task(self._pass(onward, writer))
            finally:
                back.transport.abort()
        except* (OSError, asyncio.CancelledError):
            pass  # one side is gone, or the fault says so
        finally:
            self._tasks.discard(task)
            with contextlib.suppress(RuntimeError):  # the loop may be closing
                writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            if self.fault is Fault.HALF_OPEN:
                continue
            await self._moving.wait()
            if self.fault is Fault.SLOW:
                await asyncio.sleep(self.delay)
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError
