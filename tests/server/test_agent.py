"""`meetinghouse agent` against a stand-in for a model's server, with every fault there is."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.agents.chat import FREE, MOST_BYTES, Chat, ChatFailed, Limits, own_key
from meetinghouse.client import agent as seated
from meetinghouse.client.agent import Agent
from meetinghouse.client.table import RemoteTable
from meetinghouse.server.wire import inbound
from tests.cli.tables import SMALLEST
from tests.cli.tables import run as command
from tests.server.harness import open_table, run, running, until

Answer = Callable[[dict[str, Any]], bytes | None]
OK = b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n"


def spoken(text: Any, **more: Any) -> bytes:
    return (
        OK
        + json.dumps({"choices": [{"message": {"content": text, "reasoning": "SAY: I am a witch"}}], **more}).encode()
    )


def sensible(asked: dict[str, Any]) -> bytes:
    """The last option on offer, with words for the table and thoughts that are nobody's business."""
    number = re.findall(r"^\[(\d+)\]", asked["messages"][-1]["content"], re.MULTILINE)[-1]
    return spoken(f"<think>SAY: I am a witch [99]</think>I reason aloud.\nSAY: Good evening\n[{number}]")


FAULTS: dict[str, Answer] = {
    "status": lambda asked: b"HTTP/1.1 503 Busy\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    "empty": lambda asked: spoken(""),
    "huge": lambda asked: OK + b"x" * (MOST_BYTES + 1),
    "unreadable": lambda asked: OK + b"<html>not JSON</html>",
    "late": lambda asked: None,  # hangs
    "unparsable": lambda asked: spoken("I would rather not say"),
    "down": lambda asked: b"",  # hangs up
}
WRONG_SHAPES = [b"[]", b"{}", b'{"choices": []}', b'{"choices": [{"message": {"content": 5}}]}', b"[" * 10_000, b"null"]


def _always(reply: Any, asked: dict[str, Any]) -> Any:
    return reply


@asynccontextmanager
async def stand_in(answer: Answer) -> AsyncIterator[tuple[str, list[dict[str, Any]]]]:
    """A model's server on this machine; its address, and what it was asked."""
    asked: list[dict[str, Any]] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        assert length is not None
        body = json.loads(await reader.readexactly(int(length[1])))
        asked.append({**body, "head": head.decode()})
        found = answer(body)
        if found is None:
            await reader.read()  # until the other side gives up
        else:
            writer.write(found)
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1", asked


async def person(table: RemoteTable) -> None:
    """Answers what is asked, and never gives up."""
    answered = 0
    while table.end is None:
        if table.ask is not None and table.ask.id != answered and table.ask.held is None:
            answered = table.ask.id
            await table.answer(table.ask.options[0])
        await table.next()


async def played(
    tmp_path: Path, answer: Answer, limits: Limits = FREE, game: str = "standin", seats: int = 2
) -> tuple[Agent, RemoteTable, list[dict[str, Any]]]:
    """A whole game with a model at one seat: of the stand-in game, unless another is named, with bots at the rest."""
    async with running(tmp_path) as server, stand_in(answer) as (url, asked):
        options = {"rounds": 3} if game == "standin" else {}
        opened = await open_table(server.url, seats, game=game, options=options)
        async with server.table(opened, opened.token) as ann:
            for seat in range(2, seats):
                await ann.do(inbound.SetBot(f"b{seat}", seat, 1))
            link = f"{server.url}/t/{opened.table}#seat={await ann.seat_link(1)}"
            playing = asyncio.create_task(seated.play(link, Chat(url, "org/hal-9000", limits, "secret")))
            await until(ann, lambda t: t.info.people[1].ready and t.info.people[1].name == "hal-9000")
            assert ann.info is not None and ann.info.people[1].program == "org/hal-9000"
            await ann.do(inbound.Start("go"))
            await person(ann)
            return await playing, ann, asked


