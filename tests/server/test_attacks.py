"""What an attacker tried and must not get: tracebacks, connections held for nothing, more than their share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from pathlib import Path

import httpx
import pytest

from meetinghouse.server.http import origins, pages, protocol
from meetinghouse.server.http.limits import Addresses, Sites
from meetinghouse.server.settings import Settings
from meetinghouse.server.store import Row
from meetinghouse.server.table import folding, room
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire import inbound
from tests.server import postgres
from tests.server.harness import Running, open_table, run, running
from tests.server.test_safety import client_folder

DEEP = b'{"game": "standin", "seats": 2, "options": {"a": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
BODIES = [
    b'{"game": "\xff\xfe", "seats": 2}',
    DEEP,
    b'{"game": "standin", "seats": 2, "bots": {"' + b"1" * 5000 + b'": 1}}',
    b'{"game": "standin", "seats": 2, "bots": {"\xd9\xa1": 1}}',  # an Arabic digit
    b"{" * 60_000,
    b"",
]


async def test_nothing_sent_by_http_leads_to_a_traceback(tmp_path: Path) -> None:
    """Origins that are no URL, paths no file can have, bodies that are no text: each a coded refusal."""
    async with (
        running(tmp_path, client=client_folder(tmp_path)) as server,
        httpx.AsyncClient(base_url=server.url) as http,
    ):
        codes = set()
        for body in BODIES:
            got = await http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert got.status_code == 400, (body[:40], got.text)
            codes.add(got.json()["code"])
        assert codes == {"unreadable"}
        for origin in ("http://[", "http://]", "null"):
            got = await http.post("/api/tables", json={}, headers={"Origin": origin})
            assert got.status_code == 403 and got.json()["code"] == "bad_origin"
        for path in ("/%00", "/a%00b.js", "/" + "x" * 300, "/" + "x" * 300 + ".js", "/%ff%fe"):
            assert (await http.get(path)).status_code in (200, 404), path
        for query in ("/api/tables?game=%00", "/api/tables?game=" + "x" * 50, "/api/rules/%00?lang=xx"):
            assert (await http.get(query)).status_code in (400, 404), query
        assert server.hall.metrics.internal_errors == 0


def test_a_strange_word_in_a_search_is_refused_before_postgresql_sees_it(tmp_path: Path) -> None:
    """It would refuse NUL with an error of its own."""

    async def story(url: str) -> None:
        async with running(tmp_path, database=url) as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/tables?game=%00")).status_code == 400
            assert (await http.get("/api/tables?game=standin")).json() == {"tables": []}

    with postgres.server() as url:
        run(story(url))


def test_half_sent_requests_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a word, with half a head, with half a body; a whole request on the same terms is answered."""
    monkeypatch.setattr(protocol, "REQUEST_SECONDS", 0.5)
    halves = [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    ]

    async def story() -> None:
        async with running(tmp_path) as server:
            host, port = server.url.removeprefix("http://").split(":")

            async def ends(half: bytes) -> None:
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(half)
                with contextlib.suppress(ConnectionResetError):
                    assert await asyncio.wait_for(reader.read(), 60) == b""
                writer.close()

            await asyncio.gather(*(ends(half) for half in halves * 100))
            async with httpx.AsyncClient(base_url=server.url) as http:
                for _ in range(3):  # one connection, kept alive longer than a request may take
                    assert (await http.get("/health/live")).status_code == 200
                    await asyncio.sleep(0.3)  # together longer than a request may take

    run(story())


