"""Thanksgiving: a guest gets Hope, and the Constable takes a Despair away."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.14")


def test_a_guest_gets_hope_and_the_constable_removes_a_despair() -> None:
    s = stage("thanksgiving", buildings={**ONE, 3: [("death_left", 0, 2), ("death_middle", 0, 1)]})
    s.initiate("thanksgiving")
    assert s.seats_offered(0) == [1, 2, 3]
    s.do(0, "seat", seat=2)
    assert {"key": "feasted", "seat": 0, "target": 2} in s.told()
    assert s.t.hope[2] == 1
    s.do(0, "building", seat=3, building="death_left")
    assert s.t.despair[3] == 2


def test_without_despair_the_guest_still_gets_hope() -> None:
    s = stage("thanksgiving")
    s.initiate("thanksgiving").do(0, "seat", seat=2)
    assert s.t.hope[2] == 1
    assert "removed" not in s.happened()
