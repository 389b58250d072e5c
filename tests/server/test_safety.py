"""It lets nobody in: headers, origins, tokens, limits, logs."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from meetinghouse.client import ServerClient, ServerRefused, TableRefused
from meetinghouse.server import logs
from meetinghouse.server.hall import tokens
from meetinghouse.server.wire import inbound
from tests.server.harness import free_port, full_table, hello, open_table, run, running, sit, until
from tests.server.test_play import leave, play_out, seated
from tests.server.test_time import to_night


def client_folder(folder: Path) -> Path:
    """A built client, as far as the server is concerned."""
    built = folder / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>page</title>")
    (built / "assets" / "app-1a2b.js").write_text("export {}")
    (built / "assets" / "app-1a2b.js.br").write_bytes(b"small")
    (built / "assets" / "long-3c4d.css").write_text("a{}" * 1000)
    (folder / "secret.txt").write_text("outside")
    return built


def test_the_client_is_served_with_strict_headers(tmp_path: Path) -> None:
    """Every page of the client is its one page; files are files; nothing outside the folder is reachable."""

    async def story() -> None:
        async with (
            running(tmp_path, client=client_folder(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            for path in ("/", "/t/ABC1234", "/r/ABC1234", "/rules/salem1692", "/table/X", "/credits"):
                page = await http.get(path)
                assert page.status_code == 200 and "<title>page" in page.text, path
                assert page.headers["cache-control"] == "no-cache"
                csp = page.headers["content-security-policy"]
                assert "default-src 'none'" in csp and "script-src 'self'" in csp and "unsafe" not in csp
                assert page.headers["x-content-type-options"] == "nosniff"
                assert page.headers["referrer-policy"] == "no-referrer"
                assert "server" not in page.headers
            script = await http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
            assert script.headers["content-type"].startswith("text/javascript") and script.text == "export {}"
            assert "immutable" in script.headers["cache-control"]
            twin = await http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "br"})
            assert twin.headers["content-encoding"] == "br"
            long = await http.get("/assets/long-3c4d.css", headers={"Accept-Encoding": "gzip"})
            assert long.headers["content-encoding"] == "gzip" and long.text == "a{}" * 1000
            assert int(long.headers["content-length"]) < 200
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/nothing.js"):
                assert (await http.get(path)).status_code == 404, path
            assert (await http.get("/api/nothing")).json()["code"] == "no_such_page"

    run(story())


def test_lists_are_compressed_and_answers_about_one_table_are_not(tmp_path: Path) -> None:
    """Where a secret and a stranger's text share an answer, its compressed length tells whether the two are alike."""

    async def story() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            opened = [await open_table(server.url, public=True) for _ in range(8)]
            for path in ("/api/games", "/api/tables"):
                answer = await http.get(path, headers={"Accept-Encoding": "gzip"})
                assert answer.headers.get("content-encoding") == "gzip", path
            about = await http.get(
                f"/api/tables/{opened[0].table}/story",
                headers={"Accept-Encoding": "gzip", "Authorization": f"Bearer {opened[0].token}"},
            )
            assert "content-encoding" not in about.headers

    run(story())


def test_other_sites_cannot_act_here(tmp_path: Path) -> None:
    """A browser always says where a page comes from: foreign pages open no table and no socket."""

    async def story() -> None:
        async with running(tmp_path, public_url="https://salem.example") as server:
            wish = {"game": "standin", "seats": 2}
            async with httpx.AsyncClient(base_url=server.url) as http:
                foreign = await http.post("/api/tables", json=wish, headers={"Origin": "https://evil.example"})
                assert foreign.status_code == 403 and foreign.json()["code"] == "bad_origin"
                for good in (server.url, "https://salem.example"):
                    assert (await http.post("/api/tables", json=wish, headers={"Origin": good})).status_code == 201
            opened = await open_table(server.url, 2)
            url = f"{server.url.replace('http', 'ws')}/ws/{opened.table}"
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers={"Origin": "https://evil.example"})
            with pytest.raises(InvalidStatus):
                await connect(server.url.replace("http", "ws") + "/ws/not-a-table")

    run(story())


