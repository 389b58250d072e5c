"""Ann Putnam: one accusation on any colonist."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.13")
def test_one_accusation_anywhere() -> None:
    town = Town(circles={0: ["ann_putnam"], 1: ["tituba"]}).resolve(s7=0).do(0, "use")
    everyone = {"ann_putnam", "tituba", *town.row("top"), *town.row("bottom")}
    assert town.targets(0, "accuse") == everyone and "pass" not in town.offers(0)
    town.do(0, "accuse", "tituba")
    assert town.accusations("tituba") == 1
    assert town.events("accused_by")[-1]["by"] == "ann_putnam"
