"""Change of Heart: a cube is turned."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.15")


def test_a_despair_becomes_hope() -> None:
    s = stage("change_of_heart", buildings={**ONE, 2: [("death_left", 0, 2)], 3: [("death_left", 0, 1)]})
    s.initiate("change_of_heart").do(0, "turn", cube="hope").do(0, "building", seat=2, building="death_left")
    assert s.owns(2) == [("death_left", 1, 1)]
    assert (s.t.hope[2], s.t.despair[2]) == (1, 1)
    assert {"key": "turned", "seat": 0, "target": 2, "building": "death_left", "cube": "hope"} in s.told()


def test_a_hope_becomes_despair() -> None:
    s = stage("change_of_heart", hope={0: 3, 1: 2})
    s.initiate("change_of_heart")
    assert s.dos(0) == ["turn despair"]  # there is no Despair to turn
    s.do(0, "turn", cube="despair").do(0, "building", seat=1, building="trade_left")
    assert s.owns(1) == [("trade_left", 1, 1)]


def test_it_needs_a_cube_once_it_is_paid() -> None:
    s = stage("change_of_heart", 3, hope={0: 3}).begin()
    s.do(0, "initiate", event="change_of_heart")  # no duty with 3 Hope, so it may be wasted
    assert "turned" not in s.happened()
    s = stage("change_of_heart", 3, row=["change_of_heart", "fire"], hope={0: 4}).begin()
    assert "initiate change_of_heart" in s.dos(0)  # one Hope is left to be turned
