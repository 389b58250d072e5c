"""A leaner way through uvicorn: whole frames straight from and to the transport.

An update goes to many sockets at once. Through ASGI each would cost a coroutine, a decode to `str` and an encode back,
and each quiet socket a task, a queue and its frames. Here, once the handshake is done, a message that comes in calls
the table, and one that goes out is a header and the bytes we have. What is not read piles up in the transport's
buffer; beyond a limit the socket is dropped and may come back with its last number.

What it saves, measured on whole answers: uvicorn's own protocol costs 1.26 [1.21..1.40] times as much processor time,
granian 1.42 and wsproto 1.49. It builds on uvicorn's insides, so `fits` compares them with what we use: under a uvicorn
that changed them, and under any other ASGI server, everything takes the plain way.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from meetinghouse.server.http.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library came without its C part
    from websockets.utils import apply_mask

EXTENSION = "meetinghouse.frames"
LONGEST = 65_000  # bytes of a message that takes the short way
GOODBYE = 131  # bytes of the longest frame with which a client may answer our goodbye
SLICE = 1024  # bytes that the long way reads before it looks whether it should go on
ASIDE = (5.0, 60.0)  # frames that are no whole message: how many a second, and at once
MOST_UNHEARD = 200  # messages that wait behind one that was too fast
# of uvicorn's protocol: what we take the place of, and what we read of each connection
_TAKEN = ("handle_connect", "data_received", "send_receive_event_to_app", "connection_lost", "run_asgi",
          "handle_ping", "handle_pong", "handle_cont")  # fmt: skip
_READ = ("queue", "writable", "frames", "close_sent", "disconnected", "transport", "loop", "close_timer", "logger")


def frame(data: bytes) -> bytes:
    """A whole text message as one unmasked WebSocket frame (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81" + bytes((size,)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def _payload(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the masked frame at `at` begins and ends; None where this piece is too short to say."""
    if len(data) < at + 2 or not data[at + 1] & 0x80:
        return None
    length = data[at + 1] & 0x7F
    wide = {126: 2, 127: 8}.get(length, 0)
    start = at + 2 + wide + 4
    if len(data) < start:
        return None
    if wide:
        length = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
    return start, start + length


def text_at(data: bytes, at: int) -> tuple[bytes, int] | None:
    """The message of the whole text frame of a client at `at`, and where it ends; nearly always that is all."""
    if data[at] != 0x81:
        return None
    found = _payload(data, at)
    if found is None or found[1] > len(data) or found[1] - found[0] > LONGEST:
        return None
    start, end = found
    return apply_mask(data[start:end], data[start - 4 : start]), end


def whole_frames(data: bytes) -> bool:
    """Whether these bytes end where a frame ends."""
    at = 0
    while at < len(data):
        found = _payload(data, at)
        if found is None:
            return False
        at = found[1]
    return at == len(data)


def _nothing() -> None:
    """Does nothing: nobody listens yet."""


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a door for whole frames, offered to the application in the scope's extensions."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Make it as uvicorn does, but with smaller buffers: a quiet socket holds them for hours."""
        super().__init__(*args, **more)
        self.queue = _Queue()  # type: ignore[assignment]  # what uvicorn asks of a queue, in a tenth of the memory
        self.writable = _Gate()  # type: ignore[assignment]  # likewise
        self.on_message: Callable[[bytes], object] | None = None
        self.on_lost: Callable[[], None] | None = None
        self.early = 0  # pieces that came before a table listened; there should be one, the handshake
        self.deaf = False  # the table has said goodbye
        self.whole = False  # what came so far ended where a frame ended
        self.limit = 0
        self.too_slow: Callable[[], None] = _nothing
        self.resting: asyncio.TimerHandle | None = None
        self.unheard: list[bytes] = []  # messages that came in one piece with the one that was too fast
        self.aside = Bucket(*ASIDE)

    def handle_connect(self, event: Request) -> None:
        """As in uvicorn; the application then finds this protocol in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # always a dict here

    def attach(self, on_message: Callable[[bytes], object], on_lost: Callable[[], None]) -> None:
        """From now on messages go straight to the table; drop what only the handshake needed."""
        self.on_message = on_message
        self.on_lost = on_lost
        self.whole = self.early == 1
        self.scope.clear()  # type: ignore[attr-defined]  # a dict
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Messages in one piece go straight to the table; anything else takes the long way through `websockets`."""
        if self.on_message is None:
            self.early += 1
        elif self.deaf and len(data) > GOODBYE:
            return  # a flood goes on after our goodbye: to read it would take time from others
        elif self.whole:
            at = 0
            while not (self.frames or self.close_sent) and (found := text_at(data, at)) is not None:
                text, at = found
                self._hear(text)
                if at == len(data) or self.deaf or self.transport.is_closing():
                    return
            data = data[at:]
            # once in the middle of a frame, the long way for good, and with a piece that takes long to look through
            self.whole = len(data) <= SLICE and whole_frames(data)
        for at in range(0, len(data), SLICE):
            super().data_received(data[at : at + SLICE])
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        """As in uvicorn; what reaches no table pays here, and so do the next two."""
        if self._pays_aside():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._pays_aside():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._pays_aside():
            super().handle_cont(event)

    def _pays_aside(self) -> bool:
        """Whether a frame may come that is no whole message; with one too many the socket is dropped."""
        if not self.aside.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in."""
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        if self.resting is not None:
            self.unheard.append(data)
            if len(self.unheard) > MOST_UNHEARD:
                self.transport.abort()
        elif self.on_message is not None:
            self.on_message(data)

    def rest(self, seconds: float) -> None:
        """Stop reading for a while: what is sent meanwhile waits on the sender's side."""
        if self.resting is None and not (self.deaf or self.transport.is_closing()):
            self.resting = self.loop.call_later(seconds, self._wake)
            self.transport.pause_reading()

    def _wake(self) -> None:
        self.resting = None
        if not self.transport.is_closing():
            self.transport.resume_reading()
        waiting, self.unheard = self.unheard, []
        for message in waiting:  # one of them may let it rest again
            self._hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """As in uvicorn; then the table hears of it."""
        super().connection_lost(exc)
        if self.resting is not None:
            self.resting.cancel()
        on_lost, self.on_lost, self.on_message = self.on_lost, None, None
        if on_lost is not None:
            on_lost()

    async def run_asgi(self) -> None:
        """As in uvicorn, except that a socket outlives the application's call once a table listens to it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:  # the client left before we answered: nothing to log
            self.transport.close()
            return
        except Exception:
            self.logger.exception("the socket's application failed")
            self.send_500_response()
            self.transport.close()
            return
        if self.on_message is None and self.close_timer is None:
            self.transport.close()

    def bound(self, limit: int, too_slow: Callable[[], None]) -> None:
        """From now on the socket is dropped when its reader leaves more than `limit` bytes unread."""
        self.limit = limit
        self.too_slow = too_slow

    def write_text(self, data: bytes) -> None:
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return
        size = len(data)
        if 126 <= size < 65536:  # most are; `frame` has all three forms
            transport.write(b"\x81\x7e" + size.to_bytes(2, "big") + data)
        else:
            transport.write(frame(data))
        self._keep_up()

    def write_texts(self, several: list[bytes]) -> None:
        """Send several text messages now, with one call of the system."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(map(frame, several)))
            self._keep_up()

    def _keep_up(self) -> None:
        if self.transport.get_write_buffer_size() > self.limit:
            self.transport.abort()
            self.too_slow()


class _Queue:
    """As much of `asyncio.Queue` as uvicorn uses."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        return not self._items

    async def get(self) -> Any:
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._items.pop(0)


class _Gate:
    """As much of `asyncio.Event` as uvicorn uses."""

    __slots__ = ("_open", "_waiters")

    def __init__(self) -> None:
        self._open = True
        self._waiters: list[asyncio.Future[None]] | None = None

    def set(self) -> None:
        self._open = True
        waiters, self._waiters = self._waiters, None
        for waiter in waiters or ():
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self._open = False

    def is_set(self) -> bool:
        return self._open

    async def wait(self) -> bool:
        while not self._open:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters = [*(self._waiters or ()), waiter]
            await waiter
        return True


def fits() -> bool:
    """Whether the uvicorn that is installed has all that `TableProtocol` builds on."""
    base = WebSocketsSansIOProtocol
    made = base.__init__.__code__.co_names + base.connection_made.__code__.co_names
    return all(name in vars(base) for name in (*_TAKEN, "send_500_response")) and set(_READ) <= set(made)


def from_scope(scope: dict[str, Any]) -> TableProtocol | None:
    """The protocol behind a connection, if it is ours."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, TableProtocol) else None
