"""The screen of a table in one room gets what a watcher without delay gets, byte for byte; it may start and pause."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from meetinghouse.client import RemoteTable, TableRefused
from meetinghouse.server.hall import tokens
from meetinghouse.server.table import votes
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.shapes import Status
from tests.server.harness import Running, full_table, hello, open_table, running, sit, start, until
from tests.server.test_play import leave, play_out
from tools.protocol_samples import SAMPLES

ROOM: dict[str, Any] = {"one_room": True}
Evening: TypeAlias = tuple[wire_http.Opened, list[str], dict[int, RemoteTable]]  # a table, its tokens, and who is awake


class Raw:
    """A socket whose every byte is kept, but for the time at which it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        """Already open."""
        self.socket = socket
        self.heard: list[str] = []

    async def say(self, message: inbound.FromClient | dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def until(self, kind: str, seconds: float = 90) -> dict[str, Any]:
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
async def looking(server: Running, table: str, **known: Any) -> AsyncIterator[Raw]:
    """Somebody without a seat."""
    async with connect(f"{server.url.replace('http', 'ws')}/ws/{table}") as socket:
        raw = Raw(socket)
        await raw.socket.send(hello(**known))
        yield raw


async def test_the_screen_gets_what_a_watcher_without_delay_gets(tmp_path: Path) -> None:
    """Every byte from the lobby to the end and the rematch, with talk, a pause and secrets in between."""
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 3, options={"rounds": 2}, **ROOM)
        async with contextlib.AsyncExitStack() as stack:
            # everybody is there before either looks: nobody's absence can be noted between the two
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats]
            watcher = await stack.enter_async_context(looking(server, opened.table, key=opened.key))
            await watcher.until("watchers")  # that somebody watches now is told to all, and so to the watcher
            counted = json.loads(watcher.heard.pop())
            screen = await stack.enter_async_context(looking(server, opened.table, screen=opened.screen))
            await screen.until("snapshot")
            assert json.loads(screen.heard[1])["table"]["watchers"] == counted["watchers"] == 1
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
            # and the four letters that it shows beside the code to scan, which its own link already holds the key to
            assert f',"code":"{opened.code}"' in screen.heard[0] and opened.code not in "".join(watcher.heard)
            screen.heard[0] = screen.heard[0].replace(f',"code":"{opened.code}"', "")
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


@pytest.mark.parametrize("kind", sorted(set(SAMPLES) - {"hello", "ping", "start", "pause", "turn_glass"}))
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


@contextlib.asynccontextmanager
async def _asleep(server: Running, seats: int, awake: list[int], **more: Any) -> AsyncIterator[Evening]:
    """A running game in one room where the phones of all seats but these are gone."""
    opened, tokens_ = await full_table(server.url, seats, **{**ROOM, **more})
    async with contextlib.AsyncExitStack() as stack:
        tables = {i: await stack.enter_async_context(server.table(opened, tokens_[i])) for i in awake}
        async with contextlib.AsyncExitStack() as dying:
            gone = {
                i: await dying.enter_async_context(server.table(opened, tokens_[i]))
                for i in range(seats)
                if i not in tables
            }
            await start([{**tables, **gone}[i] for i in range(seats)])
        for table in tables.values():
            await until(table, lambda t: all(t.info.people[i].rung != "here" for i in gone))
        yield opened, tokens_, tables


async def _opens(server: Running, opened: wire_http.Opened, token: str) -> bool:
    """Whether a token opens a seat now, by its socket and over HTTP alike."""
    async with httpx.AsyncClient() as http:
        url = f"{server.url}/api/tables/{opened.table}"
        read = (await http.get(url, headers={"Authorization": f"Bearer {token}"})).status_code == 200
    try:
        async with server.table(opened, token) as table:
            assert read and table.seat is not None
            return True
    except TableRefused as refused:
        assert not read and refused.code == "bad_token"
        return False


async def test_a_dead_phone_is_replaced_by_the_hosts_yes(tmp_path: Path) -> None:
    """Another phone knocks, all see its two digits, the host says yes, and the old token opens nothing any more."""
    async with running(tmp_path, grace=600.0) as server, _asleep(server, 4, [0, 1, 2]) as (opened, seats, tables):
        asked = await _asks_back(server.url, opened, 3)
        assert asked.status_code == 202
        token = asked.json()["token"]
        assert not await _opens(server, opened, token)
        await until(tables[1], lambda t: t.info.knocks)
        assert tables[1].info is not None and tables[1].info.vote is None
        knock = tables[1].info.knocks[0]
        assert (knock.what, knock.seat, knock.needed) == ("return", 3, 2)
        assert knock.code == asked.json()["info"]["knocks"][0]["code"] and len(knock.code) == 2
        await tables[0].do(inbound.CastVote("y", True, 3))
        async with server.table(opened, token) as back:
            assert back.seat == 3 and back.view is not None and back.view["viewer"] == 3
            assert not await _opens(server, opened, seats[3])


