"""The table of answers without a socket: the same answers, bounds, costs and refusals as over HTTP."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.http import asking
from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.wire.refusals import Refusal
from tests.server.harness import run, running

OPEN = b'{"game": "standin", "seats": 2, "pace": "untimed", "name": "Ann"}'


async def _with_both(folder: Path, work: Callable[[Hall, httpx.AsyncClient], Awaitable[None]], **given: Any) -> None:
    async with running(folder, **given) as server, httpx.AsyncClient(base_url=server.url) as http:
        await work(server.hall, http)


def _asker(hall: Hall, token: str = "") -> Asker:
    return Asker(hall, "here", token)


async def _ask(hall: Hall, method: str, url: str, headers: dict[str, str], body: bytes) -> asking.HttpReply[bytes]:
    path, _, query = url.partition("?")
    found = asking.find(ANSWERS, method, path)
    if found is None:
        raise Refusal("no_such_page", status=404)
    return await asking.ask(*found, _asker(hall), query, headers, body)


async def _status(hall: Hall, method: str, url: str, headers: dict[str, str], body: bytes) -> tuple[int, Any]:
    try:
        reply = await _ask(hall, method, url, headers, body)
    except Refusal as refusal:
        return refusal.status, refusal.code
    return reply.status, json.loads(reply.body)


def test_both_ways_give_the_same_answers(tmp_path: Path) -> None:
    """Also to requests that are refused: out of bounds, of another type, of no table, of no page."""

    async def work(hall: Hall, http: httpx.AsyncClient) -> None:
        opened = await _ask(hall, "POST", "/api/tables", {}, OPEN)
        assert opened.status == 201
        table, key = json.loads(opened.body)["table"], json.loads(opened.body)["key"]
        tried: list[tuple[str, str, dict[str, str], bytes]] = [
            ("GET", "/api/games", {}, b""),
            ("GET", "/api/tables?game=standin", {}, b""),
            ("GET", "/api/tables?game=NOT%20ONE", {}, b""),
            ("GET", f"/api/tables/{table}", {"x-invite-key": key}, b""),
            ("GET", f"/api/tables/{table}", {}, b""),
            ("GET", f"/api/tables/{table}", {"x-invite-key": "x" * 17}, b""),
            ("GET", "/api/tables/short", {}, b""),
            ("GET", f"/api/tables/{table}/replay?count=0", {"x-invite-key": key}, b""),
            ("GET", f"/api/tables/{table}/replay?count=many", {"x-invite-key": key}, b""),
            ("GET", f"/api/tables/{table}/replay?count=2", {"x-invite-key": key}, b""),
            ("GET", "/api/rules/salem1692?lang=fr", {}, b""),
            ("GET", "/api/rules/salem1692?lang=xx", {}, b""),
            ("GET", "/api/rules/nothing", {}, b""),
            ("GET", "/api/me/tables", {}, b""),
            ("POST", "/api/tables", {}, b"{"),
            ("POST", "/api/tables", {}, b"[" * 500),
            ("POST", "/api/tables", {}, b'{"game": 3}'),
            ("POST", f"/api/tables/{table}/return", {}, b'{"seat": 1, "key": "no"}'),
            ("POST", "/api/card-sets", {}, b'{"text": "a = "}'),
            ("GET", "/api/nothing", {}, b""),
        ]
        for method, url, headers, body in tried:
            over = await http.request(method, url, headers=headers, content=body)
            told = over.json()
            wanted = over.status_code, told if over.status_code < 400 else told["code"]
            assert await _status(hall, method, url, headers, body) == wanted, (method, url)

    run(_with_both(tmp_path, work))


def test_every_answer_pays_unless_it_says_so(tmp_path: Path) -> None:
    async def work(hall: Hall, _http: httpx.AsyncClient) -> None:
        while hall.addresses.take("here"):
            pass
        for answer in ANSWERS:
            given = {one.name: None for one in answer.given}
            if answer.pays:
                with pytest.raises(Refusal, match="too_fast"):
                    await answer.made(_asker(hall), **given)
        assert {path for answer in ANSWERS if not answer.pays for path in answer.paths} == {
            "/health",
            "/health/live",
            "/health/ready",
        }

    run(_with_both(tmp_path, work, address_rate=0.001))
