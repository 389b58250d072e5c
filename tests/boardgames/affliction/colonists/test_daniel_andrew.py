"""Daniel Andrew: no ban between Village and Town."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgames.affliction.scenario import Town, rep


@pytest.mark.rule("A12.40")
def test_both_places_are_open() -> None:
    rows = ["bridget_bishop", "samuel_parris"]
    town = Town(circles={0: ["daniel_andrew"]}, bottom=rows, factions=["village_a", "town_a"])
    assert town.bring_price(0, "bridget_bishop") == rep("bridget_bishop")
    assert town.bring_price(0, "samuel_parris") == rep("samuel_parris")
    assert town.bring_price(1, "samuel_parris") is None


@pytest.mark.rule("A12.40")
def test_silenced_the_ban_is_back() -> None:
    given: dict[str, Any] = {
        "bottom": ["bridget_bishop"],
        "factions": ["village_a", "town_a"],
        "fear": {"daniel_andrew": 3},
    }
    town = Town(circles={0: ["daniel_andrew"]}, **given)
    assert town.bring_price(0, "bridget_bishop") is None
