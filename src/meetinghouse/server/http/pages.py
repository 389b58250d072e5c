"""The built web client, served with strict headers. Every path that is not a file shows the client's one page."""

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

import meetinghouse as mh
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.http.asking import HttpReply
from meetinghouse.server.http.headers import PAGE_CSP
from meetinghouse.server.http.origins import Scope, header
from meetinghouse.server.wire.refusals import Refusal

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

SMALL = 1000  # bytes that are not worth compressing
LARGE = 2**19  # bytes of a file that is not read again for everybody
_TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
PAGE = "/page/"
FACES = "/games/"
_VERSIONED = re.compile(r"^(assets/|pyodide-|answers-|house-|networks-)")
FOR_EVER = "public, max-age=31536000, immutable"


def _file(root: Path, path: str) -> Path | None:
    """A file of the client, and nothing outside its folder."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        raise Refusal("no_such_page", status=404) from None


def page(scope: Scope, root: Path | None, without_server: str) -> HttpReply[bytes]:
    """What lies at a path that nobody answers: a file of the client in `root` or its page, a file of the page that
    needs no server (which lies in the folder `without_server`), or a file of the board of a game's package."""
    path: str = scope["path"]
    if without_server and (path + "/").startswith(PAGE):
        return _of_page(
            scope, Path(without_server), path.removeprefix(PAGE).lstrip("/") if path.startswith(PAGE) else None
        )
    if path.startswith(FACES):
        game, _, rest = path.removeprefix(FACES).partition("/")
        return _face(scope, game, rest)
    if root is None or path.startswith(("/api/", "/ws/", "/schema")):
        raise Refusal("no_such_page", status=404)
    found = _file(root, path) if path.strip("/") else None
    if found is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal("no_such_page", status=404)
        found = root / "index.html"
    return _sent(scope, found, FOR_EVER if path.startswith("/assets/") else "no-cache")


def _of_page(scope: Scope, root: Path, path: str | None) -> HttpReply[bytes]:
    """A file of the page that needs no server. It runs Python, which our own client may not, and lies in one folder: a
    deep link, or the folder's address without its slash (None), is redirected there."""
    if path is None:
        return HttpReply(b"", 302, headers={"Location": PAGE})
    found = root / "index.html" if path in ("", "index.html") else _file(root, path)
    if found is None or not found.is_file():
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal("no_such_page", status=404)
        query = scope["query_string"].decode("latin-1")
        at = quote(path + (f"?{query}" if query else ""), safe="")
        return HttpReply(b"", 302, headers={"Location": f"{PAGE}?at={at}"})
    sent = _sent(scope, found, FOR_EVER if _VERSIONED.search(path) else "no-cache")
    sent.headers["Content-Security-Policy"] = f"{PAGE_CSP}; frame-ancestors 'none'"
    return sent


def _face(scope: Scope, game: str, path: str) -> HttpReply[bytes]:
    """A file of the board that a game's package brings, under the same strict headers as our own."""
    try:
        folder = mh.find_game(game).folder
    except MeetinghouseError:
        folder = None
    found = _file(folder / "web", path) if folder is not None else None
    if found is None:
        raise Refusal("no_such_page", status=404)
    return _sent(scope, found, "no-cache")


def _sent(scope: Scope, found: Path, keep: str) -> HttpReply[bytes]:
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    reply = HttpReply(_bytes(found), media=kind, headers={"Cache-Control": keep})
    if kind.startswith(_TEXTS):
        compress(scope, reply, found)
    return reply


def compress(scope: Scope, reply: HttpReply[bytes], file: Path | None = None) -> None:
    """Send it smaller where the browser takes that: as the compressed twin of its file that the build made, if there is
    one; else we compress it once."""
    reply.headers["Vary"] = "Accept-Encoding"
    coding, reply.body = _encoded(header(scope, b"accept-encoding"), file, reply.body)
    if coding:
        reply.headers["Content-Encoding"] = coding


def _encoded(accepted: str, file: Path | None, body: bytes) -> tuple[str, bytes]:
    if file is not None:
        for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
            twin = file.with_name(file.name + suffix)
            if coding in accepted and twin.is_file():
                return coding, _bytes(twin)
    if "gzip" in accepted and len(body) > SMALL:
        return "gzip", _gzipped(body)
    return "", body


def _bytes(file: Path) -> bytes:
    """What is in a file. All who read a large one slowly wait for the same bytes, however many they are."""
    facts = file.stat()
    return _shared(file, facts.st_mtime_ns, facts.st_size) if facts.st_size > LARGE else file.read_bytes()


@lru_cache(maxsize=16)
def _shared(file: Path, changed: int, size: int) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=256)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
