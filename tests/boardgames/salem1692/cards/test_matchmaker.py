"""Matchmaker."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import hanged, scene


@pytest.mark.rule("S5.19", "S8.4")
def test_alone_it_does_nothing_linked_they_die_together() -> None:
    s = hanged(1, 6, front={1: "matchmaker"})
    assert s.t.living == (0, 2, 3, 4, 5)
    s = hanged(1, 6, front={1: "matchmaker", 2: "matchmaker"})
    assert s.t.living == (0, 3, 4, 5)
    assert [(e["seat"], e["how"]) for e in s.events("died")] == [(1, "tryals"), (2, "linked")]


@pytest.mark.rule("S5.20")
def test_both_before_one_player_are_discarded() -> None:
    s = scene(5, hand={0: "matchmaker*2"})
    s.play(0, "matchmaker", 1)
    s.play(0, "matchmaker", 1)
    assert s.front(1) == {}
    assert s.discards() == ["matchmaker", "matchmaker"]
    s = scene(5, hand={0: "scapegoat"}, front={1: "matchmaker", 2: "matchmaker"})
    s.play(0, "scapegoat", 1, 2)
    assert s.front(2) == {}
