"""Samuel Parris."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.37")
def test_twice_two_cards_of_choice_from_the_discards() -> None:
    s = scene(4, characters={0: "samuel_parris"}, discards="alibi witness curse conspiracy", deck="accusation*12 night")
    s.do(0, "take_discards")
    assert [o["card"] for o in s.offers(0)] == ["witness", "alibi", "curse"], "no black cards"
    s.do(0, "card", card="witness")
    s.do(0, "card", card="curse")
    assert s.hand(0) == {"witness": 1, "curse": 1}
    assert s.match.view(2)["public_hand"][0] == {"witness": 1, "curse": 1}
    assert s.asked == (1,), "this was his turn"
    s.t.used[0] = (0, 2, 0)
    for seat in (1, 2, 3):
        s.do(seat, "draw")
    assert {"do": "take_discards"} not in s.offers(0)


@pytest.mark.rule("S9.38")
def test_one_if_there_is_but_one_and_none_if_there_is_none() -> None:
    s = scene(5, characters={0: "samuel_parris"}, discards="alibi conspiracy")
    s.do(0, "take_discards")
    s.do(0, "card", card="alibi")
    assert s.asked == (1,)
    s = scene(5, characters={0: "samuel_parris"}, discards="conspiracy")
    assert {"do": "take_discards"} not in s.offers(0)
    assert s.refusal(0, "take_discards").rule == "S9.1"
