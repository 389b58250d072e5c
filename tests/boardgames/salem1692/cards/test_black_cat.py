"""Black Cat."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.24", "S6.2")
def test_its_player_shows_a_tryal_when_conspiracy_is_drawn() -> None:
    s = scene(5, front={2: "black_cat"}, deck="conspiracy alibi night")
    s.do(0, "draw")
    s.alone(0, "black_cat", "tryal", at=0)
    assert len(s.t.revealed[2]) == 1


@pytest.mark.rule("S5.25")
def test_after_dawn_it_is_a_blue_card_like_any_other() -> None:
    s = scene(5, hand={0: "curse scapegoat"}, front={2: "black_cat"})
    s.play(0, "scapegoat", 2, 3)
    assert s.front(3) == {"black_cat": 1}
    s.play(0, "curse", 3)
    s.do(0, "card", card="black_cat")
    assert s.discards() == ["black_cat", "curse", "scapegoat"]
    s = scene(5, deck="black_cat alibi night")
    s.do(0, "draw")
    assert s.hand(0) == {"black_cat": 1, "alibi": 1}
    s = scene(5, hand={0: "black_cat"})
    s.play(0, "black_cat", 4)
    assert s.front(4) == {"black_cat": 1}
