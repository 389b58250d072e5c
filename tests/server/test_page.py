"""A page's own side in CPython: requests and lines as texts, bots that think elsewhere, tabs of one browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.server.page.elsewhere import BrowserWorker, Thinking
from meetinghouse.server.page.page import SETTINGS, Page
from meetinghouse.server.page.shelf import MemoryShelf
from meetinghouse.server.wire.shapes import PROTOCOL
from tests.server.harness import run


class Beside:
    """A worker of the browser, without a browser: it answers when the loop comes round again."""

    def __init__(self, hear: Callable[[str], None], ended: Callable[[], None]) -> None:
        self.thinking, self.hear, self.running = Thinking(), hear, True
        BEGUN.append(self)

    def post(self, text: str) -> None:
        asyncio.get_running_loop().call_soon(self._answer, text)

    def _answer(self, text: str) -> None:
        if self.running:
            self.hear(self.thinking.answer(text))

    def end(self) -> None:
        self.running = False


BEGUN: list[Beside] = []


def _begin(hear: Callable[[str], None], ended: Callable[[], None]) -> BrowserWorker:
    return Beside(hear, ended)


class Browser:
    """One tab: what the client's carrier does."""

    def __init__(self, shelf: MemoryShelf, node: str = "page") -> None:
        self.said: dict[int, asyncio.Queue[str]] = {}
        quick = SETTINGS.with_(node=node, reading=0.0, staging=0.0, speed=50.0, bot_delay=0.0)
        self.page = Page(shelf, _begin, lambda line, text: self.said[line].put_nowait(text), quick)
        self.page.start()

    async def ask(self, method: str, url: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        given = json.dumps({name.replace("_", "-"): value for name, value in headers.items()})
        sent = json.loads(await self.page.ask(method, url, given, text))
        return sent["status"], json.loads(sent["body"]) if sent["media"] == "application/json" else sent["body"]

    def line(self, number: int, table: str, token: str) -> None:
        self.said[number] = asyncio.Queue()
        assert self.page.open(number, f"/ws/{table}")
        self.page.heard(number, json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))

    async def hears(self, number: int) -> Any:
        return json.loads(await self.said[number].get())


async def _opened(tab: Browser, game: str, **more: Any) -> tuple[str, str]:
    seats = mh.find_game(game).spec.min_seats
    bots = {str(seat): 2 for seat in range(1, seats)}
    wish = {"game": game, "seats": seats, "pace": "untimed", "name": "Ann", "start": True, "bots": bots, **more}
    status, opened = await tab.ask("POST", "/api/tables", wish)
    assert status == 201, opened
    return opened["table"], opened["token"]


async def _played(tab: Browser, number: int, ended: Callable[[Any], bool]) -> None:
    """Answers with the first option whatever is asked, until a message is what was waited for."""
    answered = 0
    while not ended(got := await tab.hears(number)):
        ask = got.get("ask")
        if ask and ask["options"] and ask["id"] > answered:
            answered = ask["id"]
            said = {"type": "answer", "id": f"m{answered}", "choice": ask["options"][0]}
            tab.page.heard(number, json.dumps(said))


def _over(got: Any) -> bool:
    return bool(got["type"] == "end")


def test_what_a_page_answers_is_what_a_server_answers() -> None:
    async def story() -> None:
        tab = Browser(MemoryShelf())
        status, games = await tab.ask("GET", "/api/games")
        assert status == 200 and len(games["games"]) >= 3
        status, problem = await tab.ask("GET", "/api/tables/AAAAAAA")
        assert (status, problem["key"]) == (404, "server-refused-no-such-table")
        status, problem = await tab.ask("POST", "/api/tables", {"game": "salem1692", "seats": 99})
        assert status == 400 and problem["code"]
        assert (await tab.ask("POST", "/api/tables", "x" * 70_000))[0] == 413
        assert (await tab.ask("GET", "/api/nothing"))[0] == 404
        assert not tab.page.open(1, "/ws/no")
        await tab.page.close()

    run(story())


@pytest.mark.parametrize("game", ["salem1692", "new_salem", "affliction"])
def test_a_whole_game_is_played_and_looked_back_at(game: str) -> None:
    """To its end; then its story, its analysis, its record and the proof that the deal was honest."""

    async def story() -> None:
        tab = Browser(MemoryShelf())
        table, token = await _opened(tab, game)
        tab.line(1, table, token)
        await _played(tab, 1, _over)
        mine = {"authorization": f"Bearer {token}"}
        for what in ("story", "replay", "record", "verify"):
            status, got = await tab.ask("GET", f"/api/tables/{table}/{what}", **mine)
            assert status == 200 and got, what
        if game != "affliction":  # where it takes half a minute
            await _analysed(tab, table, mine)
        await _taken_elsewhere(tab, table, mine)
        assert tab.page.hall.metrics.internal_errors == 0
        assert any(worker.running for worker in BEGUN)
        await tab.page.close()
        assert not any(worker.running for worker in BEGUN)

    BEGUN.clear()
    run(story())


