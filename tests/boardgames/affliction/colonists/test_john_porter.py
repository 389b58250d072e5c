"""John Porter: bring a colonist in for 2 more."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.9")
def test_bringing_in_for_two_more() -> None:
    town = Town(circles={0: ["john_porter"]}, bottom=["tituba"], influence=5).resolve(s7=0).do(0, "use")
    assert town.match.view(0)["surcharge"] == 2
    town.do(0, "bring", "tituba")
    assert town.circle(0) == ["john_porter", "tituba"] and town.influence(0) == 0


@pytest.mark.rule("A12.9")
def test_from_another_circle_and_against_the_ban() -> None:
    """Point 13."""
    town = Town(
        circles={0: ["john_porter"], 1: ["tituba", "bridget_bishop"]}, factions=["village_a", "town_a"], influence=10
    )
    town.resolve(s7=0).do(0, "use")
    assert "tituba" in town.targets(0, "bring") and "bridget_bishop" not in town.targets(0, "bring")
    assert town.do(0, "bring", "tituba").influence(0) == 0


@pytest.mark.rule("A12.9")
def test_not_offered_when_nobody_can_be_paid_for() -> None:
    town = Town(circles={0: ["john_porter"]}, influence=2).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
