"""Whose seat it is: a person's key has it, a link gives it to whoever opens it first, and no stranger takes one."""

from __future__ import annotations

import contextlib
import json
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from meetinghouse.client import RemoteTable, ServerClient, ServerRefused, TableRefused
from meetinghouse.client.person import key_at, key_for, own_key
from meetinghouse.server.hall import tokens
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.table import door, votes
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound, shapes
from tests.server.harness import Process, Running, full_table, hello, open_table, running, sit, start, until
from tests.server.test_play import play_out


def new_key() -> str:
    """A device's key, as browsers make it."""
    return secrets.token_urlsafe(24)


async def comes(server: Running | Process, table: str, **known: Any) -> int | str | None:
    """The seat that a hello leads to (None: it watches), or the code with which it is sent away."""
    async with connect(f"{server.url.replace('http', 'ws')}/ws/{table}") as socket:
        await socket.send(hello(**known))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] in ("bye", "refused"):
                return str(message["code"])
            if message["type"] == "snapshot":
                return None if message.get("view") is None else int(message["view"]["viewer"])
            if message["type"] == "welcome" and message.get("seat") is not None:
                return int(message["seat"])


@contextlib.asynccontextmanager
async def with_link(server: Running, **more: Any) -> AsyncIterator[tuple[wire_http.Opened, RemoteTable, str]]:
    """A table of two with its host there, and the link for the other seat."""
    opened = await open_table(server.url, 2, **more)
    async with server.table(opened, opened.token) as host:
        yield opened, host, await host.seat_link(1)


