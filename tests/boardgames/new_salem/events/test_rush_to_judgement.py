"""Rush to Judgement: a Trial is moved, at the price of a Despair."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.state import PARDON_CARD
from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.18")


def test_from_the_table() -> None:
    s = stage("rush_to_judgement")
    s.initiate("rush_to_judgement").do(0, "seat", seat=3)  # the table is the only place to take it from
    assert s.t.trials == [False, False, False, True]
    assert s.t.trials_left == 1
    assert s.t.despair[0] == 1


def test_from_a_player() -> None:
    s = stage("rush_to_judgement", trials=[1], trials_left=1)
    s.initiate("rush_to_judgement")
    assert s.dos(0) == ["from_table", "seat 1"]
    s.do(0, "seat", seat=1)
    assert s.seats_offered(0) == [0, 2, 3]
    s.do(0, "seat", seat=2)
    assert s.t.trials == [False, False, True, False]
    assert s.t.trials_left == 1
    assert {"key": "trial_moved", "seat": 0, "source": 1, "target": 2} in s.told()


def test_a_pardon_stops_it_and_the_trial_stays_where_it_was() -> None:
    s = stage("rush_to_judgement", trials=[1], trials_left=1)
    s.t.holder[PARDON_CARD] = 2
    s.initiate("rush_to_judgement").do(0, "seat", seat=1).do(0, "seat", seat=2)
    assert s.t.trials == [False, True, False, False]
    assert s.t.despair[0] == 1


def test_with_everyone_on_trial_it_is_impossible() -> None:
    s = stage("rush_to_judgement", 3, row=["rush_to_judgement", "fire"], trials=[0, 1, 2], trials_left=0).begin()
    assert "initiate rush_to_judgement" not in s.dos(0)
