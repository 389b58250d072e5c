"""Hiding: at some questions a learned player also asks what somebody without its secret would do in its place."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.bots import level3
from meetinghouse.boardgames.new_salem.bots.player import Level2
from meetinghouse.boardgames.new_salem.names import CHARACTERS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.bots import learned
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.network import Floats
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.observation.deeds import History
from meetinghouse.observation.layout import new_history
from meetinghouse.observation.numbers import numbers_of_view
from meetinghouse.observation.seeing import observe

DRAFT = "new_salem.draft"


class Open(level3.Level3):
    """Hides nothing."""

    hides = Learned.hides


class Hidden(Open):
    """Hides in the draft alone."""

    hiding = MappingProxyType({DRAFT: 0.25})


def _questions(seats: int, seed: int) -> list[tuple[Json, Ask, list[Json]]]:
    """Every question with a choice of one match: the view, what is asked and what was told before."""
    match = mh.new_match("new_salem", seats, seed=seed)
    driver = Driver(match, dict(enumerate(table_of("new_salem", [2] * seats, seed))))
    found = []
    while match.outcome is None:
        seat, acts = match.turn()
        ask = match.ask(seat)
        if len(acts) > 1 and ask is not None and ask.required:
            found.append((match.view(seat), ask, list(match.events(seat))))
        driver.step()
    return found


def _leanings(player: type[Learned], view: Json, ask: Ask, told: list[Json]) -> Floats:
    bot = player(view["viewer"], 1)
    for event in told:
        bot.see(event)
    return np.array(bot.leanings(view, ask))


def test_a_witch_mixes_in_what_a_puritan_in_its_seat_would_like_and_a_puritan_nothing() -> None:
    met = set()
    for view, ask, told in _questions(5, 3)[::3]:
        own, mixed = (_leanings(player, view, ask, told) for player in (Open, Hidden))
        innocent = level3.as_puritan(view) if view["side"] == "witch" else None
        if ask.kind == DRAFT and innocent is not None:
            like = 0.75 * own + 0.25 * _leanings(Open, innocent, ask, told)
            assert np.allclose(mixed, like - like.max(), atol=1e-4) and not np.allclose(mixed, own, atol=1e-3)
        else:
            assert np.array_equal(own, mixed)
        met.add((view["side"], ask.kind == DRAFT))
    assert len(met) == 4


def test_new_salem_hides_in_gifts_and_events_by_round_unless_the_town_gives_freely() -> None:
    met = set()
    for view, ask, told in _questions(5, 3):
        bot = level3.Level3(view["viewer"], 1)
        for event in told:
            bot.see(event)
        usual = level3.HIDES.get(ask.kind, (0.0,) * 5)[view["round"] - 1]
        met.add((ask.kind, usual > 0))
        bot.given = 4 * view["round"]
        assert bot.hides(view, ask) == usual
        bot.given += 1
        assert bot.hides(view, ask) == 0
    assert {("new_salem.give", True), ("new_salem.ponder", True), (DRAFT, True), (DRAFT, False)} <= met


def test_in_a_town_that_gives_freely_a_witch_accuses_whom_level_2_would_and_both_sides_ask_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The answer of level 2 is fixed here: the last option."""
    asked: list[str] = []

    def last(self: Level2, view: Json, ask: Ask) -> Choice:
        asked.append(ask.kind)
        return ask.options[-1]

    found = [one for seed in range(8) for one in _questions(5, seed) if one[1].kind in level3.ON_TRIAL]
    monkeypatch.setattr(Level2, "decide", last)
    met = set()
    for view, ask, told in found:
        asked.clear()
        bot = level3.Level3(view["viewer"], 1)
        for event in told:
            bot.see(event)
        bot.given = 0
        bot.leanings(view, ask)
        assert not asked
        bot.given = 99
        leanings = bot.leanings(view, ask)
        assert asked == [ask.kind]
        forced = leanings[-1] == 0 and max(leanings[:-1]) < -100
        assert forced == (view["side"] == "witch")
        met.add(view["side"])
    assert met == {"puritan", "witch"}


@pytest.mark.parametrize("player", [Hidden, level3.Level3])
def test_both_sides_ask_as_often(player: type[Learned], monkeypatch: pytest.MonkeyPatch) -> None:
    """By the kind of question and the round, which all can see: no delay tells a Witch."""
    asked = 0
    look = numbers_of_view

    def counted(game: Game, view: Json, history: History) -> bytes:
        nonlocal asked
        asked += 1
        return look(game, view, history)

    monkeypatch.setattr(learned, "numbers_of_view", counted)
    often: dict[tuple[str, int], set[int]] = {}
    for seed in (3, 4):
        for view, ask, told in _questions(5, seed):
            asked = 0
            _leanings(player, view, ask, told)
            often.setdefault((ask.kind, view["round"]), set()).add(asked)
    assert all(len(times) == 1 for times in often.values()) and often[DRAFT, 1]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_innocent_view_is_what_a_puritan_would_see_there(seats: int) -> None:
    """The same table with another Character for that seat, made by hand."""
    compared = 0
    for seed in range(4):
        match = mh.new_match("new_salem", seats, seed=seed)
        driver = Driver(match, dict(enumerate(table_of("new_salem", [2] * seats, seed))))
        while match.outcome is None:
            seat, acts = match.turn()
            view = match.view(seat)
            innocent = level3.as_puritan(view) if view["side"] == "witch" else None
            if innocent is not None and len(acts) > 1:
                other = mh.imagine("new_salem", innocent, seed=5)
                twin = mh.imagine("new_salem", view, seed=5)
                table = twin._table
                assert isinstance(table, Town)
                named = CHARACTERS.index(innocent["characters"][seat])
                table.character[seat] = named
                assert twin.view(seat) == innocent
                assert twin.view(seat)["side"] == "puritan" and not table.is_witch(seat)
                history = new_history(mh.find_game("new_salem"), seats)
                for event in match.events(seat):
                    history.hear(event)
                assert np.array_equal(observe(other, seat, history), observe(twin, seat, history))
                compared += 1
            driver.step()
    assert compared > 20
