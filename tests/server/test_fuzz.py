"""Random bytes, random JSON and nearly right messages: never anything but a coded refusal."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meetinghouse.server.sockets import line as lines
from meetinghouse.server.table import commands, core, door, entries
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire import inbound, outbound, refusals, schema
from tests.server import hostile
from tests.server.harness import Running, full_table, hello, run, running, start

KNOWN = {cls.__struct_config__.tag for cls in get_args(outbound.ServerMessage)}


def junk(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kinds = "nbisfo" if depth < 4 else "nbisf"
    match rng.choice(kinds):
        case "n":
            return None
        case "b":
            return rng.random() < 0.5
        case "i":
            return rng.choice([0, 1, -1, 3, 11, 12, 2**31, 2**63, -(2**70), rng.randrange(100)])
        case "f":
            return rng.choice([0.5, -1e308, 1e-9])
        case "s":
            return rng.choice(["", "a", "\x00", "é" * 50, "x" * 5000, "seat", "../../etc", "\ud83d\ude00"])
        case _:
            return {rng.choice(["id", "ask", "do", "seat", "x"]): junk(rng, depth + 1) for _ in range(rng.randrange(4))}


def message(rng: random.Random) -> str | bytes:
    """Something to throw at a socket."""
    which = rng.random()
    if which < 0.2:
        return rng.randbytes(rng.randrange(1, 300))
    if which < 0.3:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(1, 80)))
    if which < 0.4:
        return "[" * rng.randrange(1, 3000)
    if which < 0.5:
        return json.dumps(junk(rng))
    cls = rng.choice(
        [
            c
            for c in schema.client_messages()
            if c not in (inbound.Leave, inbound.CloseTable, inbound.Kick, inbound.Renew)
        ]
    )
    given: dict[str, Any] = {"type": cls.__struct_config__.tag}
    for name in cls.__struct_fields__:
        if rng.random() < 0.8:
            given[name] = f"f{rng.random()}" if name == "id" and rng.random() < 0.8 else junk(rng)
    if rng.random() < 0.1:
        given["extra"] = junk(rng)
    return json.dumps(given)


def test_nothing_thrown_at_a_socket_does_more_than_be_refused(tmp_path: Path) -> None:
    """A player throws thousands of wrong things at a running game; the game plays on untouched."""

    async def story() -> None:
        async with running(tmp_path, rate=1e9) as server:
            opened, tokens = await full_table(server.url, 3)
            tables = [server.table(opened, token) for token in tokens]
            for table in tables:
                await table.__aenter__()
            await start(tables)
            rng = random.Random(20)
            codes: dict[str, int] = {}
            url = tables[0].link.socket()
            for _ in range(60):
                async with connect(url, compression=None, max_size=2**24) as socket:
                    if rng.random() < 0.8:
                        await socket.send(hello(token=tokens[rng.randrange(3)]))
                    try:
                        for _ in range(30):
                            await socket.send(message(rng))
                        async with asyncio.timeout(0.15):
                            while True:
                                _read(await socket.recv(), codes)
                    except (TimeoutError, ConnectionClosed):
                        continue
            assert server.hall.metrics.internal_errors == 0
            assert codes.get("unreadable", 0) > 100 and "internal" not in codes, codes
            known = set(refusals.CODES) | {"malformed", "stale", "not-offered", "not-asked", "bad-option", "bad-seats"}
            assert set(codes) <= known, codes
            async with server.table(opened, tokens[0]) as ann:
                assert ann.view is not None and ann.info is not None and ann.info.status == "playing"
            for table in tables:
                await table.__aexit__(None, None, None)

    def _read(data: str | bytes, codes: dict[str, int]) -> None:
        got = json.loads(data)
        assert got["type"] in KNOWN
        if got["type"] == "refused":
            codes[got["code"]] = codes.get(got["code"], 0) + 1

    run(story())


def test_a_message_that_is_too_long_is_refused_or_cut_off(tmp_path: Path) -> None:
    """Longer than a message may be: a code. Much longer: the connection ends, the server does not."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await full_table(server.url, 2)
            async with server.table(opened, tokens[0]) as ann:
                assert ann._socket is not None
                too_much = "x" * server.hall.settings.message_limit
                await ann._socket.send(json.dumps({"type": "note", "id": "n", "text": too_much}))
                while not isinstance(got := await ann.next(), outbound.Refused):
                    continue
                assert got.code == "too_large"
            async with connect(f"{server.url.replace('http', 'ws')}/ws/{opened.table}", compression=None) as socket:
                await socket.send("x" * (4 * server.hall.settings.message_limit + 1))
                try:
                    while True:
                        await socket.recv()
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None and closed.rcvd.code == 1009

    run(story())


