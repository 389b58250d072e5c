"""Giles Corey: in a circle accusations do not make his arrest cheaper."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.32")
def test_he_stands_mute_in_a_circle() -> None:
    town = Town(circles={1: ["giles_corey"]}, accusations={"giles_corey": 6})
    assert town.arrest_price(0, "giles_corey") == 4 + 5


@pytest.mark.rule("A12.32")
def test_in_a_row_or_silenced_they_count() -> None:
    assert Town(bottom=["giles_corey"], accusations={"giles_corey": 3}).arrest_price(0, "giles_corey") == 1
    town = Town(circles={1: ["giles_corey"]}, accusations={"giles_corey": 3}, fear={"giles_corey": 3})
    assert town.arrest_price(0, "giles_corey") == 4 - 3 + 5


@pytest.mark.rule("A12.32")
def test_an_accusation_is_needed_all_the_same() -> None:
    assert Town(circles={1: ["giles_corey"]}).arrest_price(0, "giles_corey") is None
