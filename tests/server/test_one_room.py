"""The screen of a table in one room gets what a watcher without delay gets, byte for byte; it may start and pause."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from meetinghouse.client import TableRefused
from meetinghouse.server.hall import tokens
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.samples import SAMPLES
from meetinghouse.server.wire.shapes import Status
from tests.server.harness import Running, full_table, open_table, running, sit, start, until
from tests.server.test_play import leave, play_out

ROOM: dict[str, Any] = {"one_room": True}


class Raw:
    """A socket whose every byte is kept, but for the time at which it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        """Already open."""
        self.socket = socket
        self.heard: list[str] = []

    async def say(self, message: inbound.FromClient | dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def until(self, kind: str, seconds: float = 10) -> dict[str, Any]:
        """Read on to the next message of this kind."""
        async with asyncio.timeout(seconds):
            while True:
                text = await self.socket.recv(decode=True)
                assert isinstance(text, str)
                self.heard.append(re.sub(r'"now":\d+', '"now":0', text))
                message: dict[str, Any] = json.loads(text)
                if message["type"] == kind:
                    return message


@contextlib.asynccontextmanager
async def looking(server: Running, table: str, **hello: Any) -> AsyncIterator[Raw]:
    """Somebody without a seat."""
    async with connect(f"{server.url.replace('http', 'ws')}/ws/{table}") as socket:
        raw = Raw(socket)
        await raw.say(inbound.Hello(**hello))
        yield raw


async def test_the_screen_gets_what_a_watcher_without_delay_gets(tmp_path: Path) -> None:
    """Every byte from the lobby to the end and the rematch, with talk, a pause and secrets in between."""
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 3, options={"rounds": 2}, **ROOM)
        async with (
            looking(server, opened.table, key=opened.key) as watcher,
            contextlib.AsyncExitStack() as stack,
        ):
            await watcher.until("lobby")  # that somebody watches now is told to all, and so to the watcher
            counted = watcher.heard.pop()
            screen = await stack.enter_async_context(looking(server, opened.table, screen=opened.screen))
            await screen.until("snapshot")
            assert json.loads(counted)["table"] == json.loads(screen.heard[1])["table"]
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats]
            await start(tables)
            await tables[1].do(inbound.Say("hi", "good evening"))
            await screen.say(inbound.PauseGame("p1"))
            await until(tables[0], lambda t: t.info.pause is not None)
            await screen.say(inbound.PauseGame("p2", paused=False))
            await until(tables[0], lambda t: t.info.pause is None)
            await play_out(tables)
            await tables[0].do(inbound.Rematch("again"))
            await until(tables[0], lambda t: t.rematch is not None)
            for one in (screen, watcher):
                await one.until("rematch")
            own = ('{"type":"accepted"',)  # replies to its two commands
            told = [text for text in screen.heard if not text.startswith(own)]
            assert told == watcher.heard
            assert len(told) > 20 and any('"end"' in text for text in told)


async def test_the_screen_never_lags_and_is_no_watcher(tmp_path: Path) -> None:
    """Delay and permission are for watchers; a room's screen is neither counted nor kept out."""
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 2, watch="nobody", watch_delay=60, **ROOM)
        async with contextlib.AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats]
            screen = await stack.enter_async_context(looking(server, opened.table, screen=opened.screen))
            assert (await screen.until("snapshot"))["table"]["watchers"] == 0
            await start(tables)
            assert (await screen.until("update"))["view"]["viewer"] == -1
            assert tables[0].info is not None and tables[0].info.watchers == 0


@pytest.mark.parametrize("kind", sorted(set(SAMPLES) - {"hello", "ping", "start", "pause"}))
async def test_the_screen_may_do_nothing_else(tmp_path: Path, kind: str) -> None:
    """Each message of the protocol is refused, before the game and in it, and nothing changes."""
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 3, watchers_chat=True, **ROOM)
        async with contextlib.AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats]
            screen = await stack.enter_async_context(looking(server, opened.table, screen=opened.screen))
            for status in ("lobby", "playing"):
                before = await server.hall.read(opened.table)
                assert before.status == status
                await screen.say({"type": kind, **SAMPLES[kind]})
                refused = await screen.until("refused")
                assert refused["code"] in ("screen_only", "watching_only", "not_host")
                assert (await server.hall.read(opened.table)).n == before.n
                if status == "lobby":
                    await start(tables)