@pytest.mark.parametrize("name", [cls.__name__ for cls in schema.client_messages()])
def test_every_kind_of_message_is_only_refused_whatever_is_in_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a lobby and in a running game, from the host; made from the schema, so that nothing is left out."""
    monkeypatch.setattr(lines, "WRONG_LIMIT", 10**9)
    monkeypatch.setattr(lines, "EARLY_LIMIT", 10**9)
    understood: set[str] = set()

    async def heard(socket: ClientConnection, many: list[str]) -> None:
        """Send these, and read what comes of them."""
        for text in [*many, '{"type":"back","id":"last"}']:
            await socket.send(text)
        while (got := json.loads(await socket.recv())).get("id") != "last":
            assert got.get("code") != "internal", got
            if got.get("code") != "unreadable":
                understood.add(got["type"])
            if got["type"] == "bye":
                return

    async def throw(server: Running, playing: bool, left: list[str], at_once: int) -> None:
        """Throw until the table or the seat is gone, or nothing is left."""
        opened, tokens = await full_table(server.url, 3)
        tables = [server.table(opened, token) for token in tokens]
        greeting = hello(token=tokens[0])
        async with tables[0], tables[1], tables[2]:
            if playing:
                await start(tables)
            gone = False
            while left and not gone:
                many = [left.pop() for _ in range(min(at_once, len(left)))]
                try:
                    async with connect(tables[0].link.socket(), compression=None, max_size=2**24) as socket:
                        await heard(socket, many if name == "Hello" else [greeting, *many])
                except ConnectionClosed:
                    gone = name != "Hello"
                    if gone and at_once > 1:  # which of them it was, and what the others do, is tried one by one
                        left += many
                        return

    async def story() -> None:
        async with running(tmp_path, rate=1e9) as server:
            for playing in (False, True):
                left, at_once = list(hostile.messages(name)), 1 if name == "Hello" else 40
                while left:
                    await throw(server, playing, left, at_once)
                    at_once = 1
            assert server.hall.metrics.internal_errors == 0
            assert understood & {"accepted", "refused", "link", "pong", "welcome", "bye"}

    run(story())


async def test_one_command_never_hurts_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether it fails while it is decided or in the middle of its change: it alone is refused, and logged once."""
    applied = core._APPLY[entries.Noted]

    def refuses(core: Core, who: commands.Who, message: inbound.Note) -> list[entries.Entry]:
        if "decide" in message.text:
            raise IndexError("decide")
        return [entries.Noted(who.seat or 0, message.text)]

    def breaks(table: Core, entry: entries.Noted, at: int) -> Any:
        applied(table, entry, at)
        if "apply" in entry.text:
            table.chairs.clear()
            raise KeyError("apply")

    monkeypatch.setitem(commands._HANDLERS, inbound.Note, refuses)
    monkeypatch.setitem(core._APPLY, entries.Noted, breaks)
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 3)
        tables = [server.table(opened, token) for token in tokens]
        async with tables[0], tables[1], tables[2]:
            await start(tables)
            room = server.hall.rooms[opened.table]
            await room.finish()
            sent = [("a", "good"), ("b", "decide"), ("c", "apply"), ("d", "apply"), ("e", "better")]
            answers: dict[str, str] = {}
            for n, (ident, text) in enumerate(sent):  # no turn of the loop between them: one batch
                peer = room.feed.peers[n % 3][0]
                door.command(room, peer, inbound.Note(ident, text))
            assert len(room.inbox) == 5
            await room.finish()
            for n, table in enumerate(tables):
                for ident in [ident for number, (ident, _) in enumerate(sent) if number % 3 == n]:
                    while ident not in answers:
                        got = await table.next()
                        if isinstance(got, outbound.Accepted | outbound.Refused):
                            answers[got.id] = getattr(got, "code", "accepted")
            assert answers == {"a": "accepted", "b": "internal", "c": "internal", "d": "internal", "e": "accepted"}
            assert room.core is not None and [chair.note for chair in room.core.chairs] == ["good", "better", ""]
    failed = [record for record in caplog.records if record.exc_info]
    assert sorted(str(record.exc_info[1]) for record in failed if record.exc_info) == ["'apply'", "'apply'", "decide"]
