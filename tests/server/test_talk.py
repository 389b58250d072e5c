"""Talk: who may write where, who reads it, how much, and what is kept."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.affliction.bots.position import Position
from meetinghouse.boardgames.affliction.bots.talking import Voice
from meetinghouse.bots import make
from meetinghouse.bots.base import remark_event, remark_of
from meetinghouse.bots.driver import Driver
from meetinghouse.client import ServerClient, TableRefused
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import talk
from meetinghouse.server.table.commands import Who, decide
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.entries import StoredSettings
from meetinghouse.server.wire import inbound, shapes
from meetinghouse.telling import Telling
from tests.server import twins
from tests.server.harness import Running, full_table, open_table, running, until
from tests.server.test_play import leave, seated


async def test_table_talk_remarks_notes_and_muting(tmp_path: Path) -> None:
    """Said once, read by all, kept for those who come later; hushed and muted where wanted."""
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


async def test_typed_words_count_as_the_remark_they_are(tmp_path: Path) -> None:
    """A line that bots understand has its words and its remark; others, and what is said in the lobby, only words."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 4, game="salem1692")
        async with server.table(opened, tokens[0]) as ann:
            await ann.do(inbound.Say("0", "who do you suspect?"))
            await until(ann, lambda t: len(t.talk) == 1)
            assert ann.talk[0].remark is None
        opened, _, tables = await seated(server, 4, game="salem1692")
        ann = tables[0]
        assert ann.info is not None
        names = [person.name for person in ann.info.people]
        said: list[tuple[str, str | None, int | None, str]] = [
            (f"i dont trust {names[2].lower()} at all", "suspect", 2, ""),
            (f"{names[0]} is innocent", None, None, ""),
            ("i am the constable", "claim", None, "constable"),
            ("i promise to cleanse", "promise", None, ""),
            (f"{names[1]}, who do you suspect?", "ask_who", 1, ""),
            ("is anybody hungry", None, None, ""),
        ]
        for n, (text, *_) in enumerate(said):
            await ann.do(inbound.Say(f"s{n}", text))
        await until(ann, lambda t: len(t.talk) == len(said))
        found = [(line.text, line.remark, line.about, line.why.id if line.why else "") for line in ann.talk]
        assert found == said
        await leave(tables)


def _hurries(who: Who, core: Core, at: int) -> list[e.Entry]:
    return decide(core, who, inbound.Remark("b", "hurry"))


async def test_the_words_of_a_stand_in_are_marked_as_its_own(tmp_path: Path) -> None:
    """All who hear them read that a bot says it for that person; a person's own words and a bot's own have no mark."""
    async with running(tmp_path) as server:
        opened, _, tables = await seated(server, 2)
        room = server.hall.rooms[opened.table]
        for who in (Who(0, bot=True), Who(0)):
            await room.call(partial(_hurries, who))
        await until(tables[1], lambda t: len(t.talk) == 2)
        assert [line.stand_in for line in tables[1].talk] == [True, False]
        await leave(tables)


async def test_talk_is_rate_limited_for_each_seat(tmp_path: Path) -> None:
    """A flood is refused and the flooder sent away; the others go on."""
    async with running(tmp_path, rate=2.0) as server:
        opened, tokens = await full_table(server.url, 2)
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            said = refused = 0
            while refused < 8:  # however slow the machine is, a flood is faster than two a second
                try:
                    await bob.do(inbound.Say(f"f{said}", "flood"))
                    said += 1
                except TableRefused as error:
                    assert error.code == "too_fast"
                    refused += 1
                assert said < 60
            await ann.do(inbound.Say("calm", "please"))


