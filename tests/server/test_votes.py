"""What a table decides together: nobody is sent away, and no game stopped or broken off, by one person's word."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from meetinghouse.client import RemoteTable, TableRefused
from meetinghouse.server.table import votes
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire import inbound, shapes
from tests.server.harness import Running, full_table, open_table, running, start, until
from tests.server.test_play import leave, seated


def held(server: Running, table: str) -> Core:
    """The table as the server has it."""
    core = server.hall.rooms[table].core
    assert core is not None
    return core


async def test_most_of_those_present_send_somebody_away(tmp_path: Path) -> None:
    """Anyone may ask in a running game; the one it is about has no vote; all see how it stands and nobody who voted."""
    async with running(tmp_path) as server:
        _, _, tables = await seated(server, 5)
        ann, bob, cid, dan, eve = tables
        await bob.do(inbound.Kick("k", 4))
        for table in tables:
            await until(table, lambda t: t.info.vote is not None)
            assert table.info is not None and table.info.vote is not None
            shown = msgspec.to_builtins(table.info.vote)
            until_ = shown.pop("until")
            assert shown == {"what": "kick", "seat": 4, "yes": 1, "no": 0, "needed": 3} and until_ > 0
        with pytest.raises(TableRefused, match="not_voter"):
            await eve.do(inbound.CastVote("v", False))
        with pytest.raises(TableRefused, match="vote_open"):
            await cid.do(inbound.CloseTable("c"))
        await cid.do(inbound.CastVote("v", False))
        await cid.do(inbound.CastVote("v2", True))  # they think again
        await until(ann, lambda t: t.info.vote.yes == 2 and t.info.vote.no == 0)
        await ann.do(inbound.Kick("k", 4))  # asking for the same is a yes
        with pytest.raises(TableRefused, match="kicked"):
            await until(eve, lambda t: False)
        await until(dan, lambda t: t.info.vote is None and t.info.people[4].kind == "bot")
        await leave([ann, bob, cid, dan])
        await eve.__aexit__(None, None, None)


async def test_a_vote_that_cannot_pass_any_more_is_over_and_so_is_one_that_nobody_heeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing has changed then, and something else may be asked."""
    async with running(tmp_path) as server:
        _, _, tables = await seated(server, 3)
        await tables[0].do(inbound.CloseTable("c"))
        await tables[1].do(inbound.CastVote("v", False))
        assert tables[2].info is not None
        await tables[2].do(inbound.CastVote("v", False))
        await until(tables[0], lambda t: t.info.vote is None)
        with pytest.raises(TableRefused, match="no_vote"):
            await tables[0].do(inbound.CastVote("late", True))
        monkeypatch.setattr(votes, "SECONDS", 1)
        await tables[0].do(inbound.PauseGame("p"))
        await until(tables[1], lambda t: t.info.vote is not None)
        await until(tables[1], lambda t: t.info.vote is None)
        assert tables[1].info is not None and tables[1].info.pause is None
        assert tables[1].info.status == "playing"
        await leave(tables)


async def test_where_only_bots_sit_one_person_decides(tmp_path: Path) -> None:
    """Pausing, going on and closing at once, as before."""
    async with running(tmp_path) as server:
        opened = await open_table(server.url, 3, bots={"1": 1, "2": 1})
        async with server.table(opened, opened.token) as ann:
            await ann.do(inbound.Start("s"))
            await ann.do(inbound.PauseGame("p"))
            await until(ann, lambda t: t.info.pause is not None and t.info.pause.by == 0 and t.info.vote is None)
            await ann.do(inbound.PauseGame("g", paused=False))
            await ann.do(inbound.CloseTable("c"))
            await until(ann, lambda t: t.end is not None and t.end.aborted)


async def test_of_two_people_neither_sends_the_other_away_unless_they_are_gone(tmp_path: Path) -> None:
    """A person who is present needs two who want them gone; one who dropped off needs one."""
    async with running(tmp_path, grace=30.0) as server:
        _, _, tables = await seated(server, 2)
        ann, bob = tables
        with pytest.raises(TableRefused, match="too_few"):
            await bob.do(inbound.Kick("k", 0))
        await bob.__aexit__(None, None, None)
        await until(ann, lambda t: t.info.people[1].rung == "grace")
        await ann.do(inbound.Kick("k", 1))
        await until(ann, lambda t: t.info.people[1].kind == "bot")
        await leave([ann])


