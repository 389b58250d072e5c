"""Letters of Trade: a player shows the town one type."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.5")


def test_the_player_chooses_which_type_the_town_sees() -> None:
    s = stage("letters_of_trade")
    s.initiate("letters_of_trade").do(0, "seat", seat=1)
    assert s.dos(1) == ["type trade", "type finance"]
    s.do(1, "type", type="finance")
    assert {"key": "type_shown", "seat": 1, "type": "finance"} in s.told()
    assert s.m.view(-1)["types_shown"] == [0, 0b100, 0, 0]


def test_a_type_is_shown_only_once() -> None:
    s = stage("letters_of_trade")
    s.t.types_shown[1] = 0b100
    s.initiate("letters_of_trade").do(0, "seat", seat=1)
    assert s.dos(1) == ["type trade"]


def test_nobody_is_asked_a_third_time_for_that_would_tell_the_side() -> None:
    s = stage("letters_of_trade", characters=["merchant", "midwife", "fiddler", "notary"])
    s.t.types_shown[1] = 0b11
    s.initiate("letters_of_trade")
    assert s.seats_offered(0) == [2, 3]
    assert s.refuse(0, "seat", seat=1).rule == "N13.5"


def test_with_everyone_asked_twice_it_is_impossible() -> None:
    s = stage("letters_of_trade", row=["letters_of_trade", "fire"])
    s.t.types_shown = [0, 0b110, 0b101, 0b1100]
    s.begin()
    assert "initiate letters_of_trade" not in s.dos(0)
