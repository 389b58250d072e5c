"""Fire: a Building burns down."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.9")


def test_building_and_cubes_are_gone_and_the_card_goes_under_the_deck() -> None:
    s = stage("fire", buildings={**ONE, 1: [("death_left", 1, 3), "trade_left"]})
    s.initiate("fire").do(0, "building", seat=1, building="death_left")
    assert s.names(1) == ["trade_left"]
    assert (s.t.hope[1], s.t.despair[1]) == (0, 0)
    assert s.m.view(-1)["under_deck"] == ["death_left"]
    assert {"key": "burnt", "seat": 0, "target": 1, "building": "death_left", "hope": 1, "despair": 3} in s.told()


def test_even_an_own_building_may_burn() -> None:
    s = stage("fire", hope={0: 3})
    s.initiate("fire")
    assert "building 0 trade_left" in s.dos(0)
    s.do(0, "building", seat=0, building="trade_left")
    assert s.owns(0) == []
