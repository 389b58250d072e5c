"""John Putnam: take 1 influence from a richer player."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.3")
def test_only_from_those_who_have_more() -> None:
    town = Town(3, circles={0: ["john_putnam"]}, influence=[3, 3, 4]).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"seat 2"}
    town.do(0, "seat", 2)
    assert town.t.influence == [4, 3, 3]


@pytest.mark.rule("A12.3")
def test_useless_to_the_richest() -> None:
    town = Town(circles={0: ["john_putnam"]}, influence=[5, 5]).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