async def test_every_device_with_the_key_sits_there(tmp_path: Path) -> None:
    """Opening and sitting down with a key; then the key alone opens the seat, also after a restart and in a rematch."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path) as server:
        async with ServerClient(server.url, person=ann) as lobby:
            wish = wire_http.OpenTable(game="standin", seats=2, pace="untimed", name="Ann", options={"rounds": 1})
            opened = await lobby.open(wish)
        async with ServerClient(server.url, person=bea) as lobby:
            await lobby.sit(opened.table, "Bea", opened.key)
            with pytest.raises(ServerRefused, match="already_seated"):
                await lobby.sit(opened.table, "Bea again", opened.key)
            assert (await lobby.info(opened.table)).people[1].name == "Bea"  # private, and no other pass
        assert await comes(server, opened.table, person=bea) == 1
    async with running(tmp_path) as server:
        tables = [server.table(opened, person=key) for key in (ann, bea)]
        for table in tables:
            await table.__aenter__()
        assert [table.seat for table in tables] == [0, 1]
        await start(tables)
        await play_out(tables)
        await tables[0].do(inbound.Rematch("again"))
        await until(tables[1], lambda t: t.rematch is not None)
        assert tables[1].rematch is not None
        for table in tables:
            await table.__aexit__(None, None, None)
        assert await comes(server, tables[1].rematch.table, person=bea) == 1
        log = b"".join(row.body for row in await server.hall.store.read(opened.table))
        for secret in (bea, tokens.root(bea)):
            assert secret.encode() not in log
        assert tokens.mark(tokens.root(bea), opened.table).encode() in log


async def test_tokens_of_earlier_versions_still_open_their_seats(tmp_path: Path) -> None:
    """A log without marks: the token opens the seat, and the first key that comes with it has the seat from then on."""
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 3)
        assert b"mark" not in b"".join(row.body for row in await server.hall.store.read(opened.table))
        key = new_key()
        assert await comes(server, opened.table, token=seats[1]) == 1
        assert await comes(server, opened.table, token=seats[1], person=key) == 1
        assert await comes(server, opened.table, person=key) == 1
        # a second seat on the same device stays a seat of its token
        assert await comes(server, opened.table, token=seats[2], person=key) == 2
        assert await comes(server, opened.table, person=key) == 1
        # a device that only has the token goes on as before, and takes nothing away from the key
        assert await comes(server, opened.table, token=seats[1], person=new_key()) == 1
        assert await comes(server, opened.table, person=key) == 1


async def test_a_link_gives_the_seat_to_the_first_key_and_to_no_other(tmp_path: Path) -> None:
    """Whatever `renew` says: whoever made the link does not get in with it any more, and later openers are told."""
    async with running(tmp_path) as server, with_link(server) as (opened, host, link):
        friend = new_key()
        async with server.table(opened, link, person=friend) as bea:
            assert bea.seat == 1 and bea.token != link
            await bea.do(inbound.Rename("n", "Bea"))
            for renew in (False, True):
                for person in ("", new_key()):
                    got = await comes(server, opened.table, token=link, renew=renew, person=person)
                    assert got == "seat_claimed"
            assert await comes(server, opened.table, token=link, person=friend) == 1
            with pytest.raises(ServerRefused, match="seat_claimed"):
                async with ServerClient(server.url) as lobby:
                    await lobby.info(opened.table, token=link)
            assert host.info is not None


@pytest.mark.parametrize("person", ["", "key"])
async def test_a_host_who_opens_the_link_first_has_taken_the_seat_openly(tmp_path: Path, person: str) -> None:
    """All see that somebody sits there, and the friend is told who, whether the host came with a key or without one."""
    async with running(tmp_path) as server, with_link(server) as (opened, host, link):
        async with connect(f"{server.url.replace('http', 'ws')}/ws/{opened.table}") as spy:
            own = new_key() if person else ""
            await spy.send(hello(token=link, person=own))
            await spy.send(msgspec.json.encode(inbound.Rename("n", "Ann again")).decode())
            await until(host, lambda t: t.info.people[1].name == "Ann again" and not t.info.people[1].remote)
            for renew in (False, True):
                async with connect(f"{server.url.replace('http', 'ws')}/ws/{opened.table}") as late:
                    await late.send(hello(token=link, renew=renew, person=new_key()))
                    bye = json.loads(await late.recv())
                    assert (bye["type"], bye["code"], bye["args"]) == ("bye", "seat_claimed", {"name": "Ann again"})
        assert host.info is not None and host.info.people[1].kind == "person"


async def test_who_sits_there_opens_no_second_seat(tmp_path: Path) -> None:
    """A host's own key does not take the friend's seat by accident: the link still works for the friend."""
    async with running(tmp_path) as server:
        mine = new_key()
        async with ServerClient(server.url, person=mine) as lobby:
            wish = wire_http.OpenTable(game="standin", seats=2, pace="untimed", name="Ann")
            opened = await lobby.open(wish)
        async with server.table(opened, opened.token, person=mine) as host:
            link = await host.seat_link(1)
            assert await comes(server, opened.table, token=link, person=mine, renew=True) == "already_seated"
            assert await comes(server, opened.table, token=link, person=new_key()) == 1


async def test_in_one_room_the_own_key_always_comes_back(tmp_path: Path) -> None:
    """The host let another phone in: when the first one wakes, the seat is its again, and the other one has to go."""
    async with running(tmp_path, grace=600.0) as server:
        opened = await open_table(server.url, 3, one_room=True)
        owner, other = new_key(), new_key()
        async with ServerClient(server.url, person=owner) as lobby:
            await lobby.sit(opened.table, "Bea", opened.key)
        third = await sit(server.url, opened, "Cid")
        async with server.table(opened, opened.token) as ann, server.table(opened, third.token) as cid:
            async with server.table(opened, person=owner) as bea:
                await start([ann, bea, cid])
            await until(ann, lambda t: t.info.people[1].rung == "grace")
            async with httpx.AsyncClient(headers={"X-Person": other}) as http:
                url = f"{server.url}/api/tables/{opened.table}/return"
                got = await http.post(url, json={"seat": 1, "key": opened.key})
            await ann.do(inbound.CastVote("y", True, 1))
            async with server.table(opened, got.json()["token"], person=other) as visitor:
                assert visitor.seat == 1
                assert await comes(server, opened.table, person=owner) == 1
                with pytest.raises(TableRefused, match="bad_token"):
                    await until(visitor, lambda t: False)
            for pass_ in ({"person": other, "key": opened.key}, {"token": got.json()["token"]}):
                assert await comes(server, opened.table, **pass_) in (-1, "bad_token")


async def test_who_was_sent_away_stays_away_by_key(tmp_path: Path) -> None:
    """Also in one room, where all may come from one address and the wall shows the key of the table."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, one_room=True)
        rude, kind = new_key(), new_key()
        async with ServerClient(server.url, person=rude) as lobby:
            await lobby.sit(opened.table, "Bea", opened.key)
            async with server.table(opened, opened.token) as host:
                await host.do(inbound.Kick("k", 1))
            with pytest.raises(ServerRefused, match="kicked"):
                await lobby.sit(opened.table, "Cid", opened.key)
        async with ServerClient(server.url, person=kind) as lobby:
            assert (await lobby.sit(opened.table, "Cid", opened.key)).seat == 1


