"""Rush to Judgement: a Trial goes from one player to another."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.state import PARDON_CARD
from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.18")


def test_a_trial_goes_from_one_player_to_another() -> None:
    s = stage("rush_to_judgement", hope={0: 5}, trials=[1, 3], trials_left=0)
    s.initiate("rush_to_judgement")
    assert s.seats_offered(0) == [1, 3]
    s.do(0, "seat", seat=1)
    assert s.seats_offered(0) == [0, 2]  # the Constable may take it upon themselves
    s.do(0, "seat", seat=2)
    assert s.t.trials == [False, False, True, True]
    assert {"key": "trial_moved", "seat": 0, "source": 1, "target": 2} in s.told()
    assert s.t.despair == [0, 0, 0, 0]


def test_a_pardon_stops_it_and_the_trial_stays_where_it_was() -> None:
    s = stage("rush_to_judgement", hope={0: 5}, trials=[1], trials_left=1)
    s.t.holder[PARDON_CARD] = 2
    s.initiate("rush_to_judgement").do(0, "seat", seat=2)  # there is only one Trial to move
    assert s.t.trials == [False, True, False, False]


@pytest.mark.parametrize("trials", [[], [0, 1, 2]])
def test_with_nobody_or_everybody_on_trial_it_is_impossible(trials: list[int]) -> None:
    row = ["rush_to_judgement", "fire"]
    s = stage("rush_to_judgement", 3, hope={0: 5}, row=row, trials=trials, trials_left=0).begin()
    assert "initiate rush_to_judgement" not in s.dos(0)
