"""Talk: who may write where, who reads it, how much, and what is kept."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.boardgames.affliction.bots.talking import Talk
from meetinghouse.bots import make
from meetinghouse.bots.base import remark_of
from meetinghouse.bots.driver import Driver
from meetinghouse.client import Lobby, TableRefused
from meetinghouse.server.table import talk
from meetinghouse.server.wire import inbound, shapes
from tests.server import twins
from tests.server.harness import full_table, run, running, until
from tests.server.test_play import leave, seated


def test_table_talk_remarks_notes_and_muting(tmp_path: Path) -> None:
    """Said once, read by all, kept for those who come later; hushed and muted where wanted."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens, tables = await seated(server, 3)
            ann, bob, cat = tables
            await ann.do(inbound.Say("1", "  good\n evening \x00 all "))
            await bob.do(inbound.Remark("2", "suspect", about=2))
            await until(cat, lambda t: len(t.talk) == 2)
            assert [(line.k, line.text, line.remark, line.about) for line in cat.talk] == [
                (1, "good evening all", None, None),
                (2, "", "suspect", 2),
            ]
            wrong: dict[str, inbound.ClientMessage] = {
                "needs_about": inbound.Remark("3", "trust"),
                "no_about": inbound.Remark("4", "thanks", about=1),
                "no_such_seat": inbound.Remark("5", "trust", about=9),
                "channel_closed": inbound.Say("6", "psst", "witches"),
            }
            for code, message in wrong.items():
                with pytest.raises(TableRefused, match=code):
                    await cat.do(message)
            await cat.do(inbound.Mute("7", seat=0))
            await ann.do(inbound.Say("8", "can you hear me"))
            await bob.do(inbound.Say("9", "I can"))
            await until(cat, lambda t: t.talk[-1].text == "I can")
            assert [line.k for line in cat.talk] == [1, 2, 4]
            await ann.do(inbound.Mute("10", seat=1, for_all=True))
            with pytest.raises(TableRefused, match="muted"):
                await bob.do(inbound.Say("11", "but I"))
            await bob.do(inbound.Remark("12", "not_me"))
            with pytest.raises(TableRefused, match="not_host"):
                await bob.do(inbound.Mute("13", seat=0, for_all=True))
            await bob.do(inbound.Note("14", "Cat is quiet"))
            async with server.table(opened, tokens[1]) as again:
                assert [line.text for line in again.talk] == ["good evening all", "", "can you hear me", "I can", ""]
                assert again.note == "Cat is quiet"
            async with server.table(opened, tokens[0]) as other:
                assert other.note == ""
            await leave(tables)

    run(story())


def test_talk_is_rate_limited_for_each_seat(tmp_path: Path) -> None:
    """A flood is refused and the flooder sent away; the others go on."""

    async def story() -> None:
        async with running(tmp_path, rate=2.0) as server:
            opened, tokens = await full_table(server.url, 2)
            async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
                refused = 0
                for i in range(20):
                    try:
                        await bob.do(inbound.Say(f"f{i}", "flood"))
                    except TableRefused as error:
                        assert error.code == "too_fast"
                        refused += 1
                assert refused >= 8
                await ann.do(inbound.Say("calm", "please"))

    run(story())


async def _until_somebody_died(world: twins.World, rng: random.Random) -> None:
    while world.core.playing and len(world.match.view(-1)["living"]) == world.core.settings.seats:
        decision = world.core.decision()
        assert decision is not None
        for seat in list(world.match.waiting):
            if world.core.decision() != decision:
                break
            await world.do(seat, inbound.Answer(f"d{next(world.commands)}", rng.choice(world.options(seat))))


