"""A coach at a table: for whoever is alone with bots, or whom the host allows it; from that seat's knowledge alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.learn.coach import advise
from meetinghouse.server.bots.messages import Advise
from meetinghouse.server.http.answers_tables import MOST_ASKING
from meetinghouse.server.table.room import Room
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.learning import Counsel
from tests.server.harness import open_table, run, running, sit


async def ask(client: httpx.AsyncClient, table: str, token: str) -> tuple[int, dict[str, object]]:
    reply = await client.get(f"/api/tables/{table}/coach", headers={"Authorization": f"Bearer {token}"})
    return reply.status_code, reply.json()


def test_alone_with_bots_one_is_told_what_follows_from_ones_own_view(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, reading=0) as server, httpx.AsyncClient(base_url=server.url) as client:
            for game, seats in (("salem1692", 5), ("new_salem", 4), ("affliction", 3)):
                bots = {str(seat): 1 for seat in range(1, seats)}
                opened = await open_table(server.url, seats, game=game, bots=bots, start=True)
                async with server.table(opened, opened.token) as ann:
                    while ann.ask is None:
                        await ann.next()
                    status, told = await ask(client, opened.table, opened.token)
                    assert status == 200 and told["ask"] == ann.ask.id
                    assert told["n"] == len(ann.events)
                    # a twin world, in which the others hide something else, makes the coach say the same
                    twin = mh.imagine(game, dict(ann.view or {}), 5, msgspec.to_builtins(ann.events))
                    said = advise(twin, 0)
                    assert said is not None
                    assert [told["worth"], told["costly"]] == [said.worth, said.costly]
                    assert told["why"] == [
                        {"key": one.key, **({"args": dict(one.args)} if one.args else {})} for one in said.why
                    ]

    run(story())


def test_with_others_the_host_must_allow_it_for_that_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, reading=0) as server, httpx.AsyncClient(base_url=server.url) as client:
            opened = await open_table(server.url, 4, game="new_salem", bots={"2": 1, "3": 1})
            ben = await sit(server.url, opened, "Ben")
            async with server.table(opened, opened.token) as ann, server.table(opened, ben.token) as other:
                await ann.do(inbound.Configure("c1", coach=[0]))
                await ann.do(inbound.Ready("r1"))
                await other.do(inbound.Ready("r2"))
                await ann.do(inbound.Start("s1"))
                while ann.ask is None:
                    await ann.next()
                while other.ask is None:
                    await other.next()
                assert (await ask(client, opened.table, opened.token))[0] == 200
                status, told = await ask(client, opened.table, ben.token)
                assert (status, told["code"]) == (403, "no_coach")
            # with a bad token a private table cannot be told from none
            status, told = await ask(client, opened.table, "nobody")
            assert (status, told) == await ask(client, "0000000", "nobody")
            assert (status, told["code"]) == (404, "no_such_table")

    run(story())


def test_there_is_no_advice_where_nothing_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, reading=0) as server, httpx.AsyncClient(base_url=server.url) as client:
            opened = await open_table(server.url, 5, game="salem1692", bots={str(seat): 1 for seat in range(1, 5)})
            status, told = await ask(client, opened.table, opened.token)
            assert (status, told["code"]) == (409, "not_playing")
            plain = await open_table(server.url, 3, bots={"1": 1, "2": 1}, start=True)  # a game without a coach
            status, told = await ask(client, plain.table, plain.token)
            assert (status, told["code"]) == (403, "no_coach")

    run(story())


async def test_nobody_keeps_the_bots_of_all_tables_busy_with_questions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach thinks where bots think. A few questions of one address wait at a time; somebody else's is asked."""
    goes_on, asked = asyncio.Event(), 0

    async def slowly(room: Room, work: Advise) -> Counsel:
        nonlocal asked
        asked += 1
        await goes_on.wait()
        return Counsel(work.ask["id"], 0, [], [], [])

    async with running(tmp_path, reading=0) as server, httpx.AsyncClient(base_url=server.url) as client:
        bots = {str(seat): 1 for seat in range(1, 4)}
        opened = await open_table(server.url, 4, game="new_salem", bots=bots, start=True)
        async with server.table(opened, opened.token) as ann:
            while ann.ask is None:
                await ann.next()
            monkeypatch.setattr(server.hall.bots, "advise", slowly)
            waiting = [asyncio.create_task(ask(client, opened.table, opened.token)) for _ in range(MOST_ASKING)]
            while asked < MOST_ASKING:
                await asyncio.sleep(0)
            status, told = await ask(client, opened.table, opened.token)
            assert (status, told["code"]) == (429, "too_fast")
            client.headers["X-Forwarded-For"] = "10.0.0.7"
            waiting.append(asyncio.create_task(ask(client, opened.table, opened.token)))
            while asked < MOST_ASKING + 1:
                await asyncio.sleep(0)
            goes_on.set()
            assert [status for status, _ in await asyncio.gather(*waiting)] == [200] * len(waiting)
            del client.headers["X-Forwarded-For"]
            assert (await ask(client, opened.table, opened.token))[0] == 200