async def test_the_screen_starts_for_the_host(tmp_path: Path) -> None:
    """Whoever sat down first is host and counts as ready; everybody else has to be."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2, name="", **ROOM)
        async with looking(server, opened.table, screen=opened.screen) as screen:
            await screen.say(inbound.Start("s0"))
            assert (await screen.until("refused"))["code"] == "seat_empty"
            first, second = await sit(server.url, opened, "Ann", 1), await sit(server.url, opened, "Bea", 0)
            await screen.say(inbound.Start("s1"))
            assert (await screen.until("refused"))["code"] == "not_ready"
            async with server.table(opened, second.token) as other, server.table(opened, first.token) as host:
                assert host.is_host
                await other.do(inbound.Ready("r"))
                await screen.say(inbound.Start("s2"))
                await until(host, lambda t: t.info.status == Status.PLAYING)


async def test_only_tables_in_one_room_have_a_screen(tmp_path: Path) -> None:
    """A wrong key opens nothing; the host may send the screen away by taking the setting back."""
    async with running(tmp_path) as server:
        apart = await open_table(server.url, 2)
        assert apart.screen == ""
        async with looking(server, apart.table, screen="000000") as screen:
            assert (await screen.until("bye"))["code"] == "not_one_room"
        opened = await open_table(server.url, 2, **ROOM)
        async with looking(server, opened.table, screen=opened.key) as screen:
            assert (await screen.until("bye"))["code"] == "bad_key"
        async with (
            looking(server, opened.table, screen=opened.screen.lower()) as screen,
            server.table(opened, opened.token) as host,
        ):
            await screen.until("snapshot")
            await host.do(inbound.Configure("c", one_room=False))
            assert (await screen.until("bye"))["code"] == "not_one_room"


async def test_those_who_sit_learn_the_screens_link(tmp_path: Path) -> None:
    """When they come, and when the host says that all sit in one room; watchers do not."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2)
        async with (
            looking(server, opened.table, token=opened.token) as host,
            looking(server, opened.table, key=opened.key) as watcher,
        ):
            assert "screen" not in await host.until("welcome") and "screen" not in await watcher.until("welcome")
            await host.say(inbound.Configure("c", one_room=True))
            key = (await host.until("welcome"))["screen"]
            await watcher.until("lobby")
            async with looking(server, opened.table, screen=key) as screen:
                assert (await screen.until("welcome")).get("seat") is None
            assert not any(key in text for text in watcher.heard)


async def test_a_rematch_keeps_the_links_of_a_room(tmp_path: Path) -> None:
    """The screen goes on with what it has; apart, the next table has a key of its own."""
    async with running(tmp_path) as server:
        for settings in (ROOM, {}):
            opened, seats = await full_table(server.url, 2, options={"rounds": 1}, **settings)
            tables = [server.table(opened, token) for token in seats]
            for table in tables:
                await table.__aenter__()
            await start(tables)
            await play_out(tables)
            await tables[0].do(inbound.Rematch("again"))
            await until(tables[0], lambda t: t.rematch is not None)
            assert tables[0].rematch is not None
            assert (tables[0].rematch.key == opened.key) is bool(settings)
            if settings:
                async with looking(server, tables[0].rematch.table, screen=opened.screen) as screen:
                    assert (await screen.until("snapshot"))["table"]["status"] == "lobby"
            await leave(tables)


async def test_in_one_room_a_phone_is_not_its_address(tmp_path: Path) -> None:
    """Everybody may come from one address: sending one away keeps nobody else out, and the wall still shows the key.

    Apart, whoever was sent away stays away: see `test_people`.
    """
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, **ROOM)
        await sit(server.url, opened, "Bea")
        async with server.table(opened, opened.token) as host:
            await host.do(inbound.Kick("k", 1))
        again = await sit(server.url, opened, "Cid", 1)
        assert again.seat == 1


async def _asks_back(url: str, opened: wire_http.Opened, seat: int) -> httpx.Response:
    async with httpx.AsyncClient() as http:
        return await http.post(f"{url}/api/tables/{opened.table}/return", json={"seat": seat, "key": opened.key})