async def test_a_line_that_is_too_long_is_refused_with_the_reason(tmp_path: Path) -> None:
    """Not only by the browser's field; what fits after its spaces are gone is said."""
    async with running(tmp_path) as server:
        opened, tokens = await full_table(server.url, 2)
        async with server.table(opened, tokens[0]) as ann, server.table(opened, tokens[1]) as bob:
            with pytest.raises(TableRefused, match="too_large") as refused:
                await bob.do(inbound.Say("long", "x" * (shapes.MOST_SAID + 1)))
            assert refused.value.key == "server-refused-too-large"
            await bob.do(inbound.Say("fits", "  " + "y" * shapes.MOST_SAID + "  "))
            await until(ann, lambda t: t.talk)
            assert [line.text for line in ann.talk] == ["y" * shapes.MOST_SAID]


async def _one_decision(world: twins.World, rng: random.Random) -> None:
    decision = world.core.decision()
    assert decision is not None
    for seat in list(world.match.waiting):
        if world.core.decision() != decision:
            break
        await world.do(seat, inbound.Answer(f"d{next(world.commands)}", rng.choice(world.options(seat))))
    await world.hall.move(max(world.hall.time, world.core.clock.earliest))  # a secret stage has its least time


async def _until_somebody_died(world: twins.World, rng: random.Random) -> int:
    before = world.match.view(-1)["living"]
    while world.match.view(-1)["living"] == before:
        assert world.core.playing
        await _one_decision(world, rng)
    living = world.match.view(-1)["living"]
    return next(seat for seat in range(world.core.settings.seats) if seat in before and seat not in living)


def _places(world: twins.World, seat: int) -> list[shapes.Channel]:
    """Where a seat may write now."""
    assert world.core.play is not None
    return talk.channels(world.core, seat, world.core.play.parts(seat))


@pytest.mark.rule("S13.6")
async def test_the_witches_talk_is_closed_unless_the_host_opens_it(tmp_path: Path) -> None:
    world = await twins.first_world("salem1692", 6, {}, -1, 12, "untimed")
    witch = next(seat for seat in range(6) if world.match.view(seat)["is_witch"])
    assert _places(world, witch) == ["table", "witches"]
    world.core.settings.host_channels = StoredSettings("salem1692", 6, {}).host_channels
    assert [_places(world, seat) for seat in range(6)] == [["table"]] * 6
    await world.do(witch, inbound.Say("w", "this one", "witches"))
    assert not world.core.talk.lines


@pytest.mark.rule("S13.6")
async def test_witches_talk_only_while_the_eyes_that_opened_are_open(tmp_path: Path) -> None:
    """All through two games: at a pointing, those who were told who the witches are; at no other moment anybody."""
    seen = set()
    for seed in (12, 13):
        rng = random.Random(4)
        world = await twins.first_world("salem1692", 6, {}, -1, seed, "untimed")
        while world.core.playing:
            decision = world.match.view(-1)["decision"]["kind"].partition(".")[2]
            opened = {
                seat
                for seat in range(6)
                if sum(e["key"] == "salem1692.eyes_open" for e in world.match.events(seat))
                and _latest(world, seat, "eyes_open") > _latest(world, seat, "dawn", "night_falls")
            }
            pointing = decision in ("dawn", "dawn_again", "night", "night_again")
            talking = [seat for seat in range(6) if "witches" in _places(world, seat)]
            assert talking == (sorted(opened) if pointing else []), decision
            if talking:
                seen.add(decision)
                said = talk.say(world.core, talking[0], inbound.Say("w", "this one", "witches"))
                assert said.to == sum(1 << seat for seat in talking)
            await _one_decision(world, rng)
    assert seen == {"dawn", "dawn_again", "night", "night_again"}


def _latest(world: twins.World, seat: int, *keys: str) -> int:
    """The place of the last of these events among those a seat was told, or -1."""
    names = [e["key"].partition(".")[2] for e in world.match.events(seat)]
    return max((at for at, name in enumerate(names) if name in keys), default=-1)


