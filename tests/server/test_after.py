"""After the end: replays through anyone's eyes, the record and its check, and playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import meetinghouse as mh
from meetinghouse.bots.temper import TEMPERS
from meetinghouse.client import ServerClient, ServerRefused
from meetinghouse.lookback.report import analyse
from meetinghouse.lookback.story import tell
from meetinghouse.server.store import Row
from meetinghouse.server.table.play import Play
from meetinghouse.server.wire import inbound
from tests.server.harness import open_table, run, running, start, until
from tests.server.test_play import leave, play_out, seated


def grown(frames: list[Any]) -> dict[str, Any]:
    """The view after the last frame, put together as a client does."""
    view: dict[str, Any] = {}
    for frame in frames:
        view.update(frame.view)
        for name in frame.gone:
            del view[name]
    return view


async def test_the_story_is_told_once_the_game_is_over(tmp_path: Path) -> None:
    """Refused while it could tell secrets; then the same as the record tells, with what was said at the table."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        opened, tokens, tables = await seated(server, 3, game="new_salem", options={})
        with pytest.raises(ServerRefused, match="not_over"):
            await lobby.story(opened.table, token=tokens[0])
        await tables[0].remark("suspect", about=2)
        await play_out(tables)
        told = await lobby.story(opened.table, token=tokens[0])
        past = mh.walk(await lobby.record(opened.table, token=tokens[0]))
        again = tell(mh.find_game("new_salem"), past)
        assert again is not None and told.points == again.points and told.total == again.total
        mine = [guess for guess in told.guesses if guess.seat == 0 and guess.target == 2]
        assert bool(mine) == (0 not in told.guilty)  # a Witch suspects nobody
        with pytest.raises(ServerRefused, match="no_such_table"):
            await lobby.story(opened.table)
        await leave(tables)


async def test_the_analysis_is_made_after_the_end_and_never_before(tmp_path: Path) -> None:
    """By a worker of its own, from the record; bots have characters then, and people none."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        opened = await open_table(server.url, 3, game="new_salem")
        async with server.table(opened, opened.token) as ann:
            await ann.do(inbound.Ready("r"))
            await ann.do(inbound.Fill("f", level=2))
            await ann.do(inbound.Start("s"))
            with pytest.raises(ServerRefused, match="not_over"):
                await lobby.analysis(opened.table, token=opened.token)
            assert not server.hall.analyses.made
            await play_out([ann])
            made = await lobby.analysis(opened.table, token=opened.token)
            while not made.ready:
                await asyncio.sleep(0.2)
                made = await lobby.analysis(opened.table, token=opened.token)
            record = await lobby.record(opened.table, token=opened.token)
            assert made.analysis == analyse(record, people=[0])
            tempers = (await lobby.story(opened.table, token=opened.token)).tempers
            assert tempers[0] == "" and set(tempers[1:]) <= set(TEMPERS)
            with pytest.raises(ServerRefused, match="no_such_table"):
                await lobby.analysis(opened.table)


async def test_a_game_that_nobody_can_judge_has_no_analysis(tmp_path: Path) -> None:
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        opened, tokens, tables = await seated(server, 2, options={"rounds": 1})
        await play_out(tables)
        made = await lobby.analysis(opened.table, token=tokens[0])
        assert made.ready and made.analysis is None
        await leave(tables)


async def test_replays_show_what_those_eyes_saw(tmp_path: Path) -> None:
    """Frame by frame the same events and, at the end, the same view as the live client had; open eyes see all."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        opened, tokens, tables = await seated(server, 3)
        with pytest.raises(ServerRefused, match="not_over"):
            await lobby.replay(opened.table, token=tokens[0])
        with pytest.raises(ServerRefused, match="not_over"):
            await lobby.record(opened.table, token=tokens[0])
        await play_out(tables)
        for seat, token in enumerate(tokens):
            got = await lobby.replay(opened.table, eyes=str(seat), token=token)
            assert got.total == len(got.frames)
            assert [event for frame in got.frames for event in frame.events] == tables[seat].events
            assert grown(got.frames) == tables[seat].view
            assert got.frames[-1].n == len(tables[seat].events)
            again = mh.replay(await lobby.record(opened.table, token=token))
            assert got.frames[-1].all == again.observer.event_count
        watch = await lobby.replay(opened.table, eyes="watch", key=opened.key)
        assert all(frame.choice is None for frame in watch.frames)
        every = await lobby.replay(opened.table, eyes="open", key=opened.key)
        roles = [event["witch"] for f in every.frames for event in f.events if event["key"] == "standin.role"]
        assert sum(roles) == 1 and len(roles) == 3
        later = await lobby.replay(opened.table, eyes="1", key=opened.key, first=4, count=2)
        assert [frame.i for frame in later.frames] == [4, 5] and "hand" in later.frames[0].view
        with pytest.raises(ServerRefused, match="no_such_seat"):
            await lobby.replay(opened.table, eyes="7", key=opened.key)
        await leave(tables)


