"""What one request may cost the others: the worst input of every door, by the server's own processor time and memory.

The doors come from the table of answers and from the schema; a new one without a worst input fails by name.
`python -m tests.server.test_costs` prints the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import astuple
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meetinghouse import resources
from meetinghouse.client import RemoteTable, parse_link
from meetinghouse.server.hall import tokens, voices
from meetinghouse.server.http import openapi
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.store.people import PUZZLE_DAYS, RESULTS, PuzzleDay, Result
from meetinghouse.server.wire import inbound, schema, shapes
from tests.server.authenticator import text
from tests.server.harness import Process, hello, open_table, run, running, server_process, until

_NUMBER = itertools.count()
KEY = "k" * 32
MOST_SECONDS = 0.05  # of processor time in the thread that serves all tables
MOST_BYTES = 16 * 2**20
TRIES = 3  # the least of them counts: other work of the same process is no cost of this door
LARGE_SET = resources.path("cards", "new_salem", "house.toml").read_text("utf-8") + "\n# FRESH " + "x" * 15_000
DEEP_SET = "a" + ".a" * 16_000 + "=1"
NESTED = {"a": {"b": [[[[[0] * 800]]]]}}  # five of them are as many values as may be
# What is only to be read costs most where it is nothing but brackets, strings or escapes.
RAW = {"brackets": "[]" * 23_000, "strings": '"",' * 15_000, "escapes": "[]" * 40 + '"' + '\\"' * 22_000}
_HEAD, *_LINES = (Path(__file__).parents[1] / "records" / "salem1692-12.jsonl").read_text("utf-8").split("\n")
_SAID = json.dumps({"said": 0, "channel": "table", "text": "x" * 900})
LONG_RECORD = "\n".join([_HEAD, *[_SAID] * 220, *_LINES])  # as long as one may be, and all of it is played through
TEXT = "\u0301\u202e" * 20 + "\ufdfaFRESH" + "\ufdfa" * 340  # the last is a letter that Unicode spells with eighteen
DEEP_CLIENT = text(b'{"challenge":"' + b"A" * 32 + b'","a":' + b"[" * 700)[:1024]
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
    "POST /api/me/passkey/make": ("", None),
    "POST /api/me/passkey/made": ("", {"client": DEEP_CLIENT, "attestation": "n" * 4096}),
    "POST /api/me/passkey/ask": ("", None),
    "POST /api/me/passkey/asked": (
        "",
        {"id": "A" * 1400, "client": DEEP_CLIENT, **dict.fromkeys(("data", "signature", "user"), "A" * 1024)},
    ),
    "GET /api/me/export": ("", None),
    "GET /api/me/games": (f"?before={2**53}", None),
    "GET /api/me/company": ("", None),
    "POST /api/me/tie": ("", {"id": "Z" * 10, "wish": "apart"}),
    "POST /api/me/friend": ("", None),
    "POST /api/me/befriend": ("", {"code": "-" * 64, "sure": True}),
    "POST /api/tables/{table}/tie": ("", {"seat": 11, "wish": "again"}),
    "POST /api/tables/{table}/call": ("", {"id": "Z" * 10}),
    "POST /api/quick": ("", {"name": "\u0301" * 24, "face": 24, "game": "a" * 40}),
    "POST /api/me/delete": ("", {"sure": True}),
    "GET /api/codes/{code}": ("", None),
    "POST /api/tables": ("", {"game": "new_salem", "seats": 8, "options": {"cards": LARGE_SET}}),
    "GET /api/tables/{table}": ("", None),
    "POST /api/tables/{table}/sit": ("", {"name": "\u0301" * 24, "key": "x" * 16}),
    "POST /api/tables/{table}/return": ("", {"seat": 11, "key": "x" * 16}),
    "GET /api/tables/{table}/record": ("", None),
    "POST /api/records": ("", {"text": LONG_RECORD}),
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
    "GET /api/voices/{game}": ("?lang=fr", None),
    "GET /api/voices/{game}/{line}": ("?lang=fr", None),
    "POST /api/lessons/{game}/{scene}": ("", {"answers": [NESTED] * 5}),
    "GET /api/trial": ("?back=6", None),
    "POST /api/trial": ("", {"day": datetime.now(UTC).date().isoformat()}),  # given up: its proof is made
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
}
# What comes in headers; every request comes with a token and with the key of somebody who has played much.
HEADERS: dict[str, dict[str, str]] = {
    "POST /api/me/wake": {"Sec-Fetch-Site": "same-origin", "Cookie": 'a="' + "\\" * 4000 + '"; meetinghouse=x'},
    "GET /api/tables/{table}": {"X-Invite-Key": "x" * 16},
}
FORGET = "POST /api/me/delete"  # comes with somebody else's key, see `Doors.somebody`
GAMES = 5000  # that they have played, as many as are ever counted
DAYS = 400  # whose trials they have tried
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
    pages = {f"GET {path}" for path in ("/", "/{path}", "/games/{game}/{path}", openapi.PATH)}
    return pages | {f"{answer.method} {path}" for answer in ANSWERS for path in answer.paths}


def test_every_door_has_a_worst_input() -> None:
    assert _http_doors() - set(ROUTES) == set(), "routes without a worst input"
    assert set(ROUTES) - _http_doors() == set(), "worst inputs of routes that are gone"
    known = {str(cls.__struct_config__.tag) for cls in schema.client_messages()}
    assert set(MESSAGES) == known


class Doors:
    """A server with a game that goes on, one that is over, and a lobby."""

    def __init__(self, server: Process, http: httpx.AsyncClient, other: RemoteTable, over: str) -> None:
        """See `doors`."""
        self.server, self.http, self.other, self.over = server, http, other, over
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

    async def request(self, door: str) -> None:
        """One request, whatever comes of it but a mistake of ours."""
        method, _, path = door.partition(" ")
        more, body = ROUTES[door]
        where = (
            path.format(table=self.over, game="salem1692", scene="first", path="x", code="BCDF", line="morning") + more
        )
        given = {} if body is None else {"json": _fresh(body)}
        got = await self.http.request(method, where, headers=HEADERS.get(door, {}), **given)
        assert got.status_code < 500, (door, got.text)

    async def somebody(self) -> None:
        """A person who asks to be forgotten, and who has sat at a table."""
        key = f"{next(_NUMBER):032}"
        HEADERS[FORGET] = {"X-Person": key}
        assert (await self.http.post("/api/me", json={"name": "Bea"}, headers=HEADERS[FORGET])).status_code == 200
        with _database(self.server) as database:
            database.execute("insert into sittings values (?1, ?2)", (tokens.root(key), self.over))

    async def raw(self, door: str, text: str) -> None:
        """Something that only costs its reading."""
        if door == "/ws":
            async with connect(f"{self.server.url.replace('http', 'ws')}/ws/{self.over}") as socket:
                await socket.send(text)
                await socket.recv()
        else:
            path = door.format(table=self.over, game="salem1692", scene="first")
            got = await self.http.post(path, content=text, headers={"Content-Type": "application/json"})
            assert got.status_code < 500, (door, got.text)

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


@contextlib.asynccontextmanager
async def doors(server: Process) -> AsyncIterator[Doors]:
    """Everything that is needed to try the doors of a server."""
    host = server.url.replace("127.0.0.1", "localhost").partition("//")[2]  # where passkeys are
    headers = {"X-Forwarded-For": "10.0.0.1", "Host": host, "Origin": f"http://{host}"}
    one = await open_table(server.url, 2, bots={"1": 1}, start=True, options={"rounds": 1})
    async with RemoteTable(parse_link(f"{server.url}/t/{one.table}"), one.token) as ann:
        while ann.end is None:
            if ann.ask is not None:
                await ann.answer(ann.ask.options[0])
            await ann.next()
    two = await open_table(server.url, 3, bots={"1": 1, "2": 1}, start=True, options={"rounds": 1000})
    more = {**headers, "Authorization": f"Bearer {one.token}", "X-Person": KEY}
    async with (
        RemoteTable(parse_link(f"{server.url}/t/{two.table}"), two.token) as other,
        httpx.AsyncClient(base_url=server.url, timeout=300, headers=more) as http,
    ):
        await until(other, lambda t: t.view is not None)
        await http.post("/api/me", json={"name": "Ann"})
        _played_much(server, tokens.root(KEY))
        yield Doors(server, http, other, one.table)


def _database(server: Process) -> sqlite3.Connection:
    return sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=60)


def _played_much(server: Process, person: str) -> None:
    """Write as many finished games of this person as are counted, each with company."""
    with _database(server) as database:
        database.executemany(
            RESULTS.insert,
            (
                astuple(Result(f"T{n:06}", seat, f"p{n * seat % 2000}" if seat else person, "", "salem1692", n, 12, 12,
                               "witches", True, "tituba", n % 3 == 0, "witches", 1, 5, 2, 900))
                for n in range(GAMES)
                for seat in range(12)
            ),
        )  # fmt: skip
        days = (date.fromordinal(730_000 + n).isoformat() for n in range(DAYS))
        tried = (PuzzleDay(person, day, True, 60, n, "w" * 59 + "r") for n, day in enumerate(days))
        database.executemany(PUZZLE_DAYS.insert, map(astuple, tried))
        sat = ((person, f"T{n:06}") for n in range(GAMES))
        database.executemany("insert into sittings (person, table_id) values (?1, ?2)", sat)


async def measured(server: Process) -> dict[str, tuple[float, int]]:
    """The cost of every door: seconds of processor time, and bytes that are kept."""
    async with doors(server) as tried:
        for door in ROUTES:
            prepare = tried.somebody if door == FORGET else None
            if prepare is None:
                await tried.request(door)  # the first use may import a game, away from the loop
            await tried.measure(door, partial(tried.request, door), prepare)
        for name, text in RAW.items():
            for door in ("/ws", *(door.removeprefix("POST ") for door in ROUTES if door.startswith("POST "))):
                await tried.measure(f"{name} to {door}", partial(tried.raw, door, text))
        for kind, fields in MESSAGES.items():
            for playing in (False, True):
                await tried.message(kind, fields, playing)
        return tried.costs


async def test_every_door_over_http_has_a_price(tmp_path: Path) -> None:
    """Whoever has nothing left is refused at each of them, for files and what cannot be read, too; not at `/health`."""
    async with (
        running(tmp_path, address_rate=0.001) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        for door, (more, body) in ROUTES.items():
            method, _, path = door.partition(" ")
            where = (
                path.format(table="2222222", game="salem1692", scene="first", path="x", code="BCDF", line="morning")
                + more
            )
            got = await http.request(method, where, content=None if body is None else b"{")
            assert got.status_code == (200 if path.startswith("/health") else 429), (door, got.text)
        assert (await http.get("/health/page")).status_code == 429
        with pytest.raises(InvalidStatus):
            await connect(f"{server.url.replace('http', 'ws')}/ws/2222222")


async def test_what_cannot_be_read_costs_its_address(tmp_path: Path) -> None:
    """Over HTTP by its size, on a socket as much as a request: new connections are no new budget."""
    async with (
        running(tmp_path, address_rate=1.0) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        server.hall.addresses.rate = 0.0  # what is spent stays spent, however slow the machine is
        body, first = RAW["brackets"], {"X-Forwarded-For": "10.0.0.1"}
        got = [(await http.post("/api/card-sets", content=body, headers=first)).status_code for _ in range(20)]
        assert got == [400] * 6 + [429] * 14  # 46 KB count for 2.9
        assert server.hall.addresses.take("10.0.0.2", 16)
        url, other, heard = f"{server.url.replace('http', 'ws')}/ws/2222222", {"X-Forwarded-For": "10.0.0.2"}, 0
        with pytest.raises(InvalidStatus):
            while heard < 100:
                async with connect(url, additional_headers=other) as socket:
                    with contextlib.suppress(ConnectionClosed):
                        while heard < 100:
                            await socket.send("[")
                            heard += json.loads(await socket.recv())["type"] == "refused"
        assert heard < 20, heard  # of 4 that are left, and one more for each socket that they still open


def _served(folder: Path) -> contextlib.AbstractContextManager[Process]:
    """A server with the largest recording that it would play."""
    line = folder / "voices" / "fr" / "salem1692" / "morning.mp3"
    line.parent.mkdir(parents=True)
    line.write_bytes(b"x" * voices.MOST)
    return server_process(folder, rate=1e9, address_rate=1e9, voices=str(folder / "voices"))


def test_no_request_costs_the_others_much(tmp_path: Path) -> None:
    """Neither processor time nor memory, whatever stands in it."""
    with _served(tmp_path) as server:
        costs = run(measured(server))
    assert len(costs) >= len(ROUTES) + len(MESSAGES)
    assert {door: cost for door, cost in costs.items() if cost[0] > MOST_SECONDS or cost[1] > MOST_BYTES} == {}


def main() -> None:
    """Print what every door costs."""
    with tempfile.TemporaryDirectory() as folder, _served(Path(folder)) as server:
        costs = asyncio.run(measured(server))
    for door, (seconds, kept) in sorted(costs.items(), key=lambda one: -one[1][0]):
        sys.stdout.write(f"{door:40} {seconds * 1000:8.1f} ms {kept / 2**20:8.1f} MB\n")


if __name__ == "__main__":
    main()