@pytest.mark.rule("S13.6")
def test_who_became_a_witch_since_eyes_opened_hears_nothing() -> None:
    channel = next(c for c in mh.find_game("salem1692").declares(Telling).talk if c.name == "witches")
    view = {"decision": {"kind": "salem1692.night_again"}, "nights": 2, "learned": [[1, "took", 1, 3]]}
    assert not channel.is_open(view)
    assert not channel.is_open({**view, "learned": [[0, "witches", [1, 4], 1]]}), "that was another Night"
    assert channel.is_open({**view, "learned": [[0, "witches", [1, 4], 2]]})
    assert not channel.is_open({**view, "decision": None, "learned": [[0, "witches", [1, 4], 2]]})


@pytest.mark.rule("S13.5")
async def test_the_dead_have_three_words_before_anything_else(tmp_path: Path) -> None:
    world = await twins.first_world("salem1692", 8, {}, -1, 12, "untimed")
    rng = random.Random(4)
    first = await _until_somebody_died(world, rng)
    assert _places(world, first) == ["last_words"]
    await world.do(first, inbound.Say("l1", "it was never me", "last_words"))
    await world.do(first, inbound.Say("t", "and more", "table"))
    await world.do(first, inbound.Say("d", "cold here", "dead"))
    assert not world.core.talk.lines
    await world.do(first, inbound.Say("l2", "watch seat two", "last_words"))
    assert [line.said.text for line in world.core.talk.lines] == ["watch seat two"]
    assert world.core.talk.lines[0].said.to & talk.WATCHERS
    assert _places(world, first) == ["dead"]
    # who dies next does not read the dead before the last words are said
    second = await _until_somebody_died(world, rng)
    assert _places(world, second) == ["last_words"]
    assert talk.say(world.core, first, inbound.Say("d2", "it is seat one", "dead")).to == 1 << first
    await world.do(second, inbound.Say("l3", "farewell", "last_words"))
    assert talk.say(world.core, first, inbound.Say("d3", "welcome", "dead")).to == 1 << first | 1 << second


@pytest.mark.rule("S13.5")
@pytest.mark.parametrize(
    ("text", "brief"),
    [
        ("watch seat two", True),
        ("don’t trust Ben", True),
        ("N'y crois pas", True),
        ("it was never me", False),
        ("Ben-is-a-witch", False),
        ("Ben-is-a-witch Eve-gave-me-Witch", False),
        ("Ben_is_a_witch", False),
        ("Ben,Eve,Dan,Fay", False),
        ("Ben·is·the·one", False),
        ("a" * 21, False),
        ("! " * 60, False),
    ],
)
def test_three_words_hold_no_sentence(text: str, brief: bool) -> None:
    assert talk._brief(text, 3) == brief


@pytest.mark.rule("S13.5")
async def test_last_words_end_with_the_first_deed_of_the_next_turn(tmp_path: Path) -> None:
    world = await twins.first_world("salem1692", 8, {}, -1, 12, "untimed")
    rng = random.Random(4)
    dead = await _until_somebody_died(world, rng)
    turn = world.match.view(-1)["turn"]
    while world.match.view(-1)["turn"] == turn or world.match.view(-1)["played"]:
        assert _places(world, dead) == ["last_words"]
        await _one_decision(world, rng)
    assert world.match.view(-1)["decision"]["kind"] == "salem1692.turn"
    assert _places(world, dead) == ["last_words"], "nobody has done anything on this turn"
    await _one_decision(world, rng)
    assert world.core.playing and _places(world, dead) == ["dead"]
    before = len(world.core.talk.lines)
    await world.do(dead, inbound.Say("late", "it was her", "last_words"))
    assert len(world.core.talk.lines) == before


