"""Bridget Bishop: move one accusation."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.19")
def test_from_one_colonist_to_another() -> None:
    town = Town(circles={0: ["bridget_bishop"], 1: ["tituba"]}, accusations={"joseph_porter": 2}).resolve(s7=0)
    town.do(0, "use")
    assert town.offers(0) == {"take_from joseph_porter"}
    town.do(0, "take_from", "joseph_porter")
    assert "joseph_porter" not in town.targets(0, "give_to")
    town.do(0, "give_to", "tituba")
    assert town.accusations("joseph_porter") == 1 and town.accusations("tituba") == 1


@pytest.mark.rule("A12.19")
def test_moving_is_not_placing() -> None:
    """Point 45: George Jacobs gains nothing by it."""
    circles = {0: ["bridget_bishop"], 1: ["george_jacobs"]}
    town = Town(circles=circles, accusations={"joseph_porter": 1}).resolve(s7=0).do(0, "use")
    town.do(0, "take_from", "joseph_porter").do(0, "give_to", "george_jacobs")
    assert town.influence(1) == 10


@pytest.mark.rule("A12.19")
def test_nothing_to_move() -> None:
    town = Town(circles={0: ["bridget_bishop"]}).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
