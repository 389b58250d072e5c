"""Mary Warren."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import hanged, scene


@pytest.mark.rule("S9.32")
def test_a_linked_death_does_not_kill_her() -> None:
    s = hanged(1, 6, characters={2: "mary_warren"}, front={1: "matchmaker", 2: "matchmaker"})
    assert s.alive(2)


@pytest.mark.rule("S9.33")
def test_her_death_kills_the_player_linked_to_her() -> None:
    s = hanged(2, 6, characters={2: "mary_warren"}, front={1: "matchmaker", 2: "matchmaker"})
    assert not s.alive(1)


@pytest.mark.rule("S9.34")
def test_the_cat_before_her_does_no_harm() -> None:
    s = scene(5, characters={1: "mary_warren"}, front={1: "black_cat"}, deck="conspiracy alibi night")
    s.do(0, "draw")
    assert s.kind == "pass_tryals"
