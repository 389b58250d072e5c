"""Reports that keep their evidence, bans that hold on every node, and the devices on one's seat."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.client import RemoteTable, ServerClient, TableRefused
from meetinghouse.server import admin
from meetinghouse.server.hall import bans, tokens
from meetinghouse.server.store import Ban
from meetinghouse.server.wire import inbound, outbound
from meetinghouse.words import Words
from tests.server import postgres
from tests.server.harness import Process, Running, full_table, open_table, quiet, run, running, sit, until
from tests.server.test_play import leave, seated

HERE = "127.0.0.1"


def office(database: str, capsys: pytest.CaptureFixture[str], *argv: str, status: int = 0) -> str:
    """What a command of the operator prints, in a thread of its own as in a process of its own."""
    assert admin.main(["--database", database, *argv]) == status
    return capsys.readouterr().out


def test_a_report_keeps_its_evidence_and_nobody_at_the_table_learns_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The operator lists, reads and closes it; what the reporter could not read is not in it, and the log is kept."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"

    async def story() -> tuple[str, str]:
        async with running(tmp_path) as server:
            opened, given, tables = await seated(server, 3, watchers_chat=True)
            ann, bob, cid = tables
            await bob.do(inbound.Say("s", "you are all fools"))
            await bob.do(inbound.Note("n", "my secret note"))
            for table in tables:
                await quiet(table)
            before = (await server.hall.read(opened.table)).n
            complaint = inbound.Report("r", 1, "abuse", "he insults\x00\x9b2J\u202e us")
            for _ in range(2):  # sent again, it is kept once
                await ann.do(complaint)
            for other in (bob, cid):
                assert await quiet(other) == []
            assert (await server.hall.read(opened.table)).n == before
            with pytest.raises(TableRefused, match="no_such_seat"):
                await ann.do(inbound.Report("r2", 0, "other"))
            async with server.table(opened, key=opened.key) as watcher:
                with pytest.raises(TableRefused, match="watching_only"):
                    await watcher.do(inbound.Report("r3", 1, "other"))
            await leave(tables)
            return opened.table, given[1]

    table, token = run(story())
    [found] = json.loads(office(database, capsys, "reports", "--json"))
    assert (found["table_id"], found["seat"], found["name"], found["by_name"]) == (table, 1, "P1", "Ann")
    assert (found["why"], found["text"], found["addresses"]) == ("abuse", "he insults  2J  us", HERE)
    assert found["person"] == bans.person_key(tokens.hashed(token))
    assert [(line["channel"], line["text"]) for line in found["lines"]] == [("table", "you are all fools")]
    assert "secret note" not in json.dumps(found)
    assert found["id"] in office(database, capsys, "reports")
    assert "you are all fools" in office(database, capsys, "reports", "show", found["id"])
    assert table not in office(database, capsys, "prune", "--days", "0", "--abandoned", "--yes")
    office(database, capsys, "reports", "close", found["id"], "--note", "told them off")
    assert office(database, capsys, "reports") == ""
    assert "told them off" in office(database, capsys, "reports", "--all", "--json")
    assert table in office(database, capsys, "prune", "--days", "0", "--abandoned", "--yes")
    assert admin.main(["--database", database, "reports", "show", "nothing"], Words("es")) == 1
    assert capsys.readouterr().err == Words("es").say("server-refused-no-such-report") + "\n"


def test_reports_hold_only_what_the_reporter_could_read(tmp_path: Path) -> None:
    """Lines of a channel that is closed to the reporter are not among the evidence."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, _, tables = await seated(server, 3)
            core = server.hall.rooms[opened.table].core
            assert core is not None
            await tables[1].do(inbound.Say("s", "aloud"))
            line = core.talk.lines[-1]
            hidden = line._replace(said=type(line.said)("witches", 1, 1 << 1 | 1 << 2, "whispered"))
            core.talk.lines.append(hidden)
            await tables[0].do(inbound.Report("r", 1, "cheating"))
            await tables[2].do(inbound.Report("r", 1, "cheating"))

            mine, theirs = await server.hall.store.moderation.reports()
            assert "whispered" not in mine.lines and "whispered" in theirs.lines
            await leave(tables)

    run(story())


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("10.0.0.7/8", "10.0.0.0/8"),
        ("0123456789abcdef", "0123456789abcdef"),
        ("somebody", None),
        ("10.0.0.0/99", None),
    ],
)
def test_whom_a_ban_means(given: str, meant: str | None) -> None:
    """An address as limits count it, a network, a person's key; nothing else."""
    assert bans.target(given) == meant