def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    """Nothing in the database files opens a seat."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, given = await full_table(server.url, 3)
            async with server.table(opened, opened.token) as ann, server.table(opened, given[1]) as bob:
                link = None
                await ann.do(inbound.Kick("k", 2))
                await bob.do(inbound.CastVote("v", True))
                link = await ann.seat_link(2)
            secrets = [opened.host, *given, link]
        raw = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
        assert opened.table.encode() in raw
        for secret in secrets:
            assert secret.encode() not in raw
        assert tokens.hashed(given[1]).encode() in raw
        assert tokens.fits(given[1], tokens.hashed(given[1])) and not tokens.fits(given[0], tokens.hashed(given[1]))
        assert not tokens.fits("", "")

    run(story())


def test_logs_hold_no_tokens() -> None:
    """Whoever logs one, it is cut; a log line is one JSON object."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("test-logs")
    logger.addHandler(handler)
    logger.propagate = False
    secret = tokens.token()
    try:
        raise ValueError(f"hello {secret}")
    except ValueError:
        logger.exception("token=%s went astray", secret)
    line = json.loads(out.getvalue())
    assert secret not in out.getvalue() and "[cut]" in line["what"] and "Traceback" in line["trace"]


def test_wrong_tokens_and_keys_open_nothing(tmp_path: Path) -> None:
    """Another table's token, a made-up one, a token with a wrong end, a seat's token for the host's work."""

    async def story() -> None:
        async with running(tmp_path) as server:
            one, mine = await full_table(server.url, 2)
            other = await open_table(server.url, 2)
            for bad in (other.token, other.host, tokens.token(), mine[0][:-1], mine[0] + "x"):
                with pytest.raises(TableRefused, match="bad_token"):
                    async with server.table(one, bad):
                        pass
            async with server.table(one, mine[1]) as bob:
                for command in (inbound.Kick("1", 0), inbound.Start("2"), inbound.CloseTable("3"), inbound.Fill("4")):
                    with pytest.raises(TableRefused, match="not_host"):
                        await bob.do(command)
                with pytest.raises(TableRefused, match="not_host"):
                    await bob.seat_link(0)

    run(story())


def test_addresses_are_limited(tmp_path: Path) -> None:
    """Requests, tables and sockets from one address have bounds; a trusted proxy tells addresses apart."""

    async def story() -> None:
        async with running(tmp_path, address_rate=0.5, tables_per_address=3, sockets_per_address=2) as server:
            async with httpx.AsyncClient(base_url=server.url) as http:
                wish = {"game": "standin", "seats": 2}
                opened = [await http.post("/api/tables", json=wish) for _ in range(5)]
                assert [one.status_code for one in opened] == [201, 201, 201, 429, 429]
                assert [one.json()["code"] for one in opened[3:]] == ["too_many", "too_many"]
                answers = [await http.get("/api/tables") for _ in range(12)]
                assert answers[-1].status_code == 429 and answers[-1].json()["code"] == "too_fast"
                elsewhere = {"X-Forwarded-For": "6.6.6.6, 10.1.2.3"}
                assert (await http.get("/api/tables", headers=elsewhere)).status_code == 200
            url = f"{server.url.replace('http', 'ws')}/ws/ABCDEF1"
            with pytest.raises(InvalidStatus):
                await connect(url)  # with nothing left of its budget an address opens no socket either
            async with connect(url, additional_headers=elsewhere), connect(url, additional_headers=elsewhere):
                with pytest.raises(InvalidStatus):
                    await connect(url, additional_headers=elsewhere)

    run(story())


def test_large_bodies_are_refused(tmp_path: Path) -> None:
    """Before they are read."""

    async def story() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
            got = await http.post("/api/tables", content=b'{"game": "' + b"x" * 200_000 + b'"}')
            assert got.status_code in (400, 413) and got.json()["code"] in ("too_large", "unreadable")

    run(story())


def test_a_slow_reader_is_dropped_and_may_resume(tmp_path: Path) -> None:
    """One who stops reading never holds up the table, costs bounded memory, and misses nothing on return."""

    async def story() -> None:
        async with running(tmp_path, backlog_limit=20_000, rate=1e6) as server:
            opened, given, tables = await seated(server, 2)
            room = server.hall.rooms[opened.table]
            [mine] = room.feed.peers[1]
            host, port = server.url.removeprefix("http://").split(":")
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect((host, int(port)))
            async with connect(f"ws://{host}:{port}/ws/{opened.table}", sock=narrow, compression=None) as sluggard:
                await sluggard.send(hello(token=given[1]))
                await sluggard.recv()
                sluggard.transport.pause_reading()
                assert len(room.feed.peers[1]) == 2
                await tables[1].do(inbound.Note("n", "a word"))
                [slow] = [peer for peer in room.feed.peers[1] if peer is not mine]
                while slow in room.feed.peers[1]:
                    slow.send_bytes(b'{"type":"pong","id":"%b","now":0}' % (b"x" * 4000))
                    await asyncio.sleep(0)
                assert room.feed.peers[1] == [mine] and server.hall.metrics.slow_readers == 1
                sluggard.transport.abort()
            async with server.table(opened, given[1]) as back:
                assert back.note == tables[1].note
            await leave(tables)

    run(story())


