"""Playing on from a moment of a finished game: alone or in one room, to the end, with its replay and its proof."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.client import RemoteTable, ServerClient, ServerRefused, TableRefused
from meetinghouse.server.hall import results
from meetinghouse.server.store import Row
from meetinghouse.server.table import commands
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.folding import fold
from meetinghouse.server.wire import inbound, outbound
from meetinghouse.server.wire.refusals import Refusal
from tests.server.harness import Running, open_table, run, running, sit, until
from tests.server.test_after import grown
from tests.server.test_play import leave, play_out, seated


async def _alone(server: Running, game: str, seats: int) -> Any:
    """A game of one person with bots, played to its end."""
    opened = await open_table(server.url, seats, game=game)
    async with server.table(opened, opened.token) as ann:
        await ann.do(inbound.Fill("f", level=1))
        await ann.do(inbound.Start("s"))
        await play_out([ann])
    return opened


@pytest.mark.parametrize(("game", "seats"), [("salem1692", 5), ("new_salem", 3), ("affliction", 2)])
async def test_alone_with_bots_from_the_middle(tmp_path: Path, game: str, seats: int) -> None:
    """The seat knows what it knew then and no more; the game is played out, and its record says where it came from."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        old = await _alone(server, game, seats)
        frames = (await lobby.replay(old.table, "0", token=old.token, count=2000)).frames
        middle = frames[len(frames) // 2]
        new = await lobby.play_on(old.table, 0, "Ann", middle.step, token=old.token)
        assert new.seat == 0 and new.info.origin is not None and new.info.origin.table == old.table
        inputs = new.info.origin.inputs
        before = (await lobby.info(old.table, old.key)).commitment
        assert inputs <= middle.step and new.info.commitment not in ("", before)
        async with server.table(new, new.token) as ann:
            await until(ann, lambda t: t.view is not None)
            told = [event for frame in frames if frame.step <= inputs for event in frame.events]
            assert ann.events[: len(told)] == told
            await play_out([ann], seed=9)
            events = ann.events
        text = await lobby.record(new.table, token=new.token)
        head = json.loads(text.split("\n")[0])
        assert [(one["table"], one["inputs"]) for one in head["from"]] == [(old.table, inputs)]
        assert mh.verify(text).reason == "played-on" and mh.verify(text).honest
        again = (await lobby.replay(new.table, "0", token=new.token, count=2000)).frames
        assert [event for frame in again for event in frame.events] == events
        assert grown(again) == mh.replay(text).view(0)
        assert (await lobby.story(new.table, token=new.token)).total
        # a game that somebody may have known beforehand counts for nobody
        assert await _counted(server, old.table) and not await _counted(server, new.table)


async def _counted(server: Running, table: str) -> bool:
    end = results.GameEnd()
    rows = await server.hall.store.read(table)
    return bool(results.results(fold(table, rows, end.look), end, []))


async def test_in_one_room_others_sit_down_first(tmp_path: Path) -> None:
    """A lobby with the position: nothing of it can be changed, nobody is told of it before it goes on, and the past is
    shown as it stands and not played again."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        old, tokens, tables = await seated(server, 3)
        await play_out(tables)
        await leave(tables)
        frames = (await lobby.replay(old.table, "1", token=tokens[1])).frames
        new = await lobby.play_on(old.table, 1, "Ann", frames[3].step, one_room=True, token=tokens[1])
        assert new.seat == 1 and new.info.status == "lobby" and new.info.one_room and new.screen
        ben = await sit(server.url, new, "Ben", 0)
        async with server.table(new, new.token) as ann, server.table(new, ben.token) as guest:
            assert [ann.view, guest.view] == [None, None]
            for changed in ({"options": {"rounds": 1}}, {"seats": 2}):
                with pytest.raises(TableRefused, match="position_stands"):
                    await ann.do(inbound.Configure("c" + str(changed), **changed))
            await ann.do(inbound.Fill("f", level=1))
            await guest.do(inbound.Ready("r"))
            heard: list[outbound.ServerMessage] = []
            await ann.do(inbound.Start("s"))
            while guest.view is None:
                heard.append(await guest.next())
            assert any(isinstance(one, outbound.Snapshot) for one in heard)
            assert not any(isinstance(one, outbound.Update) for one in heard)
            await until(ann, lambda t: t.view is not None and t.info.status == "playing")
            inputs = _inputs(ann)
            assert ann.events[: frames[3].n] == [event for f in frames if f.step <= inputs for event in f.events]
            await play_out([ann, guest], seed=4)
        assert mh.verify(await lobby.record(new.table, token=new.token)).reason == "played-on"
        # the winners' evening is not counted by a game whose end may have been known
        core = await server.hall.read(new.table)
        assert core.branch is not None and all(chair.won == 0 for chair in core.chairs)


def _inputs(table: RemoteTable) -> int:
    assert table.info is not None and table.info.origin is not None
    return table.info.origin.inputs


async def test_who_may_and_from_what(tmp_path: Path) -> None:
    """Only from a game that is over, only who may look at it, only at a seat that is there; and the key of the old game
    is not shown before the new one is over."""
    async with running(tmp_path) as server, ServerClient(server.url) as lobby:
        old, tokens, tables = await seated(server, 3)
        with pytest.raises(ServerRefused, match="not_over"):
            await lobby.play_on(old.table, 0, "Ann", 3, token=tokens[0])
        await play_out(tables)
        await leave(tables)
        with pytest.raises(ServerRefused, match="no_such_table"):
            await lobby.play_on(old.table, 0, "Eve", 3)
        with pytest.raises(ServerRefused, match="no_such_seat"):
            await lobby.play_on(old.table, 3, "Ann", 3, token=tokens[0])
        new = await lobby.play_on(old.table, 2, "Eve", 1_000_000, key=old.key)  # past the end: the last decision
        assert new.seat == 2 and new.info.status == "playing"
        secret = json.loads((await lobby.record(old.table, token=tokens[0])).strip().split("\n")[-1])["key"]
        async with server.table(new, new.token) as eve:
            await until(eve, lambda t: t.view is not None)
            assert secret not in str((eve.info, eve.view, eve.events, eve.ask))
            with pytest.raises(ServerRefused, match="not_over"):
                await lobby.record(new.table, token=new.token)


def test_a_log_of_it_is_read_back_and_refused_by_other_rules(tmp_path: Path) -> None:
    """The log alone makes the table again; under other rules nobody deals it anew."""

    async def opened() -> list[Row]:
        async with running(tmp_path) as server, ServerClient(server.url) as lobby:
            old, tokens, tables = await seated(server, 3)
            await play_out(tables)
            await leave(tables)
            new = await lobby.play_on(old.table, 0, "Ann", 4, one_room=True, token=tokens[0])
            return await server.hall.store.read(new.table)

    rows = run(opened())
    core = fold("T", rows)
    assert core.branch is not None and core.branch.lines
    entries = e.decode(rows[0].body)
    assert any(isinstance(entry, e.Branched) for entry in entries)
    for seat in range(3):
        core.apply(e.Botted(seat, 1), core.at)
    core.apply(e.Ruled("0"), core.at)
    with pytest.raises(Refusal) as refused:
        commands.begin(core, None)
    assert refused.value.code == "unsupported" and refused.value.key == "server-other-rules"