async def refused(server: Running | Process, **headers: str) -> str:
    """How a request is refused; nothing if it is not."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        got = await http.get("/api/tables", headers=headers)
        return str(got.json().get("code", ""))


def test_a_ban_holds_on_every_node_for_its_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Said once, from another process: whoever is there is sent away, comes back to no node, and later may."""

    async def story() -> None:
        with postgres.own() as database:
            nodes = [Process(database.url, {"node": f"n{i}"}) for i in range(2)]
            await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
            try:
                opened, given = await full_table(nodes[0].url, 3)

                def at(node: Process, seat: int) -> RemoteTable:
                    return Running(node.url, None).table(opened, given[seat])  # type: ignore[arg-type]  # no insides

                async with at(nodes[1], 2) as cid, at(nodes[0], 1) as bob:
                    key = bans.person_key(tokens.hashed(given[2]))

                    async def command(*argv: str, status: int = 0) -> str:
                        return await asyncio.to_thread(office, database.url, capsys, *argv, status=status)

                    await command("ban", key, "--hours", "1", "--why", "insults")
                    assert key in await command("bans")
                    with pytest.raises(TableRefused, match="banned"):
                        await until(cid, lambda t: False)
                    for node in nodes:
                        await until_banned(lambda node=node: at(node, 2).__aenter__())
                    await bob.do(inbound.Say("s", "still here"))
                    await command("unban", key)
                    await command("unban", key, status=1)
                    await until_let_in(lambda: at(nodes[0], 2).__aenter__())
                    await command("ban", "127.0.0.0/8", "--hours", str(6 / 3600))
                    with pytest.raises(TableRefused, match="banned"):
                        await until(bob, lambda t: False)
                    assert await refused(nodes[0]) == "banned" or await refused(nodes[1]) == "banned"
                    begun = time.monotonic()
                    while await refused(nodes[0]) or await refused(nodes[1]):
                        assert time.monotonic() - begun < 600, "a ban without end"
                        await asyncio.sleep(0.2)
                    await command("ban", "somebody", status=1)
            finally:
                for node in nodes:
                    await asyncio.to_thread(node.stop)

    run(story())


async def until_banned(come: Any) -> None:
    """Within the time in which a node hears of it."""
    async with asyncio.timeout(100):
        while True:
            try:
                table = await come()
            except TableRefused as refused:
                assert refused.code == "banned"
                return
            await table.__aexit__(None, None, None)
            await asyncio.sleep(0.25)


async def until_let_in(come: Any) -> None:
    """Within the time in which a node hears of it."""
    async with asyncio.timeout(100):
        while True:
            try:
                table = await come()
            except TableRefused:
                await asyncio.sleep(0.25)
                continue
            await table.__aexit__(None, None, None)
            return


def test_a_person_sees_their_devices_and_sends_all_others_away_on_every_node() -> None:
    """Wherever they are: the old token opens nothing, and sockets that came with it are closed."""

    async def story() -> None:
        with postgres.own() as database:
            nodes = [Process(database.url, {"node": f"n{i}"}) for i in range(2)]
            await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
            try:
                opened = await open_table(nodes[0].url, 2)
                bob = await sit(nodes[0].url, opened, "Bob")

                def at(node: Process) -> RemoteTable:
                    return Running(node.url, None).table(opened, bob.token)  # type: ignore[arg-type]  # no insides

                async with at(nodes[0]) as phone, at(nodes[0]) as desk, at(nodes[1]) as lost:
                    told = [m for m in await quiet(phone, 1.0) if isinstance(m, outbound.Devices)]
                    assert [message.n for message in told] == [2]
                    await phone.renew()
                    for other in (desk, lost):
                        with pytest.raises(TableRefused, match="bad_token"):
                            await until(other, lambda t: False)
                    told = [m for m in await quiet(phone, 1.0) if isinstance(m, outbound.Devices)]
                    assert [message.n for message in told][-1:] == [1]
                    await phone.do(inbound.Ready("still mine"))
            finally:
                for node in nodes:
                    await asyncio.to_thread(node.stop)

    run(story())


