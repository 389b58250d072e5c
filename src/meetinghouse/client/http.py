"""The HTTP side: links, and opening, finding and joining tables."""

import re
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import shapes

T = TypeVar("T")
# In JSON: a backslash that escapes another one, and what steers a terminal or turns text round, escaped or as it is.
_STEERS = re.compile(
    r"\\\\|\\[bfr]|\\u(?:00(?:[01][0-9a-fA-F]|7[fF]|[89][0-9a-fA-F])|061[cC]|20(?:0[b-fB-F]|2[89a-eA-E]|6[0-9a-fA-F])"
    r"|[fF][eE][fF][fF])|[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]"
)


def harmless(data: str | bytes) -> str:
    """JSON from a server without what would steer a terminal: ours sends nothing of it, a stranger's may."""
    text = data if isinstance(data, str) else data.decode("utf-8", "replace")
    return _STEERS.sub(lambda found: found[0] if found[0] == r"\\" else " ", text)


class ServerRefused(Exception):
    """The server said no; `key` is the Fluent id of the sentence."""

    def __init__(self, status: int, problem: wire_http.HttpProblem) -> None:
        super().__init__(problem.code)
        self.status = status
        self.code = problem.code
        self.key = problem.key


@dataclass(frozen=True, slots=True)
class TableLink:
    """A link to a table, taken apart."""

    server: str
    table: str
    key: str = ""
    seat: str = ""
    host: str = ""

    def socket(self) -> str:
        """Where the table's socket is."""
        parts = urlsplit(self.server)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return f"{scheme}://{parts.netloc}/ws/{self.table}"


def parse_link(link: str, server: str = "http://127.0.0.1:1692") -> TableLink:
    """An invite, seat or host link, or a typed code `TABLE-KEY` at `server`. Raises ValueError."""
    text = link.strip()
    if "://" not in text:
        table, _, key = text.partition("-")
        if not table.isalnum():
            raise ValueError(link)
        return TableLink(server, table.upper(), key.upper())
    parts = urlsplit(text)
    table = parts.path.rstrip("/").rsplit("/", 1)[-1]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table.isalnum():
        raise ValueError(link)
    base = f"{parts.scheme}://{parts.netloc}"
    name, equals, token = parts.fragment.partition("=")
    if not equals:
        return TableLink(base, table.upper(), key=parts.fragment)
    if name == "seat":
        return TableLink(base, table.upper(), seat=token)
    if name == "host":
        return TableLink(base, table.upper(), host=token)
    if name == "key":
        return TableLink(base, table.upper(), key=token)
    raise ValueError(link)


class ServerClient:
    """A server's HTTP face. Use it as an async context manager."""

    def __init__(self, server: str = "http://127.0.0.1:1692", timeout: float = 20.0, person: str = "") -> None:
        """Connects on first use. `person` is the key of the player who sits down through it (`client.person`)."""
        self.person = person
        self.server = server.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.server, timeout=timeout)

    async def __aenter__(self) -> "ServerClient":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of the connections."""
        await self._http.aclose()

    async def games(self) -> list[wire_http.GameInfo]:
        """What can be played."""
        return (await self._get("/api/games", wire_http.Games)).games

    async def tables(self, game: str = "") -> list[wire_http.PublicTable]:
        """Public tables."""
        return (await self._get("/api/tables", wire_http.PublicTables, params={"game": game})).tables

    async def mine(self) -> list[wire_http.MyTable]:
        """Where this person sits."""
        return (await self._get("/api/me/tables", wire_http.MyTables)).tables

    async def open(self, wish: wire_http.OpenTable) -> wire_http.Opened:
        """Open a table."""
        return await self._post("/api/tables", wish, wire_http.Opened)

    async def sit(
        self,
        table: str,
        name: str,
        key: str = "",
        seat: int | None = None,
        host: str = "",
        face: int = 0,
        program: str = "",
    ) -> wire_http.Seated:
        """Sit down; `host` is the host's token, for the host's own seat, `program` what plays if it is no person."""
        wish = wire_http.SitDown(name=name, key=key, seat=seat, face=face, program=program)
        return await self._post(f"/api/tables/{table}/sit", wish, wire_http.Seated, token=host)

    async def info(self, table: str, key: str = "", token: str = "") -> shapes.TableInfo:
        """What is public about a table."""
        return await self._get(f"/api/tables/{table}", shapes.TableInfo, key=key, token=token)

    async def record(self, table: str, key: str = "", token: str = "") -> str:
        """The record of a finished game."""
        return (await self._send("GET", f"/api/tables/{table}/record", key=key, token=token)).text

    async def replay(
        self, table: str, eyes: str = "open", key: str = "", token: str = "", first: int = 0, count: int = 200
    ) -> wire_http.Replay:
        """A finished game step by step."""
        params = {"eyes": eyes, "first": str(first), "count": str(count)}
        return await self._get(f"/api/tables/{table}/replay", wire_http.Replay, params=params, key=key, token=token)

    async def story(self, table: str, key: str = "", token: str = "") -> wire_http.Story:
        """What turned a finished game."""
        return await self._get(f"/api/tables/{table}/story", wire_http.Story, key=key, token=token)

    async def analysis(self, table: str, key: str = "", token: str = "") -> wire_http.Analysed:
        """Chances and thoughts of a finished game, once they are worked out."""
        return await self._get(f"/api/tables/{table}/analysis", wire_http.Analysed, key=key, token=token)

    async def play_on(
        self, table: str, seat: int, name: str, inputs: int, one_room: bool = False, key: str = "", token: str = ""
    ) -> wire_http.Opened:
        """A new table from a moment of a finished game."""
        wish = wire_http.PlayOn(seat, name, inputs, one_room=one_room)
        return await self._post(f"/api/tables/{table}/on", wish, wire_http.Opened, key=key, token=token)

    async def _get(
        self, path: str, kind: type[T], params: dict[str, str] | None = None, key: str = "", token: str = ""
    ) -> T:
        response = await self._send("GET", path, params=params, key=key, token=token)
        return msgspec.json.decode(harmless(response.content), type=kind)

    async def _post(self, path: str, body: msgspec.Struct, kind: type[T], key: str = "", token: str = "") -> T:
        response = await self._send("POST", path, content=msgspec.json.encode(body), key=key, token=token)
        return msgspec.json.decode(harmless(response.content), type=kind)

    async def _send(self, method: str, path: str, key: str = "", token: str = "", **more: Any) -> httpx.Response:
        headers = {"Content-Type": "application/json"} if "content" in more else {}
        if key:
            headers["X-Invite-Key"] = key
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if self.person:
            headers["X-Person"] = self.person
        try:
            response = await self._http.request(method, path, headers=headers, **more)
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
        if response.status_code >= 400:
            try:
                problem = msgspec.json.decode(harmless(response.content), type=wire_http.HttpProblem)
            except msgspec.DecodeError:
                problem = wire_http.HttpProblem("internal", "server-refused-internal")
            raise ServerRefused(response.status_code, problem)
        return response
