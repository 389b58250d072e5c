"""Mercy Lewis: accuses in another circle, twice where there is an accusation."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.14")
def test_only_in_other_circles() -> None:
    town = Town(3, circles={0: ["mercy_lewis"], 1: ["tituba"], 2: ["john_willard"]}).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"accuse tituba", "accuse john_willard"}
    town.do(0, "accuse", "tituba")
    assert town.accusations("tituba") == 1


@pytest.mark.rule("A12.14")
def test_two_on_the_accused() -> None:
    town = Town(circles={0: ["mercy_lewis"], 1: ["tituba"]}, accusations={"tituba": 1}).resolve(s7=0)
    assert town.do(0, "use").do(0, "accuse", "tituba").accusations("tituba") == 3


@pytest.mark.rule("A12.14")
def test_nobody_to_accuse() -> None:
    town = Town(circles={0: ["mercy_lewis"], 1: ["william_proctor"]}).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
