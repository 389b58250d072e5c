"""Arson."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.15", "S5.1")
def test_the_whole_hand_is_discarded_for_all_to_see() -> None:
    s = scene(5, hand={0: "arson", 2: "alibi witness"})
    s.play(0, "arson", 2)
    assert s.hand(2) == {}
    assert s.discards() == ["alibi", "arson", "witness"]
    assert s.events("hand_burnt")[0]["cards"] == ["witness", "alibi"]


@pytest.mark.rule("S5.15", "S5.3")
def test_not_on_an_empty_hand() -> None:
    s = scene(5, hand={0: "arson", 2: "alibi"})
    s.do(0, "play", card="arson")
    assert s.seats_offered(0) == [2]
    assert s.refusal(0, "seat", seat=3).rule == "S5.3"
