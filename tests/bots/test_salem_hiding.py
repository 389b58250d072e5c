"""How the witches of Salem 1692's level 3 hide: the innocent view, the Black Cat, and that no delay tells them."""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.bots import eyes, hiding
from meetinghouse.boardgames.salem1692.bots import observing as o
from meetinghouse.boardgames.salem1692.bots.level3 import Level3
from meetinghouse.boardgames.salem1692.names import NOT_A_WITCH, WITCH
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.bots.network import Floats, Network
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match

BY_DAY = MappingProxyType({"turn": MappingProxyType({6: 0.25}), "target": MappingProxyType({6: 0.5, 8: 0.0})})


def _driven(seats: int, seed: int, level: int = 2, **options: Any) -> tuple[Match, Driver]:
    match = mh.new_match("salem1692", seats, options, seed=seed)
    return match, Driver(match, dict(enumerate(table_of("salem1692", [level] * seats, seed))))


def _questions(seats: int, seed: int) -> list[tuple[Json, Ask, list[Json]]]:
    """Every question with a choice of one match: the view, what is asked and what was told before."""
    match, driver = _driven(seats, seed)
    found = []
    while match.outcome is None:
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is not None and ask.required and len(ask.numbers) > 1:
                found.append((match.view(seat), ask, list(match.events(seat))))
        driver.step()
    return found


def _leanings(view: Json, ask: Ask, told: list[Json]) -> Floats:
    bot = Level3(view["viewer"], 1)
    for event in told:
        bot.see(event)
    return np.array(bot.leanings(view, ask))


@pytest.mark.parametrize("seats", [4, 6, 12])
def test_the_innocent_view_is_what_the_seat_would_see_had_another_been_dealt_its_witch(seats: int) -> None:
    """The same table by hand: one Witch and one other card have changed places."""
    match, driver = _driven(seats, seed=seats)
    while match.view(-1)["phase"] != "day":
        driver.step()
    table = match._table
    assert isinstance(table, Salem)
    seat = table.witch.index(True)
    innocent = hiding.as_innocent(match.view(seat))
    assert innocent != match.view(seat)
    other = next(s for s in range(seats) if not table.witch[s] and table.tryals[s][NOT_A_WITCH] >= 2)
    for _ in range(table.tryals[seat][WITCH]):
        for holder, (gone, come) in {seat: (WITCH, NOT_A_WITCH), other: (NOT_A_WITCH, WITCH)}.items():
            table.tryals[holder][gone] -= 1
            table.tryals[holder][come] += 1
    table.witch[seat], table.witch[other] = False, True
    table.learned[other], table.learned[seat] = table.learned[seat], ()
    assert match.view(seat) == innocent
    there, here = (o.observe(view, o.DeedCounts(seats)) for view in (match.view(seat), innocent))
    assert there == here


def _proven(match: Match, seat: int) -> bool:
    """Whether this seat is a witch in every world that anybody at the table can imagine."""
    worlds = (
        mh.imagine("salem1692", match.view(other), seed=seed, events=match.events(other))
        for other in range(match.seats)
        for seed in range(10)
    )
    return all(world.view(seat)["is_witch"] for world in worlds)


@pytest.mark.parametrize(("seats", "options"), [(6, {}), (8, {"conspiracy": "shuffled"})])
def test_a_table_can_be_imagined_around_the_innocent_view(seats: int, options: dict[str, Any]) -> None:
    """After Conspiracies, too, when Witch cards have gone from hand to hand; not where everybody knows the witch."""
    passed = 0
    for seed in range(6):
        match, driver = _driven(seats, seed, **options)
        while match.outcome is None:
            seat = match.waiting[0]
            view = match.view(seat)
            if o.kind_of(view) == "turn" and view["is_witch"] and view["played"]:
                innocent = hiding.as_innocent(view)
                try:
                    other = mh.imagine("salem1692", innocent, seed=1)
                except mh.BadInput:
                    assert _proven(match, seat)
                else:
                    assert other.view(seat) == innocent and not innocent["is_witch"]
                passed += any(what in ("gave", "took") and fact == WITCH for _, what, fact, _ in view["learned"])
            driver.step()
    assert passed > 3


def test_a_witch_mixes_in_what_an_innocent_would_like_and_the_town_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    met = set()
    monkeypatch.setattr(hiding, "BY_DAY", {})
    for view, ask, told in [question for seed in (1, 2) for question in _questions(6, seed)]:
        kind = o.kind_of(view)
        if kind not in ("turn", "target") or view["turn"] % 2:
            continue
        own = _leanings(view, ask, told)
        with monkeypatch.context() as patched:
            patched.setattr(hiding, "BY_DAY", BY_DAY)
            mixed = _leanings(view, ask, told)
        if view["is_witch"]:
            share = BY_DAY[kind][6]
            like = (1 - share) * own + share * _leanings(hiding.as_innocent(view), ask, told)
            assert np.allclose(mixed, like - like.max(), atol=1e-3)
        else:
            assert np.array_equal(own, mixed)
        met.add((kind, view["is_witch"]))
    assert len(met) == 4


