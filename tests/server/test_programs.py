"""Other programs: the remote bot, the terminal, the operator's commands."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

import meetinghouse as mh
from meetinghouse.bots import base
from meetinghouse.bots.base import Bot
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.bots.temper import TEMPERS
from meetinghouse.cli.plain import Plain
from meetinghouse.client import ServerClient, bot, parse_link, remote
from meetinghouse.client.remote import RemoteSession
from meetinghouse.engine.errors import BadInput
from meetinghouse.server import admin
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.shapes import Occupant
from meetinghouse.words import Words
from tests.cli.tables import voice
from tests.server.harness import Running, full_table, open_table, run, running, until
from tests.server.test_play import leave, play_out, seated


def test_links_are_taken_apart() -> None:
    """As people paste them."""
    assert parse_link("https://salem.example/t/abc1234#k3y000").socket() == "wss://salem.example/ws/ABC1234"
    assert parse_link("http://h:1/t/ABC1234#seat=tok").seat == "tok"
    assert parse_link("http://h:1/t/ABC1234#host=tok").host == "tok"
    code = parse_link("abc1234-k3y000", "http://h:1")
    assert (code.server, code.table, code.key) == ("http://h:1", "ABC1234", "K3Y000")
    for wrong in ("ftp://h/t/A", "http://h/t/A#what=x", "no such link", "http:///t/A"):
        with pytest.raises(ValueError):
            parse_link(wrong)


def test_a_bot_from_elsewhere_plays_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By seat link and by invitation, to the end of the game, each with a character of its own."""
    characters: list[str] = []

    def make(game: str, level: int | str, seat: int, seed: int, temper: str) -> Bot:
        characters.append(temper)
        return base.make(game, level, seat, seed, temper)

    monkeypatch.setattr(bot, "make", make)

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 3, options={"rounds": 1}, programs="welcome")
            async with server.table(opened, opened.token) as ann:
                token = await ann.seat_link(1)
                link = f"{server.url}/t/{opened.table}#seat={token}"
                with pytest.raises(BadInput):
                    await bot.play(link, level=1, temper="wild")
                bots = [
                    asyncio.create_task(bot.play(link, level=1, temper="bold")),
                    asyncio.create_task(bot.play(f"{server.url}/t/{opened.table}#{opened.key}", level=1)),
                ]
                await until(ann, lambda t: all(p.kind == "person" and p.ready for p in t.info.people[1:]))
                await ann.do(inbound.Start("s"))
                await play_out([ann])
                await asyncio.gather(*bots)

    run(story())
    assert len(characters) == 2 and "bold" in characters and set(characters) <= set(TEMPERS)


class Chatty(RandomBot):
    """Plays at random, speaks once and remembers what it hears."""

    made: ClassVar[list[Chatty]] = []

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.heard: list[dict[str, Any]] = []
        self.spoke = False
        self.made.append(self)

    def see(self, event: dict[str, Any]) -> None:
        if event["key"] == "table.remark":
            self.heard.append(event)

    def remark(self) -> dict[str, Any] | None:
        """Once."""
        spoke, self.spoke = self.spoke, True
        return None if spoke else {"remark": "trust", "about": 0}


OWN = """
class Last:
    def __init__(self, seat, seed):
        self.seat = seat

    def see(self, event):
        pass

    def decide(self, view, ask):
        return ask.options[-1]
"""


def test_a_bot_of_ones_own_plays_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From a file; one that is not there is refused in words, before it sits down."""
    file = tmp_path / "last.py"
    file.write_text(OWN, encoding="utf-8")

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 2, options={"rounds": 1}, programs="welcome")
            link = f"{server.url}/t/{opened.table}#{opened.key}"
            for wrong in (f"{file}:First", f"{tmp_path}/nothing.py:Last", 7):
                assert await asyncio.to_thread(bot.run, link, wrong, lang="fr") == 1
            async with server.table(opened, opened.token) as ann:
                assert ann.info is not None and ann.info.people[1].kind == Occupant.EMPTY
                playing = asyncio.create_task(asyncio.to_thread(bot.run, link, f"{file}:Last"))
                await until(ann, lambda t: t.info.people[1].ready)
                assert ann.info.people[1].name == "Last"
                await ann.do(inbound.Ready("r"))
                await ann.do(inbound.Start("s"))
                await play_out([ann])
            assert await playing == 0

    run(story())
    said = capsys.readouterr().err.splitlines()
    assert said == [Words("fr").error(code) for code in ("no-bot-class", "no-bot-file", "bad-level")]


def test_a_bot_from_elsewhere_talks_and_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its remarks reach the table, and it hears those of others."""
    monkeypatch.setattr(Chatty, "made", [])
    monkeypatch.setattr(bot, "make", lambda game, level, seat, seed, temper: Chatty(seat, seed))

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 2, options={"rounds": 3}, programs="welcome")
            async with server.table(opened, opened.token) as ann:
                playing = asyncio.create_task(bot.play(f"{server.url}/t/{opened.table}#{opened.key}", level=1))
                await until(ann, lambda t: t.info.people[1].kind == "person" and t.info.people[1].ready)
                await ann.remark("watch_out", 1)
                await ann.do(inbound.Start("s"))
                await play_out([ann])
                await playing
                assert [(line.seat, line.remark, line.about) for line in ann.talk] == [
                    (0, "watch_out", 1),
                    (1, "trust", 0),
                ]

    run(story())
    first = Chatty.made[0].heard[0]
    assert (first["seat"], first["remark"], first["about"]) == (0, "watch_out", 1)


