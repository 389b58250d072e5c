"""An upgrade that changes rules: running games stay with a node that can play them, lobbies take today's rules."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import meetinghouse as mh
from meetinghouse.client import ServerClient, ServerRefused, TableRefused
from meetinghouse.server import admin
from meetinghouse.server.hall import nodes
from meetinghouse.server.hall.listing import listed, repair
from meetinghouse.server.store import Node
from meetinghouse.server.store.opening import open_store
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire import inbound
from tests.server import standin
from tests.server.harness import Running, full_table, open_table, run, running, sit, start, until
from tests.server.test_play import leave, play_out, seated

PROXY = {nodes.ASKS.decode(): "yes"}


def upgrade(monkeypatch: pytest.MonkeyPatch, version: str = "2.0") -> None:
    """From now on the stand-in has other rules."""
    monkeypatch.setattr(standin.GAME, "spec", standin.GAME.spec._replace(rules_version=version))


def forget(server: Running, table: str) -> None:
    """As if this node had never read the table."""
    server.hall.rooms.pop(table, None)


async def status_of_socket(server: Running, table: str, headers: dict[str, str]) -> int:
    """What the handshake is answered."""
    url = f"{server.url.replace('http', 'ws')}/ws/{table}"
    try:
        async with connect(url, additional_headers=headers):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_a_lobby_from_before_an_upgrade_takes_todays_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no game yet: it starts, by the rules of the node at which it starts, and its log says which."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens = await full_table(server.url, 2)
            forget(server, opened.table)
            upgrade(monkeypatch)
            tables = [server.table(opened, token) for token in tokens]
            for table in tables:
                await table.__aenter__()
            await start(tables)
            assert tables[0].info is not None and tables[0].info.rules_version == "2.0"
            await play_out(tables)
            await leave(tables)
            async with ServerClient(server.url) as lobby:
                record = await lobby.record(opened.table, token=tokens[0])
            assert json.loads(record.splitlines()[0])["rules"] == "2.0" and mh.verify(record).honest
            rows = await server.hall.store.read(opened.table)
            assert e.Ruled("2.0") in [entry for row in rows for entry in e.decode(row.body)]

    run(story())


def test_a_running_game_of_other_rules_keeps_its_secrets_and_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that cannot play it says so, gives its record to nobody, writes nothing, lists it as running and never
    prunes it; where a proxy can ask elsewhere, it is sent there."""

    async def story() -> None:
        async with running(tmp_path) as server, ServerClient(server.url) as lobby, httpx.AsyncClient() as http:
            opened, tokens, tables = await seated(server, 2, public=True)
            lobby_table = await open_table(server.url, 2)
            assert tables[0].ask is not None
            await tables[0].do(inbound.Answer("a", tables[0].ask.options[0]))
            await leave(tables)
            await server.hall.rooms[opened.table].finish()
            forget(server, opened.table)
            written = len(await server.hall.store.read(opened.table))
            before = await status_of_socket(server, opened.table, PROXY)
            upgrade(monkeypatch)
            async with server.table(opened, tokens[0]) as ann:
                assert ann.info is not None and ann.info.status == "unsupported" and ann.view is None
                with pytest.raises(TableRefused, match="unsupported"):
                    await ann.do(inbound.Say("s", "hello"))
            with pytest.raises(ServerRefused, match="not_over"):
                await lobby.record(opened.table, token=tokens[0])
            store = server.hall.store
            assert len(await store.read(opened.table)) == written
            core = fold(opened.table, await store.read(opened.table))
            line = listed(core)
            assert (line.status, line.rules_version) == ("playing", "1.0")
            await store.directory.remove([opened.table])
            assert await repair(store) == 1
            assert [found.id for found in await store.directory.listed()] == [opened.table]
            assert before == 101
            assert await status_of_socket(server, opened.table, PROXY) == nodes.STATUS
            assert await status_of_socket(server, opened.table, {}) == 101
            assert await status_of_socket(server, lobby_table.table, PROXY) == 101
            url = f"{server.url}/api/tables/{opened.table}"
            answered = await http.get(url, headers=PROXY)
            assert answered.status_code == nodes.STATUS and answered.json()["code"] == "elsewhere"
            assert (await http.get(f"{url}/replay", headers=PROXY)).status_code == nodes.STATUS
            assert (await http.get(url)).status_code == 200
        database = f"sqlite:///{tmp_path}/tables.sqlite3"
        out = await asyncio.to_thread(admin.main, ["--database", database, "prune", "--days", "-1", "--yes"])
        assert out == 0
        store = await open_store(database, "a")
        kept = await store.ends()
        await store.close()
        assert opened.table in kept

    run(story())


