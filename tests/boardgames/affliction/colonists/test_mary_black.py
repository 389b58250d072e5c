"""Mary Black: may be arrested in place of a Prominent Colonist. The cases of answer 10 are in test_scapegoats.py."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.20")
def test_arrested_in_place_of_a_prominent_colonist() -> None:
    town = Town(bottom=["mary_black"], top=["john_proctor"], accusations={"john_proctor": 1}).resolve(s8=0)
    town.do(0, "arrest", "john_proctor").do(1, "scapegoat", "mary_black")
    assert town.jail(0) == ["mary_black"] and town.influence(0) == 10


@pytest.mark.rule("A12.20")
def test_whoever_holds_her_may_offer_her() -> None:
    town = Town(3, circles={2: ["mary_black"]}, top=["john_proctor"], accusations={"john_proctor": 1}).resolve(s8=0)
    town.do(0, "arrest", "john_proctor").do(2, "scapegoat", "mary_black")
    assert town.jail(0) == ["mary_black"] and town.circle(2) == []
