"""Random bytes, random JSON and nearly right messages: never anything but a coded refusal."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meetinghouse.server.wire import inbound, outbound, refusals, schema
from tests.server.harness import full_table, run, running, start

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
                        hello = inbound.Hello(token=tokens[rng.randrange(3)])
                        await socket.send(msgspec.json.encode(hello).decode())
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

    run(story(), 120)


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
                        await asyncio.wait_for(socket.recv(), 5)
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None and closed.rcvd.code == 1009

    run(story())
