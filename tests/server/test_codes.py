"""Codes of four letters: whom they lead where, when they end, and how little guessing finds."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import httpx

from meetinghouse.server.hall import codes
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.refusals import Refusal
from tests.server.harness import Running, full_table, open_table, running, sit, start, until
from tests.server.test_one_room import looking
from tests.server.test_play import play_out

ROOM: dict[str, Any] = {"one_room": True}


async def _ask(server: Running, code: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url) as http:
        return await http.get(f"/api/codes/{code}")


async def _leads(server: Running, code: str) -> tuple[str, str]:
    found = (await _ask(server, code)).json()
    return found["table"], found["key"]


def test_letters_are_unlike_and_spell_nothing() -> None:
    assert len(set(codes.LETTERS)) == 16 and not set(codes.LETTERS) & set("AEIOUYGQVL0158")
    seen = {codes.drawn() for _ in range(500)}
    assert len(seen) > 480 and all(len(code) == 4 and set(code) <= set(codes.LETTERS) for code in seen)
    assert not any(codes.is_rude(code) for code in seen)
    assert all(codes.is_rude(code) for code in ("KKKB", "BFCK", "WTFX", "FDPX", "CNRD", "PTNS", "MRDS", "HDPR", "PNDJ"))
    rude = sum(codes.is_rude(a + b + c + d) for a in codes.LETTERS for b in codes.LETTERS for c in codes.LETTERS
               for d in codes.LETTERS)  # fmt: skip
    assert rude < 0.06 * 16**4  # what is left is nearly all of them


async def test_a_code_leads_to_the_invitation_and_no_further(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2)
        assert len(opened.code) == 4
        assert await _leads(server, opened.code.lower()) == (opened.table, opened.key)
        answer = (await _ask(server, opened.code)).json()
        assert set(answer) == {"table", "key", "game"}
        assert opened.code not in str((await _info(server, opened)).json())  # whoever only watches never reads it
        async with server.table(opened, opened.token) as host:
            await until(host, lambda t: t.code == opened.code)


async def _info(server: Running, opened: wire_http.Opened) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url) as http:
        return await http.get(f"/api/tables/{opened.table}", headers={"X-Invite-Key": opened.key})


async def test_a_code_ends_with_its_table_and_goes_on_with_the_evening(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        opened, seats = await full_table(server.url, 2, options={"rounds": 1}, **ROOM)
        async with contextlib.AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(server.table(opened, token)) for token in seats]
            screen = await stack.enter_async_context(looking(server, opened.table, screen=opened.screen))
            assert (await screen.until("welcome"))["code"] == opened.code
            await start(tables)
            assert await _leads(server, opened.code) == (opened.table, opened.key)
            await play_out(tables)
            assert (await _ask(server, opened.code)).status_code == 404
            await tables[0].do(inbound.Rematch("again"))
            await until(tables[0], lambda t: t.rematch is not None)
            assert tables[0].rematch is not None
            for _ in range(100):
                if (await _ask(server, opened.code)).status_code == 200:
                    break
            assert await _leads(server, opened.code) == (tables[0].rematch.table, opened.key)


async def test_whoever_is_sent_away_finds_nothing_under_the_old_code(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3)
        other = await sit(server.url, opened, "Bea")
        async with server.table(opened, opened.token) as host:
            await host.do(inbound.Kick("k", other.seat))
            await until(host, lambda t: t.code not in ("", opened.code))
            assert host.key != opened.key
            assert (await _ask(server, opened.code)).status_code == 404
            assert await _leads(server, host.code) == (opened.table, host.key)


async def test_two_living_tables_never_have_the_same_code(tmp_path: Path, monkeypatch: Any) -> None:
    """Of three draws the first is taken; a table that is over gives its letters back."""
    letters = iter(["BCDF", "BCDF", "HJKM", "BCDF"])
    monkeypatch.setattr(codes, "drawn", lambda: next(letters))
    async with running(tmp_path) as server:
        first, second = await open_table(server.url, 2), await open_table(server.url, 2)
        assert (first.code, second.code) == ("BCDF", "HJKM")
        async with server.table(first, first.token) as host:
            await host.do(inbound.CloseTable("c"))
        await server.hall.flush_notes()
        third = await open_table(server.url, 2)
        assert third.code == "BCDF" and await _leads(server, "BCDF") == (third.table, third.key)


async def test_guessing_is_soon_over(tmp_path: Path) -> None:
    """From one address after ten wrong codes; a right one costs nothing, however often it is typed."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 2)
        for _ in range(30):
            assert (await _ask(server, opened.code)).status_code == 200
        wrong = [code for code in ("BBBB", "CCCC", "DDDD", "FFFF", "HHHH") if code != opened.code]
        answers = [(await _ask(server, wrong[i % len(wrong)])).status_code for i in range(14)]
        assert answers.count(404) <= 11 and answers[-1] == 429
        assert (await _ask(server, opened.code)).status_code == 429
        hall = server.hall
        assert hall.codes.wrong_in_all.left > 100
        for i in range(200):
            with contextlib.suppress(Refusal):
                await hall.codes.find(f"2001:db8:1:2{i:02x}::/64", "BBBB")
        assert hall.codes.wrong_in_all.left > 90  # nobody uses it up for all who has one line with many networks
        for i in range(200):
            with contextlib.suppress(Refusal):
                await hall.codes.find(f"10.0.{i}.1", "BBBB")
        assert hall.codes.wrong_in_all.left < 1  # strangers from everywhere have one budget together
        for text in ("", "B", "BCDFH", "12ab", "%00%00", "é" * 4, "B" * 5000):
            assert (await _ask(server, text)).status_code in (404, 400, 414, 431, 422)
