"""The built web client, served with strict headers. Every path that is not a file shows the client's one page."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.http.headers import HEADERS as HEADERS
from meetinghouse.server.wire.refusals import Refusal

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

SMALL = 1000  # bytes that are not worth compressing
_TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOR_EVER = "public, max-age=31536000, immutable"


def _file(root: Path, path: str) -> Path | None:
    """A file of the client, and nothing outside its folder."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        raise Refusal("no_such_page", status=404) from None


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page."""
    root: Path | None = request.app.state.client or resources.web_client()
    if root is None or path.startswith(("/api/", "/ws/")):
        raise Refusal("no_such_page", status=404)
    found = _file(root, path) if path.strip("/") else None
    if found is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal("no_such_page", status=404)
        found = root / "index.html"
    return _sent(request, found, FOR_EVER if path.startswith("/assets/") else "no-cache")


@get("/games/{game:str}/{path:path}", include_in_schema=False)
async def face(request: Request[Any, Any, State], game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game's package brings, under the same strict headers as our own."""
    try:
        folder = mh.find_game(game).folder
    except MeetinghouseError:
        folder = None
    found = _file(folder / "web", path) if folder is not None else None
    if found is None:
        raise Refusal("no_such_page", status=404)
    return _sent(request, found, "no-cache")


def _sent(request: Request[Any, Any, State], found: Path, keep: str) -> Response[bytes]:
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep}
    body = found.read_bytes()
    if kind.startswith(_TEXTS):
        headers["Vary"] = "Accept-Encoding"
        coding, body = _encoded(request.headers.get("accept-encoding", ""), found, body)
        if coding:
            headers["Content-Encoding"] = coding
    return Response(body, media_type=kind, headers=headers)


def _encoded(accepted: str, found: Path, body: bytes) -> tuple[str, bytes]:
    """The compressed twin that the build made, if there is one and the browser takes it; else we compress it once."""
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        twin = found.with_name(found.name + suffix)
        if coding in accepted and twin.is_file():
            return coding, twin.read_bytes()
    if "gzip" in accepted and len(body) > SMALL:
        return "gzip", _gzipped(body)
    return "", body


@lru_cache(maxsize=256)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