def test_the_terminal_plays_a_seat_at_a_servers_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Salem 1692 against bots as `meetinghouse join --plain` plays it, answering `1` to everything, in French."""

    async def story() -> None:
        async with running(tmp_path) as server, ServerClient(server.url) as lobby:
            wish = wire_http.OpenTable("salem1692", 4, pace="untimed", bots={"1": 1, "2": 1, "3": 1})
            opened = await lobby.open(wish)
            speaker, out = voice("fr")

            def play(session: RemoteSession) -> int:
                code = Plain(session, speaker, io.StringIO("x\n" + "1\n" * 5000)).run()
                assert mh.replay(session.record()).outcome == session.outcome
                assert len(session.everything()) == 4
                return code

            link = f"{server.url}/t/{opened.table}#{opened.key}"
            playing = asyncio.create_task(asyncio.to_thread(remote.join, link, "Rebecca", "fr", play))
            async with server.table(opened, opened.host) as host:
                await until(host, lambda t: t.info.people[0].ready)
                await host.do(inbound.Start("s"))
                assert await playing == 0
            told = out.getvalue()
            assert speaker.text("welcome", game="Salem 1692") in told and "server-" not in told

    run(story())
    assert Words("fr").say("server-join-begins") in capsys.readouterr().out


class Typed(io.StringIO):
    """Somebody who asks the table for a pause, then takes the first of whatever is offered, until told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.first = ["v\n", "1\n"]
        self.stop = False

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as typeshed has it for StringIO
        """One line, without hurry."""
        time.sleep(0.05)  # a person types
        return "" if self.stop else self.first.pop(0) if self.first else "1\n"


def test_the_terminal_asks_the_table_and_votes(tmp_path: Path) -> None:
    """For a pause, which the other agrees to; then yes to the other's wish to go on."""

    async def story() -> str:
        async with running(tmp_path) as server, ServerClient(server.url) as lobby:
            wish = wire_http.OpenTable("salem1692", 4, pace="untimed", name="Ann", bots={"2": 1, "3": 1})
            opened = await lobby.open(wish)
            speaker, out = voice("es")
            typed = Typed()
            link = f"{server.url}/t/{opened.table}#{opened.key}"

            def play(session: RemoteSession) -> int:
                return Plain(session, speaker, typed).run()

            playing = asyncio.create_task(asyncio.to_thread(remote.join, link, "Rebecca", "es", play))
            async with server.table(opened, opened.token) as ann:
                await until(ann, lambda t: t.info.people[1].ready)
                await ann.do(inbound.Start("s"))
                answered = 0
                while ann.info is None or ann.info.vote is None:
                    if ann.ask is not None and ann.ask.id != answered and ann.ask.held is None:
                        answered = ann.ask.id
                        await ann.answer(ann.ask.options[0])
                    await ann.next()
                assert ann.info.vote.what == "pause"
                await ann.do(inbound.CastVote("v", True))
                await until(ann, lambda t: t.info.pause is not None)
                await ann.do(inbound.PauseGame("p", paused=False))
                await until(ann, lambda t: t.info.pause is None)
                typed.stop = True
                assert await playing == 0
            return out.getvalue()

    told = run(story())
    words = Words("es")
    assert words.say("cli-ask-pause") in told and words.say("server-vote-resume") in told
    assert words.say("server-vote-yes") in told


def test_a_wrong_link_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The reader's own."""

    def never(session: RemoteSession) -> int:
        raise AssertionError("nobody sat down")

    async def story() -> None:
        async with running(tmp_path) as server:
            codes = [
                await asyncio.to_thread(remote.join, link, "Ann", "es", never)
                for link in ("nonsense link", f"{server.url}/t/ABCDEF1#AAAAAA", "http://127.0.0.1:9/t/ABCDEF1#AAAAAA")
            ]
            assert codes == [1, 1, 1]

    run(story())
    said = capsys.readouterr().err.splitlines()
    words = Words("es")
    assert said == [
        words.say("server-join-bad-link"),
        words.say("server-refused-no-such-table"),
        words.say("server-join-lost"),
    ]


