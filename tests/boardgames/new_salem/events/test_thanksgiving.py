"""Thanksgiving: two guests get Hope and take Despair away."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.14")


def test_two_others_get_hope_and_remove_despair() -> None:
    s = stage("thanksgiving", buildings={**ONE, 3: [("death_left", 0, 2), ("death_middle", 0, 1)]})
    s.initiate("thanksgiving").do(0, "seat", seat=2)
    assert s.seats_offered(0) == [1, 3]
    s.do(0, "seat", seat=1)
    assert {"key": "feasted", "seat": 0, "seats": [2, 1]} in s.told()
    assert s.t.hope[2] == 1
    s.do(2, "building", seat=3, building="death_left")
    assert s.t.hope[1] == 1
    s.do(1, "building", seat=3, building="death_middle")
    assert s.t.despair[3] == 1


def test_without_despair_the_guests_still_get_hope() -> None:
    s = stage("thanksgiving")
    s.initiate("thanksgiving").do(0, "seat", seat=2).do(0, "seat", seat=3)
    assert s.t.hope[2:] == [1, 1]
    assert "removed" not in s.happened()
