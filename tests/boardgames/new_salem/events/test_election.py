"""Election: all vote for the next Constable."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.20")


def test_the_most_votes_win_badge_or_not() -> None:
    s = stage("election", badges=[2])
    s.initiate("election")
    assert s.m.waiting == (0, 1, 2, 3)
    assert s.seats_offered(0) == [1, 2, 3]
    s.do(0, "seat", seat=1).do(1, "seat", seat=2).do(2, "seat", seat=2).do(3, "seat", seat=3)
    assert s.t.constable == 2
    assert s.t.badges == [True, False, True, False]
    assert s.t.hope[2] == 1
    assert [(e["seat"], e["target"]) for e in s.told() if e["key"] == "voted"] == [(0, 1), (1, 2), (2, 2), (3, 3)]


def test_among_equals_the_constable_chooses() -> None:
    s = stage("election")
    s.initiate("election").do(0, "seat", seat=1).do(1, "seat", seat=1).do(2, "seat", seat=2).do(3, "seat", seat=2)
    assert s.kind() == "election_tie"
    assert s.seats_offered(0) == [1, 2]
    s.do(0, "seat", seat=2)
    assert s.t.constable == 2


def test_nobody_on_trial_can_be_elected() -> None:
    s = stage("election", trials=[1], trials_left=1)
    s.initiate("election")
    assert s.seats_offered(1) == [2, 3]


def test_with_all_others_on_trial_it_is_impossible() -> None:
    s = stage("election", 3, row=["election", "fire"], trials=[1, 2], trials_left=0).begin()
    assert "initiate election" not in s.dos(0)
