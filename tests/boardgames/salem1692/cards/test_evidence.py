"""Evidence."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.5")
def test_it_is_worth_three() -> None:
    s = scene(5, hand={0: "evidence"}, front={3: "accusation*3"})
    s.play(0, "evidence", 3)
    assert s.t.accused_of(3) == 6
    assert s.kind == "turn"