def test_a_model_plays_a_whole_game_and_says_only_what_it_means_to(tmp_path: Path) -> None:
    async def story() -> None:
        agent, ann, asked = await played(tmp_path, sensible)
        assert agent.ledger.decisions >= 3 and agent.ledger.fallbacks == 0 and agent.failures == {}
        assert {line.text for line in ann.talk if line.seat == 1} == {"Good evening"}
        assert all("Bearer secret" in one["head"] and one["model"] == "org/hal-9000" for one in asked)
        assert not any("secret" in json.dumps(one["messages"]) for one in asked)

    run(story())


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_the_server_does_the_game_goes_on_and_the_table_is_told(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "PATIENCE", 0.3 if fault == "late" else 60.0)

    async def story() -> None:
        agent, ann, asked = await played(tmp_path, FAULTS[fault])
        assert set(agent.failures) == {fault}
        assert agent.ledger.fallbacks == agent.failures[fault] >= 3
        told = [line.text for line in ann.talk if line.seat == 1]
        assert len(told) == 1 and "simple bot" in told[0]
        assert len(asked) >= agent.ledger.fallbacks * (3 if fault == "unparsable" else 1)

    run(story())


@pytest.mark.torture
@pytest.mark.parametrize("game", SMALLEST)
def test_whole_games_of_all_three_with_a_fault_now_and_then(game: str, tmp_path: Path) -> None:
    """Each fault that takes no time comes again and again, and between them the model plays."""
    calls = 0

    def sometimes(asked: dict[str, Any]) -> bytes | None:
        nonlocal calls
        calls += 1
        faults = [answer for name, answer in FAULTS.items() if name != "late"]
        return faults[calls // 3 % len(faults)](asked) if calls % 3 == 1 else sensible(asked)

    async def story() -> None:
        agent, ann, asked = await played(tmp_path, sometimes, game=game, seats=SMALLEST[game])
        assert 0 < agent.ledger.fallbacks < agent.ledger.decisions  # whoever dies early is asked little
        assert "status" in agent.failures and set(agent.failures) <= set(FAULTS) - {"late", "unparsable"}
        print(game, agent.ledger, agent.failures, len(asked), "calls", ann.end.reason if ann.end else None)  # noqa: T201  # what a person reads of a long proof

    run(story())


@pytest.mark.parametrize("limits", [Limits(calls=1), Limits(tokens=100), Limits(money=0.001, price_in=5, price_out=5)])
def test_limits_are_kept_and_the_table_is_told(limits: Limits, tmp_path: Path) -> None:
    async def story() -> None:
        agent, ann, asked = await played(tmp_path, sensible, limits)
        assert len(asked) == 1 and set(agent.failures) == {"limit"}
        assert "limit" in [line.text for line in ann.talk if line.seat == 1][-1]

    run(story())


@pytest.mark.parametrize("body", WRONG_SHAPES)
def test_what_is_no_answer_is_named(body: bytes) -> None:
    async def story() -> None:
        async with stand_in(lambda asked: OK + body) as (url, _):
            chat = Chat(url, "x")
            with pytest.raises(ChatFailed) as failed:
                await chat.ask([{"role": "user", "content": "hello"}])
            assert failed.value.why == "unreadable"
            await chat.close()

    asyncio.run(story())


def test_the_server_s_own_count_is_used_where_it_can_be_believed() -> None:
    async def story() -> None:
        for usage, expected in (
            ({"prompt_tokens": 50, "completion_tokens": 9}, (50, 9)),
            ({"prompt_tokens": -5, "completion_tokens": 1e99}, (2, 1)),
            ("many", (2, 1)),
        ):
            reply = spoken("[1]", usage=usage)
            async with stand_in(partial(_always, reply)) as (url, _):
                chat = Chat(url, "x")
                await chat.ask([{"role": "user", "content": "hello"}])
                assert (chat.tokens_in, chat.tokens_out) == expected
                await chat.close()

    asyncio.run(story())


def test_the_key_comes_from_the_environment_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert own_key({}) == "" and own_key({"OPENAI_API_KEY": "b"}) == "b"
    assert own_key({"OPENAI_API_KEY": "b", "MEETINGHOUSE_AGENT_KEY": "a"}) == "a"
    status, _, err = command(["agent", "http://x/t/A#B", "--key", "x", "--lang", "en"], capsys)
    assert status == 2 and "--key" in err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--model", "m", "--base-url", "ftp://x"],
        ["--model", "m", "--prices", "1"],
        ["--model", "m", "--max-money", "nan"],
    ],
)
def test_the_command_refuses_what_it_cannot_do(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["agent", "http://x/t/A#B", *words], capsys)[0] == 2
