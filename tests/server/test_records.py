"""A record is taken as a file and opened again: on any server, with its replay, story, analysis and proof."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import meetinghouse as mh
from meetinghouse.client import ServerClient
from tests.engine.test_branch import gone_on
from tests.engine.test_branch import play_out as to_the_end
from tests.server.harness import open_table, run, running
from tests.server.test_play import leave, play_out, seated

RECORDS = Path(__file__).parents[1] / "records"
ONE = (RECORDS / "salem1692-4.jsonl").read_text("utf-8")


async def _brought(http: httpx.AsyncClient, text: str) -> dict[str, Any]:
    answer = await http.post("/api/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def _said(http: httpx.AsyncClient, text: str) -> str:
    answer = await http.post("/api/records", json={"text": text})
    assert answer.status_code == 400
    return str(answer.json()["key"])


def _line(text: str, number: int, **changed: Any) -> str:
    lines = text.rstrip("\n").split("\n")
    lines[number] = json.dumps({**json.loads(lines[number]), **changed})
    return "\n".join(lines) + "\n"


async def test_a_game_of_one_server_opens_on_another(tmp_path: Path) -> None:
    """With the names of the people; whoever has no link sees nothing of it."""
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with running(tmp_path / "one") as server, ServerClient(server.url) as lobby:
        opened, tokens, tables = await seated(server, 3, game="new_salem", options={})
        await play_out(tables)
        text = await lobby.record(opened.table, token=tokens[0])
        told = await lobby.story(opened.table, token=tokens[0])
        names = [one.name for one in (await lobby.info(opened.table, token=tokens[0])).people]
        await leave(tables)
    async with running(tmp_path / "two") as server, httpx.AsyncClient(base_url=server.url) as http:
        brought = await _brought(http, text)
        async with ServerClient(server.url) as lobby:
            table, key = brought["table"], brought["key"]
            assert brought["game"] == "new_salem"
            assert (await lobby.record(table, key=key)) == text
            assert (await lobby.story(table, key=key)).points == told.points
            info = await lobby.info(table, key=key)
            assert [one.name for one in info.people] == names and info.status == "ended"
            assert (await http.get(f"/api/tables/{table}/verify", headers={"X-Invite-Key": key})).json()["honest"]
            assert (await http.get(f"/api/tables/{table}")).status_code == 404
            assert (await http.get("/api/tables")).json()["tables"] == []
        async with server.table(table, brought["host"]) as looking:
            while looking.end is None:
                await looking.next()
            assert looking.seat is None


@pytest.mark.parametrize("name", ["salem1692-4", "new_salem-8-edition-fr", "affliction-2"])
def test_a_record_of_the_terminal_opens_as_it_was_played(tmp_path: Path, name: str) -> None:
    """Every event of the game in its order, and after a restart of the server, too."""
    text = (RECORDS / f"{name}.jsonl").read_text("utf-8")
    way = mh.walk(text)
    list(way)
    wanted = way.match.events(-1)

    async def seen(url: str, table: str, key: str) -> list[Any]:
        async with httpx.AsyncClient(base_url=url, headers={"X-Invite-Key": key}) as http:
            page = (await http.get(f"/api/tables/{table}/replay?eyes=watch&count=2000")).json()
            return [event for frame in page["frames"] for event in frame.get("events", [])]

    async def story() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
            brought = await _brought(http, text)
            assert await seen(server.url, brought["table"], brought["key"]) == wanted
        async with running(tmp_path) as server:
            assert await seen(server.url, brought["table"], brought["key"]) == wanted

    run(story())


async def test_whatever_is_wrong_with_a_record_is_said(tmp_path: Path) -> None:
    end = ONE.rstrip("\n").count("\n")
    answers = [n for n, line in enumerate(ONE.split("\n")) if line.startswith('{"answer"')]
    shuffle = next(n for n, line in enumerate(ONE.split("\n")) if '"shuffle"' in line)
    order = json.loads(ONE.split("\n")[shuffle])["order"]
    wrong = {
        "": "error-bad-record",
        "nothing": "error-bad-record",
        "[" * 100_000: "error-bad-record",
        "{" + '"a":{' * 30_000: "error-bad-record",
        '{"format":' + "9" * 100_000 + "}": "error-bad-record",
        ONE[: len(ONE) // 2]: "server-record-unfinished",
        _line(ONE, 0, format="other/9"): "error-unsupported-version",
        _line(ONE, 0, rules="0.0"): "server-record-other-rules",
        _line(ONE, 0, game="chess"): "error-unknown-game",
        _line(ONE, 0, options={"cards": "a = ["}): "error-bad-record",
        _line(ONE, end, key="00" * 32): "server-record-doubtful",
        _line(ONE, end, winners=[]): "error-bad-record",
        _line(ONE, shuffle, order=order[1:] + order[:1]): "server-record-doubtful",
        _line(ONE, answers[3], ask=999): "error-bad-record",
    }
    rich = running(tmp_path, address_rate=1e9, tables_per_address=1e9)
    async with rich as server, httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        said = {text[:40]: await _said(http, text) for text in wrong}
        assert said == {text[:40]: key for text, key in wrong.items()}
        assert (await http.post("/api/records", json={"text": "x" * 400_000})).status_code == 413
        assert (await http.post("/api/tables", json={"x": "x" * 70_000})).status_code == 413
        assert await server.hall.store.ends() == {}, "nothing was kept"


async def test_a_game_that_went_on_from_another_opens_as_well(tmp_path: Path) -> None:
    """With what it took over, and the proof of both parts."""
    match = to_the_end(gone_on(mh.replay(ONE), 5), 7)
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        brought = await _brought(http, match.record())
        mine = {"X-Invite-Key": brought["key"]}
        again = (await http.get(f"/api/tables/{brought['table']}/record", headers=mine)).text
        assert mh.replay(again).record() == match.record()
        assert (await http.get(f"/api/tables/{brought['table']}/verify", headers=mine)).json()["honest"]


async def test_names_in_a_file_are_shown_as_names_at_a_table_are(tmp_path: Path) -> None:
    """Short, without signs that hide or turn the text, and never two alike; one without any was a bot."""
    names = ["Ann", "\u202eAnn", "x" * 5000, ""]
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        brought = await _brought(http, _line(ONE, 0, names=names))
        shown = await http.get(f"/api/tables/{brought['table']}", headers={"X-Invite-Key": brought["key"]})
        people = shown.json()["people"]
        assert [one.get("name", "") for one in people] == ["Ann", "Ann 2", "x" * 24, ""]
        assert [one["kind"] for one in people] == ["person", "person", "person", "bot"]
        brought = await _brought(http, _line(ONE, 0, names="Ann"))
        shown = await http.get(f"/api/tables/{brought['table']}", headers={"X-Invite-Key": brought["key"]})
        assert {one.get("kind", "empty") for one in shown.json()["people"]} == {"empty"}


async def test_nobody_brings_more_records_than_tables(tmp_path: Path) -> None:
    async with running(tmp_path, tables_per_address=2) as server, httpx.AsyncClient(base_url=server.url) as http:
        await open_table(server.url, 2)
        await _brought(http, ONE)
        assert (await http.post("/api/records", json={"text": ONE})).status_code == 429