def test_witches_whisper_at_dawn_and_night_and_the_dead_speak_three_words(tmp_path: Path) -> None:
    """Salem 1692: who may write where follows from each seat's own view, all through a game."""

    async def story() -> None:
        rng = random.Random(4)
        world = await twins.first_world("salem1692", 6, {}, -1, 12, "untimed")
        play = world.core.play
        assert play is not None

        def places(seat: int) -> list[shapes.Channel]:
            return talk.channels(world.core, seat, play.parts(seat))

        witches = [seat for seat in range(6) if world.match.view(seat)["is_witch"]]
        assert witches and [s for s in range(6) if "witches" in places(s)] == witches
        said = talk.say(world.core, witches[0], inbound.Say("w", "this one", "witches"))
        assert said.to == sum(1 << s for s in witches)
        others = [s for s in range(6) if s not in witches]
        await world.do(others[0], inbound.Say("no", "hello", "witches"))
        assert not world.core.talk.lines
        await _until_somebody_died(world, rng)
        assert world.core.playing
        living = world.match.view(-1)["living"]
        dead = next(s for s in range(6) if s not in living)
        assert places(dead) == ["dead", "last_words"]
        await world.do(dead, inbound.Say("l1", "it was never me", "last_words"))
        assert not world.core.talk.lines
        await world.do(dead, inbound.Say("l2", "watch seat two", "last_words"))
        assert [line.said.text for line in world.core.talk.lines] == ["watch seat two"]
        assert world.core.talk.lines[0].said.to & talk.WATCHERS
        assert places(dead) == ["dead"]
        await world.do(dead, inbound.Say("t", "and more", "table"))
        await world.do(dead, inbound.Say("d", "cold here", "dead"))
        assert world.core.talk.lines[-1].said.to == sum(1 << s for s in range(6) if s not in living)

    run(story())


def test_talk_is_stored_with_the_game(tmp_path: Path) -> None:
    """The replay has the lines that those eyes may read."""

    async def story() -> None:
        async with running(tmp_path) as server:
            opened, tokens, tables = await seated(server, 2, options={"rounds": 1})
            await tables[0].do(inbound.Say("s", "farewell"))
            await tables[0].do(inbound.CloseTable("c"))
            await until(tables[1], lambda t: t.end is not None and t.end.aborted)
            async with Lobby(server.url) as lobby:
                got: Any = await lobby.replay(opened.table, eyes="1", token=tokens[1])
                assert [line.text for line in got.talk] == ["farewell"]
            await leave(tables)

    run(story())


def test_bots_make_remarks_and_understand_them() -> None:
    """A bot of Salem 1692 says whom it suspects, never more than its cards showed; what others say moves its belief."""
    said: list[dict[str, Any]] = []
    for seed in range(12):
        match = mh.new_match("salem1692", 5, seed=seed)
        bots = {seat: make("salem1692", 2, seat, seed) for seat in range(5)}
        driver = Driver(match, bots)
        for _ in range(60):
            if match.outcome is not None:
                break
            played = len(match.events(-1))
            driver.step()
            for seat, bot in bots.items():
                remark = remark_of(bot)
                if remark is not None:
                    said.append(remark)
                    for other in bots.values():
                        other.see({"key": "table.remark", "seat": seat, **remark})
            assert len(match.events(-1)) >= played
    assert {remark["remark"] for remark in said} >= {"suspect"}
    assert all(0 <= remark["about"] < 5 for remark in said)


def test_what_is_said_weighs_less_than_what_is_done() -> None:
    """Suspecting where no Witch is likely looks bad, a little."""
    match = mh.new_match("salem1692", 6, seed=2)
    bots = [make("salem1692", 2, 0, 5) for _ in range(2)]
    rng = random.Random(1)
    while match.decision is not None and match.decision["kind"] != "salem1692.turn":
        for seat in match.waiting:
            ask = match.ask(seat)
            assert ask is not None
            if seat == 0:
                for bot in bots:
                    bot.decide(match.view(0), ask)
            match.answer(seat, rng.choice(ask.options))
    bots[1].see({"key": "table.remark", "seat": 3, "remark": "trust", "about": 0})
    for about in (1, 2, 4, 5):
        bots[1].see({"key": "table.remark", "seat": 3, "remark": "suspect", "about": about})
    deeds = [deed.what for deed in bots[1].memory.deeds]  # type: ignore[attr-defined]  # level 2 remembers
    assert deeds == ["trusted"] + ["suspected"] * 4
    assert bots[0].memory.deeds == []  # type: ignore[attr-defined]  # nobody said anything there


