"""S11: two left."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import Scene, scene


def down_to_two(hand: str = "", deck: str = "accusation*4 night") -> Scene:
    """Seat 1 dies by seat 0's Witness; seats 0 and 3 are left."""
    s = scene(
        4,
        tryals={1: "not_a_witch"},
        dead=(2,),
        hand={0: "witness " + hand},
        front={0: "piety", 3: "asylum stocks"},
        deck=deck,
    )
    s.condemn(0, "witness", 1)
    assert s.t.living == (0, 3)
    return s


@pytest.mark.rule("S11.1", "S11.4")
def test_blue_cards_leave_the_game_and_stocks_stay() -> None:
    s = down_to_two()
    assert s.front(0) == {}
    assert s.front(3) == {"stocks": 1}
    assert sorted(s.match.view(-1)["removed"]) == ["asylum", "piety"]
    s.do(0, "end_turn")
    assert s.asked == (0,), "the Stocks still cost a turn"


@pytest.mark.rule("S11.2")
def test_drawn_blue_cards_scapegoat_and_robbery_are_replaced() -> None:
    s = down_to_two(deck="matchmaker scapegoat alibi robbery accusation*3 night")
    s.do(0, "end_turn")
    s.do(0, "draw")
    assert s.hand(0) == {"alibi": 1, "accusation": 1}
    assert [e["card"] for e in s.events("set_aside")] == ["matchmaker", "scapegoat", "robbery"]


@pytest.mark.rule("S11.3")
def test_those_in_hand_cannot_be_played() -> None:
    s = down_to_two(hand="black_cat scapegoat robbery accusation")
    assert s.may_play(0) == ["accusation"]
    assert s.refusal(0, "play", card="black_cat").rule == "S11.3"


@pytest.mark.rule("S11.5")
def test_parris_is_not_offered_what_is_out_of_the_game() -> None:
    s = scene(
        4, characters={0: "samuel_parris"}, dead=(1, 2), discards="matchmaker scapegoat alibi piety robbery arson"
    )
    s.do(0, "take_discards")
    assert [o["card"] for o in s.offers(0)] == ["alibi", "arson"]
    s.match.timeout()
    s.match.timeout()
    assert s.hand(0) == {"alibi": 1, "arson": 1}
    s = scene(4, characters={0: "samuel_parris"}, dead=(1, 2), discards="matchmaker scapegoat robbery")
    assert {"do": "take_discards"} not in s.offers(0)