async def test_what_comes_right_behind_a_hello_moves_its_socket_along(tmp_path: Path) -> None:
    """Hello and a change of seats may be decided together: nobody stays on a seat that they have just left."""
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 2)
        async with server.table(opened, opened.token) as ann:
            await ann.do(inbound.Configure("c", seats=3))
            room = server.hall.rooms[opened.table]
            for last, wanted in ((inbound.Move("m", to=2), "welcome"), (inbound.Leave("l"), "bye")):
                heard: list[dict[str, Any]] = []

                def hear(data: bytes, to: list[dict[str, Any]] = heard) -> None:
                    to.append(json.loads(data))

                peer = Peer(hear, lambda _: None, "here", 1000.0)
                door.join(room, peer, inbound.Hello(token=seats[1]))
                door.command(room, peer, last)
                await room.finish()
                assert heard[0]["type"] == wanted and heard[0].get("seat", 2) == 2
                assert (
                    room.feed.peers.get(2, []) == ([peer] if wanted == "welcome" else []) and 1 not in room.feed.peers
                )


def test_a_terminal_keeps_its_key_in_a_file_that_only_its_owner_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made once; a program has another one for each link, the same each time it is started. Each server is shown one of
    its own, for with what one has seen its operator could be this player at all others."""
    monkeypatch.setenv("MEETINGHOUSE_PERSON", str(tmp_path / "new" / "person"))
    mine = own_key()
    assert len(mine) == 32 and own_key() == mine
    assert (tmp_path / "new" / "person").stat().st_mode & 0o777 == 0o600
    assert key_for("a") == key_for("a") != key_for("b") and len(key_for("a")) == 32
    one, other = key_at("http://a.example"), key_at("http://b.example")
    assert len({mine, one, other, key_for("http://a.example")}) == 4 and key_at("HTTP://A.example") == one
    assert re.fullmatch(shapes.PERSON_KEY, one)
    monkeypatch.setenv("MEETINGHOUSE_PERSON", "/dev/null/nowhere")
    assert own_key() == key_for("a") == key_at("a") == ""


# ---- every way in which a stranger could take a seat ---------------------------------------------------------------


@dataclass
class Ground:
    """Where strangers try: a game in one room whose phones sleep but for the thief's own, and a friend's seat."""

    server: Running
    room: wire_http.Opened
    thief: RemoteTable  # sits at seat 3 of the room, and is host there since the others' phones sleep
    owner: str  # the key of seat 1
    old: str  # a token of seat 1 that was renewed
    apart: wire_http.Opened
    host: RemoteTable  # of the table apart
    link: str  # which the friend with `friend` opened
    friend: str
    unopened: str  # the link of a seat nobody came to, in a running game

    async def knock(self, seat: int, key: str | None = None, **headers: str) -> httpx.Response:
        """Ask for a seat of the room with another phone."""
        async with httpx.AsyncClient(headers=headers) as http:
            given = {"seat": seat, "key": self.room.key if key is None else key}
            return await http.post(f"{self.server.url}/api/tables/{self.room.table}/return", json=given)

    async def seat(self, table: wire_http.Opened, seat: int, **hello: Any) -> bool:
        """Whether a hello gives the secret view of that seat."""
        return await comes(self.server, table.table, **hello) == seat

    async def get(self, table: wire_http.Opened, path: str, **headers: str) -> int:
        """The status of a request about a table."""
        async with httpx.AsyncClient(headers=headers) as http:
            return (await http.get(f"{self.server.url}/api/tables/{table.table}{path}")).status_code


async def _knock_and_wait(g: Ground) -> bool:
    token = (await g.knock(1)).json()["token"]
    await until(g.thief, lambda t: t.info.knocks)
    await until(g.thief, lambda t: not t.info.knocks)
    return await g.seat(g.room, 1, token=token)


async def _knock_and_agree_alone(g: Ground) -> bool:
    token = (await g.knock(1)).json()["token"]
    await until(g.thief, lambda t: t.info.knocks and t.info.host == 3)
    await g.thief.do(inbound.CastVote("y", True, 1))
    taken = await g.seat(g.room, 1, token=token)
    await until(g.thief, lambda t: not t.info.knocks)
    return taken or await g.seat(g.room, 1, token=token)


async def _knock_without_the_walls_key(g: Ground) -> bool:
    return any([(await g.knock(0, key)).status_code < 400 for key in ("", "000000", g.room.screen)])


async def _knock_for_a_seat_that_is_awake(g: Ground) -> bool:
    return (await g.knock(3)).status_code < 400


async def _knock_in_between(g: Ground) -> bool:
    first, second = await g.knock(0), await g.knock(0)
    await until(g.thief, lambda t: not t.info.knocks)
    return second.status_code < 400 or await g.seat(g.room, 0, token=first.json()["token"])


async def _knock_as_somebody_seated(g: Ground) -> bool:
    return (await g.knock(0, **{"X-Person": g.owner})).status_code < 400


async def _vote_as_a_watcher(g: Ground) -> bool:
    token = (await g.knock(2)).json()["token"]
    async with g.server.table(g.room, key=g.room.key) as watcher:
        with contextlib.suppress(TableRefused):
            await watcher.do(inbound.CastVote("y", True, 2))
    taken = await g.seat(g.room, 2, token=token)
    await until(g.thief, lambda t: not t.info.knocks)
    return taken


async def _the_mark_in_the_log_as_a_key(g: Ground) -> bool:
    root = tokens.root(g.owner)
    mark = tokens.mark(root, g.room.table)
    return any([await g.seat(g.room, 1, person=key, key=g.room.key) for key in (root, mark)])


async def _no_key_for_a_seat_without_one(g: Ground) -> bool:
    return any([await g.seat(g.room, seat, person="", key=g.room.key) for seat in range(4)])


async def _guesses(g: Ground) -> bool:
    tries = [{"token": tokens.token()}, {"person": new_key()}, {"token": g.owner}, {"person": g.room.host}]
    return any([await g.seat(g.room, seat, **one) for one in tries for seat in range(4)])


async def _a_token_that_was_renewed(g: Ground) -> bool:
    return await g.seat(g.room, 1, token=g.old) or await g.get(g.room, "", Authorization=f"Bearer {g.old}") == 200


async def _the_screens_key(g: Ground) -> bool:
    return any([await g.seat(g.room, seat, screen=g.room.screen, person=g.owner) for seat in range(4)])


async def _sit_on_a_taken_seat(g: Ground) -> bool:
    for table in (g.room, g.apart):
        with contextlib.suppress(ServerRefused):
            await sit(g.server.url, table, "Zoe", 1)
            return True
    return False


async def _the_friends_link(g: Ground) -> bool:
    tries = [{"renew": renew, "person": key} for renew in (False, True) for key in ("", new_key())]
    return any([await g.seat(g.apart, 1, token=g.link, **one) for one in tries])


async def _the_friends_link_over_http(g: Ground) -> bool:
    pass_ = {"Authorization": f"Bearer {g.link}"}
    return any([await g.get(g.apart, path, **pass_) == 200 for path in ("", "/coach")])


async def _coach_of_a_link_that_nobody_opened(g: Ground) -> bool:
    return await g.get(g.apart, "/coach", Authorization=f"Bearer {g.unopened}") == 200


async def _a_second_link_for_the_friends_seat(g: Ground) -> bool:
    with contextlib.suppress(TableRefused):
        return bool(await g.host.seat_link(1))
    return False


async def _a_bot_in_their_place(g: Ground) -> bool:
    with contextlib.suppress(TableRefused):
        await g.host.do(inbound.SetBot("b", 1))
        return True
    return False


async def _swap_with_the_friend(g: Ground) -> bool:
    with contextlib.suppress(TableRefused):
        await g.host.do(inbound.Move("m", to=1))
        return True
    return False


WAYS: dict[str, Callable[[Ground], Awaitable[bool]]] = {
    "knock while phones sleep, and wait": _knock_and_wait,
    "knock, and agree alone as the last one awake": _knock_and_agree_alone,
    "knock without the wall's key": _knock_without_the_walls_key,
    "knock for a seat that is awake": _knock_for_a_seat_that_is_awake,
    "knock between a knock and its yes": _knock_in_between,
    "knock for another seat than one's own": _knock_as_somebody_seated,
    "knock, and agree as a watcher": _vote_as_a_watcher,
    "the mark or the hash of a key, as a key": _the_mark_in_the_log_as_a_key,
    "no key, for a seat without a mark": _no_key_for_a_seat_without_one,
    "guess tokens and keys, or swap them": _guesses,
    "a token that was renewed": _a_token_that_was_renewed,
    "the screen's key": _the_screens_key,
    "sit on a taken seat": _sit_on_a_taken_seat,
    "a friend's link after the friend, with and without `renew` and key": _the_friends_link,
    "a friend's link over HTTP": _the_friends_link_over_http,
    "ask the coach with a link that nobody opened": _coach_of_a_link_that_nobody_opened,
    "a second link for a friend's seat": _a_second_link_for_the_friends_seat,
    "a bot in a friend's place": _a_bot_in_their_place,
    "change places with a friend in the game": _swap_with_the_friend,
}


async def test_no_stranger_takes_a_seat_in_any_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each way is tried on the same evening; the owners' keys and tokens open their seats afterwards."""
    monkeypatch.setattr(votes, "SECONDS", 1)
    async with running(tmp_path, grace=0.2) as server, contextlib.AsyncExitStack() as stack:
        room, seats = await full_table(server.url, 4, one_room=True)
        owner, friend = new_key(), new_key()
        async with server.table(room, seats[1], person=owner) as bea:
            await bea.renew()
        thief = await stack.enter_async_context(server.table(room, seats[3]))
        async with (
            server.table(room, seats[0]) as ann,
            server.table(room, person=owner) as bea,
            server.table(room, seats[2]) as cid,
        ):
            await start([ann, bea, cid, thief])
        await until(thief, lambda t: all(t.info.people[i].rung != "here" for i in range(3)))
        apart = await open_table(server.url, 3, coach=[0, 1, 2])
        host = await stack.enter_async_context(server.table(apart, apart.token))
        link, unopened = await host.seat_link(1), await host.seat_link(2)
        away = await stack.enter_async_context(server.table(apart, link, person=friend))
        await host.do(inbound.Start("s"))
        await until(away, lambda t: t.view is not None)
        ground = Ground(server, room, thief, owner, seats[1], apart, host, link, friend, unopened)
        taken = {name: await way(ground) for name, way in WAYS.items()}
        print()  # noqa: T201  # the table of ways is what this test shows
        for name, worked in taken.items():
            print(f"{'TAKEN' if worked else 'held':<6} {name}")  # noqa: T201  # the same
        print(f"{sum(taken.values())} of {len(taken)} ways took a seat")  # noqa: T201  # the same
        assert not any(taken.values()), taken
        assert await comes(server, room.table, person=owner) == 1
        assert await comes(server, room.table, token=seats[0]) == 0
        assert await comes(server, apart.table, person=friend) == 1
        rows = await server.hall.store.read(room.table)
        assert fold(room.table, rows).chairs[1].mark == tokens.mark(tokens.root(owner), room.table)
