"""Play now: strangers meet at one table, it begins by itself, nobody is host there, and nobody is let in by a link."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import pytest

from meetinghouse.client import RemoteTable, TableRefused, parse_link
from meetinghouse.server.hall.quick import TRIES
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import inbound
from tests.server import postgres
from tests.server.asked import Asked
from tests.server.harness import Process, running, until
from tests.server.test_play import leave
from tests.server.test_seats import new_key

WAIT = 3600.0  # nobody waits so long in a test: only a full table begins


async def quick(server: Any, key: str, name: str, game: str = "standin") -> Any:
    """What Play now says to this person; the code of a refusal."""
    return await Asked(server, key).post("/api/quick", name=name, game=game)


async def test_those_who_come_meet_and_it_begins_when_it_is_full(tmp_path: Path) -> None:
    """At the oldest table, with a number where names are alike; who comes again has the same seat, who comes when
    it is full the next table."""
    async with running(tmp_path, quick_seconds=WAIT) as server:
        keys = [new_key()]
        one = await quick(server, keys[0], "Ann")
        again = await quick(server, keys[0], "Ann", "")
        assert (again["table"], again["seat"], again["token"]) == (one["table"], one["seat"], "")
        seats = [one["seat"]]
        for _ in one["info"]["people"][1:]:
            keys.append(new_key())
            more = await quick(server, keys[-1], "Ann", "")
            assert more["table"] == one["table"]
            seats.append(more["seat"])
        assert sorted(seats) == list(range(len(seats)))
        assert (await quick(server, new_key(), "Cid"))["table"] != one["table"]
        tables = [server.table(one["table"], person=key) for key in keys]
        for table in tables:
            await table.__aenter__()
        for table in tables:
            await until(table, lambda t: t.view is not None and t.info.status == "playing")
        info = tables[0].info
        assert info is not None and info.host is None
        assert {person.name for person in info.people} == {"Ann", *(f"Ann {n}" for n in range(2, len(seats) + 1))}
        await leave(tables)


async def test_after_a_while_bots_take_the_free_seats_and_those_of_people_who_never_came(tmp_path: Path) -> None:
    """A seat that was taken and never sat on does not count; alone one is not kept waiting either."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path) as server:
        one = await quick(server, ann, "Ann", "affliction")
        assert (await quick(server, bea, "Bea", "affliction"))["table"] == one["table"]
        async with server.table(one["table"], person=ann) as table:
            await until(table, lambda t: t.info is not None and any(person.ready for person in t.info.people))
            assert table.info is not None and table.info.status == "lobby"
            server.hall._zero += 31 * 10**9  # half a minute later by the server's clock
            await table.do(inbound.Say("s", "nobody else?"))
            await until(table, lambda t: t.view is not None and t.info.status == "playing")
            assert [person.name for person in table.info.people if person.kind == "person"] == ["Ann"]
        assert (await quick(server, bea, "Bea", "affliction"))["table"] != one["table"]  # its time is over


async def test_a_list_that_is_a_moment_old_keeps_nobody_at_a_closed_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody whose own table gave way to an older one is seated elsewhere, and not told that they sit already."""
    async with running(tmp_path, quick_seconds=WAIT) as server:
        key, hall = new_key(), server.hall
        one = await quick(server, key, "Ann")
        old = await hall.quick._waiting("standin")
        await hall.room(one["table"]).call(lambda core, at: [e.Broken(-1)])
        monkeypatch.setattr(hall.quick, "_waiting", AsyncMock(return_value=old))
        assert (await quick(server, key, "Ann"))["table"] != one["table"]


async def test_nobody_arranges_such_a_table(tmp_path: Path) -> None:
    """No host's rights, no seat of one's choice, no way in by the key, the code or a link, and nobody watches."""
    ann = new_key()
    async with running(tmp_path, quick_seconds=WAIT) as server:
        one = await quick(server, ann, "Ann", "affliction")
        async with server.table(one["table"], person=ann) as table:
            await until(table, lambda t: t.info is not None)
            core = server.hall.rooms[one["table"]].core
            assert core is not None and not core.code
            free = 1 - min(1, table.seat or 0)
            for message in (
                inbound.Configure("c", public=True),
                inbound.Start("s"),
                inbound.Fill("f"),
                inbound.Move("m", to=free),
            ):
                with pytest.raises(TableRefused, match="not_host"):
                    await table.do(message)
            with pytest.raises(TableRefused, match="not_host"):
                await table.seat_link(free)
            sat = await Asked(server, new_key()).post(f"/api/tables/{one['table']}/sit", name="Bea", key=core.key)
            assert sat == "no_such_table"
            with pytest.raises(TableRefused, match="no_watching"):
                await server.table(one["table"], key=core.key).__aenter__()
        listed = await Asked(server).get("/api/tables")
        assert listed["tables"] == []


async def test_where_nobody_is_known_there_is_no_such_thing(tmp_path: Path) -> None:
    """`off`: the page says so, and nothing on the wire speaks of it; without a key nobody is seated either."""
    async with running(tmp_path, people="off") as server:
        assert await quick(server, new_key(), "Ann") == "no_such_page"
        assert await Asked(server, new_key()).get("/api/me/tables") == {"tables": []}
        opened = await Asked(server).post("/api/tables", game="standin", seats=2, name="Ann")
        assert "begins" not in opened["info"]
    async with running(tmp_path) as server:
        assert await quick(server, "", "Ann") == "bad_token"
        assert await Asked(server, new_key()).get("/api/me/tables") == {"tables": [], "quick": True}


async def test_a_player_who_gives_way_every_time_has_a_table_of_their_own_at_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many come at once, and another node always opened its table a moment earlier: nobody is refused for that."""
    async with running(tmp_path) as server:
        give_way = AsyncMock(return_value=True)
        monkeypatch.setattr(server.hall.quick, "_give_way", give_way)
        monkeypatch.setattr(server.hall.quick, "_sit", AsyncMock(return_value=None))
        sat = await quick(server, new_key(), "Ann")
        assert sat["token"] and give_way.await_count == TRIES - 1


async def test_people_who_come_to_two_nodes_at_once_are_seated_once_each() -> None:
    """Every commit has one number: no seat has two people, nobody sits at two tables, and most have met somebody."""
    with postgres.server() as database:
        nodes = [Process(database, {"node": f"n{i}", "quick_seconds": WAIT}).start() for i in range(2)]
        try:
            keys = [new_key() for _ in range(8)]

            async def come(i: int) -> dict[str, Any]:
                async with httpx.AsyncClient(base_url=nodes[i % 2].url) as http:
                    body = {"name": f"P{i}", "game": "standin"}
                    while True:  # a commit that is not confirmed in time is refused, and its sender asks again
                        said = await http.post("/api/quick", json=body, headers={"X-Person": keys[i]})
                        if said.status_code != 503:
                            break
                    assert said.status_code == 201, said.text
                    return dict(said.json())

            seats = await asyncio.gather(*(come(i) for i in range(8)))
            taken = [(one["table"], one["seat"]) for one in seats]
            assert len(set(taken)) == 8 and len({table for table, _ in taken}) < 8
            for i, (table, seat) in enumerate(taken):  # wherever they ask
                other = nodes[(i + 1) % 2]
                async with RemoteTable(parse_link(f"{other.url}/t/{table}"), person=keys[i], patience=30) as line:
                    await until(line, lambda t: t.info is not None)
                    assert line.seat == seat
        finally:
            for node in nodes:
                node.stop()
