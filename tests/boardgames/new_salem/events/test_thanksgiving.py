"""Thanksgiving: a Building for the Constable and one for a guest, and a Despair less."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.14")

DECK = ["death_left", "justice_left", "trade_right"]


@pytest.mark.rule("N2.10")
def test_host_and_guest_take_a_building_and_the_host_removes_a_despair() -> None:
    s = stage("thanksgiving", buildings={**ONE, 3: [("death_left", 0, 2), ("death_middle", 0, 1)]}, deck=DECK)
    s.initiate("thanksgiving")
    assert s.seats_offered(0) == [1, 2, 3]
    s.do(0, "seat", seat=2)
    assert {"key": "feasted", "seat": 0, "target": 2} in s.told()
    taken = [(e["seat"], e["building"]) for e in s.told() if e["key"] == "claimed"]
    assert taken == [(0, "death_left"), (2, "justice_left")]
    assert s.t.hope[2] == 0 and s.t.despair[0] == 0  # the symbols of neither count
    s.do(0, "building", seat=3, building="death_left")
    assert s.t.despair[3] == 2


def test_without_despair_they_still_take_buildings() -> None:
    s = stage("thanksgiving", deck=DECK)
    s.initiate("thanksgiving").do(0, "seat", seat=2)
    assert s.happened().count("claimed") == 2
    assert "removed" not in s.happened()


def test_with_one_building_left_it_is_the_hosts() -> None:
    s = stage("thanksgiving", deck=DECK[:1])
    s.initiate("thanksgiving").do(0, "seat", seat=2)
    assert [e["seat"] for e in s.told() if e["key"] == "claimed"] == [0]
