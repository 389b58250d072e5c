"""Rev. Deodat Lawson: 1 influence for each colonist you bring in."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town, rep


@pytest.mark.rule("A12.24")
def test_one_influence_for_each_arrival() -> None:
    town = Town(circles={0: ["deodat_lawson"]}, bottom=["tituba", "john_willard"]).resolve(s13=0, s14=0)
    town.do(0, "bring", "tituba")
    assert town.influence(0) == 10 - rep("tituba") + 1
    town.do(0, "bring", "john_willard")
    assert town.influence(0) == 10 - rep("tituba") - rep("john_willard") - 1 + 2


@pytest.mark.rule("A12.24")
def test_not_for_himself_nor_for_others() -> None:
    """Point 47."""
    town = Town(bottom=["deodat_lawson", "tituba"]).resolve(s13=0, s14=1).do(0, "bring", "deodat_lawson")
    left = 10 - rep("deodat_lawson")
    assert town.influence(0) == left
    town.do(1, "bring", "tituba")
    assert town.influence(0) == left and town.influence(1) == 10 - rep("tituba") - 1
