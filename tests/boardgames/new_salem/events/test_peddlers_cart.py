"""Peddler's Cart: an open draft of one Building each."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.11")


def test_from_the_constable_on_each_may_take_one() -> None:
    s = stage("peddlers_cart", 3, constable=1, hope={1: 4}, deck=["death_left", "justice_left", "trade_right"])
    s.initiate("peddlers_cart")
    assert s.m.view(-1)["cart"] == ["trade_right", "death_left", "justice_left"]
    assert s.dos(1) == ["take trade_right", "take death_left", "take justice_left", "pass"]
    s.do(1, "take", building="justice_left").do(2, "pass").do(0, "take", building="death_left")
    assert s.names(1) == ["justice_left", "trade_left"]
    assert s.names(2) == ["trade_left"]
    assert s.names(0) == ["death_left", "trade_left"]
    assert s.m.view(-1)["under_deck"] == ["trade_right"]  # what is left, seen by all
    assert s.m.view(-1)["cart"] == []


@pytest.mark.rule("N2.10")
def test_its_symbols_bring_no_cubes() -> None:
    s = stage("peddlers_cart", 3, deck=["death_left", "justice_left", "justice_right"])
    s.initiate("peddlers_cart").do(0, "take", building="death_left").do(1, "take", building="justice_left")
    s.do(2, "take", building="justice_right")
    assert s.t.despair == [0, 0, 0]
    assert s.t.hope[1] == 0 or s.t.constable == 1


def test_silence_takes_nothing() -> None:
    s = stage("peddlers_cart", 3, deck=["death_left", "justice_left", "trade_right"])
    s.initiate("peddlers_cart")
    s.m.timeout()
    assert {"key": "cart_passed", "seat": 0} in s.told()


def test_a_short_deck_fills_the_cart_as_far_as_it_goes() -> None:
    s = stage("peddlers_cart", 3, deck=["death_left"])
    s.initiate("peddlers_cart").do(0, "take", building="death_left")
    assert s.happened().count("cart_took") == 1
    assert "cart_passed" not in s.happened()