async def test_whoever_may_not_speak_names_nobody_and_still_votes(tmp_path: Path) -> None:
    """A kick names a seat, which is a way to speak; a yes or no is not."""
    async with running(tmp_path) as server:
        _, _, tables = await seated(server, 4)
        ann, bob, cid, _ = tables
        await ann.do(inbound.Mute("m", 1, True, True))
        with pytest.raises(TableRefused, match="channel_closed"):
            await bob.do(inbound.Kick("k", 2))
        await cid.do(inbound.PauseGame("p"))
        await bob.do(inbound.CastVote("v", True))
        await until(cid, lambda t: t.info.vote is not None and t.info.vote.yes == 2)
        await leave(tables)


async def test_before_the_game_only_the_host_asks_and_people_who_never_came_do_not_count(tmp_path: Path) -> None:
    """Somebody who took a seat without coming to the table is soon not waited for; seats that change take their vote
    along."""
    async with running(tmp_path, lobby_grace=0.3) as server:
        opened, tokens = await full_table(server.url, 4)
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            with pytest.raises(TableRefused, match="not_host"):
                await bob.do(inbound.Kick("k", 2))
            await until(ann, lambda t: all(p.rung != "here" for p in t.info.people[2:]))
            await ann.do(inbound.Kick("k", 2))
            await until(ann, lambda t: t.info.vote is not None and t.info.vote.needed == 2)
            await ann.do(inbound.Move("m", to=3, who=2))
            await until(ann, lambda t: t.info.vote.seat == 3)
            await bob.do(inbound.CastVote("v", True))
            await until(ann, lambda t: t.info.people[3].kind == "empty" and t.info.people[2].name == "P3")


async def test_a_vote_outlives_the_server_and_ends_when_voters_leave(tmp_path: Path) -> None:
    """It is in the log like everything else; those who go no longer count."""
    async with running(tmp_path) as server:
        opened, tokens, tables = await seated(server, 4)
        await tables[0].do(inbound.PauseGame("p"))
        await tables[1].do(inbound.CastVote("v", True))
    await leave(tables)
    async with running(tmp_path) as server:
        again: list[RemoteTable] = []
        for token in tokens:
            again.append(await server.table(opened, token).__aenter__())
        await until(again[0], lambda t: (t.info.vote.yes, t.info.vote.needed) == (2, 3))
        with pytest.raises(TableRefused, match="going_away"):
            await again[3].do(inbound.Leave("l"))
        await until(again[0], lambda t: t.info.pause is not None and t.info.pause.by == -1)
        rows = await server.hall.store.read(opened.table)
        assert fold(opened.table, rows).pause is not None
        await leave(again)


async def test_a_game_that_begins_or_ends_takes_its_vote_along(tmp_path: Path) -> None:
    """What was asked in the lobby is not decided in the game; a watcher and an invited stranger have no vote."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 3)
        tables = [await server.table(opened, token).__aenter__() for token in tokens]
        await tables[0].do(inbound.Kick("k", 2))
        async with server.table(opened, key=opened.key) as watcher:
            with pytest.raises(TableRefused, match="watching_only"):
                await watcher.do(inbound.CastVote("v", True))
            assert watcher.info is not None and watcher.info.vote is not None
        await start(tables)
        assert held(server, opened.table).vote is None
        await leave(tables)


async def test_logs_of_earlier_versions_are_read(tmp_path: Path) -> None:
    """There a wish for a pause was an entry without a vote."""
    async with running(tmp_path) as server:
        opened, _, tables = await seated(server, 3)
        core = held(server, opened.table)
        await server.hall.store.append(opened.table, core.n + 1, core.at, b'[{"e":"voted","seat":1}]')
        await tables[2].do(inbound.Say("s", "hello"))
        assert held(server, opened.table).vote is None
        await leave(tables)


def test_a_vote_tells_numbers_and_no_names() -> None:
    """What crosses the wire about a vote: nothing that says who asked or who voted how."""
    assert set(shapes.Vote.__struct_fields__) == {"what", "until", "yes", "no", "needed", "seat", "code"}
    assert "vote" in shapes.TableInfo.__struct_fields__