def test_metrics_and_health_tell_numbers_only(tmp_path: Path) -> None:
    """No id, name, key or token of anything."""

    async def story() -> None:
        where = f"127.0.0.1:{free_port()}"
        async with running(tmp_path, metrics=where) as server, httpx.AsyncClient(base_url=server.url) as http:
            opened, _, tables = await seated(server, 2, options={"rounds": 1})
            await to_night(tables)
            assert "meetinghouse_" not in (await http.get("/metrics")).text  # the port that everybody reaches
            before = ""
            while "meetinghouse_tables_playing 1" not in before:
                before = (await http.get(f"http://{where}/metrics")).text
            for table in tables[:1]:
                assert table.ask is not None
                await table.do(inbound.Answer("sealed", table.ask.options[0]))
            assert (await http.get(f"http://{where}/metrics")).text == before
            await play_out(tables)
            text = ""
            while "meetinghouse_tables_ended 1" not in text:  # the directory is brought up to date soon, not at once
                text = (await http.get(f"http://{where}/metrics")).text
            assert "meetinghouse_ready 1" in text
            health = (await http.get("/health")).json()
            assert health["ok"] is True and health["sockets"] == 2 and health["database"] == "sqlite"
            for secret in (opened.table, opened.key, "Ann", "P1"):
                assert secret not in text and secret not in json.dumps(health)
            await leave(tables)

    run(story())


def test_a_table_closed_by_the_operator_says_so(tmp_path: Path) -> None:
    """`meetinghouse admin close` while a server runs, from another process's connection."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, _, tables = await seated(server, 2)
            db = sqlite3.connect(tmp_path / "tables.sqlite3")
            n = db.execute("select max(n) from log where table_id = ?", (opened.table,)).fetchone()[0]
            body = b'[{"e":"broken","by":-1}]'
            db.execute("insert into log values (?, ?, ?, ?)", (opened.table, n + 1, 2**41, body))
            db.commit()
            db.close()
            with pytest.raises(TableRefused, match="table_closed"):
                await tables[0].do(inbound.Say("s", "hello"))
            await until(tables[1], lambda t: t.end is not None and t.end.aborted)
            with pytest.raises(ServerRefused, match="not_in_lobby"):
                await sit(server.url, opened, "Late")
            await leave(tables)

    run(story())


async def _never() -> None:
    async with ServerClient("http://127.0.0.1:9") as lobby:
        await lobby.games()


def test_a_server_that_is_not_there_is_an_os_level_error() -> None:
    """The client does not hide it."""
    with pytest.raises(ConnectionError):
        run(_never())


def test_nothing_in_a_log_steers_a_terminal() -> None:
    """What was sent and is quoted, in both forms: no escape, no sign that turns text round, and lines stay lines."""
    record = logging.LogRecord("x", logging.WARNING, "", 1, "odd: %s", ("\x1b[2J\u202egnp\x07\x9b\u2066 é日",), None)
    for form in (logs.JsonLines(), logs.PlainFormatter("%(message)s")):
        line = form.format(record)
        assert not any(sign in line for sign in "\x1b\u202e\x07\x9b\u2066\n") and "é日" in line
        assert "u001b" in line and "u202e" in line


def test_nobody_fills_the_log_by_what_they_send() -> None:
    """Of one kind of line a minute has so many; the next minute says how many were left out."""
    bound = logs.Bounded(most=5)

    def kept(text: str, at: float) -> str | None:
        record = logging.LogRecord("server", logging.WARNING, "", 0, text, ("[x]",), None)
        record.created = at
        return record.getMessage() if bound.filter(record) else None

    assert [kept("bad %s", 60.0 + i / 100) for i in range(100)] == ["bad [x]"] * 5 + [None] * 95
    assert kept("other %s", 119.0) == "other [x]"
    assert kept("bad %s", 120.0) == "bad [x] (95 lines left out before)"
    assert kept("bad %s", 121.0) == "bad [x]"