async def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes nothing of it is dropped, and with them what waits in memory; a slow reader gets all of it."""
    monkeypatch.setattr(protocol, "DRAIN_SECONDS", 0.5)
    size = 24 * 2**20  # more than the system keeps for a connection
    folder, gone, look = client_folder(tmp_path), asyncio.Event(), protocol.TableHttp._look_again

    def look_again(line: protocol.TableHttp) -> None:
        look(line)
        if line._draining is None:
            gone.set()

    monkeypatch.setattr(protocol.TableHttp, "_look_again", look_again)
    (folder / "large.bin").write_bytes(bytes(size))
    async with running(tmp_path, client=folder) as server:
        host, port = server.url.removeprefix("http://").split(":")
        dropped: dict[bool, bool] = {}
        for reads in (True, False):
            reader, writer = await asyncio.open_connection(host, int(port), limit=2**16)
            writer.write(b"GET /large.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
            got = 0
            if not reads:
                await gone.wait()
            with contextlib.suppress(OSError):
                while piece := await reader.read(2**18):
                    got += len(piece)
                    await asyncio.sleep(0.01 if reads else 0)  # slower than a loop, faster than nothing
            dropped[reads] = got < size
            writer.close()
        assert dropped == {True: False, False: True}


async def test_many_answers_that_are_read_slowly_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for one address has a bound, however many connections it waits on; what was read is free again."""
    size = 24 * 2**20  # more than the system keeps for a connection
    monkeypatch.setattr(protocol, "MOST_UNREAD", size + 2**20)
    folder = client_folder(tmp_path)
    (folder / "large.bin").write_bytes(bytes(size))
    async with running(tmp_path, client=folder, trusted_proxies="") as server:
        host, port = server.url.removeprefix("http://").split(":")
        writers: list[asyncio.StreamWriter] = []

        async def asked() -> asyncio.StreamReader:
            reader, writer = await asyncio.open_connection(host, int(port), limit=2**16)
            writers.append(writer)
            writer.write(b"GET /large.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
            return reader

        async def taken(reader: asyncio.StreamReader) -> int:
            got = 0
            with contextlib.suppress(OSError):
                while piece := await reader.read(2**18):
                    got += len(piece)
            return got

        first, second = await asked(), await asked()
        assert await taken(second) < size
        assert await taken(first) == size
        assert await taken(await asked()) == size
        for writer in writers:
            writer.close()


def test_all_who_read_a_large_file_wait_for_the_same_bytes(tmp_path: Path) -> None:
    large, small = tmp_path / "large.bin", tmp_path / "small.bin"
    large.write_bytes(bytes(pages.LARGE + 1))
    small.write_bytes(b"small")
    assert pages._bytes(large) is pages._bytes(large) and pages._bytes(small) == b"small"
    large.write_bytes(b"a" * (pages.LARGE + 2))  # put there anew by an upgrade
    assert pages._bytes(large) == b"a" * (pages.LARGE + 2)


async def _raw(server: Running, *pieces: bytes) -> bytes:
    """What the server says to these bytes until it hangs up, or until one answer is whole."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    got = b""
    with contextlib.suppress(OSError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        while b"\r\n\r\n" not in got and (more := await reader.read(65_536)):
            got += more
    writer.close()
    return got.partition(b"\r\n")[0]


async def test_heads_are_bounded(tmp_path: Path) -> None:
    """In bytes and in lines, however they come; the connection ends long before memory could run out."""
    get, end = b"GET /health/live HTTP/1.1\r\nHost: x\r\n", b"Connection: close\r\n\r\n"
    large = [
        (get + b"A: " + b"a" * 2_000_000 + b"\r\n" + end,),
        (get, *[b"A: " + b"a" * 1000 + b"\r\n"] * 20, end),
        (get, *[b"a" * 1000] * 10_000),  # no line of it ever ends
        (get, b"A: 1\r\n" * 101, end),
        (b"GET /health/live?" + b"a" * 17_000 + b" HTTP/1.1\r\nHost: x\r\n" + end,),
    ]
    async with running(tmp_path) as server:
        for pieces in large:
            told = await _raw(server, *pieces)  # a reset overtakes the answer where much is left unread
            assert told in (b"HTTP/1.1 431 Request Header Fields Too Large", b"")
        assert await _raw(server, get, b"A: 1\r\n" * 98, end) == b"HTTP/1.1 200 OK"
        assert await _raw(server, get + b"A: " + b"a" * 16_000 + b"\r\n", end) == b"HTTP/1.1 200 OK"
        assert await _raw(server, get + end + get + end) == b"HTTP/1.1 200 OK"
        async with httpx.AsyncClient(base_url=server.url) as http:
            for path in ("/health/live?" + "a" * 600, "/" + "a" * 600):
                got = await http.get(path)
                assert (got.status_code, got.json()["code"]) == (414, "too_large")


async def test_what_comes_in_very_many_pieces_is_not_read_to_its_end(tmp_path: Path) -> None:
    """Requests one behind the other and bodies byte by byte: all of a piece is read before anybody else is heard."""
    get = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"
    head = b"POST /api/card-sets HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"

    async def said(server: Running, data: bytes) -> bytes:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(data)
        told = b""
        with contextlib.suppress(ConnectionError):
            while b"400 Bad Request" not in told and (more := await reader.read(65_536)):
                told += more
                if told.count(b"200 OK") == data.count(b"Host:"):
                    break
        writer.close()
        return told

    def body(size: int) -> bytes:
        return head + b"".join(b"1\r\n%c\r\n" % sign for sign in b'{"text":"%b"}' % (b"a" * size)) + b"0\r\n\r\n"

    async with running(tmp_path) as server:
        assert (await said(server, get * 10)).count(b"200 OK") == 10
        told = await said(server, get * 1000)
        assert told.count(b"200 OK") <= protocol.MOST_WAITING + 1 and b"400 Bad Request" in told
        assert b"200 OK" in await said(server, body(100))
        assert b"200 OK" not in await said(server, body(2 * protocol.MOST_PIECES))


async def test_no_strange_path_reaches_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL takes no NUL, and a node that is refused gives up its connections."""
    asked: list[str] = []

    async def elsewhere(table: str) -> bool:
        asked.append(table)
        return False

    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        monkeypatch.setattr(server.hall, "elsewhere", elsewhere)
        for table in ("%00%00%00%00%00%00%00", "a%E2%80%AEb", "2222222"):
            await http.get(f"/t/{table}", headers={"Meetinghouse-Elsewhere": "yes"})
    assert asked == ["2222222"]


async def test_a_request_says_once_for_which_host_it_is(tmp_path: Path) -> None:
    """Whoever reads another one than a proxy did can be led astray; HTTP/1.0 had no such header."""
    async with running(tmp_path) as server:
        for version, hosts, status in (
            (b"1.1", b"", b"400 Bad Request"),
            (b"1.1", b"Host:\r\n", b"400 Bad Request"),
            (b"1.1", b"Host: a\r\nhost: a\r\n", b"400 Bad Request"),
            (b"1.0", b"Host: a\r\nHost: b\r\n", b"400 Bad Request"),
            (b"1.1", b"Host: a\r\n", b"200 OK"),
            (b"1.0", b"", b"200 OK"),
        ):
            end = b"Connection: close\r\n\r\n"
            for path in (b"/health/live", b"/ws/abcdefg"):
                upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n" if path[1:3] == b"ws" else b""
                got = await _raw(server, b"GET " + path + b" HTTP/" + version + b"\r\n" + hosts + upgrade + end)
                if status != b"200 OK" or not upgrade:
                    assert got == b"HTTP/1.1 " + status, (version, hosts, path)


async def test_head_is_answered_like_get_without_the_body(tmp_path: Path) -> None:
    async with (
        running(tmp_path, client=client_folder(tmp_path)) as server,
        httpx.AsyncClient(base_url=server.url, timeout=120) as http,
    ):
        for path in ("/", "/health", "/api/games", "/api/wire.json", "/api/nothing", "/schema/openapi.json"):
            head, got = await http.head(path), await http.get(path)
            assert (head.status_code, head.content) == (got.status_code, b"")
            assert head.headers["content-type"] == got.headers["content-type"]
            assert (await http.put(path)).status_code in (404, 405)


async def test_whoever_hangs_up_before_they_are_answered_writes_no_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A knock at a table that another node plays, or at none, by somebody who is gone by then."""
    asked, gone = asyncio.Event(), asyncio.Event()

    async def elsewhere(table: str) -> bool:
        asked.set()
        await gone.wait()
        return True

    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        monkeypatch.setattr(server.hall, "elsewhere", elsewhere)
        host, port = server.url.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            b"GET /ws/0000000 HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Meetinghouse-Elsewhere: 1\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        await asked.wait()
        writer.transport.abort()
        for _ in range(3):  # by the third answer the server has heard of the end of the other connection
            await http.get("/health/live")
        gone.set()
        await http.get("/health/live")
        assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_long_log_is_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knocks at a table that is not in memory makes nobody wait for it; a short one is read at once."""
    threads: list[bool] = []

    def fold(table: str, rows: list[Row]) -> Core:
        threads.append(threading.current_thread() is threading.main_thread())
        return folding.fold(table, rows)

    monkeypatch.setattr(room, "fold", fold)
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2)
        for limit in (room.LONG_LOG, 100):
            monkeypatch.setattr(room, "LONG_LOG", limit)
            server.hall.rooms.clear()
            async with server.table(opened, opened.token) as ann:
                await ann.do(inbound.Note(f"n{limit}", f"kept {limit}"))
                assert ann.info is not None and ann.info.id == opened.table
    assert threads == [True, False]


