"""Builds the ASGI application from settings. No globals: two servers can run in one process."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from meetinghouse import resources
from meetinghouse.server import passkeys
from meetinghouse.server.bots.analyses import Analyses
from meetinghouse.server.bots.pool import Bots
from meetinghouse.server.bots.process import Worker
from meetinghouse.server.hall import nodes
from meetinghouse.server.hall.cardsets import CardChecks
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http import asking, openapi, origins, pages
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.http.asking import HttpReply
from meetinghouse.server.http.callers import Asker, bearer
from meetinghouse.server.http.headers import HEADERS
from meetinghouse.server.http.limits import TOUCH
from meetinghouse.server.metrics import exposed
from meetinghouse.server.push import keys
from meetinghouse.server.push.keys import VapidKey
from meetinghouse.server.settings import Settings
from meetinghouse.server.sockets.frames import from_scope
from meetinghouse.server.sockets.line import REST_SECONDS, SocketLine, table_of
from meetinghouse.server.store import Store, StoreDown
from meetinghouse.server.store.opening import await_store
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire.refusals import Refusal

AsgiScope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
logger = logging.getLogger("meetinghouse.app")
MOST_PATH = 512
MOST_QUERY = 512  # bytes
BODY = 16_384  # bytes of a body that count for one more
FREE = {path for answer in ANSWERS if not answer.pays for path in answer.paths}  # what a proxy asks all the time
# What everybody fetches first and holds no secret; answers about one table stay as they are.
COMPRESSED = ("/api/games", "/api/tables", openapi.PATH)
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_OF_TABLE = re.compile(r"/(?:ws|api/tables|t|r)(?:/(?P<id>[0-9A-Za-z]{1,16})(?:/|$)|$)")


def _push_key(settings: Settings) -> VapidKey | None:
    try:
        return keys.find_or_make(settings)
    except ValueError as error:
        logger.error("nobody will be called: the push key is none (%s); `meetinghouse doctor` says more", error)
        return None


class App:
    """Sockets go straight to the tables; requests find their answer in the table of answers, or a page."""

    def __init__(self, settings: Settings, store: Store | None = None, client: Path | None = None) -> None:
        """`store` is opened from the settings when the server starts, unless one is handed in."""
        self.settings = settings
        self.hall: Hall | None = None
        self._store = store
        self._client = client
        self.stopping: Callable[[], bool] = lambda: False  # whether the operator wants it to end

    @asynccontextmanager
    async def _life(self) -> AsyncIterator[None]:
        settings = self.settings
        store = self._store or await await_store(settings.database_url(), settings.node, lambda: self.stopping())
        start = partial(Worker.start, settings.preload)
        bots = Bots(start, settings.bot_workers, settings.bot_seconds, settings.bot_delay)
        push, checks = _push_key(settings), passkeys.find()
        self.hall = Hall(settings, store, bots, Analyses(start), CardChecks(start), push, checks)
        self.hall.start()
        async with exposed(settings.metrics, self.hall.metrics_text):
            try:
                yield
            finally:
                await self.hall.close()

    async def __call__(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            async with self._life():
                await send({"type": "lifespan.startup.complete"})
                await receive()
            await send({"type": "lifespan.shutdown.complete"})
        elif await self._elsewhere(scope):
            kind = "websocket.http" if scope["type"] == "websocket" else "http"
            body = msgspec.json.encode(wire_http.HttpProblem("elsewhere", "server-refused-elsewhere"))
            head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
            await send({"type": f"{kind}.response.start", "status": nodes.STATUS, "headers": head})
            await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
        elif scope["type"] == "websocket":
            assert self.hall is not None  # it is there before the first socket and the first request
            await self._socket(self.hall, scope, receive, send)
        else:
            assert self.hall is not None
            await self._http(self.hall, scope, receive, send)

    def _pay(self, hall: Hall, scope: AsgiScope, cost: float) -> None:
        """Take this from the sender's budget, besides what an answer takes, or refuse."""
        if scope["path"] not in FREE and not hall.addresses.take(origins.address(scope, self.settings), cost):
            raise Refusal("too_fast", status=429)

    async def _elsewhere(self, scope: AsgiScope) -> bool:
        """Whether the proxy that sent this has to ask another node. It pays like any request of its sender."""
        found = _OF_TABLE.match(scope["path"])
        if found is None or self.hall is None or not any(name == nodes.ASKS for name, _ in scope["headers"]):
            return False
        if found["id"] is None and scope.get("method") != "POST":
            return False
        if not self.hall.addresses.take(origins.address(scope, self.settings), 0.2):
            return False
        try:
            return await self.hall.elsewhere(found["id"] or "")
        except StoreDown:
            return False

    async def _socket(self, hall: Hall, scope: AsgiScope, receive: Receive, send: Send) -> None:
        """The handshake; then, where we own the protocol, the table listens by itself, else until the end."""
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        address = origins.address(scope, hall.settings)
        table = table_of(scope["path"])
        if table is None or not origins.allowed(scope, hall.settings):
            await send({"type": "websocket.close", "code": 4403})
            return
        if not hall.addresses.take(address, TOUCH) or not hall.addresses.enter(
            address, hall.settings.sockets_per_address
        ):
            await send({"type": "websocket.close", "code": 4429})
            return
        protocol = from_scope(scope)
        line = SocketLine(hall, table, address, send, protocol)
        try:
            await send({"type": "websocket.accept"})
            if protocol is not None:
                protocol.attach(line.heard, line.lost)
                return
            while (event := await receive())["type"] != "websocket.disconnect":
                if line.heard(event.get("text") or event.get("bytes") or b""):
                    await asyncio.sleep(REST_SECONDS)
        except (OSError, RuntimeError):
            logger.debug("a socket broke off")
        line.lost()

    async def _http(self, hall: Hall, scope: AsgiScope, receive: Receive, send: Send) -> None:
        """One request and its answer, with the strict headers of every answer."""
        reply = await asking.answered(hall, scope["path"], self._answer(hall, scope, receive))
        own = {b"content-type": reply.media, b"content-length": str(len(reply.body))}
        own |= {name.lower().encode(): value for name, value in reply.headers.items()}
        head = [(name, value.encode("latin-1")) for name, value in own.items()]
        head += [(name, value) for name, value in _HEADERS if name not in own]
        status = str(reply.status)
        hall.metrics.http[status] = hall.metrics.http.get(status, 0) + 1
        await send({"type": "http.response.start", "status": reply.status, "headers": head})
        await send({"type": "http.response.body", "body": reply.body, "more_body": False})

    async def _answer(self, hall: Hall, scope: AsgiScope, receive: Receive) -> HttpReply[bytes]:
        path: str = scope["path"]
        method = "GET" if scope["method"] == "HEAD" else scope["method"]  # the server under us leaves the body out
        if len(path) > MOST_PATH or len(scope["query_string"]) > MOST_QUERY:
            raise Refusal("too_large", status=414)
        if method not in ("GET", "OPTIONS") and not origins.allowed(
            scope, self.settings
        ):  # no changes by foreign pages
            raise Refusal("bad_origin", status=403)
        self._pay(hall, scope, TOUCH)
        found = asking.find(ANSWERS, method, path)
        most = found[0].most if found is not None and found[0].most else self.settings.body_limit
        body = b""
        if method == "POST":
            body = await _body(receive, most)
            self._pay(hall, scope, len(body) / BODY)
            if len(body) > most:
                raise Refusal("too_large", status=413)
        if found is not None:
            headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
            key, token = headers.get("x-person", ""), bearer(headers.get("authorization", ""))
            asker = Asker(hall, origins.address(scope, self.settings), token, key)
            reply = await asking.ask(*found, asker, scope["query_string"].decode("latin-1"), headers, body)
        elif method != "GET":
            raise Refusal("no_such_page", status=405)
        elif path == openapi.PATH:
            self._pay(hall, scope, 1)
            reply = HttpReply(await asyncio.to_thread(openapi.document))
        else:
            return pages.page(scope, self._client or resources.web_client(), self.settings.page)
        if method == "GET" and path in COMPRESSED:
            pages.compress(scope, reply)
        return reply


async def _body(receive: Receive, most: int) -> bytes:
    """The body of a request; one that is too large is not read to its end."""
    body, more = b"", True
    while more and len(body) <= most:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body
