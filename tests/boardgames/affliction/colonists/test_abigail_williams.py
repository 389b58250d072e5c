"""Abigail Williams: one accusation each on one or two colonists of the same row."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.17")
def test_two_colonists_of_the_same_row() -> None:
    town = Town(circles={0: ["abigail_williams"], 1: ["tituba"]}).resolve(s7=0).do(0, "use")
    assert town.targets(0, "accuse") == {*town.row("top"), *town.row("bottom")}
    town.do(0, "accuse", "israel_porter")
    assert town.targets(0, "accuse") == {*town.row("top")} - {"israel_porter"}
    town.do(0, "accuse", "joseph_porter")
    assert town.accusations("israel_porter") == town.accusations("joseph_porter") == 1


@pytest.mark.rule("A12.17")
def test_one_is_enough() -> None:
    town = Town(circles={0: ["abigail_williams"]}).resolve(s7=0).do(0, "use").do(0, "accuse", "john_alden")
    town.do(0, "pass")
    assert sum(town.t.accusations) == 1


@pytest.mark.rule("A12.17")
def test_alone_in_a_row() -> None:
    town = Town(circles={0: ["abigail_williams"]}, bottom=["tituba"], top=["john_proctor"], rows=False).resolve(s7=0)
    town.do(0, "use").do(0, "accuse", "john_proctor")
    assert town.asks(0) != "ability_abigail_williams" and town.accusations("john_proctor") == 1