def test_a_constable_asks_for_hope_and_is_believed_a_little_longer() -> None:
    """New Salem: the remark is made by a Constable who is short, and heard by the others."""
    player = make("new_salem", 2, 1, 5)
    player.see({"key": "table.remark", "seat": 3, "remark": "give_hope", "about": None})
    assert player.asker == 3  # type: ignore[attr-defined]  # level 2 remembers
    asked = 0
    for seed in range(6):
        match = mh.new_match("new_salem", 4, seed=seed)
        bots = {seat: make("new_salem", 2, seat, seed) for seat in range(4)}
        driver = Driver(match, bots)
        while match.outcome is None:
            driver.step()
            asked += sum(remark_of(bot) is not None for bot in bots.values())
    assert asked > 0


def test_bots_of_affliction_warn_and_plead_and_listen() -> None:
    """They speak of what all can see, once in a round; a warning turns a close choice against a seat, a plea away."""
    said: list[tuple[int, int, dict[str, Any]]] = []
    for seed in range(6):
        match = mh.new_match("affliction", 4, seed=seed)
        bots = {seat: make("affliction", 2, seat, seed) for seat in range(4)}
        driver = Driver(match, bots)
        while match.outcome is None:
            view = match.view(-1)
            driver.step()
            for seat, bot in bots.items():
                remark = remark_of(bot)
                if remark is None:
                    continue
                said.append((seed * 1000 + view["round"], seat, remark))
                if remark["remark"] == "watch_out":
                    about = remark["about"]
                    rivals = [view["points"][other]["total"] for other in range(4) if other not in (seat, about)]
                    assert view["points"][about]["total"] >= max(rivals) + 4
                else:
                    prices = [view["prices"][name]["arrest"] for name in view["circles"][seat]]
                    assert any(
                        price[o] is not None and price[o] <= view["influence"][o]
                        for price in prices
                        for o in range(4)
                        if o != seat
                    )
    assert {remark["remark"] for _, _, remark in said} == {"watch_out", "spare_me"}
    once = [(when, seat, remark["remark"]) for when, seat, remark in said]
    assert len(once) == len(set(once))


def test_what_is_said_at_affliction_turns_a_close_choice() -> None:
    """Warned of a seat, a bot likes an act against that seat's colonists better; it forgets at the next round."""
    match = mh.new_match("affliction", 3, seed=3)
    driver = Driver(match, {seat: make("affliction", 2, seat, 3) for seat in range(3)})
    while not match.view(-1)["circles"][2]:
        driver.step()
    position = Position(match.view(0))
    name = position.circles[2][0]
    ears = Talk(1)
    ears.hear({"key": "table.remark", "seat": 1, "remark": "watch_out", "about": 2}, 0)
    assert ears.sway(position, "accuse", name) > 0 == ears.sway(position, "comfort", name)
    ears.hear({"key": "table.remark", "seat": 2, "remark": "spare_me", "about": None}, 0)
    assert ears.sway(position, "accuse", name) > 0  # two against one
    ears.hear({"key": "affliction.round_began", "n": 2, "seat": 0}, 0)
    assert ears.sway(position, "accuse", name) == 0
    ears.hear({"key": "table.remark", "seat": 2, "remark": "spare_me", "about": None}, 0)
    assert ears.sway(position, "accuse", name) < 0
    ears.hear({"key": "table.remark", "seat": 1, "remark": "watch_out", "about": 0}, 0)
    assert 0 not in ears.warned  # nobody turns against themselves
