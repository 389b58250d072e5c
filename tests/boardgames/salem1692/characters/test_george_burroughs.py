"""George Burroughs."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.10", "S4.3")
def test_eight_accusations_are_needed() -> None:
    s = scene(5, characters={1: "george_burroughs"}, hand={0: "accusation*2"}, front={1: "accusation*6"})
    s.play(0, "accusation", 1)
    assert s.kind == "turn"
    s.play(0, "accusation", 1)
    assert s.kind == "reveal"
    assert s.match.view(-1)["limits"][1] == 8