async def test_a_dead_phone_is_replaced_by_most_of_those_who_sit_there(tmp_path: Path) -> None:
    """Whether their phones are awake or not: of four others three have to say yes. So the host's phone comes back."""
    async with running(tmp_path, grace=600.0) as server, _asleep(server, 5, [1, 2, 3]) as (opened, _, tables):
        token = (await _asks_back(server.url, opened, 0)).json()["token"]
        for seat in (1, 2):
            await tables[seat].do(inbound.CastVote("y", True, 0))
            assert not await _opens(server, opened, token)
        await tables[3].do(inbound.CastVote("y", True, 0))
        assert await _opens(server, opened, token)


async def test_no_seat_is_given_away_while_phones_sleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by one who is awake alone, not to a stranger when nobody is, not by whoever is host only because the host's
    phone is gone, and not by silence. The owners' own tokens open their seats all the while."""
    monkeypatch.setattr(votes, "SECONDS", 1)
    async with running(tmp_path, grace=0.2) as server:
        async with _asleep(server, 4, [3]) as (opened, seats, tables):
            thief = tables[3]
            await until(thief, lambda t: t.info.host == 3)  # all others are gone: the rights went to the last one awake
            for seat in (0, 1, 2):
                token = (await _asks_back(server.url, opened, seat)).json()["token"]
                await thief.do(inbound.CastVote(f"y{seat}", True, seat))
                assert not await _opens(server, opened, token)
                await until(thief, lambda t: not t.info.knocks)  # a minute of silence is a no
                assert not await _opens(server, opened, token)
        for seat in range(3):  # nobody is awake
            token = (await _asks_back(server.url, opened, seat)).json()["token"]
            assert not await _opens(server, opened, token)
        for token in seats:
            assert await _opens(server, opened, token)


async def test_a_knock_is_no_vote_and_holds_up_nothing(tmp_path: Path) -> None:
    """While strangers knock for every seat they can, people pause, send somebody away and vote as ever."""
    async with running(tmp_path, grace=600.0) as server, _asleep(server, 5, [0, 1, 2]) as (opened, _, tables):
        for seat in (3, 4):
            assert (await _asks_back(server.url, opened, seat)).status_code == 202
            assert (await _asks_back(server.url, opened, seat)).json()["code"] == "vote_open"
        await tables[0].do(inbound.PauseGame("p"))
        await tables[1].do(inbound.CastVote("y", True))
        await until(tables[2], lambda t: t.info.pause is not None and len(t.info.knocks) == 2)
        await tables[0].do(inbound.Kick("k", 4))
        await tables[1].do(inbound.CastVote("y2", True))
        await until(tables[2], lambda t: t.info.people[4].kind == "bot" and len(t.info.knocks) == 1)
        with pytest.raises(TableRefused, match="no_vote"):
            await tables[0].do(inbound.CastVote("y3", True, 4))
        await tables[0].do(inbound.CastVote("n", False, 3))  # the host turns them away
        await until(tables[2], lambda t: not t.info.knocks)


async def test_whoever_cannot_read_the_wall_does_not_even_knock(tmp_path: Path) -> None:
    """Not at a public table either, whose key is asked for nowhere else; and knocking is dear."""
    async with running(tmp_path, grace=600.0) as server, _asleep(server, 3, [0], public=True) as (opened, _, tables):
        async with httpx.AsyncClient() as http:
            url = f"{server.url}/api/tables/{opened.table}/return"
            for key in ("", "000000", opened.screen):
                assert (await http.post(url, json={"seat": 1, "key": key})).json()["code"] == "no_such_table"
        assert tables[0].info is not None and not tables[0].info.knocks
        assert (await _asks_back(server.url, opened, 1)).status_code == 202


