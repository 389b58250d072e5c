"""Friends by both tapping, calls on all devices of theirs, and people who are kept apart without ever noticing it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meetinghouse.server.hall import tokens
from tests.server import postgres
from tests.server.asked import Asked, known, second
from tests.server.harness import Running, running, start, until
from tests.server.test_play import leave, play_out
from tests.server.test_push import browser
from tests.server.test_quick import quick
from tests.server.test_seats import comes, new_key


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Both kinds of database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('ties')}/tables.sqlite3"
        return
    with postgres.server() as url:
        yield url


async def lobby(server: Running, *keys: str, **more: Any) -> dict[str, Any]:
    """A table with these people: A, B, and so on."""
    wish = {"game": "standin", "seats": max(2, len(keys)), "name": "A", "pace": "untimed", "options": {"rounds": 1}}
    opened: dict[str, Any] = await Asked(server, keys[0]).post("/api/tables", **{**wish, **more})
    for name, key in zip("BCD", keys[1:], strict=False):
        sat = await Asked(server, key).post(f"/api/tables/{opened['table']}/sit", name=name, key=opened["key"])
        assert sat["seat"] > 0
    for key in keys:
        await comes(server, opened["table"], person=key)
    while len(await server.hall.store.people.sitters(opened["table"])) < len(keys):
        await asyncio.sleep(0.01)
    return opened


async def tie(server: Running, key: str, table: str, seat: int, wish: str) -> Any:
    """What somebody wishes of the seat."""
    return await Asked(server, key).post(f"/api/tables/{table}/tie", seat=seat, wish=wish)


async def company(server: Running, key: str) -> tuple[list[tuple[str, bool]], list[str]]:
    """Whom a person would play with again and whether these would, too; and from whom they are kept apart."""
    found = await Asked(server, key).get("/api/me/company")
    return [(one["name"], one.get("both", False)) for one in found["again"]], [one["name"] for one in found["apart"]]


async def befriended(server: Running, ann: str, bea: str) -> None:
    """By a link."""
    await known(server, ann, "Ann")
    await known(server, bea, "Bea")
    code = (await Asked(server, ann).post("/api/me/friend"))["code"]
    assert await Asked(server, bea).post("/api/me/befriend", code=code) == {"name": "Ann"}
    assert await company(server, bea) == ([], [])
    assert await Asked(server, bea).post("/api/me/befriend", code=code, sure=True) == {"name": "Ann"}
    assert await Asked(server, new_key()).post("/api/me/befriend", code=code, sure=True) == "bad_code"


async def test_friends_are_two_who_both_tap_at_the_end(kind: str, tmp_path: Path) -> None:
    """Not before the end, not by one alone, not a bot, not oneself, and not by somebody who was not there."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path, database=kind) as server:
        table = (await lobby(server, ann, bea, seats=3, bots={"2": 1}))["table"]
        tables = [server.table(table, person=key) for key in (ann, bea)]
        for one in tables:
            await one.__aenter__()
        assert await tie(server, ann, table, 1, "again") == "not_over"
        await start(tables)
        await play_out(tables)
        assert await tie(server, new_key(), table, 1, "again") == "no_such_table"
        assert await tie(server, ann, table, 0, "again") == "no_such_seat"
        assert await tie(server, ann, table, 2, "again") == await tie(server, ann, table, 1, "again") == {"ok": True}
        assert await company(server, ann) == ([("B", False)], [])
        assert await company(server, bea) == ([], [])
        await tie(server, bea, table, 0, "again")
        assert await company(server, bea) == ([("A", True)], []) and await company(server, ann) == ([("B", True)], [])
        text = (await Asked(server, ann).ask("GET", "/api/me/company")).json()["again"][0]
        other = (await Asked(server, bea).ask("GET", "/api/me/company")).json()["again"][0]
        assert text["id"] != other["id"]
        assert await Asked(server, bea).post("/api/me/tie", id=text["id"], wish="nothing") == "bad_code"  # not hers
        assert await Asked(server, ann).post("/api/me/tie", id=text["id"], wish="nothing") == {"ok": True}
        assert await company(server, ann) == ([], []) and await company(server, bea) == ([("A", False)], [])
        await leave(tables)


