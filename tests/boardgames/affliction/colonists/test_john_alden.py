"""Capt. John Alden: pays 1 to put a colonist of the rows under the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.41")
def test_a_colonist_of_the_rows_sails_away() -> None:
    given: dict[str, Any] = {
        "top": ["john_proctor"],
        "bottom": ["tituba"],
        "accusations": {"tituba": 2},
        "protection": "tituba",
    }
    town = Town(circles={0: ["john_alden"], 1: ["john_willard"]}, **given).resolve(s7=0)
    town.do(0, "use")
    assert town.targets(0, "send_away") == {*town.row("top"), *town.row("bottom")}
    town.do(0, "send_away", "tituba")
    view = town.match.view(-1)
    assert town.influence(0) == 9 and view["blue_under"][0] == "tituba"
    assert view["accusations"] == {} and view["protection"] == "nobody"
    town.resolve(s7=0).do(0, "use").do(0, "send_away", "john_proctor")
    assert town.match.view(-1)["red_under"] == ["john_proctor"]


@pytest.mark.rule("A12.41")
def test_it_is_neither_arrest_nor_bringing_in() -> None:
    """Point 29: the conveyor turns all the same."""
    town = Town(circles={0: ["john_alden"]}, bottom=["tituba", "mary_easty", "daniel_andrew", "giles_corey"])
    town.resolve(s7=0).do(0, "use").do(0, "send_away", "tituba")
    assert town.match.view(-1)["blue_under"] == ["tituba", "giles_corey"]
    assert town.jail(0) == []


@pytest.mark.rule("A12.41")
def test_one_influence_is_needed() -> None:
    town = Town(circles={0: ["john_alden"]}, influence=0).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