async def _one_played_and_one_waiting(server: Running) -> tuple[str, str]:
    """The ids of a table whose game is over and of one in its lobby."""
    opened, _, tables = await seated(server, 2, options={"rounds": 1})
    await play_out(tables)
    await leave(tables)
    waiting, _ = await full_table(server.url, 2)
    return opened.table, waiting.table


def test_the_operator_lists_closes_exports_and_prunes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On the database itself, whether the server runs or not."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"

    async def story() -> tuple[str, str]:
        async with running(tmp_path) as server:
            tables = await _one_played_and_one_waiting(server)
            await server.hall.flush_notes()
            return tables

    ended, waiting = run(story())

    def office(*argv: str) -> str:
        assert admin.main(["--database", database, *argv]) == 0
        return capsys.readouterr().out

    listed = {entry["id"]: entry for entry in json.loads(office("list", "--json"))}
    assert listed[ended]["status"] == "ended" and listed[waiting]["status"] == "lobby"
    assert ended in office("list", "--status", "ended") and waiting not in office("list", "--status", "ended")
    record = office("export", ended.lower())
    assert mh.replay(record).outcome is not None and mh.verify(record).honest
    office("export", ended, "--to", str(tmp_path / "r.jsonl"))
    assert (tmp_path / "r.jsonl").read_text() == record
    assert json.loads(office("export", ended, "--log").splitlines()[0])["n"] == 1
    office("close", waiting)
    assert json.loads(office("list", "--status", "closed", "--json"))[0]["id"] == waiting
    assert office("prune", "--days", "1") == ""
    assert {*office("prune", "--days", "-1").split()} == {ended, waiting}
    assert {*office("prune", "--days", "-1", "--yes", "--archive", str(tmp_path / "kept")).split()} == {ended, waiting}
    assert office("list") == ""
    assert [path.read_text() for path in (tmp_path / "kept").iterdir()] == [record]
    assert admin.main(["--database", database, "export", ended], Words("fr")) == 1
    assert capsys.readouterr().err == Words("fr").say("server-refused-no-such-table") + "\n"
    office("migrate")


def test_pruning_looks_at_the_log_and_leaves_running_games_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game begun long ago and played a moment ago is kept, whatever the directory says, with the server running."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, _, tables = await seated(server, 2, pace="slow")
            old = {"at": 1, "touched": 1}
            with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
                db.execute("update log set at = :at", old)
                db.execute("update tables set touched = :touched", old)
            db.close()

            async def office(*argv: str) -> list[str]:
                assert await asyncio.to_thread(admin.main, ["--database", database, *argv]) == 0
                return capsys.readouterr().out.split()

            assert await office("prune", "--yes") == []
            assert await office("prune", "--abandoned") == [opened.table]
            assert tables[0].ask is not None
            await tables[0].do(inbound.Answer("a", tables[0].ask.options[0]))
            assert await office("prune", "--abandoned", "--yes") == []
            await until(tables[1], lambda t: t.ask is not None)
            await tables[1].do(inbound.Answer("a", tables[1].ask.options[0]))  # type: ignore[union-attr]  # just seen
            await leave(tables)

    run(story())


def test_the_directory_repairs_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines that are missing, wrong or of tables that are gone are put right by the next start, and by command."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"

    def spoil(table: str) -> None:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
            db.execute("update tables set status = 'lobby', n = 1 where id = ?", (table,))
            db.execute(
                "insert into tables (id, game, seats, pace, status, public, watch, opened, touched, n) "
                "select 'GHOST01', game, seats, pace, status, public, watch, opened, touched, n from tables limit 1"
            )
        db.close()

    def lines() -> dict[str, str]:
        assert admin.main(["--database", database, "list", "--json"]) == 0
        return {line["id"]: line["status"] for line in json.loads(capsys.readouterr().out)}

    async def play() -> tuple[str, str]:
        async with running(tmp_path) as server:
            return await _one_played_and_one_waiting(server)

    async def start_again(table: str) -> None:
        async with running(tmp_path) as server:
            while {line.id: line.status for line in await server.hall.store.directory.all()} != right:
                await asyncio.sleep(0.05)

    ended, lost = run(play())
    right = {ended: "ended", lost: "lobby"}
    assert lines() == right
    spoil(ended)
    assert lines() == {ended: "lobby", lost: "lobby", "GHOST01": "lobby"}
    assert admin.main(["--database", database, "repair"]) == 0
    assert capsys.readouterr().out == "2\n" and lines() == right
    spoil(ended)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
        db.execute("delete from tables where id = ?", (lost,))
    db.close()
    run(start_again(lost))
    assert lines() == right
