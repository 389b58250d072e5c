"""Joseph Porter: a player with 4 or more loses 2 influence."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.12")
def test_two_from_a_rich_player_to_the_reserve() -> None:
    town = Town(4, circles={0: ["joseph_porter"]}, influence=[9, 3, 4, 7]).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"seat 2", "seat 3"}
    town.do(0, "seat", 3)
    assert town.t.influence == [9, 3, 4, 5]


@pytest.mark.rule("A12.12")
def test_nobody_is_rich_enough() -> None:
    town = Town(circles={0: ["joseph_porter"]}, influence=[9, 3]).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