def test_a_finished_game_of_other_rules_is_honest_and_says_who_can_show_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its record is there, its deal is checked without its rules, and the rest names the rules that it takes."""

    async def story() -> None:
        async with running(tmp_path) as server, ServerClient(server.url) as lobby, httpx.AsyncClient() as http:
            opened, tokens, tables = await seated(server, 2)
            await play_out(tables)
            await leave(tables)
            mine = {"Authorization": f"Bearer {tokens[0]}"}
            url = f"{server.url}/api/tables/{opened.table}"
            today = (await http.get(f"{url}/verify", headers=mine)).json()
            record = await lobby.record(opened.table, token=tokens[0])
            forget(server, opened.table)
            upgrade(monkeypatch)
            assert await lobby.record(opened.table, token=tokens[0]) == record
            later = (await http.get(f"{url}/verify", headers=mine)).json()
            assert later == {**today, "problem": "other-rules"} and later["honest"] is True and later["secret"]
            for page in ("replay", "story", "analysis"):
                refused = (await http.get(f"{url}/{page}", headers=mine)).json()
                assert refused["code"] == "unsupported" and refused["key"] == "server-other-rules", page
                assert refused["args"] == {"rules": "1.0", "today": "2.0"}

    run(story())


def test_a_forged_record_of_other_rules_is_not_honest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its rules, too: every outcome has to follow from the key."""
    match = mh.new_match("standin", 3, seed=7)
    while match.outcome is None:
        match.timeout()
    lines = match.record().splitlines()
    upgrade(monkeypatch)
    assert mh.verify("\n".join(lines) + "\n") == (True, "other-rules", mh.verify("\n".join(lines)).outcomes, None)
    forged = [
        json.dumps({**json.loads(line), "got": (json.loads(line)["got"] + 1) % json.loads(line)["of"]})
        if '"pick"' in line
        else line
        for line in lines
    ]
    assert forged != lines
    assert not mh.verify("\n".join(forged) + "\n").honest


async def test_a_client_of_the_first_protocol_is_told_to_reload(tmp_path: Path) -> None:
    """It did not say which protocol it speaks, and would not understand what happens moment by moment."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 2)
        for old in ({"type": "hello", "token": tokens[0]}, {"type": "hello", "protocol": 1, "token": tokens[0]}):
            async with connect(f"{server.url.replace('http', 'ws')}/ws/{opened.table}") as socket:
                await socket.send(json.dumps(old))
                bye = json.loads(await socket.recv())
                assert (bye["type"], bye["code"], bye["again"]) == ("bye", "protocol", False)


def test_a_node_that_drains_finishes_its_games_and_begins_none(tmp_path: Path) -> None:
    """New tables and lobbies go elsewhere; its own game is played to the end, and it knows what is left."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens, tables = await seated(server, 2)
            waiting = await open_table(server.url, 2)
            await leave(tables)
        async with running(tmp_path, drain=True, node="old") as server, httpx.AsyncClient() as http:
            wish = {"game": "standin", "seats": 2}
            tables_url = f"{server.url}/api/tables"
            assert (await http.post(tables_url, json=wish, headers=PROXY)).status_code == nodes.STATUS
            refused = await http.post(tables_url, json=wish)
            assert refused.status_code == 503 and refused.json()["code"] == "draining"
            assert (await http.get(tables_url, headers=PROXY)).status_code == 200
            assert await status_of_socket(server, waiting.table, PROXY) == nodes.STATUS
            assert await status_of_socket(server, opened.table, PROXY) == 101
            store = server.hall.store
            now = server.hall.now() + nodes.GONE - 1  # the first server has been gone for so long
            assert await nodes.only_here(store, "old", now) == 1
            await store.probe(Node("new", json.dumps({"standin": "2.0"})))
            assert await nodes.only_here(store, "old", now) == 1
            await store.probe(Node("new", json.dumps({"standin": "1.0"})))
            assert await nodes.only_here(store, "old", now) == 0
            health = (await http.get(f"{server.url}/health")).json()
            assert health["rules"]["standin"] == "1.0" and "draining" in health
            tables = [server.table(opened, token) for token in tokens]
            for table in tables:
                await table.__aenter__()
            await play_out(tables)
            await leave(tables)

    run(story())


def test_whoever_waits_in_a_lobby_is_sent_on_when_another_version_starts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older node deals by its rules: this one cannot show the game, and its sockets come back by the proxy."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 2)
            ben = await sit(server.url, opened, "Ben")
            async with server.table(opened, ben.token) as table:
                upgrade(monkeypatch)
                store = server.hall.store
                n = len(await store.read(opened.table))
                began: list[e.Entry] = [e.Started("11" * 32, "22" * 32, lines=("{}",)), e.Begun()]
                assert await store.append(opened.table, n + 1, server.hall.now(), e.encode(began))
                server.hall.rooms[opened.table].read_on(n + 1)
                await until(table, lambda t: t.info is not None and t.info.status == "unsupported")
                assert table.reconnects == 1

    run(story())
