"""People who are known on all their devices, and every way in which somebody might become another."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.client import ServerClient, TableRefused
from meetinghouse.server.hall import bans, people, statistics, tokens
from meetinghouse.server.http.answers_people import COOKIE, PEOPLE, WAKE
from meetinghouse.server.store import Ban, StoreDown
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.store.people import Result
from meetinghouse.server.store.sql import SqlStore
from meetinghouse.server.store.sqlite import path_of
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.shapes import Status
from tests.server.harness import Process, Running, running, start, until
from tests.server.test_costs import ROUTES
from tests.server.test_mine import WISH, opened_by
from tests.server.test_play import leave, play_out
from tests.server.test_seats import comes, new_key


class Asked:
    """What a browser with this key asks."""

    def __init__(self, server: Running | Process, key: str = "", **headers: str) -> None:
        """Without a key it is nobody."""
        self.server = server
        self.headers = {"Origin": server.url, **({"X-Person": key} if key else {}), **headers}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The whole answer."""
        async with httpx.AsyncClient(base_url=self.server.url, headers=self.headers, timeout=60) as http:
            return await http.request(method, path, json=body)

    async def get(self, path: str) -> Any:
        """The answer, or the code of a refusal."""
        return _said(await self.ask("GET", path))

    async def post(self, path: str, **body: Any) -> Any:
        """The same for POST."""
        return _said(await self.ask("POST", path, body or None))


def _said(answer: httpx.Response) -> Any:
    return answer.json() if answer.status_code < 400 else answer.json()["code"]


async def known(server: Running, key: str, name: str = "Ann") -> Asked:
    """A browser whose person has acted."""
    browser = Asked(server, key)
    assert await browser.post("/api/me", name=name, face=3, lang="fr") == {"ok": True}
    return browser


async def second(server: Running, first: Asked, key: str = "") -> str:
    """The key of another device that came by a link."""
    code = (await first.post("/api/me/link"))["code"]
    joined = await Asked(server, key).post("/api/me/join", code=code, sure=True)
    return str(joined["key"])


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


async def test_a_finished_game_is_counted_for_its_people_and_only_then(tmp_path: Path, database: str) -> None:
    """On every device; nothing before the end; bots and guests are nobody; the same again after the rows are lost."""
    ann, bea = new_key(), new_key()
    async with running(tmp_path, database=database) as server:
        opened = await opened_by(server, ann)
        async with ServerClient(server.url, person=bea) as lobby:
            await lobby.sit(opened.table, "Bea", opened.key)
        tables = [server.table(opened, person=key) for key in (ann, bea)]
        for table in tables:
            await table.__aenter__()
        await start(tables)
        browsers = [Asked(server, key) for key in (ann, bea)]
        nothing = [(await one.get("/api/me"))["stats"] for one in browsers]
        assert nothing[0] == nothing[1] and nothing[0]["n"] == 0
        assert [await one.get("/api/me/games") for one in browsers] == [{"games": []}] * 2
        await play_out(tables)
        ends = [table.end for table in tables]
        await leave(tables)
        counted = [await _counted(one) for one in browsers]
        assert [one["id"] for one in counted] == [opened.table] * 2 and counted[0]["names"] == ["Ann", "Bea"]
        assert ends[0] is not None
        assert [one["won"] for one in counted] == [seat in ends[0].winners for seat in (0, 1)]
        assert [(await one.get("/api/me"))["stats"]["n"] for one in browsers] == [1, 1]
        phone = await second(server, browsers[0])
        assert await Asked(server, phone).get("/api/me/games") == await browsers[0].get("/api/me/games")
    store = await open_store(database, "a")  # as after SIGKILL between the end and the counting
    try:
        await store.change("delete from results where table_id = ?1", (opened.table,))
        await store.change("delete from counted where table_id = ?1", (opened.table,))
        assert await store.people.results(tokens.root(ann), 9) == []
    finally:
        await store.close()
    async with running(tmp_path, database=database) as server:
        assert [await _counted(Asked(server, key)) for key in (ann, bea)] == counted


async def test_what_somebody_is_like_is_kept_and_never_old(database: str) -> None:
    """Whoever folds it while another game is counted writes nothing; who is forgotten stands in nobody's figures."""
    store = await open_store(database, "a")
    people = store.people

    async def play(n: int) -> None:
        seats = [
            Result(f"T{n:06}", seat, name, name, "salem1692", n, 3, 3, "town", False, "", True, "town", 1, rated=True)
            for seat, name in enumerate(("ann", "bea", "cid"))
        ]
        await people.put_results(f"T{n:06}", 1, seats)

    try:
        for n in range(3):
            await play(n)
        first = await statistics.kept(people, "ann")
        kept = await people.figures("ann")
        assert first.stats.n == 3 and first.stats.partner is not None and first.stats.partner.name == "bea"
        assert not first.rated and await statistics.kept(people, "ann") == first
        await play(3)
        await people.put_figures(kept)  # folded before that game, written after it
        assert (await people.figures("ann")).body == ""
        assert (await statistics.kept(people, "ann")).stats.n == 4
        for n in range(4, 30):
            await play(n)
        assert (await statistics.kept(people, "ann")).rated
        other = await people.figures("ann")
        await people.put_figures(replace(other, body='{"of": "another version"}'))
        assert (await statistics.kept(people, "ann")).stats.n == 30
        await people.forget("bea")
        assert all("bea" not in str(row) for row in await store.ask("select * from figures"))
        after = await statistics.kept(people, "ann")
        assert after.stats.n == 30 and after.stats.partner is not None and after.stats.partner.name == "cid"
    finally:
        await store.close()