async def test_talk_is_stored_with_the_game(tmp_path: Path) -> None:
    """The replay has the lines that those eyes may read."""
    async with running(tmp_path) as server:
        opened, tokens, tables = await seated(server, 2, options={"rounds": 1})
        await tables[0].do(inbound.Say("s", "farewell"))
        await tables[0].do(inbound.CloseTable("c"))
        await tables[1].do(inbound.CastVote("v", True))
        await until(tables[1], lambda t: t.end is not None and t.end.aborted)
        async with ServerClient(server.url) as lobby:
            got: Any = await lobby.replay(opened.table, eyes="1", token=tokens[1])
            assert [line.text for line in got.talk] == ["farewell"]
        await leave(tables)


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
                        other.see(remark_event(seat, **remark))
            assert len(match.events(-1)) >= played
    assert {remark["remark"] for remark in said} >= {"suspect"}
    assert all(0 <= remark["about"] < 5 for remark in said if "about" in remark)


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
    """They plead when somebody could arrest one of theirs, and say each thing once in a round."""
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
                if remark["remark"] == "spare_me":
                    prices = [view["prices"][name]["arrest"] for name in view["circles"][seat]]
                    assert any(
                        price[o] is not None and price[o] <= view["influence"][o]
                        for price in prices
                        for o in range(4)
                        if o != seat
                    )
    assert {remark["remark"] for _, _, remark in said} >= {"watch_out", "spare_me"}
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
    ears = Voice(0, 1)
    ears.hear({"key": "table.remark", "seat": 1, "remark": "watch_out", "about": 2})
    assert ears.sway(position, "accuse", name) > 0 == ears.sway(position, "comfort", name)
    ears.hear({"key": "table.remark", "seat": 2, "remark": "spare_me", "about": None})
    assert ears.sway(position, "accuse", name) > 0  # two against one
    ears.hear({"key": "affliction.round_began", "n": 2, "seat": 0})
    assert ears.sway(position, "accuse", name) == 0
    ears.hear({"key": "table.remark", "seat": 2, "remark": "spare_me", "about": None})
    assert ears.sway(position, "accuse", name) < 0
    ears.hear({"key": "table.remark", "seat": 1, "remark": "watch_out", "about": 0})
    assert 0 not in ears.warned  # nobody turns against themselves


async def test_a_bot_of_whom_somebody_speaks_answers_at_once(tmp_path: Path) -> None:
    """It need not wait for its turn; and a reason travels with a remark, if the game knows it."""
    # Some are silent by character, so that several tables are asked.
    async with running(tmp_path) as server:
        for _ in range(8):
            if await _somebody_answers(server):
                return
    raise AssertionError("nobody answered at eight tables")


async def _somebody_answers(server: Running) -> bool:
    opened = await open_table(server.url, 4, game="salem1692")
    async with server.table(opened, opened.token) as ann:
        await ann.do(inbound.Ready("r"))
        await ann.do(inbound.Fill("f", level=2))
        await ann.do(inbound.Start("s"))
        answered = 0
        while ann.ask is None or ann.ask.kind != "salem1692.turn":
            if ann.ask is not None and ann.ask.id != answered:
                answered = ann.ask.id
                await ann.answer(ann.ask.options[0])
            await asyncio.wait_for(ann.next(), 40)
        before = len(ann.talk)
        for n in range(3):
            await ann.do(inbound.Remark(f"r{n}", "suspect", 1 + n, shapes.Reason("draws", 2)))
        try:
            await until(ann, lambda t: any(line.seat > 0 for line in t.talk[before:]), seconds=4)
        except (TimeoutError, AssertionError):
            return False
        assert next(line for line in ann.talk[before:] if line.seat == 0).why == shapes.Reason("draws", 2)
        assert ann.ask.kind == "salem1692.turn", "nobody has played in between"
        with pytest.raises(TableRefused, match="no_such_reason"):
            await ann.do(inbound.Remark("x", "suspect", 1, shapes.Reason("because")))
        with pytest.raises(TableRefused, match="no_such_seat"):
            await ann.do(inbound.Remark("y", "suspect", 1, shapes.Reason("shielded", seat=9)))
    return True