def test_a_page_of_a_replay_reads_the_log_once_and_plays_the_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a table that nobody has in memory, as most finished ones are."""
    reads: list[str] = []
    deals: list[str] = []

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, _, tables = await seated(server, 3)
            await play_out(tables)
            await leave(tables)
        async with running(tmp_path) as server, ServerClient(server.url) as lobby:
            read, deal = server.hall.store.read, Play.deal

            async def counted_read(table: str, *given: int) -> list[Row]:
                if table:  # The hall reads the log of no table to see whether the store answers.
                    reads.append(table)
                return await read(table, *given)

            def counted_deal(game: str, *given: Any) -> Play:
                deals.append(game)
                return deal(game, *given)

            monkeypatch.setattr(server.hall.store, "read", counted_read)
            monkeypatch.setattr(Play, "deal", counted_deal)
            for eyes in ("open", "watch", "1"):
                page = await lobby.replay(opened.table, eyes=eyes, key=opened.key, first=2, count=3)
                assert [frame.i for frame in page.frames] == [2, 3, 4] and page.total > 5
            assert reads == [opened.table] * 3 and deals == ["standin"] * 3

    run(story())


async def test_a_replay_goes_on_after_a_decision_of_many_steps(tmp_path: Path) -> None:
    """While Tituba orders the deck, every step of hers is an ask with an id of its own under one public decision."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        offered = False
        while not offered:
            opened, tokens, tables = await seated(
                server, 4, game="salem1692", options={"choose_character": True}, pace="untimed"
            )
            offered = any(table.view is not None and "tituba" in table.view["offered"] for table in tables)
            if not offered:
                await leave(tables)
        await play_out(tables, liked=lambda option: "tituba" in option.values() or option["do"] == "order_deck")
        assert "salem1692.deck_ordered" in [event["key"] for event in tables[0].events]
        for seat, token in enumerate(tokens):
            frames: list[Any] = []
            total = 1
            while len(frames) < total:
                page = await lobby.replay(opened.table, eyes=str(seat), token=token, first=len(frames))
                frames += page.frames
                total = page.total
            assert [event for frame in frames for event in frame.events] == tables[seat].events
            assert grown(frames) == tables[seat].view
        await leave(tables)


async def test_the_record_replays_and_the_deal_is_honest(tmp_path: Path) -> None:
    """The record downloaded afterwards is the game that was played, under the commitment shown at its start."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        opened, _, tables = await seated(server, 3)
        assert tables[0].info is not None
        commitment = tables[0].info.commitment
        await play_out(tables)
        text = await lobby.record(opened.table, key=opened.key)
        match = mh.replay(text)
        for seat in range(3):
            assert match.view(seat) == tables[seat].view and match.events(seat) == tables[seat].events
        assert match.commitment == commitment and mh.verify(text).honest
        async with httpx.AsyncClient(base_url=server.url) as http:
            checked = await http.get(f"/api/tables/{opened.table}/verify", headers={"X-Invite-Key": opened.key})
        assert checked.json()["honest"] is True and checked.json()["commitment"] == commitment
        with pytest.raises(ServerRefused, match="no_such_table"):
            await lobby.record(opened.table)
        await leave(tables)


def test_the_log_holds_the_record_once_though_the_server_restarts_after_the_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that no longer plays these rules can only hand out the lines in the log: they are the whole record."""

    async def story() -> tuple[str, str]:
        async with running(tmp_path) as server:
            opened, tokens, tables = await seated(server, 3)
            await leave(tables)
        async with running(tmp_path) as server, ServerClient(server.url) as lobby:
            tables = [server.table(opened, token) for token in tokens]
            for table in tables:
                await table.__aenter__()
            await play_out(tables)
            played = await lobby.record(opened.table, key=opened.key)
            await leave(tables)
        game = mh.find_game("standin")
        with monkeypatch.context() as later:
            later.setattr(game, "spec", game.spec._replace(rules_version="another"))
            async with running(tmp_path) as server, ServerClient(server.url) as lobby:
                assert (await lobby.info(opened.table, token=tokens[0])).status == "unsupported"
                return played, await lobby.record(opened.table, key=opened.key)

    played, logged = run(story())
    assert logged == played and mh.verify(logged).honest


async def test_a_rematch_takes_everyone_along_in_one_click(tmp_path: Path) -> None:
    """Same people, same settings, same links; two clicks at once still make one table."""
    async with running(tmp_path) as server:
        opened, tokens, tables = await seated(server, 2, options={"rounds": 1}, pace="untimed")
        await play_out(tables)
        await tables[0].do(inbound.Rename("n", "Goody Ann", 9))
        for table in tables:
            await table.send(inbound.Rematch("again"))
        for table in tables:
            await until(table, lambda t: t.rematch is not None)
        assert tables[0].rematch == tables[1].rematch and tables[0].rematch is not None
        following = tables[0].rematch.table
        assert following != opened.table
        again = [server.table(following, token) for token in tokens]
        for table in again:
            await table.__aenter__()
        assert again[0].info is not None
        assert (again[0].info.people[0].name, again[0].info.people[0].face) == ("Goody Ann", 9)
        assert again[0].is_host and again[0].info.options == {"rounds": 1}
        await start(again)
        await play_out(again)
        await leave([*tables, *again])


async def test_a_broken_off_game_is_revealed_too(tmp_path: Path) -> None:
    """The people close the table: everyone sees everything, and nobody plays on."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        opened, tokens, tables = await seated(server, 2)
        await tables[0].do(inbound.CloseTable("c"))
        await tables[1].do(inbound.CastVote("v", True))
        for table in tables:
            await until(table, lambda t: t.end is not None)
            assert table.end is not None and table.end.aborted and len(table.end.views) == 2 and table.end.secret
        assert (await lobby.info(opened.table, token=tokens[0])).status == "closed"
        assert '"format"' in await lobby.record(opened.table, token=tokens[1])
        await leave(tables)
