"""Constable, Badges and Trials (N8, N9), and the end of a round (N10)."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.constable import eligible
from meetinghouse.boardgames.new_salem.deeds import lift, put_on_trial
from tests.boardgames.new_salem.scenario import Scene

ONE = {seat: ["trade_left"] for seat in range(8)}


def used_fire(s: Scene, victim: int = 1) -> Scene:
    """Any Event that changes nobody's Badge or Trial."""
    return s.initiate("fire").do(s.t.constable, "building", seat=victim, building="trade_left")


@pytest.mark.rule("N8.1")
def test_neither_badge_nor_trial_nor_the_constable_may_be_chosen() -> None:
    s = Scene(5, row=["fire"], hope={0: 3}, badges=[1], trials=[2], buildings=ONE)
    used_fire(s)
    assert s.kind() == "next_constable"
    assert s.seats_offered(0) == [3, 4]
    assert s.refuse(0, "seat", seat=1).code == "ns-has-badge"
    assert s.refuse(0, "seat", seat=2).code == "ns-on-trial"
    assert s.refuse(0, "seat", seat=0).code == "ns-same-constable"


@pytest.mark.rule("N8.2")
def test_the_new_constable_takes_a_badge_and_one_hope() -> None:
    s = Scene(4, row=["fire"], hope={0: 3}, buildings={**ONE, 3: ["trade_left", "death_left"]})
    used_fire(s).do(0, "seat", seat=3)
    assert s.kind() == "place"
    s.do(3, "building", seat=3, building="death_left")
    assert s.t.constable == 3
    assert s.t.badges == [True, False, False, True]
    assert s.t.hope == [0, 0, 0, 1]


@pytest.mark.rule("N8.3")
def test_ruling_05_badges_return_when_everyone_has_a_badge_or_a_trial() -> None:
    s = Scene(4, row=["fire"], hope={0: 3}, badges=[1], trials=[2], buildings=ONE)
    used_fire(s)
    assert s.t.constable == 3
    assert s.t.badges == [False, False, False, True]
    assert s.happened().index("constable") < s.happened().index("badges_returned")


@pytest.mark.rule("N8.3")
def test_ruling_05_badges_return_after_a_trial_before_the_next_constable_is_chosen() -> None:
    s = Scene(4, hope={0: 4}, badges=[1, 2], buildings=ONE)
    s.initiate("trial").do(0, "seat", seat=3)
    assert s.t.badges == [True, False, False, False]
    assert s.kind() == "next_constable"
    assert s.seats_offered(0) == [1, 2]


@pytest.mark.rule("N8.3", "N9.4")
def test_ruling_05_badges_are_looked_at_when_a_trial_is_lifted() -> None:
    """A lifted Trial leaves its player with nothing, unless they have a Badge too."""
    s = Scene(3, badges=[1, 2], trials=[1], buildings=ONE)
    lift(s.t, 1)
    assert s.t.badges == [True, False, False]


@pytest.mark.rule("N8.4")
def test_ruling_05_with_all_others_on_trial_the_constable_stays() -> None:
    s = Scene(3, row=["fire"], hope={0: 7}, trials=[1, 2], trials_left=0, buildings=ONE)
    used_fire(s)
    assert s.t.constable == 0
    assert s.t.hope[0] == 4  # no new Hope
    assert s.t.badges == [True, False, False]
    assert s.told()[-1] == {"key": "constable_stays", "seat": 0}
    assert s.kind() == "ponder"


@pytest.mark.rule("N8.5")
def test_ruling_05_badges_and_constable_carry_over() -> None:
    s = Scene(3, row=["fire"], hope={0: 3}, badges=[2], buildings=ONE).begin()
    s.do(0, "end_round")
    assert s.t.round == 3
    assert s.t.constable == 0
    assert s.t.badges == [True, False, True]


@pytest.mark.rule("N9.1", "N13.2")
def test_ruling_04_a_trial_may_go_to_anyone_without_one_even_the_constable() -> None:
    s = Scene(4, hope={0: 4}, trials=[2], trials_left=1, buildings=ONE)
    s.initiate("trial")
    assert s.seats_offered(0) == [0, 1, 3]
    assert s.refuse(0, "seat", seat=2).code == "ns-already-on-trial"


@pytest.mark.rule("N9.2")
def test_ruling_04_on_trial_one_still_drafts_and_gives() -> None:
    s = Scene(3, hope={0: 4, 1: 1}, trials=[1], buildings=ONE).begin()
    assert s.m.waiting == (1,)
    s = Scene(3, trials=[1]).draft(*[["trade_left", "death_left", "trade_right"]] * 3)
    assert s.m.waiting == (0, 1, 2)


@pytest.mark.rule("N9.3")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_editions_agree_that_a_constable_on_trial_keeps_the_post_for_now(edition: str) -> None:
    s = Scene(4, edition=edition, row=["fire"], hope={0: 4, 1: 3}, buildings=ONE)
    s.initiate("trial").do(0, "seat", seat=0)
    assert s.t.constable == 0
    assert s.kind() == "next_constable"  # and it is they who choose the next one
    s.do(0, "seat", seat=1)
    while s.kind() == "give":
        s.do(s.m.waiting[0], "keep")
    s.do(1, "initiate", event="fire").do(1, "building", seat=2, building="trade_left")
    assert 0 not in s.seats_offered(1)


@pytest.mark.rule("N9.4")
def test_ruling_03_a_lifted_trial_returns_to_the_table() -> None:
    s = Scene(3, trials=[1], trials_left=1)
    lift(s.t, 1)
    assert s.t.trials_left == 2
    assert not s.t.trials[1]


@pytest.mark.rule("N10.1")
def test_the_deck_is_shuffled_with_what_lay_under_it_and_forgotten() -> None:
    s = Scene(3, row=["fire"], hope={0: 3}, deck=["trade_left"] * 20)
    s.t.under = [14, 15]
    s.t.under_seen = [0b010, 0b010]
    s.begin()
    assert s.m.view(1)["under_deck"] == ["death_right", "justice_left"]
    s.do(0, "end_round")
    assert s.m.view(1)["under_deck"] == []
    assert s.t.deck_size + sum(len(hand) for hand in s.t.hands) == 22
    everything = [*s.t.deck, *(card for hand in s.t.hands for card in hand)]
    assert 14 in everything and 15 in everything


@pytest.mark.rule("N10.2")
def test_after_the_fifth_round_the_game_ends() -> None:
    s = Scene(3, row=["fire"], hope={0: 3}, round=5).begin()
    assert s.m.outcome is None
    s.do(0, "end_round")
    assert s.m.outcome is not None


@pytest.mark.rule("N8.3")
def test_nobody_is_told_of_badges_going_back_that_nobody_had() -> None:
    s = Scene(3, hope={0: 4}, trials=[1], trials_left=1, buildings=ONE)
    s.initiate("trial").do(0, "seat", seat=2)
    assert s.t.badges == [True, False, False]
    assert "badges_returned" not in s.happened()


@pytest.mark.rule("N9.3")
@pytest.mark.parametrize("given", ["lifted", "moved"])
def test_ruling_17_whoever_is_no_longer_on_trial_may_be_chosen_again(given: str) -> None:
    s = Scene(4, badges=[], trials=[1], buildings=ONE)
    assert eligible(s.t) == [2, 3]
    lift(s.t, 1) if given == "lifted" else put_on_trial(s.t, 0, 1, 2)
    assert eligible(s.t) == ([1, 2, 3] if given == "lifted" else [1, 3])
