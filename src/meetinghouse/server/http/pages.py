"""The built web client, served with strict headers. Every path that is not a file shows the client's one page."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.http.headers import HEADERS as HEADERS
from meetinghouse.server.http.headers import PAGE_CSP
from meetinghouse.server.wire.refusals import Refusal

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

SMALL = 1000  # bytes that are not worth compressing
_TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
PAGE = "/page/"
_VERSIONED = re.compile(r"^(assets/|pyodide-|answers-|house-|networks-)")
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
    below: str = request.app.state.hall.settings.page
    if below and (path + "/").startswith(PAGE):
        whole = request.scope["raw_path"].startswith(PAGE.encode())  # the framework drops a slash at the end
        return _of_page(request, Path(below), path.removeprefix(PAGE.rstrip("/")).lstrip("/") if whole else None)
    root: Path | None = request.app.state.client or resources.web_client()
    if root is None or path.startswith(("/api/", "/ws/")):
        raise Refusal("no_such_page", status=404)
    found = _file(root, path) if path.strip("/") else None
    if found is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal("no_such_page", status=404)
        found = root / "index.html"
    return _sent(request, found, FOR_EVER if path.startswith("/assets/") else "no-cache")


def _of_page(request: Request[Any, Any, State], root: Path, path: str | None) -> Response[bytes]:
    """A file of the page that needs no server. It runs Python, which our own client may not, and lies in one folder: to
    a visitor with a deep link (or to the folder without its slash, None) it says where that is."""
    if path is None:
        return Response(b"", status_code=302, headers={"Location": PAGE})
    found = root / "index.html" if path in ("", "index.html") else _file(root, path)
    if found is None or not found.is_file():
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal("no_such_page", status=404)
        query = request.scope["query_string"].decode("latin-1")
        at = quote(path + (f"?{query}" if query else ""), safe="")
        return Response(b"", status_code=302, headers={"Location": f"{PAGE}?at={at}"})
    sent = _sent(request, found, FOR_EVER if _VERSIONED.search(path) else "no-cache")
    sent.headers["Content-Security-Policy"] = f"{PAGE_CSP}; frame-ancestors 'none'"
    return sent


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
