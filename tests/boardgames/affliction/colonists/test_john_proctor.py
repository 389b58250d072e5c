"""John Proctor: Fear on an Afflicted girl, or 1 influence."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.5")
def test_fear_on_a_girl_or_influence() -> None:
    town = Town(circles={0: ["john_proctor"], 1: ["ann_putnam"]}, bottom=["mary_warren"], fear={"mary_warren": 3})
    town.resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"frighten ann_putnam", "collect"}
    town.do(0, "frighten", "ann_putnam")
    assert town.fear("ann_putnam") == 1 and town.influence(0) == 10
    town.resolve(s7=0).do(0, "use").do(0, "collect")
    assert town.influence(0) == 11


@pytest.mark.rule("A12.5")
def test_not_where_fear_is_shunned() -> None:
    town = Town(circles={0: ["john_proctor"], 1: ["ann_putnam", "susannah_martin"]}).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"collect"}
