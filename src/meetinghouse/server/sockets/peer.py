"""One connected socket: what it may do, how fast, and the way out to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from meetinghouse.server.http.limits import Bucket
from meetinghouse.server.wire import outbound
from meetinghouse.server.wire.refusals import Refusal

encode = msgspec.json.Encoder().encode
BEAT = 0.02  # seconds
Write = Callable[[bytes], None]
WriteAll = Callable[[list[bytes]], None]
Close = Callable[[int], None]


def _unheard(_: object) -> None:
    """The other side is gone."""


class Peer:
    """A socket that said hello. `seat` None: a watcher, the host without a seat, or the screen of a room."""

    __slots__ = (
        *("_close", "_held", "_write", "_write_all", "address", "bucket", "closed", "device", "first_hash"),
        *("greeted", "host_token", "joined", "name", "person", "renewed", "screen", "seat", "token_hash"),
    )

    def __init__(
        self, write: Write, close: Close, address: str, rate: float, write_all: WriteAll | None = None
    ) -> None:
        """`write` never blocks and never raises; it drops the socket when its reader is too slow.

        `write_all` sends several messages at the price of one, where there is a way.
        """
        self._write = write
        self._write_all = write_all
        self._close = close
        self._held: list[bytes] | None = None
        self.address = address
        self.bucket = Bucket(rate, rate * 5)
        self.seat: int | None = None
        self.host_token = False
        self.screen = False  # shows the table to a room
        self.name = ""
        self.device = ""  # the root of the key that it came with
        self.person = ""  # and that of its person, who may have several
        self.first_hash = ""  # of the first token of its seat
        self.token_hash = ""  # of the token that this socket may act with
        self.renewed = ""  # the token that replaced the one this socket came with
        self.greeted = False  # said hello; what follows waits behind it in the room's inbox
        self.joined = False
        self.closed = False

    @property
    def watches(self) -> bool:
        """Whether this is a watcher, whom the host may keep out or let wait."""
        return self.seat is None and not self.host_token and not self.screen

    def gone(self) -> None:
        """The connection is lost. Peer and connection let go of each other: nobody should have to collect them."""
        self.closed = True
        self._write = _unheard
        self._write_all = None
        self._close = _unheard

    def send(self, message: outbound.FromServer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Send a message that was encoded for several."""
        if self.closed:
            return
        if self._held is not None:
            self._held.append(data)
        else:
            self._write(data)

    def hold(self) -> None:
        """Gather what is sent until `release`: an update and its `accepted` then go out in one write."""
        if self._write_all is not None:
            self._held = []

    def release(self) -> None:
        """Send what was gathered, in one piece."""
        held, self._held = self._held, None
        if held and self._write_all is not None:
            self._write_all(held)

    def refuse(self, refusal: Refusal, command: str = "") -> None:
        args: dict[str, Any] = refusal.args_
        self.send(outbound.Refused(refusal.code, refusal.key, command, args, refusal.rule))

    def bye(self, refusal: Refusal, again: bool) -> None:
        """Say why, then close."""
        if not self.closed:
            self.send(outbound.Bye(refusal.code, refusal.key, again, refusal.args_))
            self.closed = True
            self._close(1000 if again else 4000)


class Pongs:
    """Replies to pings, all at the beats of one clock. Sockets take pings from their own budgets, which bounds it.

    A ping that is answered at once waits for the loop's current work, and so tells that somebody else wrote something,
    though not what. At the next beat nearly nothing of that is left.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """`now` is the server's clock."""
        self._now = now
        self._waiting: list[tuple[Peer, str]] = []

    def put(self, peer: Peer, ident: str) -> None:
        """Reply at the next beat."""
        if not self._waiting:
            loop = asyncio.get_running_loop()
            loop.call_at((loop.time() // BEAT + 1) * BEAT, self._beat)
        self._waiting.append((peer, ident))

    def _beat(self) -> None:
        waiting, self._waiting = self._waiting, []
        now = self._now()
        for peer, ident in waiting:
            peer.send(outbound.Pong(ident, now))
