"""Cleansing: 2 Despair come off Buildings of anyone."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.1")


def test_two_despair_are_taken_off_one_by_one() -> None:
    s = stage(
        "cleansing", buildings={0: [("trade_left", 0, 1)], 1: [("death_left", 0, 1)], 2: [("death_left", 0, 1)], 3: []}
    )
    s.initiate("cleansing").do(0, "building", seat=2, building="death_left")
    s.do(0, "building", seat=0, building="trade_left")
    assert s.t.despair == [0, 1, 0, 0]


def test_it_costs_three_and_stays_on_the_table() -> None:
    s = stage("cleansing", hope={0: 3}, buildings={0: [("trade_left", 0, 2)]})
    s.initiate("cleansing")
    assert s.t.hope[0] == 0
    assert 0 in s.t.face_up()
    assert s.t.despair == [0, 0, 0, 0]


def test_without_despair_it_is_impossible() -> None:
    s = stage("cleansing", row=["fire"]).begin()
    assert "initiate cleansing" not in s.dos(0)
    assert s.refuse(0, "initiate", event="cleansing").rule == "N7.7"
