"""Curse."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.16", "S5.1", "S5.2")
def test_one_blue_card_of_choice_goes() -> None:
    s = scene(5, hand={0: "curse"}, front={2: "asylum piety accusation"})
    s.play(0, "curse", 2)
    assert s.offers(0) == [{"do": "card", "card": "asylum"}, {"do": "card", "card": "piety"}]
    s.do(0, "card", card="piety")
    assert s.front(2) == {"asylum": 1, "accusation": 1}
    assert s.discards() == ["curse", "piety"]


@pytest.mark.rule("S5.16", "S5.3")
def test_not_without_a_blue_card() -> None:
    assert scene(5, hand={0: "curse"}, front={2: "accusation stocks", 0: "piety"}).may_play(0) == []
