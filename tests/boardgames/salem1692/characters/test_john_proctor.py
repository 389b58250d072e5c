"""John Proctor."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import hanged


@pytest.mark.rule("S9.14")
def test_hand_and_blue_cards_of_the_dead_are_his() -> None:
    s = hanged(1, 5, characters={2: "john_proctor"}, hand={1: "alibi arson"}, front={1: "asylum stocks"})
    assert s.hand(2) == {"alibi": 1, "arson": 1, "asylum": 1}
    assert s.discards() == ["stocks", "witness"]
    assert s.match.view(3)["public_hand"][2] == {"asylum": 1}, "everyone saw the blue card go"
    assert s.match.view(1)["known_hands"] == {"2": {"alibi": 1, "arson": 1}}, "the dead know their own hand"
    assert "cards" not in s.events("inherited", 3)[0]


@pytest.mark.rule("S9.14")
def test_his_own_cards_are_discarded() -> None:
    s = hanged(1, 5, characters={1: "john_proctor"}, hand={1: "alibi"})
    assert s.discards() == ["alibi", "witness"]
