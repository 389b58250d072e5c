"""Nathaniel Ingersoll: 1 influence more on spaces 1 and 2."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.39")
@pytest.mark.parametrize("space", ["s1", "s2"])
def test_two_influence_for_a_meeting(space: str) -> None:
    town = Town(circles={0: ["nathaniel_ingersoll"]}, influence=0)
    assert town.resolve(**{space: 0}).influence(0) == 2
    town.clock()
    assert town.resolve(**{space: 1}).influence(1) == 1


@pytest.mark.rule("A12.39")
def test_not_on_other_spaces() -> None:
    town = Town(circles={0: ["nathaniel_ingersoll"]}, influence=0)
    assert town.resolve(s12=0).influence(0) == 2
