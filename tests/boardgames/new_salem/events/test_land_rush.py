"""Land Rush: all secretly decide whether to claim."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.12")


def test_claims_are_secret_until_all_have_decided() -> None:
    s = stage("land_rush", 3, deck=["death_left", "justice_left", "trade_right"])
    s.initiate("land_rush")
    assert s.m.waiting == (0, 1, 2)
    before = [s.m.view(v) for v in (-1, 0, 2)]
    s.do(1, "claim")
    assert [s.m.view(v) for v in (-1, 0, 2)] == before  # not even who has answered
    s.do(0, "pass").do(2, "claim")
    assert {"key": "claimed", "seat": 1, "building": "death_left"} in s.told()
    assert s.owns(1) == [("death_left", 0, 1), ("trade_left", 0, 0)]
    assert ("justice_left", 0, 1) in s.owns(2)
    assert s.names(0) == ["trade_left"]


@pytest.mark.rule("N2.10", "N1.3")
def test_cards_are_drawn_from_the_constable_on_and_their_symbols_do_not_count() -> None:
    s = stage("land_rush", 3, constable=2, hope={2: 4}, deck=["death_left", "justice_left", "trade_right"])
    s.initiate("land_rush").do(0, "claim").do(1, "claim").do(2, "claim")
    assert [(e["seat"], e["building"]) for e in s.told() if e["key"] == "claimed"] == [
        (2, "death_left"),
        (0, "justice_left"),
        (1, "trade_right"),
    ]
    assert s.t.despair == [1, 1, 1]


def test_nobody_claims() -> None:
    s = stage("land_rush", 3)
    s.initiate("land_rush")
    s.m.timeout()
    assert "no_claims" in s.happened()


def test_a_short_deck_serves_the_first() -> None:
    s = stage("land_rush", 3, deck=["death_left"])
    s.initiate("land_rush").do(0, "claim").do(1, "claim").do(2, "pass")
    assert s.names(0) == ["death_left", "trade_left"]
    assert s.names(1) == ["trade_left"]
    assert s.t.despair == [1, 0, 0]
