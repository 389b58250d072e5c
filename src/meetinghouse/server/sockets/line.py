"""One connection to a table, over any carrier: hello first, then commands.

Nothing a client sends can cause more than a coded refusal.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.table import door
from meetinghouse.server.table.room import Room
from meetinghouse.server.wire import inbound, shapes
from meetinghouse.server.wire.bounds import too_much
from meetinghouse.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.sockets.frames import TableProtocol

Send = Callable[[dict[str, Any]], Awaitable[None]]

logger = logging.getLogger("meetinghouse.sockets")
HELLO_SECONDS = 10
WRONG_LIMIT = 30  # unreadable or too fast messages before the socket is closed
EARLY_LIMIT = 8  # messages behind a hello that the table has not yet answered
UNREAD = ("unreadable", "too_large")
REST_SECONDS = 0.2  # for which a socket that was too fast is not heard
_decode = msgspec.json.Decoder(inbound.ClientMessage).decode


class SocketLine:
    """One connection: what it says goes to its room, once it has said hello."""

    __slots__ = ("_waiting", "early", "hall", "peer", "protocol", "room", "send", "wrong")

    def __init__(self, hall: Hall, table: str, address: str, send: Send, protocol: "TableProtocol | None") -> None:
        """`protocol` is the short way out, where the server under us has one."""
        self.hall = hall
        self.send = send
        self.protocol = protocol
        self.room: Room = hall.room(table)
        self.wrong = 0
        self.early = 0
        rate = hall.settings.rate
        if protocol is not None:
            protocol.bound(hall.settings.backlog_limit, hall.too_slow)
            self.peer = Peer(protocol.write_text, self.close, address, rate, protocol.write_texts)
        else:
            self.peer = Peer(Outbox(send, hall).post, self.close, address, rate)
        self._waiting: asyncio.TimerHandle | None = hall.later(HELLO_SECONDS, self._too_late)
        hall.sockets += 1
        hall.metrics.sockets_opened += 1

    def close(self, code: int) -> None:
        """Say goodbye on the wire."""
        if self.protocol is not None:
            self.protocol.deaf = True
        self.hall.spawn(close_line(self.send, code))

    def _too_late(self) -> None:
        self._waiting = None
        if not self.peer.greeted:
            self.peer.bye(Refusal("hello_first"), again=True)

    def lost(self) -> None:
        hall, peer = self.hall, self.peer
        peer.gone()
        self.protocol = None
        if self._waiting is not None:
            self._waiting.cancel()
        hall.sockets -= 1
        hall.addresses.leave(peer.address)
        door.leave(self.room, peer)

    def heard(self, data: str | bytes) -> bool:
        """Handle one message; a bad one is only refused. Returns whether it came too fast."""
        peer = self.peer
        if peer.closed:
            return False
        try:
            refusal, command = self._read(data)
        except Exception:
            logger.exception("a message could not be dealt with")
            self.hall.metrics.internal_errors += 1
            refusal, command = Refusal("internal"), ""
        if refusal is None:
            return False
        peer.refuse(refusal, command)
        self.wrong += 1
        # what cannot be read costs its address as much as any request, or a new socket would be a new budget
        if refusal.code in UNREAD and not self.hall.addresses.take(peer.address):
            self.wrong = WRONG_LIMIT + 1
        too_fast = refusal.code == "too_fast"
        if self.wrong > WRONG_LIMIT:
            peer.bye(Refusal("too_fast" if too_fast else "unreadable"), again=False)
        elif too_fast and self.protocol is not None:
            self.protocol.rest(REST_SECONDS)
        return too_fast

    def _read(self, data: str | bytes) -> tuple[Refusal | None, str]:
        """Deal with one message; returns a refusal if it never reached the table."""
        hall, peer = self.hall, self.peer
        if len(data) > hall.settings.message_limit:
            return Refusal("too_large"), ""
        if too_much(data if isinstance(data, bytes) else data.encode("utf-8", "replace")):
            return Refusal("unreadable"), ""
        try:
            message = _decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError):
            return Refusal("unreadable"), _id_of(data)
        command: str = getattr(message, "id", "")
        if not peer.bucket.take():
            return Refusal("too_fast"), command
        if isinstance(message, inbound.Hello):
            return self._hello(message), ""
        if not peer.greeted:
            return Refusal("hello_first"), command
        if not peer.joined:
            self.early += 1
            if self.early > EARLY_LIMIT:
                return Refusal("too_fast"), command
        if isinstance(message, inbound.Ping):
            hall.pongs.put(peer, message.id)
            return None, ""
        return door.command(self.room, peer, message), command

    def _hello(self, hello: inbound.Hello) -> Refusal | None:
        peer = self.peer
        if peer.greeted:
            return Refusal("hello_first")
        if hello.protocol != shapes.PROTOCOL:
            peer.bye(Refusal("protocol"), again=False)
            return None
        # a guess at a key costs its address as much as any request
        if not self.hall.addresses.take(peer.address, 0.2 if hello.token or not (hello.key or hello.screen) else 1):
            return Refusal("too_fast")
        peer.greeted = True
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        door.join(self.room, peer, hello)
        return None


class Outbox:
    """The way out through plain ASGI, for servers other than ours: bounded, so that no table waits for it."""

    def __init__(self, send: Send, hall: Hall) -> None:
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
            self._hall.spawn(close_line(self._send, 4413))
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


async def close_line(send: Send, code: int) -> None:
    try:
        await send({"type": "websocket.close", "code": code})
    except (OSError, RuntimeError):
        logger.debug("a socket was gone before it was closed")


def table_of(path: str) -> str | None:
    """The table that the path of a socket names; None where it names none."""
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
