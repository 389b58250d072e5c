"""Sarah Good."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.39")
def test_arson_and_robbery_against_her_fizzle() -> None:
    s = scene(5, characters={1: "sarah_good"}, hand={0: "arson robbery", 1: "alibi"})
    s.play(0, "arson", 1)
    s.play(0, "robbery", 1, 2)
    assert s.hand(1) == {"alibi": 1}
    assert s.discards() == ["arson", "robbery"]
    assert [e["card"] for e in s.events("fizzled")] == ["arson", "robbery"]


@pytest.mark.rule("S9.40")
def test_she_may_be_given_a_robbed_hand() -> None:
    s = scene(5, characters={1: "sarah_good"}, hand={0: "robbery", 2: "alibi"})
    s.play(0, "robbery", 2, 1)
    assert s.hand(1) == {"alibi": 1}
