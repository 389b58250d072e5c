"""Abigail Williams."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.3", "S9.2")
def test_with_the_final_accusation_she_may_clear_her_own() -> None:
    s = scene(5, characters={0: "abigail_williams"}, hand={0: "accusation"}, front={0: "evidence", 1: "accusation*6"})
    s.play(0, "accusation", 1)
    s.alone(0, "abigail", "yes")
    assert s.front(0) == {}
    assert s.kind == "reveal"


@pytest.mark.rule("S9.3")
def test_she_may_decline_and_is_not_asked_for_nothing() -> None:
    s = scene(5, characters={0: "abigail_williams"}, hand={0: "accusation"}, front={0: "evidence", 1: "accusation*6"})
    s.play(0, "accusation", 1)
    s.do(0, "no")
    assert s.front(0) == {"evidence": 1}
    s = scene(5, characters={0: "abigail_williams"}, hand={0: "accusation"}, front={1: "accusation*6"})
    s.play(0, "accusation", 1)
    assert s.kind == "reveal"
