"""Sarah Cloyce: one Fear or one accusation off any colonist."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.34")
def test_fear_or_accusation() -> None:
    given: dict[str, Any] = {"accusations": {"israel_porter": 1}, "fear": {"joseph_porter": 2}}
    town = Town(circles={0: ["sarah_cloyce"]}, **given).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"clear israel_porter", "comfort joseph_porter"}
    town.do(0, "comfort", "joseph_porter").resolve(s7=0).do(0, "use").do(0, "clear", "israel_porter")
    assert town.fear("joseph_porter") == 1 and town.accusations("israel_porter") == 0


@pytest.mark.rule("A12.34")
def test_nothing_to_take_away() -> None:
    town = Town(circles={0: ["sarah_cloyce"]}).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