async def _counted(browser: Asked) -> Any:
    while not (found := (await browser.get("/api/me/games"))["games"]):
        await asyncio.sleep(0.02)
    assert len(found) == 1
    return found[0]


async def test_a_broken_game_counts_for_nobody(tmp_path: Path) -> None:
    """It has a table in the list of mine, and no result."""
    ann = new_key()
    async with running(tmp_path, people="seats") as server:
        opened = await opened_by(server, ann)
        async with server.table(opened, person=ann):
            browser = Asked(server, ann)
            while not (tables := (await browser.get("/api/me/tables"))["tables"]):
                await asyncio.sleep(0.02)
            assert tables[0]["status"] == Status.LOBBY
            assert await browser.get("/api/me/games") == "no_such_page" and "stats" not in await browser.get("/api/me")


async def test_who_is_forgotten_leaves_no_name_and_changes_nothing_for_others(tmp_path: Path, database: str) -> None:
    """Neither record nor figures of others; the running game goes on with a bot; the key is nobody's any more. No name
    is left where they sat down and never came, in a rematch without them, or by a table that sleeps only later."""
    ann, bea = new_key(), new_key()
    wish = msgspec.structs.replace(WISH, name="Annabella-Quill")
    async with running(tmp_path, database=database) as server:
        over, open_ = await opened_by(server, ann, wish), await opened_by(server, ann, wish)
        for opened in (over, open_):
            async with ServerClient(server.url, person=bea) as lobby:
                await lobby.sit(opened.table, "Bea", opened.key)
        never = await opened_by(server, bea)
        async with ServerClient(server.url, person=ann) as lobby:
            await lobby.sit(never.table, "Annabella-Quill", never.key)
        tables = [server.table(over, person=key) for key in (ann, bea)]
        for table in tables:
            await table.__aenter__()
        await tables[0].do(inbound.Say("s", "a sentence of Annabella-Quill"))
        await tables[1].do(inbound.Say("b", "a sentence of hers"))
        await start(tables)
        await tables[0].do(inbound.Note("n", "Annabella-Quill suspects"))
        await play_out(tables)
        await tables[1].do(inbound.Rematch("again"))
        while not (again := (await server.hall.read(over.table)).rematch):
            await asyncio.sleep(0.01)
        await leave(tables)
        assert await comes(server, open_.table, person=ann) == 0
        browsers = [await known(server, ann, "Annabella-Quill"), await known(server, bea, "Bea")]
        await _counted(browsers[1])
        async with ServerClient(server.url, person=bea) as lobby:
            record = await lobby.record(over.table)
        figures = (await browsers[1].get("/api/me"))["stats"]
        mine = await browsers[0].get("/api/me/export")
        assert (mine["me"]["name"], mine["tables"]) == (
            "Annabella-Quill",
            sorted([over.table, open_.table, never.table]),
        )
        assert [one["id"] for one in mine["games"]] == [over.table]
        assert await browsers[0].post("/api/me/delete") == await browsers[0].post("/api/me/delete", sure=False)
        assert await browsers[0].post("/api/me/delete", sure=True) == {"ok": True}
        assert await browsers[0].get("/api/me") == {"people": "full", "passkey": "localhost"}
        assert (await browsers[0].get("/api/me/tables"))["tables"] == []
        async with ServerClient(server.url, person=bea) as lobby:
            assert await lobby.record(over.table) == record.replace('"Annabella-Quill"', '""')
            assert mh.verify(record).honest
            assert [one.name for one in (await lobby.info(open_.table)).people] == ["", "Bea"]
        async with server.table(over, person=bea) as table:  # it was in memory
            await until(table, lambda t: t.info is not None)
            assert [line.text for line in table.talk if line.text] == ["a sentence of hers"]
        assert (await browsers[1].get("/api/me"))["stats"] == figures
        everywhere = (over.table, open_.table, never.table, again)
        bodies = [row.body for table in everywhere for row in await server.hall.store.read(table)]
        assert not any(b"Annabella" in body for body in bodies) and any(b"a sentence of hers" in one for one in bodies)
        assert not await _somewhere(database, server.hall.store, "Annabella")
    store = await open_store(database, "a")  # the tables have slept since
    try:
        assert not await _somewhere(database, store, "Annabella")
    finally:
        await store.close()


async def _somewhere(database: str, store: Any, word: str) -> list[str]:
    """Where a word stands in the lines of tables, and in the files of SQLite."""
    assert isinstance(store, SqlStore)
    found = [str(line) for line in await store.ask("select sitting from tables") if word in str(line)]
    if database.startswith("sqlite"):
        file = Path(path_of(database))
        found += [path.name for path in file.parent.glob(f"{file.name}*") if word.encode() in path.read_bytes()]
    return found