async def test_a_dead_phone_is_replaced_when_the_others_agree(tmp_path: Path) -> None:
    """Another phone asks for the seat, two of the three others say yes, and the old token opens nothing any more."""
    async with running(tmp_path, grace=600.0) as server:
        opened, seats = await full_table(server.url, 4, **ROOM)
        async with contextlib.AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats[:3]]
            async with server.table(opened, seats[3]) as dying:
                await start([*tables, dying])
            await until(tables[0], lambda t: t.info.people[3].rung == "grace")
            asked = await _asks_back(server.url, opened, 3)
            assert asked.status_code == 202
            token = asked.json()["token"]
            with pytest.raises(TableRefused, match="bad_token"):
                async with server.table(opened, token):
                    pass
            await until(tables[0], lambda t: t.info.vote is not None)
            assert tables[0].info is not None and tables[0].info.vote is not None
            assert (tables[0].info.vote.what, tables[0].info.vote.seat) == ("return", 3)
            for table in tables[:2]:
                await table.do(inbound.CastVote("y", True))
            async with server.table(opened, token) as back:
                assert back.seat == 3 and back.view is not None and back.view["viewer"] == 3
            with pytest.raises(TableRefused, match="bad_token"):
                async with server.table(opened, seats[3]):
                    pass


async def test_nobody_takes_a_seat_that_the_others_do_not_give(tmp_path: Path) -> None:
    """Not while its phone is there, not against their vote, not when its owner is back first, and never apart."""
    async with running(tmp_path, grace=600.0) as server:
        opened, seats = await full_table(server.url, 3, **ROOM)
        async with contextlib.AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats[:2]]
            assert (await _asks_back(server.url, opened, 2)).json()["code"] == "not_playing"
            async with server.table(opened, seats[2]) as third:
                await start([*tables, third])
                assert (await _asks_back(server.url, opened, 2)).json()["code"] == "seat_taken"
            await until(tables[0], lambda t: t.info.people[2].rung == "grace")
            token = (await _asks_back(server.url, opened, 2)).json()["token"]
            assert (await _asks_back(server.url, opened, 2)).json()["code"] == "vote_open"
            await tables[1].do(inbound.CastVote("n", False))  # of two, both have to agree
            await until(tables[0], lambda t: t.info.vote is None)
            with pytest.raises(TableRefused, match="bad_token"):
                async with server.table(opened, token):
                    pass
            assert (await _asks_back(server.url, opened, 2)).status_code == 202
            async with server.table(opened, seats[2]) as owner:
                await until(tables[0], lambda t: t.info.vote is None)
                assert owner.seat == 2
        apart, _ = await full_table(server.url, 2)
        assert (await _asks_back(server.url, apart, 1)).json()["code"] == "not_one_room"


async def test_a_screen_on_the_servers_machine_learns_how_phones_get_there(tmp_path: Path) -> None:
    """The public address before that on the local network; nothing where only this machine gets there."""
    lan = "http://192.168.1.23:1692"
    cases: list[tuple[dict[str, Any], str]] = [
        ({}, ""),
        ({"lan_url": lan}, lan),
        ({"lan_url": lan, "public_url": "https://mh.example"}, "https://mh.example"),
    ]
    for settings, url in cases:
        async with running(tmp_path, **settings) as server, httpx.AsyncClient() as http:
            assert (await http.get(f"{server.url}/api/address")).json() == {"url": url}


def test_a_screen_key_says_nothing_about_the_host() -> None:
    """It is drawn from the hash of the host's token, and is as long as an invite key."""
    one, other = tokens.hashed(tokens.token()), tokens.hashed(tokens.token())
    assert tokens.screen_key(one) == tokens.screen_key(one) != tokens.screen_key(other)
    assert len(tokens.screen_key(one)) == tokens.KEY_LENGTH and set(tokens.screen_key(one)) <= set(tokens.ALPHABET)


def test_what_opens_a_table_names_the_language_of_its_screen() -> None:
    """And refuses one that we do not speak."""
    read = msgspec.json.Decoder(wire_http.OpenTable).decode
    assert read(b'{"game":"standin","seats":3,"one_room":true,"screen_lang":"fr"}').screen_lang == "fr"
    with pytest.raises(msgspec.ValidationError):
        read(b'{"game":"standin","seats":3,"screen_lang":"la"}')
