"""George Jacobs Sr.: 1 influence each time another player arrests somebody."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.26")
def test_one_for_each_arrest_of_another_player() -> None:
    town = Town(
        3,
        circles={1: ["george_jacobs"]},
        accusations={"john_alden": 9, "daniel_andrew": 9, "israel_porter": 9},
        influence=[5, 0, 5],
    ).resolve(s8=0, s9=2)
    town.do(0, "arrest", "john_alden")
    assert town.influence(1) == 1
    town.do(2, "arrest", "daniel_andrew")
    assert town.influence(1) == 2


@pytest.mark.rule("A12.26")
def test_not_for_arrests_of_his_own_circle_and_not_for_his_own() -> None:
    town = Town(circles={1: ["george_jacobs"]}, accusations={"john_alden": 9}, influence=0).resolve(s8=1)
    assert town.do(1, "arrest", "john_alden").influence(1) == 0
    town = Town(circles={1: ["george_jacobs"]}, accusations={"george_jacobs": 9}, influence=0).resolve(s8=0)
    assert town.do(0, "arrest", "george_jacobs").influence(1) == 0


@pytest.mark.rule("A12.26", "A8.8")
def test_a_scapegoat_counts_as_any_arrest() -> None:
    town = Town(
        circles={1: ["george_jacobs"]}, top=["john_proctor"], bottom=["sarah_good"], accusations={"john_proctor": 9}
    ).resolve(s8=0)
    town.do(0, "arrest", "john_proctor").do(1, "scapegoat", "sarah_good")
    assert town.influence(1) == 11
