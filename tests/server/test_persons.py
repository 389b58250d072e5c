"""People who are known on all their devices, and every way in which somebody might become another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meetinghouse.client import TableRefused
from meetinghouse.server.hall import bans, people, tokens
from meetinghouse.server.http.answers_people import COOKIE, PEOPLE, WAKE
from meetinghouse.server.store import Ban, StoreDown
from tests.server.asked import Asked, known, second
from tests.server.harness import running, until
from tests.server.test_costs import ROUTES
from tests.server.test_mine import WISH, opened_by
from tests.server.test_seats import comes, new_key


async def test_a_person_sits_on_all_their_devices_until_one_is_removed(tmp_path: Path, database: str) -> None:
    """By link and by paper; the first is told of the second, and a removed one is nobody."""
    ann = new_key()
    async with running(tmp_path, database=database) as server:
        opened = await opened_by(server, ann)
        assert await comes(server, opened.table, person=ann) == 0
        first = await known(server, ann)
        phone = await second(server, first)
        mine = await first.get("/api/me")
        assert (mine["known"], mine["name"], mine["face"], mine["lang"]) == (True, "Ann", 3, "fr")
        assert [(one.get("here", False), one.get("new", False)) for one in mine["devices"]] == [
            (True, False),
            (False, True),
        ]
        async with server.table(opened, person=phone) as table, server.table(opened, person=ann):
            assert table.seat == 0
            other = next(one["id"] for one in mine["devices"] if one.get("new"))
            assert await first.post("/api/me/told") == {"ok": True}
            assert not any(one.get("new") for one in (await first.get("/api/me"))["devices"])
            assert await first.post("/api/me/forget", id=other) == {"ok": True}
            with pytest.raises(TableRefused, match="device_removed"):
                await until(table, lambda t: False)
        assert await comes(server, opened.table, person=phone, key=opened.key) == "device_removed"
        assert await Asked(server, phone).get("/api/me/tables") == "device_removed"
        assert await comes(server, opened.table, person=ann) == 0
        paper = (await first.post("/api/me/paper"))["code"]
        lost = await Asked(server).post("/api/me/join", code="-".join(paper.lower()), sure=True)
        assert await comes(server, opened.table, person=lost["key"]) == 0
        again = (await first.post("/api/me/paper"))["code"]  # the older sheet is good no more
        assert await Asked(server).post("/api/me/join", code=paper, sure=True) == "bad_code"
        assert (await Asked(server).post("/api/me/join", code=again))["name"] == "Ann"


async def test_the_first_device_can_be_removed_and_the_seats_stay(tmp_path: Path) -> None:
    """A person's root is the hash of the first key, but that key alone opens nothing any more."""
    ann = new_key()
    async with running(tmp_path) as server:
        opened = await opened_by(server, ann)
        assert await comes(server, opened.table, person=ann) == 0
        first = await known(server, ann)
        phone = await second(server, first)
        mine = await Asked(server, phone).get("/api/me")
        stolen = next(one["id"] for one in mine["devices"] if not one.get("here"))
        assert await Asked(server, phone).post("/api/me/forget", id=stolen) == {"ok": True}
        assert await comes(server, opened.table, person=ann, key=opened.key) == "device_removed"
        assert await first.post("/api/me/link") == await first.post("/api/me", name="Ann") == "device_removed"
        assert await comes(server, opened.table, person=phone) == 0


async def test_a_code_alone_changes_nothing_and_is_good_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fixation: a stranger's code says whose it is and asks; what this device played before is still there."""
    ann, eve = new_key(), new_key()
    async with running(tmp_path) as server:
        opened = await opened_by(server, ann)
        assert await comes(server, opened.table, person=ann) == 0
        victim, attacker = await known(server, ann), await known(server, eve, "Eve")
        code = (await attacker.post("/api/me/link"))["code"]
        for _ in range(2):
            looked = await victim.post("/api/me/join", code=code)
            assert looked["name"] == "Eve" and "key" not in looked
        assert (await victim.get("/api/me"))["name"] == "Ann"
        taken = await asyncio.gather(*(victim.post("/api/me/join", code=code, sure=True) for _ in range(4)))
        assert sorted(isinstance(one, dict) for one in taken) == [False, False, False, True]
        assert [one for one in taken if isinstance(one, str)] == ["bad_code"] * 3
        assert await comes(server, opened.table, person=ann) == 0
        late = (await attacker.post("/api/me/link"))["code"]
        monkeypatch.setattr(type(server.hall), "now", lambda hall: 10**15)
        assert await victim.post("/api/me/join", code=late, sure=True) == "bad_code"
        assert await victim.post("/api/me/join", code=tokens.word(26), sure=True) == "bad_code"


