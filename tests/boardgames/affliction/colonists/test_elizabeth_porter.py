"""Elizabeth Porter: no surcharge on spaces 9 and 14."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.11")
def test_spaces_nine_and_fourteen_at_the_plain_price() -> None:
    town = Town(circles={0: ["elizabeth_porter"]}, bottom=["giles_corey", "tituba"], accusations={"giles_corey": 1})
    town.resolve(s9=0, s14=0)
    assert town.match.view(0)["surcharge"] == 0
    town.do(0, "arrest", "giles_corey").do(0, "bring", "tituba")
    assert town.influence(0) == 10 - 3 - 3


@pytest.mark.rule("A12.11")
def test_not_for_others_nor_for_abilities() -> None:
    circles = {0: ["elizabeth_porter", "edward_putnam"]}
    town = Town(circles=circles, bottom=["giles_corey"], accusations={"giles_corey": 1}).resolve(s9=1)
    assert town.match.view(1)["surcharge"] == 1
    town.do(1, "pass").resolve(s7=0).do(0, "use")
    assert town.match.view(0)["surcharge"] == 2


@pytest.mark.rule("A12.11")
def test_silenced_she_helps_nobody() -> None:
    town = Town(circles={0: ["elizabeth_porter"]}, spectral="elizabeth_porter", accusations={"john_alden": 1})
    assert town.resolve(s9=0).match.view(0)["surcharge"] == 1
