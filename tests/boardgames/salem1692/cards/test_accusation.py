"""Accusation."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.4")
def test_it_lies_before_another_player_and_is_worth_one() -> None:
    s = scene(5, hand={0: "accusation"})
    s.play(0, "accusation", 3)
    assert s.front(3) == {"accusation": 1}
    assert s.t.accused_of(3) == 1
    assert s.events("played") == [{"key": "salem1692.played", "seat": 0, "card": "accusation", "target": 3}]
