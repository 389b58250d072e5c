"""Dr. William Griggs: an advocate for a colonist of his circle."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.27")
def test_one_from_the_reserve_on_the_own_circle() -> None:
    """Point 49: himself included, one for each activation."""
    town = Town(circles={0: ["william_griggs", "tituba"], 1: ["john_willard"]}).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"advocate william_griggs", "advocate tituba"}
    town.do(0, "advocate", "tituba")
    assert town.influence(0) == 10 and town.match.view(-1)["advocates"] == {"tituba": 1}
    assert town.bring_price(1, "tituba") == 3 + 1 + 5
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A12.27", "A6.7")
def test_three_at_most() -> None:
    advocates = {"william_griggs": 3, "tituba": 2}
    town = Town(circles={0: ["william_griggs", "tituba"]}, advocates=advocates).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"advocate tituba"}
    assert town.refused(0, "advocate", colonist="william_griggs").rule == "A6.7"
    town.do(0, "advocate", "tituba").resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
