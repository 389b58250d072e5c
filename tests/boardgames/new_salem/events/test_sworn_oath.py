"""Sworn Oath: the Constable shows a Character and the other is thanked."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.4")


def test_only_the_chosen_player_sees_it() -> None:
    s = stage("sworn_oath")
    s.initiate("sworn_oath").do(0, "seat", seat=2)
    seen = {"character": "midwife", "side": "witch"}
    assert {"key": "shown", "seat": 2, "target": 0, "event": "sworn_oath"} | seen in s.told(2)
    assert {"key": "shown", "seat": 2, "target": 0, "event": "sworn_oath"} in s.told(1)
    assert s.m.view(2)["characters"][0] == "midwife"
    assert s.m.view(1)["characters"][0] is None


def test_they_take_one_hope() -> None:
    s = stage("sworn_oath")
    s.initiate("sworn_oath").do(0, "seat", seat=2)
    assert s.dos(2) == ["get_hope"]  # there is no Despair to take away
    s.do(2, "get_hope")
    assert s.t.hope[2] == 1


def test_or_they_take_one_despair_away() -> None:
    s = stage("sworn_oath", buildings={**ONE, 3: [("death_left", 0, 2)]})
    s.initiate("sworn_oath").do(0, "seat", seat=2)
    assert s.dos(2) == ["get_hope", "remove_despair"]
    s.do(2, "remove_despair")
    assert s.t.despair[3] == 1
    assert s.t.hope[2] == 0
