"""Giles Corey."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.11", "S9.13")
def test_two_accusations_may_be_shown_for_a_third_card() -> None:
    s = scene(5, characters={0: "giles_corey"}, deck="accusation*4 night")
    s.do(0, "draw")
    s.alone(0, "giles", "yes")
    assert s.hand(0) == {"accusation": 3}
    assert s.match.view(3)["public_hand"][0] == {"accusation": 2}
    assert s.asked == (1,), "the third card brings no fourth"


@pytest.mark.rule("S9.12")
@pytest.mark.parametrize("deck", ["accusation evidence", "witness accusation", "alibi arson"])
def test_he_is_asked_after_every_draw_and_offered_it_only_when_true(deck: str) -> None:
    s = scene(5, characters={0: "giles_corey"}, deck=deck + " accusation*2 night")
    s.do(0, "draw")
    assert s.kind == "giles"
    assert s.offers(0) == [{"do": "no"}]
    s.do(0, "no")
    assert s.asked == (1,)


@pytest.mark.rule("S9.12")
def test_a_black_card_is_no_accusation() -> None:
    s = scene(5, characters={0: "giles_corey"}, deck="conspiracy accusation*4 night")
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    assert s.offers(0) == [{"do": "no"}]


@pytest.mark.rule("S9.11")
def test_others_are_not_asked() -> None:
    s = scene(5, characters={1: "giles_corey"}, deck="accusation*4 night")
    s.do(0, "draw")
    assert s.kind == "turn"


@pytest.mark.rule("S9.11", "S5.18")
def test_who_knew_two_accusations_in_his_hand_still_knows_them_when_he_shows_two_others() -> None:
    s = scene(5, characters={1: "giles_corey", 2: "tituba"}, hand={0: "robbery", 2: "accusation*2"})
    s.t.used[2] = (0, 0, 1)  # she has put the deck in order, but it has been shuffled since
    s.play(0, "robbery", 2, 1)
    s.do(0, "end_turn")
    s.stack_deck("accusation*3 night")
    assert s.match.view(2)["known_hands"] == {"1": {"accusation": 2}}
    s.do(1, "draw")
    s.do(1, "yes")
    assert s.match.view(2)["known_hands"] == {"1": {"accusation": 2}}
    assert s.match.view(2)["public_hand"][1] == {"accusation": 2}
