"""Rebecca Nurse: the others of her circle cost other players 1 more."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.31")
def test_one_more_for_the_others_of_her_circle() -> None:
    town = Town(3, circles={1: ["rebecca_nurse", "tituba"]}, accusations={"tituba": 1, "rebecca_nurse": 1})
    assert town.arrest_price(0, "tituba") == 3 - 1 + 5 + 1
    assert town.bring_price(2, "tituba") == 3 + 5 + 1
    assert town.arrest_price(0, "rebecca_nurse") == 5 - 1 + 5


@pytest.mark.rule("A12.31")
def test_it_comes_on_top_of_what_fell_below_zero() -> None:
    """Ruling 1: a surcharge is never eaten."""
    town = Town(circles={1: ["rebecca_nurse", "tituba"]}, accusations={"tituba": 20})
    assert town.arrest_price(0, "tituba") == 1


@pytest.mark.rule("A12.31")
def test_not_in_a_row_nor_silenced() -> None:
    town = Town(circles={1: ["tituba"]}, bottom=["rebecca_nurse"], accusations={"tituba": 1})
    assert town.arrest_price(0, "tituba") == 7
    town = Town(circles={1: ["rebecca_nurse", "tituba"]}, spectral="rebecca_nurse", accusations={"tituba": 1})
    assert town.arrest_price(0, "tituba") == 7
