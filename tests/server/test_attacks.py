"""What an attacker tried and must not get: tracebacks, connections held for nothing, more than their share."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest

from meetinghouse.server.http import origins
from meetinghouse.server.sockets import frames
from tests.server import postgres
from tests.server.harness import run, running
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
    monkeypatch.setattr(frames, "REQUEST_SECONDS", 0.5)
    halves = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{"]

    async def story() -> None:
        async with running(tmp_path) as server:
            host, port = server.url.removeprefix("http://").split(":")

            async def ends(half: bytes) -> None:
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(half)
                with contextlib.suppress(ConnectionResetError):
                    assert await asyncio.wait_for(reader.read(), 5) == b""
                writer.close()

            await asyncio.gather(*(ends(half) for half in halves * 100))
            async with httpx.AsyncClient(base_url=server.url) as http:
                for _ in range(3):  # one connection, kept alive longer than a request may take
                    assert (await http.get("/health/live")).status_code == 200
                    await asyncio.sleep(0.3)

    run(story())


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
