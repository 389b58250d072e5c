"""Rev. George Burroughs: when he is arrested each player takes a Fear away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgames.affliction.scenario import Town


def arrested(seats: int = 2, **given: Any) -> Town:
    """Seat 0 has just arrested him."""
    town = Town(seats, bottom=["george_burroughs"], accusations={"george_burroughs": 1}, **given)
    return town.resolve(s8=0).do(0, "arrest", "george_burroughs")


@pytest.mark.rule("A12.22")
def test_each_player_from_the_first_takes_one_fear() -> None:
    """Ruling 10, point 42: from any colonist in play."""
    town = arrested(3, circles={1: ["tituba"]}, fear={"tituba": 1, "joseph_porter": 2}, first=1)
    assert town.match.waiting == (1,) and town.offers(1) == {"comfort tituba", "comfort joseph_porter"}
    town.do(1, "comfort", "tituba").do(2, "comfort", "joseph_porter").do(0, "comfort", "joseph_porter")
    assert sum(town.t.fear) == 0


@pytest.mark.rule("A12.22")
def test_without_fear_nobody_is_asked() -> None:
    town = arrested()
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A12.22")
def test_when_the_fear_is_used_up_the_rest_are_not_asked() -> None:
    town = arrested(3, fear={"joseph_porter": 1}).do(0, "comfort", "joseph_porter")
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A12.22")
def test_silenced_he_says_nothing() -> None:
    """Point 22; his own Fear goes back to the supply with him."""
    town = arrested(fear={"george_burroughs": 3, "joseph_porter": 1})
    assert town.asks(town.match.waiting[0]) == "messenger" and town.fear("joseph_porter") == 1


@pytest.mark.rule("A12.22", "A4.7")
def test_a_token_taken_this_round_does_not_change_the_order() -> None:
    """Ruling 15."""
    town = Town(3, bottom=["george_burroughs"], accusations={"george_burroughs": 1}, fear={"joseph_porter": 3}, first=1)
    town.resolve(s4=2, s8=0).do(2, "pass").do(0, "arrest", "george_burroughs")
    assert town.t.first == 2
    town.do(1, "comfort").do(2, "comfort").do(0, "comfort")
    assert town.fear("joseph_porter") == 0


@pytest.mark.rule("A12.22")
def test_which_fear_is_a_choice_and_taking_one_off_is_not() -> None:
    town = arrested(fear={"joseph_porter": 1})
    assert town.offers(0) == {"comfort joseph_porter"}
    assert town.clock().fear("joseph_porter") == 0
