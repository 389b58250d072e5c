"""One connected socket: what it may do, how fast, and the way out to it."""

import asyncio
from collections.abc import Callable
from dataclasses import InitVar, dataclass, field
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


@dataclass(slots=True, eq=False, repr=False)
class Peer:
    """One socket. `seat` None: a watcher, the host without a seat, or the screen of a room."""

    _write: Write  # never blocks and never raises; it drops the socket when its reader is too slow
    _close: Close
    address: str
    rate: InitVar[float]
    _write_all: WriteAll | None = None  # sends several messages at the price of one, where there is a way
    bucket: Bucket = field(init=False)
    _held: list[bytes] | None = None
    seat: int | None = None
    host_token: bool = False
    screen: bool = False  # shows the table to a room
    name: str = ""
    device: str = ""  # the root of the key that it came with
    person: str = ""  # and that of its person, who may have several
    first_hash: str = ""  # of the first token of its seat
    token_hash: str = ""  # of the token that this socket may act with
    renewed: str = ""  # the token that replaced the one this socket came with
    greeted: bool = False  # said hello; what follows waits behind it in the room's inbox
    joined: bool = False
    closed: bool = False

    def __post_init__(self, rate: float) -> None:
        self.bucket = Bucket(rate, rate * 5)

    @property
    def watches(self) -> bool:
        """Whether this is a watcher, whom the host may keep out or let wait."""
        return self.seat is None and not self.host_token and not self.screen

    def gone(self) -> None:
        """The connection is lost: break the reference cycle between peer and connection."""
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
    """Replies to pings, all of them at fixed beats. The sockets' own budgets bound how many wait.

    An immediate reply would wait for the loop's current work, and its delay would show that somebody else had just sent
    something. At the next beat hardly anything of that shows.
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
