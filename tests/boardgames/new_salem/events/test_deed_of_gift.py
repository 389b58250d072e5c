"""Deed of Gift: a Building goes from another player to a third."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.10")


def test_a_building_changes_hands_between_two_others() -> None:
    s = stage("deed_of_gift", buildings={**ONE, 1: [("death_left", 0, 2)]})
    s.initiate("deed_of_gift").do(0, "building", seat=1, building="death_left")
    assert s.seats_offered(0) == [2, 3]
    s.do(0, "seat", seat=3)
    assert s.owns(1) == []
    assert s.owns(3) == [("death_left", 0, 2), ("trade_left", 0, 0)]


def test_with_three_players_the_receiver_is_plain() -> None:
    s = stage("deed_of_gift", 3)
    s.initiate("deed_of_gift").do(0, "building", seat=1, building="trade_left")
    assert s.names(2) == ["trade_left", "trade_left"]


def test_the_constable_is_neither() -> None:
    s = stage("deed_of_gift", 3)
    s.initiate("deed_of_gift")
    assert s.dos(0) == ["building 1 trade_left", "building 2 trade_left"]
