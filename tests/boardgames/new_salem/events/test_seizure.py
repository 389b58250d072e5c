"""Seizure: a Building is taken, with a Despair on it."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.8")


def test_the_building_comes_with_its_cubes_and_one_despair_more() -> None:
    s = stage("seizure", buildings={**ONE, 2: [("justice_left", 1, 1), "trade_left"]})
    s.initiate("seizure").do(0, "building", seat=2, building="justice_left")
    assert ("justice_left", 1, 2) in s.owns(0)
    assert s.names(2) == ["trade_left"]
    assert s.t.despair == [2, 0, 0, 0]


def test_own_buildings_cannot_be_seized() -> None:
    s = stage("seizure", 3)
    s.initiate("seizure")
    assert s.dos(0) == ["building 1 trade_left", "building 2 trade_left"]


def test_with_nothing_to_take_it_is_impossible() -> None:
    s = stage("seizure", 3, row=["seizure", "fire"], buildings={0: ["trade_left"], 1: [], 2: []}).begin()
    assert "initiate seizure" not in s.dos(0)