async def _until_known(server: Running, who: str) -> None:
    """Until this node has read the ban."""
    while server.hall.bans.of_person([who], server.hall.now()) is None:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("by", ["key", "token"])
async def test_a_ban_holds_whatever_token_and_over_http(
    tmp_path: Path, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After `renew`, with and without the key, at another table, and from there with a new key; not for a neighbour who
    already plays."""
    monkeypatch.setattr(bans, "SECONDS", 0.05)
    mine, neighbours = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3)
        async with ServerClient(server.url, person=neighbours) as lobby:
            await lobby.sit(opened.table, "Ned", opened.key)
        seated_ = await sit(server.url, opened, "Bea", 2)
        async with server.table(opened, seated_.token, person=mine if by == "key" else "") as bea:
            new = await bea.renew()
            async with server.table(opened, opened.token) as ann:
                await ann.do(inbound.Report("r", 2, "abuse"))
            [report] = await server.hall.store.moderation.reports()
            assert report.person == bans.person_key(tokens.root(mine) if by == "key" else tokens.hashed(seated_.token))
            until_ = server.hall.now() + 10_000_000
            await server.hall.store.moderation.ban(Ban(report.person, until_, 0, "insults"))
            with pytest.raises(TableRefused, match="banned"):
                await until(bea, lambda t: False)
        await _until_known(server, report.person)
        for hello in ({"token": new}, {"token": new, "person": mine}):
            with pytest.raises(TableRefused, match="banned"):
                async with server.table(opened, **hello):
                    pass
        # the key came with a token that is kept out (or the other way round): now both are, on every node
        await _until_known(server, bans.person_key(tokens.root(mine)))
        await _until_known(server, bans.person_key(tokens.hashed(seated_.token)))
        table = f"/api/tables/{opened.table}"
        passes = [{"Authorization": f"Bearer {new}"}, {"X-Person": mine}]
        for headers in passes:
            async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
                assert (await http.get(table)).json()["code"] == "banned"
        async with httpx.AsyncClient(base_url=server.url, headers={"X-Person": secrets.token_urlsafe(24)}) as http:
            other = {"game": "standin", "seats": 2, "name": "Zoe"}
            assert (await http.post("/api/tables", json=other)).json()["code"] == "banned"
            assert (await http.post(f"{table}/sit", json={"name": "Zoe", "key": opened.key})).json()["code"] == "banned"
            assert (await http.get("/api/tables")).status_code == 200
        async with server.table(opened, person=neighbours) as ned:
            assert ned.seat == 1


def test_a_ban_of_a_person_closes_where_they_were_seen_to_newcomers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For an hour, by the report that named them; `unban` takes all of it back."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"

    async def report() -> str:
        async with running(tmp_path) as server:
            _, given, tables = await seated(server, 2)
            await tables[0].do(inbound.Report("r", 1, "abuse"))
            await leave(tables)
            return bans.person_key(tokens.hashed(given[1]))

    key = run(report())
    assert office(database, capsys, "ban", key).split("\n")[:2] == [key, f"near {HERE}"]

    async def come() -> str:
        async with running(tmp_path) as server:
            while not len(server.hall.bans):
                await asyncio.sleep(0.02)
            assert server.hall.bans.near(HERE, server.hall.now())
            assert not server.hall.bans.near(HERE, server.hall.now() + bans.NEAR_TIME)
            async with httpx.AsyncClient(base_url=server.url) as http:
                got = await http.post("/api/tables", json={"game": "standin", "seats": 2})
                return str(got.json()["code"])

    assert run(come()) == "banned"
    office(database, capsys, "unban", key)
    assert office(database, capsys, "bans") == ""


def test_what_a_banned_person_sends_fills_no_table_of_bans() -> None:
    """Keys cost nothing: one ban spreads to a few names and no more, and the addresses kept in memory are bounded."""
    kept = bans.Bans()
    kept.put([Ban("0123456789abcdef", 1000, 0, "")])
    for i in range(20_000):
        kept.learn(f"address {i}", "0123456789abcdef", [f"{i:016x}"], 10)
    assert len(kept) == 1 + bans.MOST_NAMES and len(kept._seen) == bans.MOST_SEEN