async def test_a_bad_token_does_not_tell_a_private_table_from_none(tmp_path: Path) -> None:
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        opened = await open_table(server.url)
        bad = {"Authorization": "Bearer nobody"}
        for path in ("", "/record", "/replay", "/story", "/analysis", "/verify", "/coach"):
            private, none = [
                await http.get(f"/api/tables/{table}{path}", headers=bad) for table in (opened.table, "2222222")
            ]
            assert (private.status_code, private.content) == (
                none.status_code,
                none.content,
            ) and none.status_code == 404


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("no address", "no address"),
    ],
)
def test_limits_count_for_the_whole_of_an_ipv6_64(address: str, counted: str) -> None:
    """Whoever has one of these addresses has all of them."""
    assert origins.household(address) == counted


@pytest.mark.parametrize(
    ("lines", "counted"),
    [
        (["6.6.6.6, 10.1.2.3"], "10.1.2.3"),
        (["6.6.6.6", "10.1.2.3"], "10.1.2.3"),  # as HAProxy's `option forwardfor` leaves what a client has sent
        (["6.6.6.6", "7.7.7.7, 10.1.2.3"], "10.1.2.3"),
        ([], "127.0.0.1"),
    ],
)
def test_only_the_last_address_that_the_proxy_added_is_believed(lines: list[str], counted: str) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    scope = {"client": ("127.0.0.1", 5), "headers": headers}
    assert origins.address(scope, Settings()) == counted


def test_what_lasts_is_counted_for_all_that_one_connection_has() -> None:
    """A line at home has a whole IPv6 /56: 256 households for the price of one, but not for what they leave behind."""
    sites, households = Sites(0.0, 3.0), Addresses(0.0, 3.0)
    mine = [origins.household(f"2001:db8:1:2{n:02x}::1") for n in range(256)]
    assert sum(sites.take(one) for one in mine) == 3 and sum(households.take(one) for one in mine) == 256
    for other in ("2001:db8:1:300::1", "10.1.2.3", "10.1.2.4", "no address"):
        assert sum(sites.take(origins.household(other)) for _ in range(4)) == 3
