"""The socket endpoint `/ws/<table>`.

Hello first, then commands. Nothing a client sends can cause more than a coded refusal.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from meetinghouse.server import origins, tokens, wire
from meetinghouse.server.hall import Hall
from meetinghouse.server.peer import Peer
from meetinghouse.server.protocol import from_scope
from meetinghouse.server.refusals import Refusal
from meetinghouse.server.room import Room

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

logger = logging.getLogger("meetinghouse.sockets")
HELLO_SECONDS = 10
WRONG_LIMIT = 30  # unreadable or too fast messages before the socket is closed
_decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Sockets:
    """The ASGI application of all table sockets."""

    def __init__(self, hall: Hall) -> None:
        """Sockets find their rooms in the hall."""
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from handshake to end."""
        hall = self.hall
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        address = origins.address(scope, hall.settings)
        table = _table(scope["path"])
        if table is None or not origins.allowed(scope, hall.settings):
            await send({"type": "websocket.close", "code": 4403})
            return
        if not hall.addresses.enter(address, hall.settings.sockets_per_address):
            await send({"type": "websocket.close", "code": 4429})
            return
        hall.sockets += 1
        hall.metrics.sockets_opened += 1
        peer = Peer(*self._way_out(scope, send), address, hall.settings.rate)
        room: Room | None = None
        try:
            await send({"type": "websocket.accept"})
            room = hall.room(table)
            await self._talk(room, peer, receive)
        except (OSError, RuntimeError):
            logger.debug("a socket broke off")
        finally:
            peer.closed = True
            hall.sockets -= 1
            hall.addresses.leave(address)
            if room is not None:
                room.leave(peer)

    def _way_out(self, scope: Scope, send: Send) -> tuple[Callable[[bytes], None], Callable[[int], None]]:
        """How to write to this socket without ever waiting for it."""
        hall = self.hall
        protocol = from_scope(scope)
        if protocol is not None:
            limit = hall.settings.backlog_limit

            def write(data: bytes) -> None:
                if not protocol.write_frame(data, limit):
                    hall.metrics.slow_readers += 1

        else:
            outbox = Outbox(send, hall)
            write = outbox.post

        def close(code: int) -> None:
            hall.spawn(_close(send, code))

        return write, close

    async def _talk(self, room: Room, peer: Peer, receive: Receive) -> None:
        wrong = 0
        try:
            event = await asyncio.wait_for(receive(), HELLO_SECONDS)
        except TimeoutError:
            peer.bye(Refusal("hello_first"), again=True)
            return
        while event["type"] != "websocket.disconnect":
            refusal, command = self._read(room, peer, event)
            if refusal is not None:
                self.hall.metrics.refusals += 1
                peer.refuse(refusal, command)
                wrong += 1
                if wrong > WRONG_LIMIT:
                    peer.bye(Refusal("too_fast" if refusal.code == "too_fast" else "unreadable"), again=False)
            event = await receive()

    def _read(self, room: Room, peer: Peer, event: dict[str, Any]) -> tuple[Refusal | None, str]:
        """Deal with one message; returns a refusal if it never reached the table."""
        self.hall.metrics.messages += 1
        data = event.get("text")
        if data is None:
            data = event.get("bytes") or b""
        if len(data) > self.hall.settings.message_limit:
            return Refusal("too_large"), ""
        try:
            message = _decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError):
            return Refusal("unreadable"), _id_of(data)
        command: str = getattr(message, "id", "")
        if not peer.bucket.take():
            return Refusal("too_fast"), command
        if isinstance(message, wire.Hello):
            return self._hello(room, peer, message), ""
        if not peer.greeted:
            return Refusal("hello_first"), command
        if isinstance(message, wire.Ping):
            peer.send(wire.Pong(message.id, self.hall.now()))
        elif isinstance(message, wire.SeatLink):
            room.seat_link(peer, message)
        else:
            room.command(peer, message)
        return None, ""

    def _hello(self, room: Room, peer: Peer, hello: wire.Hello) -> Refusal | None:
        if peer.greeted:
            return Refusal("hello_first")
        if hello.protocol != wire.PROTOCOL:
            peer.bye(Refusal("protocol"), again=False)
            return None
        # guessing tokens and keys costs as much as twenty requests
        if not self.hall.addresses.take(peer.address, 0.2 if hello.token or not hello.key else 1):
            return Refusal("too_fast")
        peer.name = hello.name
        peer.greeted = True
        room.join(peer, hello)
        return None


class Outbox:
    """The way out through plain ASGI, for servers other than ours: bounded, and never waited for by a table."""

    def __init__(self, send: Send, hall: Hall) -> None:
        """One for each socket."""
        self._send = send
        self._hall = hall
        self._waiting: list[bytes] = []
        self._size = 0
        self._running = False

    def post(self, data: bytes) -> None:
        """Queue a message; too slow a reader is dropped."""
        self._size += len(data)
        if self._size > self._hall.settings.backlog_limit:
            self._hall.metrics.slow_readers += 1
            self._waiting = []
            self._hall.spawn(_close(self._send, 4413))
            return
        self._waiting.append(data)
        if not self._running:
            self._running = True
            self._hall.spawn(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting:
                data = self._waiting.pop(0)
                await self._send({"type": "websocket.send", "text": data.decode()})
                self._size -= len(data)
        except (OSError, RuntimeError):
            self._waiting = []
        finally:
            self._running = False


async def _close(send: Send, code: int) -> None:
    try:
        await send({"type": "websocket.close", "code": code})
    except (OSError, RuntimeError):
        logger.debug("a socket was gone before it was closed")


def _table(path: str) -> str | None:
    parts = path.split("/")
    if len(parts) != 3 or parts[1] != "ws":
        return None
    table = tokens.typed(parts[2])
    return table if len(table) == tokens.ID_LENGTH and all(c in tokens.ALPHABET for c in table) else None


def _id_of(data: str | bytes) -> str:
    """The id of a message that is wrong otherwise, so that its sender can tell which one it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given if isinstance(given, str) and len(given) <= 40 else ""