def test_how_much_depends_on_what_all_can_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hiding, "BY_DAY", BY_DAY)
    shares = {
        kind: [hiding.share_by_day({"seats": seats}, kind) for seats in (4, 5, 6, 7, 8, 12)]
        for kind in ("turn", "target", "confess")
    }
    assert shares == {"turn": [0, 0] + [0.25] * 4, "target": [0, 0, 0.5, 0.5, 0, 0], "confess": [0] * 6}


@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize("by_day", [hiding.BY_DAY, BY_DAY, {}])
def test_everybody_asks_the_network_as_often(seats: int, by_day: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the kind of question, which all can see: no delay tells a witch or the Constable."""
    monkeypatch.setattr(hiding, "BY_DAY", by_day)
    asked = 0
    answer = Network.__call__

    def counted(network: Network, row: bytes) -> list[float]:
        nonlocal asked
        asked += 1
        return answer(network, row)

    monkeypatch.setattr(Network, "__call__", counted)
    often: dict[str, set[int]] = {}
    roles: dict[str, set[bool]] = {}
    for view, ask, told in _questions(seats, 4):
        asked = 0
        _leanings(view, ask, told)
        often.setdefault(o.kind_of(view), set()).add(asked)
        roles.setdefault(o.kind_of(view), set()).add(view["is_witch"])
    assert all(len(times) == 1 for times in often.values()), often
    assert all(len(roles[kind]) == 2 for kind in ("dawn", "night", "turn", "target", "constable"))
    assert often["dawn"] == often["dawn_again"] == {int(seats < hiding.CAT_BY_CHANCE)}
    assert often["night"] == often["constable"] == {1}
    assert often["turn"] == {1 + (hiding.share_by_day({"seats": seats}, "turn") > 0)}
    assert {kind for kind, times in often.items() if times == {0}} <= {*eyes.ALIKE, *eyes.DAWN}


def test_the_cat_comes_to_witches_as_often_as_chance_has_it() -> None:
    """So nobody is cleared by having it. As the network has learned it, it never comes to one with eight seats."""
    witches = games = 0
    for seed in range(200):
        match, driver = _driven(8, seed, level=3)
        ours = [seat for seat in range(8) if match.view(seat)["is_witch"]]
        while match.view(-1)["phase"] != "day":
            view = match.view(ours[0])
            if o.kind_of(view) == "dawn_again" and match.waiting == tuple(range(8)):
                named = {view["witches_pointing"][str(seat)] for seat in ours}
                ask = match.ask(ours[0])
                assert ask is not None
                choice = Level3(ours[0], seed).decide(view, ask)
                assert choice is not None and choice.args["seat"] in named
            driver.step()
        games += len(ours)
        witches += any(match.view(-1)["front"][seat].get("black_cat") for seat in ours)
    assert 0.6 < witches / (games / 8) < 1.4


def test_at_night_a_witch_may_rule_out_her_own_but_follows_whom_another_named() -> None:
    view: Json = {"viewer": 0, "seats": 6, "is_witch": True, "learned": [[0, "witches", [0, 2], 0]]}
    view["witches_pointing"] = None
    match = mh.new_match("salem1692", 6, seed=1)
    ask = match.ask(0)
    assert ask is not None
    flat = [0.0] * 6

    def ruled_out(**changed: Any) -> list[list[int]]:
        found = [hiding.at_night({**view, **changed}, ask, flat, Random(n)) for n in range(200)]
        return [[seat for seat, leaning in enumerate(one) if leaning < -1] for one in found]

    out = ruled_out()
    assert {tuple(seats) for seats in out} == {(), (0, 2)}, "by chance"
    assert abs(out.count([0, 2]) / 200 - hiding.NOT_OUR_OWN[6]) < 0.1
    again = ruled_out(witches_pointing={"0": 4, "2": 2})
    assert {tuple(seats) for seats in again} == {(), (0,)}
    assert ruled_out(is_witch=False) == [[]] * 200 == ruled_out(seats=4)


def test_a_witch_as_an_innocent_has_no_witch_to_show() -> None:
    shown = 0
    for view, ask, told in _questions(6, 4):
        if o.kind_of(view) == "confess" and view["is_witch"] and view["tryals"].get("witch"):
            innocent = _leanings(hiding.as_innocent(view), ask, told)
            witch = [at for at, choice in enumerate(ask.options) if choice.args.get("tryal") == "witch"]
            assert len(witch) == 1 and innocent[witch[0]] < -1000 and sorted(innocent)[1] > -1000
            shown += 1
    assert shown


def test_with_four_seats_the_network_chooses_who_has_the_cat() -> None:
    match = mh.new_match("salem1692", 4, seed=1)
    seat = next(seat for seat in range(4) if match.view(seat)["is_witch"])
    ask = match.ask(seat)
    assert ask is not None
    assert len(set(Level3(seat, 0).leanings(match.view(seat), ask))) == 4


def test_it_plays_whole_games_while_hiding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hiding, "BY_DAY", BY_DAY)
    records = {play(*_table(seed=7)).record() for _ in range(2)}
    assert len(records) == 1


def _table(seed: int) -> tuple[Match, Any]:
    options = {"extra_witch": True, "gentle_reveal": True}
    return mh.new_match("salem1692", 6, options, seed=seed), table_of("salem1692", [3] * 6, seed)
