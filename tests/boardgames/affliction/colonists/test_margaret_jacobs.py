"""Margaret Jacobs: 4 points or -1, by what became of her grandfather."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.25")
def test_four_points_while_he_is_free() -> None:
    """Point 52: instead of her point and her houses."""
    town = Town(arrested={0: ["margaret_jacobs"]}, bottom=["george_jacobs"])
    assert town.points(0)["righteousness"] == 4 and town.points(0)["wealth"] == 0


@pytest.mark.rule("A12.25")
@pytest.mark.parametrize("by", [0, 1])
def test_minus_one_if_he_is_arrested_by_anyone(by: int) -> None:
    """Point 53."""
    arrested = {0: ["margaret_jacobs"], 1: []}
    arrested[by].append("george_jacobs")
    town = Town(arrested=arrested)
    assert town.points(0)["righteousness"] == (0 if by == 0 else -1)


@pytest.mark.rule("A12.25")
def test_english_may_undo_it() -> None:
    """Point 53: what counts is the state at the end."""
    town = Town(
        circles={0: ["philip_english"]},
        arrested={0: ["margaret_jacobs"], 1: ["george_jacobs"]},
        grievances=["mill_dam"] * 2,
    )
    assert town.points(0)["total"] == 1 - 1
    town.resolve(s7=0).do(0, "use").do(0, "release", "george_jacobs")
    assert town.points(0)["total"] == 1 + 4


@pytest.mark.rule("A12.25")
def test_in_a_circle_she_is_worth_a_point() -> None:
    town = Town(circles={0: ["margaret_jacobs"]}, arrested={1: ["george_jacobs"]})
    assert town.points(0)["righteousness"] == 1
