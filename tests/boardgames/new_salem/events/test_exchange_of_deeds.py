"""Exchange of Deeds: two Buildings change places."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.7")


def test_two_buildings_change_hands_with_their_cubes() -> None:
    s = stage(
        "exchange_of_deeds",
        hope={},
        buildings={**ONE, 0: [("trade_left", 3, 0), ("death_left", 0, 2)], 2: [("justice_left", 1, 0), "trade_left"]},
    )
    s.initiate("exchange_of_deeds").do(0, "building", seat=0, building="death_left")
    s.do(0, "building", seat=2, building="justice_left")
    assert s.owns(0) == [("justice_left", 1, 0), ("trade_left", 0, 0)]
    assert s.owns(2) == [("death_left", 0, 2), ("trade_left", 0, 0)]
    assert s.t.despair == [0, 0, 2, 0]


def test_only_what_others_have_can_be_wanted() -> None:
    s = stage("exchange_of_deeds", 3, buildings={0: ["trade_left"], 1: ["death_left"], 2: ["justice_left"]})
    s.initiate("exchange_of_deeds").do(0, "building", seat=0, building="trade_left")
    assert s.dos(0) == ["building 1 death_left", "building 2 justice_left"]


def test_copies_that_differ_are_asked_for() -> None:
    s = stage("exchange_of_deeds", 3, buildings={0: ["trade_left"], 1: [("death_left", 0, 1), "death_left"], 2: []})
    s.initiate("exchange_of_deeds").do(0, "building", seat=0, building="trade_left")
    s.do(0, "building", seat=1, building="death_left").do(0, "copy", hope=0, despair=0)
    assert s.owns(0) == [("death_left", 0, 0)]
    assert s.owns(1) == [("death_left", 0, 1), ("trade_left", 1, 0)]


def test_without_buildings_of_others_it_is_impossible() -> None:
    s = stage("exchange_of_deeds", 3, row=["exchange_of_deeds", "fire"], buildings={0: ["trade_left"], 1: [], 2: []})
    s.begin()
    assert "initiate exchange_of_deeds" not in s.dos(0)
