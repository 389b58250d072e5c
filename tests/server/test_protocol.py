"""The protocol page is enough: its examples are sent to a real server, and clients written from it play whole games."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from meetinghouse.server.http.limits import TOUCH
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.quotas import Quotas
from meetinghouse.server.wire import inbound, schema
from tests.server.harness import full_table, hello, run, running
from tests.source import ROOT
from tools.asyncapi import asyncapi
from tools.protocol_samples import SAMPLES

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
    ("turn_glass", "refused not_playing"),
    ("hasten", "refused not_playing"),
    ("answer", "refused not_playing"),
    ("rematch", "refused not_over"),
    ("renew", "link"),
    ("vote", "refused no_vote"),
    ("report", "accepted"),
    ("close", "accepted"),
    ("leave", "refused table_closed"),
]


async def _bye(socket: ClientConnection) -> str:
    while (got := json.loads(await socket.recv()))["type"] != "bye":
        pass
    return str(got["code"])


async def replied(socket: ClientConnection, wanted: dict[str, Any]) -> str:
    """The reply to one message, in a word or two."""
    while True:
        got = json.loads(await socket.recv())
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
                await other.send(hello(token=tokens[2]))
                await other.send(json.dumps({"type": "leave", "id": "x"}))
                assert await _bye(other) == "going_away"  # the third seat is free
                got = []
                for tag, _ in STORY:
                    message = {"type": tag, **SAMPLES[tag]}
                    if tag == "hello":
                        message["token"] = tokens[0]
                    await socket.send(json.dumps(message))
                    got.append((tag, await replied(socket, message)))
                assert got == STORY

    run(story())


# What takes from no budget of a person at a table, and why.
FREE = {
    "hello": "pays from its address's budget, before it is known whose it is",
    "ping": "writes nothing and is answered to its own socket alone, whose own budget it takes from",
}


def test_every_command_pays_from_somebodys_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing left, each message that the schema knows is refused, and nothing reaches the log."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await full_table(server.url, 3)
            url = f"{server.url.replace('http', 'ws')}/ws/{opened.table}"
            tags = [str(cls.__struct_config__.tag) for cls in schema.client_messages()]
            got = {}
            async with connect(url, compression=None) as socket:
                await socket.send(hello(token=tokens[0]))
                await replied(socket, {"type": "hello"})
                before = (await server.hall.read(opened.table)).n
                monkeypatch.setattr(Quotas, "take", lambda *_: False)
                for tag in tags:
                    if tag not in FREE:
                        message = {"type": tag, **SAMPLES[tag]}
                        await socket.send(json.dumps(message))
                        got[tag] = await replied(socket, message)
            assert got == dict.fromkeys([tag for tag in tags if tag not in FREE], "refused too_fast")
            rows = await server.hall.store.read(opened.table, before)
            assert {type(entry) for row in rows for entry in e.decode(row.body)} <= {e.Rose}  # two never came
            monkeypatch.setattr(server.hall.addresses, "take", lambda _, cost=1.0: cost == TOUCH)
            async with connect(url, compression=None) as socket:
                await socket.send(hello(token=tokens[0]))
                assert json.loads(await socket.recv())["code"] == "too_fast"
            async with httpx.AsyncClient(base_url=server.url) as http:
                bodies: dict[str, dict[str, Any]] = {
                    "": {"game": "standin", "seats": 2, "name": "Zoe"},
                    f"/{opened.table}/sit": {"name": "Zoe"},
                    f"/{opened.table}/return": {"seat": 1},
                }
                for path, body in bodies.items():
                    assert (await http.post(f"/api/tables{path}", json=body)).status_code == 429

    run(story())


def test_links_and_renewals_come_from_a_slow_budget(tmp_path: Path) -> None:
    """Thousands of them in a few seconds would fill the log: a host gets two dozen, and then one every two seconds."""

    async def story() -> None:
        async with running(tmp_path, rate=20.0) as server:
            opened, tokens = await full_table(server.url, 2)
            url = f"{server.url.replace('http', 'ws')}/ws/{opened.table}"
            answers, begun = [], time.monotonic()
            for _ in range(3):  # several sockets of one person have one budget
                async with connect(url, compression=None) as socket:
                    await socket.send(hello(token=tokens[1]))
                    await replied(socket, {"type": "hello"})
                    for i in range(15):
                        message = {"type": "renew", "id": f"r{i}"}
                        await socket.send(json.dumps(message))
                        answers.append(reply := await _answer(socket, f"r{i}"))
                        tokens[1] = reply.get("token", tokens[1])
            made = sum(answer["type"] == "link" for answer in answers)
            assert len(answers) == 45 and 20 <= made <= 28 + (time.monotonic() - begun) / 2, made
            assert any(answer.get("code") == "too_fast" for answer in answers)

    run(story())


def test_settings_cost_what_the_log_keeps_of_them() -> None:
    """A host changes them as often as they like; card sets of 33 KB would fill a disk, and the loop that reads them."""
    large, small = inbound.Configure("c", options={"cards": "x" * 33_000}), inbound.Configure("c", seats=4)
    one, other = Quotas(20.0), Quotas(20.0)
    assert 7 <= sum(one.take(0, large) for _ in range(40)) <= 10
    assert sum(other.take(0, small) for _ in range(60)) == 60


async def _answer(socket: ClientConnection, ident: str) -> dict[str, Any]:
    while True:
        got: dict[str, Any] = json.loads(await socket.recv())
        if got.get("id") == ident:
            return got


@pytest.mark.parametrize(
    ("name", "made"), [("web/src/wire/schema.json", schema.text), ("docs/asyncapi.json", asyncapi)]
)
def test_the_published_schemas_are_fresh(name: str, made: Any) -> None:
    """`make wire` writes both anew."""
    assert (ROOT / name).read_text(encoding="utf-8") == made()


def test_every_reference_of_the_asyncapi_document_leads_somewhere() -> None:
    """Messages, schemas and channels."""
    document = json.loads(asyncapi())
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
            out, err = await process.communicate()
            assert process.returncode == 0, err.decode()
            told = json.loads(out)
            core = await server.hall.read(told["table"])
            assert core.play is not None and core.play.match.outcome is not None
            assert list(core.play.match.outcome.winners) == told["winners"]

    run(story())
