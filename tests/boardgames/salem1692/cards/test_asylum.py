"""Asylum."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import hanged, scene


@pytest.mark.rule("S5.21", "S7.21", "S5.2")
def test_the_kill_does_nothing_to_its_player() -> None:
    s = scene(5, front={1: "asylum"}, deck="night")
    s.night(kill=1, gavel=2)
    assert s.alive(1)
    assert s.events("kill_named")[0]["saved"] == "asylum"
    assert s.front(1) == {"asylum": 1}


@pytest.mark.rule("S5.21")
def test_it_helps_against_no_other_death() -> None:
    s = hanged(1, 5, front={1: "asylum"})
    assert not s.alive(1)
