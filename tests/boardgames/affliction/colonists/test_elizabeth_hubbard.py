"""Elizabeth Hubbard: one accusation, and 1 influence where there are three or more then."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.18")
@pytest.mark.parametrize(("before", "gained"), [(0, 0), (1, 0), (2, 1), (5, 1)])
def test_influence_from_the_third_accusation_on(before: int, gained: int) -> None:
    town = Town(circles={0: ["elizabeth_hubbard"]}, accusations={"israel_porter": before}).resolve(s7=0).do(0, "use")
    assert "pass" not in town.offers(0)
    town.do(0, "accuse", "israel_porter")
    assert town.accusations("israel_porter") == before + 1 and town.influence(0) == 10 + gained


@pytest.mark.rule("A12.18")
def test_any_colonist_will_do() -> None:
    town = Town(circles={0: ["elizabeth_hubbard"], 1: ["tituba"]}).resolve(s7=0).do(0, "use")
    assert town.targets(0, "accuse") == {"elizabeth_hubbard", "tituba", *town.row("top"), *town.row("bottom")}
