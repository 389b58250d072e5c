"""The protocol page is enough: its examples are sent to a real server, and clients written from it play whole games."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from meetinghouse.server.wire import schema
from meetinghouse.server.wire.samples import SAMPLES
from tests.server.harness import full_table, run, running
from tests.source import ROOT

# In this order, as the host at seat 0 of a table of three with one other person: what each is answered by.
STORY = [
    ("hello", "welcome"),
    ("ping", "pong"),
    ("say", "accepted"),
    ("remark", "accepted"),
    ("note", "accepted"),
    ("rename", "accepted"),
    ("mute", "accepted"),
    ("configure", "accepted"),
    ("set_bot", "accepted"),
    ("move", "accepted"),
    ("fill", "accepted"),
    ("ready", "accepted"),
    ("back", "accepted"),
    ("call_me", "accepted"),
    ("call_off", "accepted"),
    ("seat_link", "refused seat_taken"),  # a bot sits there now
    ("kick", "accepted"),
    ("start", "refused seat_empty"),  # the seat of whoever was sent away
    ("pause", "refused not_playing"),
    ("hasten", "refused not_playing"),
    ("answer", "refused not_playing"),
    ("rematch", "refused not_over"),
    ("renew", "link"),
    ("vote", "refused no_vote"),
    ("report", "accepted"),
    ("close", "accepted"),
    ("leave", "refused table_closed"),
]


async def replied(socket: ClientConnection, wanted: dict[str, Any]) -> str:
    """The reply to one message, in a word or two."""
    while True:
        got = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if wanted["type"] == "hello" and got["type"] == "welcome":
            return "welcome"
        if got.get("id") == wanted.get("id", ""):
            return f"refused {got['code']}" if got["type"] == "refused" else str(got["type"])


def test_every_example_is_understood(tmp_path: Path) -> None:
    """Each message has an example, and each example gets the reply that its section promises."""
    assert {cls.__struct_config__.tag for cls in schema.client_messages()} == set(SAMPLES) == {tag for tag, _ in STORY}

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await full_table(server.url, 3, options={"rounds": 1})
            url = f"{server.url.replace('http', 'ws')}/ws/{opened.table}"
            async with connect(url, compression=None) as other, connect(url, compression=None) as socket:
                await other.send(json.dumps({"type": "hello", "token": tokens[2]}))
                await other.send(json.dumps({"type": "leave", "id": "x"}))
                got = []
                for tag, _ in STORY:
                    message = {"type": tag, **SAMPLES[tag]}
                    if tag == "hello":
                        message["token"] = tokens[0]
                        await asyncio.sleep(0.3)  # until the third seat is free
                    await socket.send(json.dumps(message))
                    got.append((tag, await replied(socket, message)))
                assert got == STORY

    run(story())


@pytest.mark.parametrize(("name", "made"), [("wire.schema.json", schema.text), ("asyncapi.json", schema.asyncapi)])
def test_the_published_schemas_are_fresh(name: str, made: Any) -> None:
    """`python -m meetinghouse.server.wire.schema > docs/wire.schema.json`, with `asyncapi` behind it for the other."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == made()


def test_every_reference_of_the_asyncapi_document_leads_somewhere() -> None:
    """Messages, schemas and channels."""
    document = json.loads(schema.asyncapi())
    found: list[str] = []

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            found.extend([part["$ref"]] if isinstance(part.get("$ref"), str) else [])
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(document)
    assert len(found) > 50
    for reference in found:
        at = document
        for step in reference.removeprefix("#/").split("/"):
            at = at[step]


NODE = ["node", "--experimental-websocket", "--no-warnings"]
CLIENTS = [[sys.executable, "examples/clients/client.py"], [*NODE, "examples/clients/client.mjs"]]


@pytest.mark.parametrize("client", CLIENTS, ids=["python", "javascript"])
def test_a_client_written_from_the_page_plays_a_whole_game(tmp_path: Path, client: list[str]) -> None:
    """Without any package of ours, cut off in the middle by the server, and short: a hundred lines or so."""
    assert len((ROOT / client[-1]).read_text(encoding="utf-8").splitlines()) < 115

    async def story() -> None:
        async with running(tmp_path) as server:
            process = await asyncio.create_subprocess_exec(
                *client, server.url, "standin", "3", cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            rooms = server.hall.rooms
            while not any(len(room.feed) for room in rooms.values()):
                assert process.returncode is None, (await process.communicate())[1].decode()
                await asyncio.sleep(0.02)
            for room in rooms.values():
                for peer in room.feed.all():
                    peer._close(1012)  # as a server that goes down does
            out, err = await asyncio.wait_for(process.communicate(), 50)
            assert process.returncode == 0, err.decode()
            told = json.loads(out)
            core = await server.hall.read(told["table"])
            assert core.play is not None and core.play.match.outcome is not None
            assert list(core.play.match.outcome.winners) == told["winners"]

    run(story(), 90)
