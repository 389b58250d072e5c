"""Nathaniel Putnam: place or move the Protection token."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.4")
def test_protection_to_any_colonist() -> None:
    town = Town(circles={0: ["nathaniel_putnam"]}, protection="israel_porter", first=1).resolve(s7=0).do(0, "use")
    assert "pass" not in town.offers(0) and "nathaniel_putnam" in town.targets(0, "protect")
    town.do(0, "protect", "nathaniel_putnam")
    assert town.match.view(-1)["protection"] == "nathaniel_putnam"
    assert town.t.first == 1  # unlike space 4
