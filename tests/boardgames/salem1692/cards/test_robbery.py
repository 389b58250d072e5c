"""Robbery."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.17", "S5.18", "S1.11")
def test_the_hand_goes_to_another_and_the_robber_learns_nothing() -> None:
    s = scene(5, hand={0: "robbery", 1: "alibi accusation", 2: "witness"})
    s.play(0, "robbery", 1, 2)
    assert s.hand(1) == {}
    assert s.hand(2) == {"alibi": 1, "accusation": 1, "witness": 1}
    assert s.match.view(1)["known_hands"] == {"2": {"alibi": 1, "accusation": 1}}
    assert s.match.view(0)["known_hands"] == {}
    assert "cards" in s.events("robbed", 2)[0]
    assert "cards" not in s.events("robbed", 0)[0]


@pytest.mark.rule("S5.18")
def test_knowledge_of_a_passed_hand_shrinks_as_it_is_played() -> None:
    s = scene(5, hand={0: "robbery", 1: "alibi accusation", 2: "accusation"}, front={3: "accusation"})
    s.play(0, "robbery", 1, 2)
    s.do(0, "end_turn")
    s.do(1, "draw")
    s.play(2, "accusation", 3)
    assert s.match.view(1)["known_hands"] == {"2": {"alibi": 1}}
    s.play(2, "alibi", 3)
    assert s.match.view(1)["known_hands"] == {}


@pytest.mark.rule("S5.17", "S13.1")
def test_it_names_two_other_players() -> None:
    s = scene(5, hand={0: "robbery accusation", 1: "alibi"})
    s.do(0, "play", card="robbery")
    assert s.seats_offered(0) == [1]
    s.do(0, "seat", seat=1)
    assert s.seats_offered(0) == [2, 3, 4]
    assert s.refusal(0, "seat", seat=0).rule == "S13.1"
