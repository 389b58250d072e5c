"""Stocks."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.9", "S5.1")
def test_they_stay_until_the_turn_is_skipped() -> None:
    s = scene(5, hand={0: "stocks"})
    s.play(0, "stocks", 1)
    assert s.front(1) == {"stocks": 1}
    s.do(0, "end_turn")
    assert s.asked == (2,)
    assert s.front(1) == {}
    assert s.discards() == ["stocks"]
    assert s.events("turn_skipped")[0]["seat"] == 1


@pytest.mark.rule("S5.10")
def test_two_cost_two_turns() -> None:
    s = scene(4, front={1: "stocks*2"}, deck="accusation*20 night")
    skipped = []
    for _ in range(7):
        s.do(s.asked[0], "draw")
        skipped.append(s.asked[0])
    assert skipped == [2, 3, 0, 2, 3, 0, 1]


@pytest.mark.rule("S5.11")
def test_they_move_with_a_scapegoat_and_no_curse_removes_them() -> None:
    s = scene(5, hand={0: "scapegoat curse"}, front={1: "stocks"})
    assert s.may_play(0) == ["scapegoat"]
    s.play(0, "scapegoat", 1, 2)
    assert s.front(2) == {"stocks": 1}
    s.do(0, "end_turn")
    assert s.asked == (1,)
    s.do(1, "draw")
    assert s.asked == (3,)
