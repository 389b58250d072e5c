"""Elizabeth Proctor: three accusations before she can be arrested from a circle."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.6")
@pytest.mark.parametrize(("accusations", "price"), [(1, None), (2, None), (3, 7), (4, 6)])
def test_in_a_circle_three_accusations_are_needed(accusations: int, price: int | None) -> None:
    town = Town(circles={1: ["elizabeth_proctor"]}, accusations={"elizabeth_proctor": accusations})
    assert town.arrest_price(0, "elizabeth_proctor") == price


@pytest.mark.rule("A12.6")
def test_in_a_row_one_is_enough() -> None:
    """Answer 7: clocks work in a circle only."""
    town = Town(top=["elizabeth_proctor"], accusations={"elizabeth_proctor": 1})
    assert town.arrest_price(0, "elizabeth_proctor") == 4


@pytest.mark.rule("A12.6")
def test_spectral_evidence_silences_her() -> None:
    town = Town(circles={1: ["elizabeth_proctor"]}, spectral="elizabeth_proctor")
    assert town.arrest_price(0, "elizabeth_proctor") == 5


@pytest.mark.rule("A12.6")
def test_the_refusal_says_why() -> None:
    accused = {"elizabeth_proctor": 1, "john_alden": 1}
    town = Town(circles={1: ["elizabeth_proctor"]}, accusations=accused).resolve(s8=0)
    assert town.refusal(0, "arrest", colonist="elizabeth_proctor") == ("affliction-shielded", "A12.6")