async def test_nobody_takes_a_seat_that_the_others_do_not_give(tmp_path: Path) -> None:
    """Not while its phone is there, not against their votes, and not when its owner is back first; apart, not while
    it is still waited for."""
    async with running(tmp_path, grace=600.0) as server:
        waiting, _ = await full_table(server.url, 2, **ROOM)
        assert (await _asks_back(server.url, waiting, 1)).json()["code"] == "not_playing"
        async with _asleep(server, 4, [0, 1, 2]) as (opened, seats, tables):
            assert (await _asks_back(server.url, opened, 1)).json()["code"] == "seat_taken"
            token = (await _asks_back(server.url, opened, 3)).json()["token"]
            for seat in (1, 2):
                await tables[seat].do(inbound.CastVote("n", False, 3))  # of three, two have to agree
            await until(tables[0], lambda t: not t.info.knocks)
            assert not await _opens(server, opened, token)
            assert (await _asks_back(server.url, opened, 3)).status_code == 202
            async with server.table(opened, seats[3]) as owner:
                await until(tables[0], lambda t: not t.info.knocks and t.info.people[3].rung == "here")
                assert owner.seat == 3
        async with _asleep(server, 3, [0, 1], one_room=False) as (apart, _, _tables):
            assert (await _asks_back(server.url, apart, 2)).json()["code"] == "seat_taken"


async def test_apart_the_host_lets_somebody_back_in_whose_browser_forgot(tmp_path: Path) -> None:
    """With the invitation alone, once the table waits for them no longer; the token that was lost opens nothing."""
    async with (
        running(tmp_path, grace=0.2) as server,
        _asleep(server, 3, [0, 1], one_room=False) as (opened, seats, tables),
    ):
        await until(tables[0], lambda t: t.info.people[2].rung in ("default", "bot"))
        asked = await _asks_back(server.url, opened, 2)
        assert asked.status_code == 202
        token = asked.json()["token"]
        assert not await _opens(server, opened, token)
        await until(tables[1], lambda t: t.info.knocks)
        await tables[0].do(inbound.CastVote("y", True, 2))
        async with server.table(opened, token) as back:
            assert back.seat == 2 and back.view is not None and back.view["viewer"] == 2
            assert not await _opens(server, opened, seats[2])


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


async def test_a_room_has_no_clock_unless_the_host_wants_one(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for wish, pace in (({}, "standard"), (ROOM, "untimed"), ({**ROOM, "pace": "fast"}, "fast")):
            asked = {"game": "affliction", "seats": 2, **wish}
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.post("/api/tables", json=asked)).json()["info"]["pace"] == pace
        opened = await open_table(server.url, seats=2, name="Ann", pace="standard")
        async with server.table(opened, opened.token) as host:
            await host.do(inbound.Configure("r", one_room=True))
            await until(host, lambda t: t.info.one_room)
            await until(host, lambda t: t.info.pace == "untimed")
            await host.do(inbound.Configure("p", pace="relaxed"))
            await until(host, lambda t: t.info.pace == "relaxed")
            await host.do(inbound.Configure("s", one_room=True))  # it was one already: the pace stays
            await until(host, lambda t: t.info.pace == "relaxed")


async def test_anybody_who_may_speak_turns_the_glass(tmp_path: Path) -> None:
    """A minute of sand that all see and nobody can tell who turned; it ends nothing and moves no clock."""
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 3, **ROOM)
        async with contextlib.AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats]
            with pytest.raises(TableRefused, match="not_playing"):
                await tables[0].do(inbound.TurnGlass("early"))
            await start(tables)
            screen = await stack.enter_async_context(looking(server, opened.table, screen=opened.screen))
            await screen.until("snapshot")
            info = tables[0].info
            assert info is not None and info.glass is None
            before = msgspec.to_builtins(info)
            await tables[2].do(inbound.TurnGlass("g1"))
            await until(tables[0], lambda t: t.info.glass is not None)
            assert tables[0].info is not None and tables[0].info.glass is not None
            first = tables[0].info.glass
            assert 0 < first - server.hall.now() <= 60_000
            assert {**msgspec.to_builtins(tables[0].info), "glass": None} == before
            await screen.say(inbound.TurnGlass("g2"))
            await until(tables[0], lambda t: t.info.glass != first)
            await tables[0].do(inbound.Mute("m", seat=2, for_all=True))
            with pytest.raises(TableRefused, match="channel_closed"):
                await tables[2].do(inbound.TurnGlass("g3"))
            with pytest.raises(TableRefused, match="too_fast"):
                for i in range(1000):
                    await tables[1].do(inbound.TurnGlass(f"more{i}"))
        elsewhere, others = await full_table(server.url, 2)
        async with server.table(elsewhere, others[0]) as one, server.table(elsewhere, others[1]) as two:
            await start([one, two])
            with pytest.raises(TableRefused, match="not_one_room"):
                await one.do(inbound.TurnGlass("g"))
