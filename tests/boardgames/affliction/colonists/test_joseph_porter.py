"""Joseph Porter: another player with 3 or more loses 2 influence, and the owner gains 1."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.12")
def test_two_from_another_player_to_the_reserve_and_one_for_the_owner() -> None:
    town = Town(4, circles={0: ["joseph_porter"]}, influence=[9, 2, 3, 7]).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"seat 2", "seat 3"}
    town.do(0, "seat", 3)
    assert town.t.influence == [10, 2, 3, 5]


@pytest.mark.rule("A12.12")
def test_nobody_has_enough() -> None:
    town = Town(circles={0: ["joseph_porter"]}, influence=[9, 2]).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
