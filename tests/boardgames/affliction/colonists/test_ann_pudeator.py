"""Ann Pudeator: 1 influence for each accused colonist of the circle."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.37")
@pytest.mark.parametrize(("accused", "gained"), [(1, 1), (2, 2), (3, 2)])
def test_one_for_each_two_at_most(accused: int, gained: int) -> None:
    circle = ["ann_pudeator", "tituba", "john_willard"]
    town = Town(circles={0: circle}, accusations=dict.fromkeys(circle[:accused], 2), influence=0).resolve(s7=0)
    assert town.do(0, "use").influence(0) == gained


@pytest.mark.rule("A12.37")
def test_nobody_accused() -> None:
    town = Town(circles={0: ["ann_pudeator"]}).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