async def test_whoever_is_kept_apart_reads_the_same_bytes(kind: str, tmp_path: Path) -> None:
    """Twins: everything that A may ask is the same before and after B keeps A apart, but for tables with B, which are
    as if they were not there: not listed, full, and never the one of Play now; B's list has none of A's either. With
    an invitation A sits there all the same."""
    ann, bea, cid = new_key(), new_key(), new_key()
    async with running(tmp_path, database=kind, quick_seconds=3600) as server:
        await befriended(server, ann, bea)
        met = (await lobby(server, ann, bea))["table"]
        paths = ("/api/me", "/api/me/company", "/api/me/tables", "/api/me/games", "/api/tables")

        async def read(key: str) -> list[bytes]:
            return [(await Asked(server, key).ask("GET", path)).content for path in paths]

        before = await read(ann)
        assert await tie(server, bea, met, 0, "apart") == {"ok": True}
        assert await read(ann) == before
        assert await company(server, ann) == ([("Bea", True)], []) and await company(server, bea) == ([], ["Ann"])
        open_ = await lobby(server, bea, public=True, seats=3)
        assert await read(ann) == before  # as if there were no such table
        listed = (await Asked(server, cid).get("/api/tables"))["tables"]
        assert [one["id"] for one in listed] == [open_["table"]]
        path = f"/api/tables/{open_['table']}/sit"
        assert await Asked(server, ann).post(path, name="Ann") == "table_full"
        mine = await lobby(server, ann, public=True)
        assert [one["id"] for one in (await Asked(server, bea).get("/api/tables"))["tables"]] == [open_["table"]]
        assert (await Asked(server, cid).post(path, name="Cid"))["seat"] == 1
        assert (await Asked(server, ann).post(path, name="Ann", key=open_["key"]))["seat"] == 2
        first = await quick(server, bea, "Bea", "affliction")
        other = await quick(server, ann, "Ann", "affliction")
        third = await quick(server, cid, "Cid", "affliction")
        assert first["table"] != other["table"] and third["table"] == first["table"]
        [tied] = (await Asked(server, bea).get("/api/me/company"))["apart"]
        await Asked(server, bea).post("/api/me/tie", id=tied["id"], wish="nothing")
        assert await company(server, bea) == ([("Ann", True)], [])  # friends again, and nobody noticed
        ids = [one["id"] for one in (await Asked(server, bea).get("/api/tables"))["tables"]]
        assert set(ids) == {open_["table"], mine["table"]}


async def test_a_friend_is_called_on_all_devices_and_nobody_else_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each device says once that it wants to be called, at any table; the call carries the invitation. A device that is
    removed is called no more, somebody who keeps apart never is, and the answers are alike. No log knows of it."""
    ann, bea = new_key(), new_key()
    async with browser() as phone, browser() as laptop, running(tmp_path, push_hosts=("127.0.0.1",)) as server:
        await befriended(server, ann, bea)
        own = await lobby(server, bea, seats=3)
        other = await second(server, Asked(server, bea))
        for key, device in ((bea, phone), (other, laptop)):
            async with server.table(own["table"], person=key) as line:
                await until(line, lambda t: t.info is not None)
                await line.do(device.wish(f"w{key[:4]}", "es"))
        root = tokens.root(bea)
        while len(await server.hall.store.people.ties.calls(root)) < 2:
            await asyncio.sleep(0.01)
        body = b"".join(row.body for row in await server.hall.store.read(own["table"]))
        assert b"call_wish" not in body and phone.url.encode() not in body
        opened = await lobby(server, ann)
        [friend] = (await Asked(server, ann).get("/api/me/company"))["again"]

        async def call() -> Any:
            return await Asked(server, ann).post(f"/api/tables/{opened['table']}/call", id=friend["id"])

        assert await call() == {"ok": True}
        for device in (phone, laptop):
            await device.called(1)
            told = device.opened()
            assert (told["table"], told["key"]) == (opened["table"], opened["key"])
            assert "A te invita" in told["body"]
        devices = (await Asked(server, bea).get("/api/me"))["devices"]
        gone = next(one["id"] for one in devices if not one.get("here"))
        assert await Asked(server, bea).post("/api/me/forget", id=gone) == {"ok": True}
        assert await call() == {"ok": True}
        await phone.called(2)
        assert len(laptop.got) == 1
        [tied] = (await Asked(server, bea).get("/api/me/company"))["again"]
        await Asked(server, bea).post("/api/me/tie", id=tied["id"], wish="apart")
        invited: list[Any] = []
        monkeypatch.setattr(server.hall.caller, "invite", lambda *given: invited.append(given))
        assert await call() == {"ok": True}
        assert await call() == "too_fast"
        assert invited == []
        everything = await Asked(server, bea).get("/api/me/export")
        assert everything["called"] == [f"{phone.url}/device"]
        assert [one["name"] for one in everything["company"]["apart"]] == ["Ann"]
        assert await Asked(server, bea).post("/api/me/delete", sure=True) == {"ok": True}
        assert await server.hall.store.people.ties.calls(root) == []
        assert await company(server, ann) == ([], [])
