"""Rev. Samuel Parris: an accusation, two with an Afflicted girl beside him."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.30")
@pytest.mark.parametrize(("circle", "placed"), [([], 1), (["tituba"], 1), (["mary_warren"], 2), (["ann_putnam"], 2)])
def test_two_with_a_girl_in_the_circle(circle: list[str], placed: int) -> None:
    town = Town(circles={0: ["samuel_parris", *circle]}).resolve(s7=0).do(0, "use", "samuel_parris")
    assert town.do(0, "accuse", "israel_porter").accusations("israel_porter") == placed
