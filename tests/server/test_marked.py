"""Programs at a table: they say what they are, everybody sees it, and the host decides whether they may come."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis.strategies import text
from websockets.asyncio.server import ServerConnection, serve

from meetinghouse.client import ServerClient, bot
from meetinghouse.client.http import ServerRefused, harmless
from meetinghouse.client.person import key_at, own_key
from meetinghouse.client.remote import RemoteSession, _wait
from meetinghouse.client.table import RemoteTable, TableRefused
from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.listing import listed
from meetinghouse.server.wire import inbound, outbound, shapes
from meetinghouse.words import Words
from tests.server.harness import open_table, run, running, until

WORST = ["x" * 41, "\u202e\u200b", "\n"]
SHOWS_NOTHING = "\u202e\u200b"


def test_a_bot_from_elsewhere_is_seen_as_a_program(tmp_path: Path) -> None:
    """By everyone, from the lobby to the end, and in the next game."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 2, options={"rounds": 1})
            async with server.table(opened, opened.token) as ann:
                link = f"{server.url}/t/{opened.table}#seat={await ann.seat_link(1)}"
                playing = asyncio.create_task(bot.play(link, level=1, name="Tituba"))
                await until(ann, lambda t: t.info.people[1].name == "Tituba")
                assert ann.info is not None
                assert [person.program for person in ann.info.people] == ["", "newcomer"]
                core = server.hall.rooms[opened.table].core
                assert core is not None and (listed(core).people, listed(core).taken) == (1, 2)
                await ann.do(inbound.Start("go"))
                await until(ann, lambda t: t.view is not None)
                assert ann.info.people[1].program == "newcomer"
                playing.cancel()

    run(story())


def test_the_host_says_whether_programs_may_sit(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 5)
            async with server.table(opened, opened.token) as ann, ServerClient(server.url) as lobby:
                assert ann.info is not None and ann.info.programs == "ask"
                with pytest.raises(ServerRefused) as refused:
                    await lobby.sit(opened.table, "Hal", opened.key, program="hal-9000")
                assert refused.value.code == "programs_by_link"
                token = await ann.seat_link(1)
                async with RemoteTable(f"{server.url}/t/{opened.table}#seat={token}", program="hal-9000") as hal:
                    await until(ann, lambda t: t.info.people[1].program == "hal-9000")
                    await ann.do(inbound.Configure("never", programs="never"))
                    again = await ann.seat_link(2)
                    with pytest.raises(TableRefused) as gone:
                        async with RemoteTable(f"{server.url}/t/{opened.table}#seat={again}", program="skynet"):
                            pass
                    assert gone.value.code == "no_programs"
                    with pytest.raises(ServerRefused) as refused:
                        await lobby.sit(opened.table, "Hal", opened.key, program="hal-9000")
                    assert refused.value.code == "no_programs"
                    # who sits already may come back
                    async with RemoteTable(
                        f"{server.url}/t/{opened.table}#seat={hal.token}", program="hal-9000"
                    ) as back:
                        assert back.seat == 1
                await ann.do(inbound.Configure("welcome", programs="welcome"))
                seated = await lobby.sit(opened.table, "Eve", opened.key, program="e\u200bve \n 2")
                assert seated.info.people[seated.seat].program == "eve 2"
                assert (await lobby.sit(opened.table, "Ben", opened.key)).info.people[4].program == ""

    run(story())


@pytest.mark.parametrize("program", WORST)
def test_what_a_program_calls_itself_is_bounded_and_shows_something(tmp_path: Path, program: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 4)
            async with server.table(opened, opened.token) as ann, ServerClient(server.url) as lobby:
                await ann.do(inbound.Configure("welcome", programs="welcome"))
                with pytest.raises(ServerRefused):
                    await lobby.sit(opened.table, "Hal", opened.key, program=program)
                token = await ann.seat_link(1)
                with pytest.raises(TableRefused):
                    async with RemoteTable(f"{server.url}/t/{opened.table}#seat={token}", program=SHOWS_NOTHING):
                        pass

    run(story())


def test_the_terminal_marks_a_program_and_says_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEETINGHOUSE_PERSON", str(tmp_path / "person"))

    async def story() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.url, 3)
            async with server.table(opened, opened.token) as ann:
                link = f"{server.url}/t/{opened.table}#seat={await ann.seat_link(1)}"
                async with RemoteTable(link, program="hal-9000") as hal:
                    await hal.do(inbound.Rename("name", "Hal"))
                    out = io.StringIO()

                    def look() -> list[str]:
                        session = RemoteSession(f"{server.url}/t/{opened.table}#{opened.key}", "Ben", Words())
                        try:
                            _wait(session, Words("en"), out)
                            return session.names
                        finally:
                            session.close()

                    looking = asyncio.create_task(asyncio.to_thread(look))
                    await until(ann, lambda t: t.info.people[2].ready)
                    await ann.do(inbound.Start("go"))
                    assert await looking == ["Ann", "Hal ⚙", "Ben"]
                    table = await server.hall.read(opened.table)
                    assert [table.seat_of(tokens.root(key)) for key in (own_key(), key_at(server.url))] == [None, 2]
                    assert "Hal is a program: hal-9000." in out.getvalue()

    run(story())


EVIL = "Ann\x1b]0;owned\x07\x9b2J\u202e\r\b"


async def test_a_strange_server_steers_no_terminal() -> None:
    """Ours sends no such signs; whoever joins somebody else's is told them as spaces, in names, talk and refusals."""

    async def answer(socket: ServerConnection) -> None:
        await socket.recv()
        person = shapes.Person(0, shapes.Occupant.PERSON, EVIL)
        info = shapes.TableInfo("standin", 2, id="2222222", rules_version=EVIL, people=[person])
        talk = [shapes.TalkLine(1, 0, "table", 0, text=f"{EVIL} said \\\\u001b")]
        for message in (outbound.Welcome(0), outbound.Snapshot(info, talk=talk), outbound.Bye("x", EVIL, False)):
            await socket.send(msgspec.json.encode(message).decode())

    async with serve(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with RemoteTable(f"http://127.0.0.1:{port}/t/2222222") as table:
            assert table.info is not None
            told = [table.info.people[0].name, table.info.rules_version, table.talk[0].text]
            with pytest.raises(TableRefused) as refused:
                await table.next()
    assert all(text.isprintable() and text.startswith("Ann ") for text in (*told, refused.value.key))
    assert told[-1].endswith("said \\\\u001b")


@given(text())
def test_all_else_that_a_server_says_is_read_as_it_is(said: str) -> None:
    read = msgspec.json.decode(harmless(msgspec.json.encode(said)))
    assert len(read) == len(said)
    assert all(now == was or (now == " " and not was.isprintable()) for now, was in zip(read, said, strict=True))
