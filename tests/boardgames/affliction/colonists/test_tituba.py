"""Tituba: an accusation in the rows after any arrest."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.29")
@pytest.mark.parametrize("arrester", [0, 1])
def test_after_any_arrest(arrester: int) -> None:
    """Answer 9: the owner's own too."""
    town = Town(circles={1: ["tituba"], 0: ["john_willard"]}, bottom=["giles_corey"], accusations={"giles_corey": 1})
    town.resolve(**{"s8": arrester}).do(arrester, "arrest", "giles_corey")
    assert town.asks(1) == "ability_tituba"
    names = {*town.row("top"), *town.row("bottom")} - {"nobody"}
    assert town.offers(1) == {"pass", *(f"accuse {name}" for name in names)}
    town.do(1, "accuse", "israel_porter")
    assert town.accusations("israel_porter") == 1


@pytest.mark.rule("A12.29")
def test_she_may_stay_silent() -> None:
    town = Town(circles={1: ["tituba"]}, accusations={"john_alden": 1}).resolve(s8=0).do(0, "arrest", "john_alden")
    assert sum(town.do(1, "pass").t.accusations) == 0


@pytest.mark.rule("A12.29")
def test_not_after_her_own_arrest_nor_when_silenced() -> None:
    town = Town(circles={1: ["tituba"]}, accusations={"tituba": 4}).resolve(s8=0).do(0, "arrest", "tituba")
    assert town.asks(town.match.waiting[0]) == "messenger"
    town = Town(circles={1: ["tituba"]}, fear={"tituba": 3}, accusations={"john_alden": 1}).resolve(s8=0)
    town.do(0, "arrest", "john_alden")
    assert town.asks(town.match.waiting[0]) == "messenger"