async def test_a_browser_that_lost_its_storage_is_known_by_its_cookie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only at one address, only for a page of ours, and without keeping what was lost."""
    monkeypatch.setattr(people, "TWO_TABS", 0)
    ann = new_key()
    async with running(tmp_path) as server:
        opened = await opened_by(server, ann)
        assert await comes(server, opened.table, person=ann) == 0
        browser = await known(server, ann)
        told = (await browser.ask("POST", "/api/me", {"name": "Ann"})).headers["set-cookie"]
        assert {f"Path={WAKE}", "HttpOnly", "SameSite=Strict"} <= set(told.split("; ")) and "Secure" not in told
        secret = told.partition("=")[2].partition(";")[0]
        secure = Asked(server, ann, **{"Origin": "https://" + server.url.partition("//")[2]})
        assert "; Secure" in (await secure.ask("POST", "/api/me", {"name": "Ann"})).headers["set-cookie"]
        assert await Asked(server, Cookie=f"{COOKIE}={secret}").post(WAKE) == {}  # the newer one replaced it
        told = (await browser.ask("POST", "/api/me", {"name": "Ann"})).headers["set-cookie"]
        cookie = told.partition(";")[0]
        for site in ({}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "none"}):
            stranger = Asked(server, Cookie=cookie, **site)
            del stranger.headers["Origin"]
            assert await stranger.post(WAKE) == "bad_origin"
        assert await Asked(server, Cookie=cookie, Origin="https://evil.example").post(WAKE) == "bad_origin"
        for other in ("x", f"{COOKIE}=", f"{COOKIE}={'x' * 32}", f"{COOKIE}={ann}", "=;;=", cookie + "x"):
            assert await Asked(server, Cookie=other).post(WAKE) == {}
        woken = await Asked(server, Cookie=cookie).post(WAKE)
        assert woken["name"] == "Ann" and woken["key"] != ann
        assert await comes(server, opened.table, person=woken["key"]) == 0
        assert await comes(server, opened.table, person=ann, key=opened.key) == "device_removed"
        assert len((await Asked(server, woken["key"]).get("/api/me"))["devices"]) == 1
        # a cookie opens nothing anywhere else
        assert await Asked(server, cookie.partition("=")[2]).get("/api/me") == "device_removed"
        assert await Asked(server, Cookie=cookie).post("/api/me/link") == "bad_token"


async def test_with_people_off_nothing_is_there_or_written_and_later_every_seat_is_kept(
    tmp_path: Path, database: str
) -> None:
    """The wire is what it was; when the operator turns it on, a key that had a seat is its person."""
    ann = new_key()
    async with running(tmp_path, database=database, people="off") as server:
        opened = await opened_by(server, ann)
        assert await comes(server, opened.table, person=ann) == 0
        browser = Asked(server, ann)
        for answer in PEOPLE:
            path = answer.paths[0]
            more, body = ROUTES[f"{answer.method} {path}"]
            asked = await browser.ask(answer.method, path.format(table=opened.table) + more, body)
            assert (asked.status_code, asked.json()["code"]) == (404, "no_such_page"), path
        while not (await browser.get("/api/me/tables"))["tables"]:
            await asyncio.sleep(0.02)
        assert await server.hall.store.people.person(tokens.root(ann)) is None
    async with running(tmp_path, database=database) as server:
        browser = Asked(server, ann)
        while not (await browser.get("/api/me/tables"))["tables"]:
            await asyncio.sleep(0.02)
        assert await comes(server, opened.table, person=ann) == 0
        while not (await browser.get("/api/me")).get("known"):  # silently, at the first act
            await asyncio.sleep(0.02)
        phone = await second(server, browser)
        assert await comes(server, opened.table, person=phone) == 0


async def test_a_ban_holds_for_a_new_device_and_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hangs on the person: whatever secret they come with, and a code of theirs brings nobody in."""
    monkeypatch.setattr(bans, "SECONDS", 0.05)
    ann, bea = new_key(), new_key()
    async with running(tmp_path) as server:
        opened = await opened_by(server, bea)
        first = await known(server, ann)
        phone = await second(server, first)
        code = (await first.post("/api/me/paper"))["code"]
        who = bans.person_key(tokens.root(ann))
        await server.hall.store.moderation.ban(Ban(who, server.hall.now() + 10**7, 0, "insults"))
        while server.hall.bans.of_person([who], server.hall.now()) is None:
            await asyncio.sleep(0.01)
        assert await comes(server, opened.table, person=phone, key=opened.key) == "banned"
        assert await Asked(server, phone).get("/api/me") == "banned"
        sat = await Asked(server, phone).post(f"/api/tables/{opened.table}/sit", name="Zoe", key=opened.key)
        assert sat == "banned"
        assert await Asked(server).post("/api/me/join", code=code, sure=True) == "banned"
        assert await Asked(server, new_key()).post("/api/me", name="Zoe") == "banned"  # nobody new from there


