"""Builds the ASGI application from settings. No globals: two servers can run in one process."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import meetinghouse as mh
from meetinghouse.server import passkeys
from meetinghouse.server.bots.analyses import Analyses
from meetinghouse.server.bots.pool import Bots
from meetinghouse.server.bots.process import CARDS, Worker
from meetinghouse.server.hall import nodes
from meetinghouse.server.hall.cardsets import CardChecks
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http import origins, pages
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.http.asking import most_bytes
from meetinghouse.server.http.limits import TOUCH
from meetinghouse.server.http.routes import ROUTES
from meetinghouse.server.metrics import exposed
from meetinghouse.server.push import keys
from meetinghouse.server.push.keys import Key
from meetinghouse.server.settings import Settings
from meetinghouse.server.sockets.endpoint import Sockets
from meetinghouse.server.store import Store, StoreDown
from meetinghouse.server.store.opening import await_store
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire.bounds import too_much
from meetinghouse.server.wire.refusals import Refusal

AsgiScope = dict[str, Any]
logger = logging.getLogger("meetinghouse.app")
SCHEMA = "/schema"
MOST_PATH = 512
MOST_QUERY = 512  # bytes
BODY = 16_384  # bytes of a body that count for one more
FREE = {path for answer in ANSWERS if not answer.pays for path in answer.paths}  # what a proxy asks all the time
_OF_TABLE = re.compile(r"/(?:ws|api/tables|t|r)(?:/(?P<id>[^/]{1,16})(?:/|$)|$)")
_CODES = {400: "unreadable", 404: "no_such_page", 405: "no_such_page", 413: "too_large", 429: "too_fast"}


def _push_key(settings: Settings) -> Key | None:
    try:
        return keys.find_or_make(settings)
    except ValueError as error:
        logger.error("nobody will be called: the push key is none (%s); `meetinghouse doctor` says more", error)
        return None


def _problem(refusal: Refusal) -> Response[wire_http.HttpProblem]:
    told = wire_http.HttpProblem(refusal.code, refusal.key, refusal.args_, refusal.rule)
    return Response(told, status_code=refusal.status)


def _refused(_request: Request[Any, Any, State], refusal: Refusal) -> Response[wire_http.HttpProblem]:
    return _problem(refusal)


def _store_down(_request: Request[Any, Any, State], error: StoreDown) -> Response[wire_http.HttpProblem]:
    logger.warning("the store failed: %s", error)
    return _problem(Refusal("unavailable", status=503))


def _unreadable(_request: Request[Any, Any, State], _error: Exception) -> Response[wire_http.HttpProblem]:
    """A body that is no text, or nested too deeply."""
    return _problem(Refusal("unreadable"))


def _http_error(_request: Request[Any, Any, State], error: HTTPException) -> Response[wire_http.HttpProblem]:
    return _problem(Refusal(_CODES.get(error.status_code, "unreadable"), status=error.status_code))


def _crash(request: Request[Any, Any, State], error: Exception) -> Response[wire_http.HttpProblem]:
    logger.error("%s failed", request.scope["path"], exc_info=error)
    request.app.state.hall.metrics.internal_errors += 1
    return _problem(Refusal("internal", status=500))


class App:
    """Sockets go straight to the tables; everything else goes through Litestar."""

    def __init__(self, settings: Settings, store: Store | None = None, client: Path | None = None) -> None:
        """`store` is opened from the settings when the server starts, unless one is handed in."""
        self.settings = settings
        self.hall: Hall | None = None
        self._store = store
        self.stopping: Callable[[], bool] = lambda: False  # whether the operator wants it to end
        self._sockets: Sockets | None = None
        self._described: asyncio.Task[Any] | None = None
        self.litestar = Litestar(
            route_handlers=[*ROUTES, pages.face, pages.client],
            lifespan=[self._life],
            state=State({"client": client}),
            exception_handlers={
                Refusal: _refused,
                StoreDown: _store_down,
                UnicodeDecodeError: _unreadable,
                RecursionError: _unreadable,
                HTTPException: _http_error,
                Exception: _crash,
            },
            # What everybody fetches first and holds no secret; answers about one table stay as they are.
            compression_config=CompressionConfig(
                backend="gzip", minimum_size=1000, exclude=r"^/(?!api/(games|tables)$)."
            ),
            openapi_config=OpenAPIConfig(
                title="Meetinghouse", version=mh.__version__, path=SCHEMA, render_plugins=[JsonRenderPlugin()]
            ),
            request_max_body_size=settings.body_limit,
            pdb_on_exception=False,
            logging_config=None,
        )

    @asynccontextmanager
    async def _life(self, app: Litestar) -> AsyncIterator[None]:
        settings = self.settings
        store = self._store or await await_store(settings.database_url(), settings.node, lambda: self.stopping())
        start = partial(Worker.start, settings.preload)
        bots = Bots(start, settings.bot_workers, settings.bot_seconds, settings.bot_delay)
        card_checks = CardChecks(partial(start, program=CARDS))
        self.hall = Hall(settings, store, bots, Analyses(start), card_checks, _push_key(settings), passkeys.find())
        app.state.hall = self.hall
        self._sockets = Sockets(self.hall)
        self.hall.start()
        async with exposed(settings.metrics, self.hall.metrics_text):
            try:
                yield
            finally:
                await self.hall.close()

    async def __call__(self, scope: AsgiScope, receive: Any, send: Any) -> None:
        """ASGI."""
        if scope["type"] in ("http", "websocket") and await self._elsewhere(scope):
            kind = "websocket.http" if scope["type"] == "websocket" else "http"
            body = msgspec.json.encode(wire_http.HttpProblem("elsewhere", "server-refused-elsewhere"))
            head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
            await send({"type": f"{kind}.response.start", "status": nodes.STATUS, "headers": head})
            await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
        elif scope["type"] == "websocket":
            assert self._sockets is not None
            await self._sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.litestar(scope, receive, send)  # type: ignore[arg-type]  # Litestar has names of its own

    def _at_the_gate(self, scope: AsgiScope) -> Refusal | None:
        """Requests that are refused on every path."""
        if len(scope["path"]) > MOST_PATH or len(scope["query_string"]) > MOST_QUERY:
            return Refusal("too_large", status=414)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not origins.allowed(scope, self.settings):
            return Refusal("bad_origin", status=403)
        return self._paid(scope, 1 if scope["path"].startswith(SCHEMA) else TOUCH)  # Litestar's own pages pay here

    def _paid(self, scope: AsgiScope, cost: float) -> Refusal | None:
        """Take this from the sender's budget, besides what an answer takes; the refusal if there is not enough."""
        if self.hall is None or scope["path"] in FREE:
            return None
        address = origins.address(scope, self.settings)
        return None if self.hall.addresses.take(address, cost) else Refusal("too_fast", status=429)

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

    async def _http(self, scope: AsgiScope, receive: Any, send: Any) -> None:
        """Headers on every answer, and no changes from foreign pages."""
        hall = self.hall

        async def with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                given = [(k.lower(), v) for k, v in message.get("headers", [])]
                names = {k for k, _ in given}
                extra = [(k.lower().encode(), v.encode()) for k, v in pages.HEADERS.items()]
                message["headers"] = given + [(k, v) for k, v in extra if k not in names]
                if hall is not None:
                    status = str(message["status"])
                    hall.metrics.http[status] = hall.metrics.http.get(status, 0) + 1
            await send(message)

        refusal = self._at_the_gate(scope)
        if refusal is None and scope["method"] == "POST":
            most = most_bytes(ANSWERS, "POST", scope["path"], self.settings.body_limit)
            body, receive = await _whole(receive, most)
            refusal = self._paid(scope, len(body) / BODY)
            if refusal is None and len(body) <= most and too_much(body):
                refusal = Refusal("unreadable")
        if refusal is not None:
            told = msgspec.json.encode(wire_http.HttpProblem(refusal.code, refusal.key))
            kind = [(b"content-type", b"application/json")]
            await with_headers({"type": "http.response.start", "status": refusal.status, "headers": kind})
            await with_headers({"type": "http.response.body", "body": told, "more_body": False})
            return
        if scope["path"].startswith(SCHEMA):  # made once, in a quarter of a second
            self._described = self._described or asyncio.create_task(
                asyncio.to_thread(lambda: self.litestar.openapi_schema)
            )
            await asyncio.shield(self._described)
        if scope["method"] == "HEAD":  # answered like GET; the server under us leaves the body out
            scope = {**scope, "method": "GET"}
        await self.litestar(scope, receive, with_headers)  # type: ignore[arg-type]  # Litestar has names of its own


async def _whole(receive: Any, most: int) -> tuple[bytes, Any]:
    """A body, and the way to it once more. What is too large is not read to its end and left to Litestar."""
    pieces: list[dict[str, Any]] = []
    size, more = 0, True
    while more and size <= most:
        pieces.append(await receive())
        size += len(pieces[-1].get("body", b""))
        more = pieces[-1].get("more_body", False)
    body = b"".join(piece.get("body", b"") for piece in pieces)

    async def again() -> dict[str, Any]:
        return pieces.pop(0) if pieces else await receive()

    return body, again
