"""Sarah Osborne: 1 influence each time another player brings a colonist in."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.33")
def test_one_for_each_colonist_that_another_player_brings_in() -> None:
    town = Town(3, circles={1: ["sarah_osborne"]}, influence=[9, 0, 9]).resolve(s13=0, s14=2)
    town.do(0, "bring", "john_alden").do(2, "bring", "daniel_andrew")
    assert town.influence(1) == 2


@pytest.mark.rule("A12.33")
def test_not_for_the_owners_own_nor_for_herself() -> None:
    town = Town(circles={1: ["sarah_osborne"]}, influence=9).resolve(s13=1).do(1, "bring", "john_alden")
    assert town.influence(1) == 5
    town = Town(circles={1: ["sarah_osborne"]}, influence=20).resolve(s13=0).do(0, "bring", "sarah_osborne")
    assert town.influence(1) == 20


@pytest.mark.rule("A12.33")
def test_silenced_she_claims_nothing() -> None:
    town = Town(circles={1: ["sarah_osborne"]}, fear={"sarah_osborne": 3}, influence=[9, 0]).resolve(s13=0)
    assert town.do(0, "bring", "john_alden").influence(1) == 0
