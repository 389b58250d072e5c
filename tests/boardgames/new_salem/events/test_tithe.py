"""Tithe: up to three others hand over 1 Hope each."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.13")


def test_up_to_three_pay_one_each() -> None:
    s = stage("tithe", 6, hope={0: 2, 1: 2, 2: 1, 3: 1, 4: 1})
    s.initiate("tithe").do(0, "seat", seat=1).do(0, "seat", seat=3)
    assert s.seats_offered(0) == [2, 4]  # nobody pays twice, and seat 5 has none
    s.do(0, "seat", seat=4)
    assert s.t.hope[:5] == [3, 1, 1, 0, 0]
    assert {"key": "tithed", "seat": 0, "seats": [1, 3, 4]} in s.told()


def test_fewer_will_do() -> None:
    s = stage("tithe", 4, hope={0: 2, 1: 2, 2: 1})
    s.initiate("tithe")
    assert "enough" not in s.dos(0)
    s.do(0, "seat", seat=2)
    assert "enough" in s.dos(0)
    s.do(0, "enough")
    assert s.t.hope[:3] == [1, 2, 0]


def test_when_nobody_else_has_hope_it_is_impossible() -> None:
    s = stage("tithe", 3, row=["tithe", "fire"]).begin()
    assert "initiate tithe" not in s.dos(0)


@pytest.mark.rule("N12.4")
def test_silence_stops_as_soon_as_it_may() -> None:
    s = stage("tithe", 4, hope={0: 2, 1: 2, 2: 1, 3: 1})
    s.initiate("tithe")
    s.m.timeout()
    s.m.timeout()
    tithed = [e for e in s.told() if e["key"] == "tithed"]
    assert len(tithed[0]["seats"]) == 1
