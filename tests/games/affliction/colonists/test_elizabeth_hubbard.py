"""Elizabeth Hubbard: one accusation, and one more for 1 influence."""

from __future__ import annotations

import pytest

from tests.games.affliction.scenario import Town


@pytest.mark.rule("A12.18")
def test_one_more_for_influence() -> None:
    town = Town(circles={0: ["elizabeth_hubbard"]}, influence=1).resolve(s7=0).do(0, "use")
    town.do(0, "accuse", "israel_porter")
    assert town.offers(0) == {"more", "pass"}
    town.do(0, "more")
    assert town.accusations("israel_porter") == 2 and town.influence(0) == 0


@pytest.mark.rule("A12.18")
def test_one_without_paying() -> None:
    town = Town(circles={0: ["elizabeth_hubbard"]}).resolve(s7=0).do(0, "use").do(0, "accuse", "israel_porter")
    town.do(0, "pass")
    assert town.accusations("israel_porter") == 1 and town.influence(0) == 10
    poor = Town(circles={0: ["elizabeth_hubbard"]}, influence=0).resolve(s7=0).do(0, "use")
    poor.do(0, "accuse", "israel_porter")
    assert poor.asks(poor.match.waiting[0]) == "messenger"
