"""Land Rush: two Buildings for the Constable; the others secretly decide whether to buy one."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.12")

DECK = ["death_left", "justice_left", "trade_right", "finance_left", "trade_middle"]


def test_the_constable_takes_two_and_claims_are_secret_until_all_have_decided() -> None:
    s = stage("land_rush", 3, hope={0: 4, 1: 1, 2: 2}, deck=DECK)
    s.initiate("land_rush")
    assert s.names(0) == ["death_left", "justice_left", "trade_left"]
    assert s.m.waiting == (1, 2)
    before = [s.m.view(v) for v in (-1, 0, 2)]
    s.do(1, "claim")
    assert [s.m.view(v) for v in (-1, 0, 2)] == before  # not even who has answered
    s.do(2, "claim")
    assert {"key": "claimed", "seat": 1, "building": "trade_right"} in s.told()
    assert s.owns(1) == [("trade_left", 0, 0), ("trade_right", 0, 0)]
    assert s.names(2) == ["finance_left", "trade_left"]
    assert s.t.hope[1:] == [0, 1]  # each paid 1 Hope


@pytest.mark.rule("N2.10", "N1.3")
def test_cards_are_drawn_from_the_constable_on_and_their_symbols_do_not_count() -> None:
    s = stage("land_rush", 3, constable=2, hope={0: 1, 1: 1, 2: 4}, deck=DECK)
    s.initiate("land_rush").do(1, "claim").do(0, "claim")
    assert [(e["seat"], e["building"]) for e in s.told() if e["key"] == "claimed"] == [
        (2, "death_left"),
        (2, "justice_left"),
        (0, "trade_right"),
        (1, "finance_left"),
    ]
    assert s.t.despair == [0, 0, 0]


def test_whoever_has_no_hope_is_not_asked() -> None:
    s = stage("land_rush", 3, hope={0: 4, 2: 1}, deck=DECK)
    s.initiate("land_rush")
    assert (s.kind(), s.m.waiting) == ("land_rush", (2,))
    s.m.timeout()
    assert "no_claims" in s.happened()


def test_a_short_deck_serves_the_first_and_nobody_pays_for_nothing() -> None:
    s = stage("land_rush", 3, hope={0: 4, 1: 1, 2: 1}, deck=DECK[:3])
    s.initiate("land_rush").do(1, "claim").do(2, "claim")
    assert s.names(1) == ["trade_left", "trade_right"]
    assert s.names(2) == ["trade_left"]
    assert s.happened().count("claimed") == 3
    assert s.t.hope[1:] in ([0, 1], [1, 1])  # seat 1 may be the next Constable, with 1 new Hope
    s = stage("land_rush", 3, hope={0: 4, 1: 1}, deck=DECK[:1])
    s.initiate("land_rush")
    assert s.kind() != "land_rush"
