"""George Jacobs Sr.: 1 influence when others accuse his circle."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.26")
def test_once_for_each_space_that_accuses_his_circle() -> None:
    town = Town(circles={1: ["george_jacobs", "tituba"]}, influence=0).resolve(s1=0, s12=0)
    town.do(0, "accuse", "tituba")
    assert town.influence(1) == 1
    town.do(0, "accuse", "george_jacobs").do(0, "accuse", "tituba")
    assert town.influence(1) == 2


@pytest.mark.rule("A12.26")
def test_not_for_own_accusations_nor_for_other_circles() -> None:
    town = Town(circles={1: ["george_jacobs", "tituba"]}, influence=0).resolve(s1=1, s2=0)
    town.do(1, "accuse", "tituba")
    assert town.influence(1) == 1  # the space's own
    town.do(0, "accuse", "israel_porter")
    assert town.influence(1) == 1


@pytest.mark.rule("A12.26")
def test_abilities_count_too() -> None:
    town = Town(circles={0: ["mercy_lewis"], 1: ["george_jacobs"]}, influence=0).resolve(s7=0).do(0, "use")
    assert town.do(0, "accuse", "george_jacobs").influence(1) == 1
