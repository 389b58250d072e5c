"""The short way in: a message in one piece goes straight to the table, and no way of cutting it up changes anything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from meetinghouse.server.sockets.frames import ASIDE, MOST_UNHEARD, SLICE, frame, text_at, whole_frames
from tests.server.harness import Running, hello, open_table, run, running


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000, 64_000])
def test_a_whole_frame_is_read_and_a_part_is_not(size: int) -> None:
    """Each length has its form; a byte too few or too many is another matter."""
    text = random.Random(size).randbytes(size)
    data = masked(text)
    assert text_at(data, 0) == (text, len(data))
    assert text_at(b"before" + data + b"after", 6) == (text, 6 + len(data))
    assert whole_frames(data) and whole_frames(data + masked(b"more"))
    for cut in {1, 2, 5, len(data) - 1}:
        assert text_at(data[:cut], 0) is None
        assert not whole_frames(data[:cut])
    assert not whole_frames(data + b"\x81")


def test_only_whole_masked_texts_take_the_short_way() -> None:
    """Pings, parts, bare frames and what is too large are left to the library, which knows what to do with them."""
    for data in (
        masked(b"x", Opcode.PING),
        masked(b"x", Opcode.BINARY),
        masked(b"x", fin=False),
        masked(b"x" * 70_000),
        frame(b"{}"),
    ):
        assert text_at(data, 0) is None


async def pongs(reader: asyncio.StreamReader, wanted: int) -> list[str]:
    """The ids of the pongs that come, frame by frame; a pong of the protocol itself counts by its payload."""
    found: list[str] = []
    while len(found) < wanted:
        head = await reader.readexactly(2)
        size = head[1]
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        data = await reader.readexactly(size)
        if head[0] == 0x8A:
            found.append(data.decode())
        elif head[0] == 0x81:
            message: dict[str, Any] = json.loads(data)
            assert message["type"] != "refused", message
            if message["type"] == "pong":
                found.append(message["id"])
    return found


@contextlib.asynccontextmanager
async def line(server: Running) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare socket behind its handshake, and a hello that its table has answered."""
    opened = await open_table(server.url)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rsplit(":", 1)[1]))
    writer.write(
        f"GET /ws/{opened.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    writer.write(masked(hello(token=opened.token).encode()) + masked(ping("first")))
    assert await pongs(reader, 1) == ["first"]
    try:
        yield reader, writer
    finally:
        writer.close()


def ping(name: str) -> bytes:
    return json.dumps({"type": "ping", "id": name}).encode()


# So many frames of a kind that is no message, and then a message.
ASIDES: dict[str, Callable[[int], bytes]] = {
    "pings": lambda n: masked(b"", Opcode.PING) * n + masked(ping("end")),
    "pongs": lambda n: masked(b"", Opcode.PONG) * n + masked(ping("end")),
    "parts": lambda n: (
        masked(b"", fin=False) + masked(b"", Opcode.CONT, fin=False) * (n - 1) + masked(ping("end"), Opcode.CONT)
    ),
}


@pytest.mark.parametrize("kind", ASIDES)
async def test_frames_that_are_no_message_are_not_free(tmp_path: Path, kind: str) -> None:
    """No table hears of them, so no budget of a table bounds them: some are answered, many end the socket."""
    async with running(tmp_path) as server:
        for n, ends in ((20, False), (10_000, True)):
            async with line(server) as (reader, writer):
                writer.write(ASIDES[kind](n))
                answered: list[str] = []
                with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                    while "end" not in answered:
                        answered += await pongs(reader, 1)
                assert ("end" not in answered) == ends and len(answered) <= ASIDE[1] + SLICE


async def test_what_waits_behind_a_message_that_was_too_fast_is_bounded(tmp_path: Path) -> None:
    """A piece of thousands of messages ends its socket at once; one that a person's client could send is heard."""
    async with running(tmp_path, rate=20.0) as server:
        async with line(server) as (reader, writer):
            writer.write(b"".join(masked(ping(str(n))) for n in range(90)))
            assert await pongs(reader, 90) == [str(n) for n in range(90)]
        async with line(server) as (reader, writer):
            writer.write(masked(ping("x")) * 100 * MOST_UNHEARD)
            told = b""
            with contextlib.suppress(ConnectionError):
                told = await reader.read()
            assert told.count(b'"too_fast"') <= 1 and b"bye" not in told


def test_however_a_message_is_cut_up_it_arrives_once(tmp_path: Path) -> None:
    """Whole, two at a time, byte by byte, in fragments with a ping between them, and whole again."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url)
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rsplit(":", 1)[1]))
            writer.write(
                f"GET /ws/{opened.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(masked(hello(token=opened.token).encode()))

            writer.write(masked(ping("whole")))
            assert await pongs(reader, 1) == ["whole"]
            writer.write(masked(ping("first")) + masked(ping("second")))
            assert await pongs(reader, 2) == ["first", "second"]
            third = ping("third")
            writer.write(masked(third[:5], fin=False))
            writer.write(masked(b"still there?", Opcode.PING))
            assert await pongs(reader, 1) == ["still there?"]
            writer.write(masked(third[5:], Opcode.CONT))
            assert await pongs(reader, 1) == ["third"]
            writer.write(masked(ping("again")))
            assert await pongs(reader, 1) == ["again"]
            for byte in masked(ping("bytes")):
                writer.write(bytes((byte,)))
                await writer.drain()
            assert await pongs(reader, 1) == ["bytes"]
            writer.write(masked(ping("last")))
            assert await pongs(reader, 1) == ["last"]
            writer.close()

    run(story())
