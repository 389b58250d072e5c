"""Cotton Mather."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.8")
def test_evidence_before_him_is_worth_one_wherever_it_came_from() -> None:
    s = scene(5, characters={1: "cotton_mather"}, hand={0: "evidence scapegoat"}, front={2: "evidence accusation"})
    s.play(0, "evidence", 1)
    assert s.t.accused_of(1) == 1
    s.play(0, "scapegoat", 2, 1)
    assert s.t.accused_of(1) == 3


@pytest.mark.rule("S9.9")
def test_it_is_worth_three_again_when_it_leaves() -> None:
    s = scene(5, characters={1: "cotton_mather"}, hand={0: "scapegoat"}, front={1: "evidence*2", 2: "accusation"})
    s.play(0, "scapegoat", 1, 2)
    assert s.kind == "reveal"
