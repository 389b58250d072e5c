"""What one request may cost the others: the worst input of every door, by the server's own processor time and memory.

The doors come from the routes and from the schema; a new one without a worst input fails by name.
`python -m tests.server.test_costs` prints the table.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from meetinghouse import resources
from meetinghouse.client import Table, parse_link
from meetinghouse.server.app import App
from meetinghouse.server.settings import Settings
from meetinghouse.server.wire import inbound, schema, shapes
from tests.server.harness import Process, hello, open_table, run, server_process, until

_NUMBER = itertools.count()
MOST_SECONDS = 0.05  # of processor time in the thread that serves all tables
MOST_BYTES = 16 * 2**20
TRIES = 3  # the least of them counts: other work of the same process is no cost of this door
LARGE_SET = resources.path("cards", "new_salem", "house.toml").read_text("utf-8") + "\n# FRESH " + "x" * 15_000
DEEP_SET = "a" + ".a" * 16_000 + "=1"
NESTED = {"a": {"b": [[[[[0] * 2000]]]]}}
TEXT = "\u0301\u202e" * 190
# Method and path -> what follows the path, and the body.
ROUTES: dict[str, tuple[str, Any]] = {
    "GET /api/games": ("?" + "a=&" * 150, None),
    "GET /api/card-sets": ("", None),
    "POST /api/card-sets": ("", {"text": DEEP_SET}),
    "GET /api/tables": ("?game=" + "a" * 40, None),
    "GET /api/me/tables": ("", None),
    "GET /api/me": ("", None),
    "POST /api/me": ("", {"name": "\u0301" * 24, "face": 24}),
    "POST /api/me/wake": ("", None),
    "POST /api/me/link": ("", None),
    "POST /api/me/paper": ("", None),
    "POST /api/me/join": ("", {"code": "-" * 64, "sure": True}),
    "POST /api/me/told": ("", None),
    "POST /api/me/forget": ("", {"id": "ZZZZZZ"}),
    "GET /api/me/export": ("", None),
    "POST /api/me/delete": ("", {"sure": True}),
    "GET /api/me/games": (f"?before={2**53}", None),
    "GET /api/me/stats": ("", None),
    "GET /api/me/company": ("", None),
    "POST /api/me/tie": ("", {"id": "Z" * 10, "wish": "apart"}),
    "POST /api/me/friend": ("", None),
    "POST /api/me/befriend": ("", {"code": "-" * 64, "sure": True}),
    "POST /api/tables/{table}/tie": ("", {"seat": 11, "wish": "again"}),
    "POST /api/tables/{table}/call": ("", {"id": "Z" * 10}),
    "POST /api/quick": ("", {"name": "\u0301" * 24, "face": 24, "game": "a" * 40}),
    "GET /api/codes/{code}": ("", None),
    "POST /api/tables": ("", {"game": "new_salem", "seats": 8, "options": {"cards": LARGE_SET}}),
    "GET /api/tables/{table}": ("", None),
    "POST /api/tables/{table}/sit": ("", {"name": "\u0301" * 24, "key": "x" * 16}),
    "POST /api/tables/{table}/return": ("", {"seat": 11, "key": "x" * 16}),
    "GET /api/tables/{table}/record": ("", None),
    "GET /api/tables/{table}/replay": ("?eyes=open&first=0&count=2000", None),
    "GET /api/tables/{table}/story": ("", None),
    "GET /api/tables/{table}/analysis": ("", None),
    "GET /api/tables/{table}/coach": ("", None),
    "GET /api/tables/{table}/verify": ("", None),
    "POST /api/tables/{table}/on": ("", {"seat": 0, "name": "\u0301a" * 12, "inputs": 1_000_000}),
    "GET /api/rules/{game}": ("?lang=fr", None),
    "GET /api/howto/{game}": ("?lang=fr", None),
    "GET /api/panels/{game}": ("", None),
    "GET /api/words/{game}": ("?lang=fr", None),
    "POST /api/lessons/{game}/{scene}": ("", {"answers": [NESTED] * 5}),
    "GET /api/trial": ("?back=6", None),
    "POST /api/trial": ("", {"day": "0001-01-01", "answer": NESTED}),
    "GET /api/push": ("", None),
    "GET /api/address": ("", None),
    "GET /api/wire.json": ("", None),
    "GET /health/live": ("", None),
    "GET /health/ready": ("", None),
    "GET /health": ("", None),
    "GET /games/{game}/{path}": ("/" + "../" * 100, None),
    "GET /": ("", None),
    "GET /{path}": ("a/" * 200, None),
    "GET /schema/openapi.json": ("", None),
    "GET /schema": ("", None),
    "GET /schema/{path}": ("", None),
}
# Kind of message -> its fields besides the id.
MESSAGES: dict[str, dict[str, Any]] = {
    "hello": {"protocol": shapes.PROTOCOL, "token": "x" * 64, "key": "x" * 16, "name": "\u0301" * 24, "n": 2**53},
    "answer": {"choice": {"ask": 1, "do": NESTED}},
    "say": {"text": TEXT, "channel": "table"},
    "remark": {"remark": "suspect", "about": 11},
    "note": {"text": "\U0001f600" * 4000},
    "ready": {},
    "rename": {"name": "\u0301" * 24},
    "move": {"to": 11, "who": 0},
    "leave": {},
    "configure": {"options": {"cards": LARGE_SET}, "watchers_chat": True},
    "set_bot": {"seat": 11, "level": 9},
    "fill": {"level": 9},
    "kick": {"seat": 11},
    "seat_link": {"seat": 1},
    "renew": {},
    "mute": {"seat": 11, "for_all": True},
    "start": {},
    "pause": {},
    "turn_glass": {},
    "hasten": {"tempo": "rush"},
    "rematch": {},
    "close": {},
    "vote": {"yes": True},
    "report": {"seat": 11, "why": "abuse", "text": "\U0001f600" * 1000},
    "back": {},
    "call_me": {"endpoint": "https://[" + "a" * 500, "p256dh": "A" * 120, "auth": "A" * 40},
    "call_off": {"endpoint": "https://" + "a" * 500},
    "ping": {},
}


def _http_doors() -> set[str]:
    found = set()
    for route in App(Settings(metrics="")).litestar.routes:
        path = route.path.replace(":str}", "}").replace(":path}", "}")
        found |= {f"{method} {path}" for method in getattr(route, "methods", ()) if method != "OPTIONS"}
    return found


def test_every_door_has_a_worst_input() -> None:
    assert _http_doors() - set(ROUTES) == set(), "routes without a worst input"
    assert set(ROUTES) - _http_doors() == set(), "worst inputs of routes that are gone"
    known = {str(cls.__struct_config__.tag) for cls in schema.client_messages()}
    assert set(MESSAGES) == known


class Doors:
    """A server with a game that goes on, one that is over, and a lobby."""

    def __init__(self, server: Process, http: httpx.AsyncClient, other: Table, over: str, token: str) -> None:
        """See `opened`."""
        self.server, self.http, self.other, self.over, self.token = server, http, other, over, token
        self.costs: dict[str, tuple[float, int]] = {}

    async def measure(self, door: str, ask: Any, prepare: Any = None) -> None:
        """The least processor time of some tries, and the memory that is not given back; then another table plays."""
        spent = []
        before = self.server.usage()
        for _ in range(TRIES):
            if prepare is not None:
                await prepare()
            start = self.server.loop_seconds()
            await ask()
            spent.append(self.server.loop_seconds() - start)
        grown = self.server.usage().bytes - before.bytes
        self.costs[door] = min(spent), grown
        await self.other.do(inbound.Note("n" + door, door))

    async def request(self, method: str, path: str, more: str, body: Any) -> None:
        """One request, whatever comes of it."""
        where = path.format(table=self.over, game="salem1692", scene="first", path="x", code="BCDF") + more
        await self.http.request(method, where, **({} if body is None else {"json": _fresh(body)}))

    async def message(self, kind: str, fields: dict[str, Any], playing: bool) -> None:
        """Send it as the host of a table, until it has been answered; each time to a new table."""
        game = {"game": "new_salem"} if kind == "configure" else {}
        socket: ClientConnection | None = None

        async def prepare() -> None:
            nonlocal socket
            if socket is not None:
                await socket.close()
            opened = await open_table(self.server.url, 3, bots={"1": 1, "2": 1}, start=playing, **game)
            where = f"{self.server.url.replace('http', 'ws')}/ws/{opened.table}"
            socket = await connect(where, max_size=2**24, open_timeout=120)
            if kind != "hello":
                await socket.send(hello(token=opened.token))
                await _answered(socket, "snapshot")

        async def ask() -> None:
            assert socket is not None
            ident = {} if kind == "hello" else {"id": "m"}
            await socket.send(json.dumps({"type": kind, **ident, **_fresh(fields)}))
            await _answered(socket, "m")

        await self.measure(f"{kind}{' in play' if playing else ''}", ask, prepare)
        assert socket is not None
        await socket.close()


def _fresh(body: Any) -> Any:
    """A card set is another one each time, so that it cannot have been kept from the time before."""
    return json.loads(json.dumps(body).replace("FRESH", str(next(_NUMBER))))


async def _answered(socket: ClientConnection, wanted: str) -> None:
    """Until the answer has come; a goodbye is one as well."""
    async for data in socket:
        got = json.loads(data)
        if wanted in (got.get("id"), got["type"]) or got["type"] == "bye":
            return


@asynccontextmanager
async def doors(server: Process) -> AsyncIterator[Doors]:
    """Everything that is needed to try the doors of a server."""
    headers = {"X-Forwarded-For": "10.0.0.1"}
    one = await open_table(server.url, 2, bots={"1": 1}, start=True, options={"rounds": 1})
    async with Table(parse_link(f"{server.url}/t/{one.table}"), one.token) as ann:
        while ann.end is None:
            if ann.ask is not None:
                await ann.answer(ann.ask.options[0])
            await ann.next()
    two = await open_table(server.url, 3, bots={"1": 1, "2": 1}, start=True, options={"rounds": 1000})
    more = {**headers, "Authorization": f"Bearer {one.token}"}
    async with (
        Table(parse_link(f"{server.url}/t/{two.table}"), two.token) as other,
        httpx.AsyncClient(base_url=server.url, timeout=300, headers=more) as http,
    ):
        await until(other, lambda t: t.view is not None, 120)
        yield Doors(server, http, other, one.table, one.token)


async def measured(server: Process) -> dict[str, tuple[float, int]]:
    """The cost of every door: seconds of processor time, and bytes that are kept."""
    async with doors(server) as tried:
        for door, (more, body) in ROUTES.items():
            method, _, path = door.partition(" ")
            await tried.request(method, path, more, body)  # the first use may import a game, away from the loop
            await tried.measure(door, lambda m=method, p=path, q=more, b=body: tried.request(m, p, q, b))
        for kind, fields in MESSAGES.items():
            for playing in (False, True):
                await tried.message(kind, fields, playing)
        return tried.costs


def test_no_request_costs_the_others_much(tmp_path: Path) -> None:
    """Neither processor time nor memory, whatever stands in it."""
    with server_process(tmp_path, rate=1e9, address_rate=1e9) as server:
        costs = run(measured(server), 900)
    assert len(costs) >= len(ROUTES) + len(MESSAGES)
    assert {door: cost for door, cost in costs.items() if cost[0] > MOST_SECONDS or cost[1] > MOST_BYTES} == {}


def main() -> None:
    """Print what every door costs."""
    with tempfile.TemporaryDirectory() as folder, server_process(Path(folder), rate=1e9, address_rate=1e9) as server:
        costs = asyncio.run(measured(server))
    for door, (seconds, kept) in sorted(costs.items(), key=lambda one: -one[1][0]):
        sys.stdout.write(f"{door:40} {seconds * 1000:8.1f} ms {kept / 2**20:8.1f} MB\n")


if __name__ == "__main__":
    main()
