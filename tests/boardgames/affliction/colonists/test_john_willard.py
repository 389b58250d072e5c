"""John Willard: others pay 1 more to arrest a Prominent Colonist."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.36")
def test_one_more_for_prominent_colonists() -> None:
    given: dict[str, Any] = {
        "top": ["john_proctor"],
        "bottom": ["giles_corey"],
        "accusations": {"john_proctor": 1, "giles_corey": 1},
    }
    town = Town(3, circles={1: ["john_willard"]}, **given)
    assert town.arrest_price(0, "john_proctor") == 6 - 1 + 1
    assert town.arrest_price(2, "john_proctor") == 6
    assert town.arrest_price(1, "john_proctor") == 5  # his own circle's owner does not
    assert town.arrest_price(0, "giles_corey") == 3


@pytest.mark.rule("A12.36")
def test_not_from_a_row() -> None:
    town = Town(bottom=["john_willard"], top=["john_proctor"], accusations={"john_proctor": 1})
    assert town.arrest_price(0, "john_proctor") == 5
