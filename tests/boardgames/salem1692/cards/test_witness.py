"""Witness."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.6")
def test_it_is_worth_seven_and_reveals_at_once() -> None:
    s = scene(5, hand={0: "witness"})
    s.play(0, "witness", 3)
    assert s.kind == "reveal"


@pytest.mark.rule("S5.6", "S9.10")
def test_before_george_burroughs_it_is_not_enough() -> None:
    s = scene(5, hand={0: "witness"}, characters={3: "george_burroughs"})
    s.play(0, "witness", 3)
    assert s.kind == "turn"
    assert s.front(3) == {"witness": 1}
