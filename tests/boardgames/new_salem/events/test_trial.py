"""Trial: a player is put on Trial."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.2")


def test_it_costs_four_and_goes_to_a_player() -> None:
    s = stage("trial")
    s.initiate("trial").do(0, "seat", seat=2)
    assert s.t.trials == [False, False, True, False]
    assert s.t.trials_left == 1
    assert s.t.hope[0] == 0
    assert {"key": "trial", "seat": 0, "target": 2} in s.told()


def test_with_the_last_trial_given_it_lies_no_longer_face_up() -> None:
    s = stage("trial", trials=[1], trials_left=1)
    s.initiate("trial").do(0, "seat", seat=2)
    assert 1 not in s.t.face_up()


def test_what_the_side_of_the_accused_is_stays_hidden() -> None:
    s = stage("trial")
    s.initiate("trial").do(0, "seat", seat=1)
    assert s.m.view(2)["characters"] == [None, None, "fiddler", None]
