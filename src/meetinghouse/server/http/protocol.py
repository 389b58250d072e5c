"""The HTTP side of a connection: its bounds, before a request reaches any answer."""

import asyncio
import logging
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meetinghouse.server.http.limits import Addresses
from meetinghouse.server.http.origins import household, trusted
from meetinghouse.server.settings import Settings

REQUEST_SECONDS = 10.0  # within which a request has to be complete
DRAIN_SECONDS = 10.0  # between two looks at an answer that waits for its reader
SLOWEST = 4096  # bytes a second that a reader has to take of it
MOST_UNREAD = 128 * 2**20  # bytes of answers that may wait in our memory for the readers at one address
MOST_HEAD = 16_384  # bytes of a request line and its headers
MOST_HEADERS = 100
MOST_WAITING = 16  # requests on one connection that wait for the answers to those before them
MOST_PIECES = 1000  # in which the body of a request may come
_CLOSE = b"\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_BAD = b"HTTP/1.1 400 Bad Request" + _CLOSE
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large" + _CLOSE

# uvicorn warns of every request that it cannot read. A stranger could fill the disk with such lines, so only errors
# of our own are written.
_LOG = logging.getLogger("meetinghouse.server.http.requests")
_LOG.setLevel(logging.ERROR)


class TableHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with bounds: how long a request may take to come and its answer to be read, how large its
    head may be, and how many connections one address may have."""

    settings = Settings()  # a server has a class of its own, see `table_http`
    counted = Addresses(0, 0)
    unread: ClassVar[Counter[str]] = Counter()  # by address, what of its answers waits in our memory
    _patience: asyncio.TimerHandle | None = None
    _from = ""  # the address that this connection counts for
    _head = 0  # bytes of the lines of a head that have come
    _unended = 0  # bytes of the pieces in which no head ended
    _in_head = True
    _pieces = 0  # of the body that have come
    _refused = _BAD
    _unread = 0  # bytes of an answer that its reader had not taken at the last look
    _draining: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn declares it
        """The first request has to come in time. A proxy's connections are not counted: they are many people's."""
        super().connection_made(transport)
        self.logger = _LOG
        peer = str((transport.get_extra_info("peername") or ("unix",))[0])
        if not trusted(peer, self.settings):
            address = household(peer)
            if not self.counted.enter(address, self.settings.sockets_per_address):
                transport.abort()
                return
            self._from = address
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Bound a head that ends no line as well."""
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            self._unended += len(data)
            if self._unended > MOST_HEAD:
                self._refused = _TOO_LARGE
                self.send_400_response("")

    def on_message_begin(self) -> None:
        """Give each further request its time, too; many that come at once would all be read before anybody else is."""
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests at once")
        super().on_message_begin()
        self._head = self._unended = self._pieces = 0
        self._in_head = True
        self._wait()

    def on_url(self, url: bytes) -> None:
        """It counts as part of the head."""
        super().on_url(url)
        self._grow(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Bound the head; the parser takes what a callback raises for a bad request."""
        super().on_header(name, value)
        self._grow(len(name) + len(value) + 4)

    def _grow(self, size: int) -> None:
        self._head += size
        if self._head > MOST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refused = _TOO_LARGE
            raise ValueError("a head that is too large")

    def on_headers_complete(self) -> None:
        """Refuse a request that does not name one host; only HTTP/1.0 may name none."""
        self._in_head = False
        hosts = [value for name, value in self.headers if name == b"host"]
        if len(hosts) > 1 or (not any(hosts) and self.parser.get_http_version() != "1.0"):
            raise ValueError("no host, or several")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Bound the pieces: each costs the same, however small it is."""
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise ValueError("a body in too many pieces")
        super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be read or is too much to read, and close."""
        self.transport.write(self._refused)
        self.transport.close()

    def on_message_complete(self) -> None:
        """The request has come in time; its answer may take as long as it needs."""
        super().on_message_complete()
        self._stop_waiting()

    def pause_writing(self) -> None:
        """An answer is larger than what the reader takes at once: it may wait in our memory, but not for ever, and not
        with too many others for the same address."""
        super().pause_writing()
        self._hold(self.transport.get_write_buffer_size())
        self._draining = self.loop.call_later(DRAIN_SECONDS, self._look_again)
        if self._from and self.unread[self._from] > MOST_UNREAD:
            self.transport.abort()

    def _hold(self, size: int) -> None:
        """So much of an answer waits now."""
        if self._from:
            self.unread[self._from] += size - self._unread
            if self.unread[self._from] <= 0:
                del self.unread[self._from]
        self._unread = size

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_draining()

    def _look_again(self) -> None:
        left, self._draining = self.transport.get_write_buffer_size(), None
        if self._unread - left < DRAIN_SECONDS * SLOWEST:
            self.transport.abort()
        else:
            self._hold(left)
            self._draining = self.loop.call_later(DRAIN_SECONDS, self._look_again)

    def _stop_draining(self) -> None:
        self._hold(0)
        if self._draining is not None:
            self._draining.cancel()
            self._draining = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self._stop_draining()
        self._uncount()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the socket's protocol, and drop the parser to break a reference cycle."""
        super().handle_websocket_upgrade()
        self._stop_waiting()
        self._stop_draining()
        self._uncount()
        self.parser = None  # type: ignore[assignment]  # nobody asks it again

    def _uncount(self) -> None:
        if self._from:
            self.counted.leave(self._from)
            self._from = ""

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def table_http(settings: Settings) -> type[TableHttp]:
    """The HTTP protocol of one server."""
    return type("TableHttp", (TableHttp,), {"settings": settings, "counted": Addresses(0, 0), "unread": Counter()})