async def test_a_first_act_that_was_cut_off_is_made_good_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the two rows of a new person the server may end, or another request of theirs may come."""
    ann = new_key()
    async with running(tmp_path) as server:
        store = type(server.hall.store.people)
        change, done = store.make, []

        async def half(self: Any, person: Any, device: Any) -> bool:
            done.append(person)
            kept = self._db
            self._db = Half(kept)
            try:
                return await change(self, person, device)
            finally:
                self._db = kept

        with monkeypatch.context() as patched:
            patched.setattr(store, "make", half)
            assert await Asked(server, ann).post("/api/me", name="Ann") == "unavailable"
        assert len(done) == 1
        await known(server, ann)
        assert (await Asked(server, ann).get("/api/me"))["known"]


async def test_what_a_person_says_of_themselves_is_not_undone_by_a_seat(tmp_path: Path) -> None:
    """The line of a sitting is written later than it happened, and on some tables one has another name."""
    ann = new_key()
    async with running(tmp_path) as server:
        first = await known(server, ann)
        opened = await opened_by(server, ann, msgspec.structs.replace(WISH, name="Prudence"))
        assert await comes(server, opened.table, person=ann) == 0
        while not (await first.get("/api/me/tables"))["tables"]:
            await asyncio.sleep(0.02)
        mine = await first.get("/api/me")
        assert (mine["name"], mine["face"], mine["lang"]) == ("Ann", 3, "fr")


class Half:
    """A database that is gone after the first change."""

    def __init__(self, kept: Any) -> None:
        """With the true one."""
        self.kept, self.left = kept, 1

    async def change(self, *given: Any) -> Any:
        """Once."""
        if not self.left:
            raise StoreDown("gone")
        self.left = 0
        return await self.kept.change(*given)


async def test_only_so_many_new_people_come_from_one_household(tmp_path: Path) -> None:
    """Those who are known are not counted, and guests without a key are as before."""
    async with running(tmp_path, people_per_address=2) as server:
        keys = [new_key() for _ in range(3)]
        for key in keys[:2]:
            await known(server, key)
        assert await Asked(server, keys[2]).post("/api/me", name="Cid") == "too_many"
        wish = {"game": "standin", "seats": 2, "name": "Ann"}
        assert await Asked(server, keys[2]).post("/api/tables", **wish) == "too_many"
        assert (await Asked(server, keys[0]).post("/api/tables", **wish))["seat"] == 0
        assert (await Asked(server).post("/api/tables", **wish))["seat"] == 0


async def test_nothing_can_be_found_out_about_others(tmp_path: Path) -> None:
    """No ids of people on the wire: a known key, an unknown one and none differ only for their own person."""
    ann = new_key()
    async with running(tmp_path) as server:
        await known(server, ann)
        nobody = [await one.get("/api/me") for one in (Asked(server), Asked(server, new_key()))]
        assert nobody[0] == nobody[1] == {"people": "full", "passkey": "localhost"}
        text = (await Asked(server, ann).ask("GET", "/api/me")).text
        assert tokens.root(ann) not in text and ann not in text
        assert await Asked(server).post("/api/me", name="X") == await Asked(server).post("/api/me/link") == "bad_token"
        assert await Asked(server, new_key()).post("/api/me/link") == "bad_code"
        assert await Asked(server, "'; --").get("/api/me") == "unreadable"
