"""Peddler's Cart: of three Buildings you take one, and a player of your choice takes another."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.11")

DECK = ["death_left", "justice_left", "trade_right", "trade_left"]


def test_the_constable_takes_one_and_a_player_of_their_choice_another() -> None:
    s = stage("peddlers_cart", 3, constable=1, hope={1: 4}, deck=DECK)
    s.initiate("peddlers_cart")
    assert s.m.view(-1)["cart"] == ["trade_right", "death_left", "justice_left"]
    assert s.dos(1) == ["take trade_right", "take death_left", "take justice_left", "pass"]
    s.do(1, "take", building="justice_left")
    assert (s.kind(), s.seats_offered(1)) == ("cart_guest", [0, 2])
    s.do(1, "seat", seat=0)
    assert s.dos(0) == ["take trade_right", "take death_left", "pass"]
    s.do(0, "take", building="death_left")
    assert s.names(1) == ["justice_left", "trade_left"]
    assert s.names(0) == ["death_left", "trade_left"]
    assert s.names(2) == ["trade_left"]
    assert s.m.view(-1)["under_deck"] == ["trade_right"]  # what is left, seen by all
    assert s.m.view(-1)["cart"] == []


@pytest.mark.rule("N2.10")
def test_its_symbols_bring_no_cubes() -> None:
    s = stage("peddlers_cart", 3, deck=DECK)
    s.initiate("peddlers_cart").do(0, "take", building="death_left").do(0, "seat", seat=1)
    s.do(1, "take", building="justice_left")
    assert s.t.despair == [0, 0, 0]


def test_silence_takes_nothing() -> None:
    s = stage("peddlers_cart", 3, deck=DECK)
    s.initiate("peddlers_cart")
    s.m.timeout()
    assert {"key": "cart_passed", "seat": 0} in s.told()


def test_a_short_deck_fills_the_cart_as_far_as_it_goes() -> None:
    s = stage("peddlers_cart", 3, deck=["death_left"])
    s.initiate("peddlers_cart").do(0, "take", building="death_left")
    assert s.happened().count("cart_took") == 1
    assert s.kind() != "cart_guest"  # nothing is left for anybody