async def _taken_elsewhere(tab: Browser, table: str, mine: dict[str, str]) -> None:
    """The record as a file, opened again in another browser: the same story there."""
    record, told = [(await tab.ask("GET", f"/api/tables/{table}/{what}", **mine))[1] for what in ("record", "story")]
    other = Browser(MemoryShelf())
    status, brought = await other.ask("POST", "/api/records", {"text": record})
    assert status == 201, brought
    theirs = {"authorization": f"Bearer {brought['host']}"}
    status, again = await other.ask("GET", f"/api/tables/{brought['table']}/story", **theirs)
    assert status == 200 and again["points"] == told["points"]
    assert (await other.ask("POST", "/api/records", {"text": record[:900]}))[0] == 400
    await other.page.close()


async def _analysed(tab: Browser, table: str, mine: dict[str, str]) -> None:
    """It has a worker of its own, which is given back."""
    while not (got := (await tab.ask("GET", f"/api/tables/{table}/analysis", **mine))[1])["ready"]:
        await asyncio.sleep(0.05)
    assert got["analysis"]["chances"]
    assert [worker.running for worker in BEGUN] == [True, False]


def test_two_tabs_are_like_two_nodes() -> None:
    """A table that one tab opened goes on in another, and a commit of the one is never lost to the other."""

    async def story() -> None:
        shelf = MemoryShelf()
        one, two = Browser(shelf, "one"), Browser(shelf, "two")
        table, token = await _opened(one, "salem1692")
        one.line(1, table, token)
        await _played(one, 1, lambda got: bool(got.get("events")))
        one.page.shut(1)
        two.line(2, table, token)
        await _played(two, 2, _over)
        status, _ = await one.ask("GET", f"/api/tables/{table}/verify", authorization=f"Bearer {token}")
        assert status == 200
        await one.page.close()
        await two.page.close()

    run(story())


def test_a_shelf_that_is_full_is_said_and_loses_nothing() -> None:
    async def story() -> None:
        shelf = MemoryShelf()
        tab = Browser(shelf)

        async def full(*_given: Any) -> bool:
            raise RuntimeError("QuotaExceededError")

        shelf.add = full  # type: ignore[method-assign,assignment]  # the browser has no room left
        status, problem = await tab.ask("POST", "/api/tables", {"game": "salem1692", "seats": 4, "name": "Ann"})
        assert (status, problem["code"]) == (503, "unavailable")
        del shelf.add
        assert (await _opened(tab, "salem1692"))[0]
        await tab.page.close()

    run(story())


@pytest.mark.parametrize("over", [True, False], ids=["finished", "running"])
def test_a_newer_page_says_what_became_of_a_table_of_older_rules(over: bool) -> None:
    """The record of a finished game is still given; one that was running cannot go on. Both say so."""

    async def story() -> None:
        shelf = MemoryShelf()
        tab = Browser(shelf)
        table, token = await _opened(tab, "new_salem")
        tab.line(1, table, token)
        await _played(tab, 1, _over if over else lambda got: bool(got.get("events")))
        await tab.page.close()
        (first, *rest) = shelf._logs[table]
        today = mh.find_game("new_salem").spec.rules_version
        older = first[2].replace(f'"rules_version":"{today}"', '"rules_version":"0.0"')
        assert older != first[2]
        shelf._logs[table] = [(*first[:2], older), *rest]
        again = Browser(shelf, "newer")
        mine = {"authorization": f"Bearer {token}"}
        status, info = await again.ask("GET", f"/api/tables/{table}", **mine)
        assert (status, info["status"]) == (200, "unsupported")
        status, said = await again.ask("GET", f"/api/tables/{table}/replay", **mine)
        assert (status, said["key"]) == (409, "server-other-rules" if over else "server-refused-not-over")
        assert (await again.ask("GET", f"/api/tables/{table}/record", **mine))[0] == (200 if over else 409)
        await again.page.close()

    run(story())


def test_what_another_version_noted_of_a_table_is_told_anew_from_its_log() -> None:
    async def story() -> None:
        shelf = MemoryShelf()
        tab = Browser(shelf)
        table, _ = await _opened(tab, "salem1692")
        await tab.page.hall.flush_notes()
        await tab.page.close()
        await shelf.put("tables", table, '{"of": "another version"}')
        again = Browser(shelf, "newer")
        while await again.page.hall.store.directory.get(table) is None:
            await asyncio.sleep(0)
        await again.page.close()

    run(story())
