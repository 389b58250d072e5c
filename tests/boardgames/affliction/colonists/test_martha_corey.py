"""Martha Corey: 1 influence for each action in which a girl uses her ability."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.23")
def test_girls_of_any_circle_count() -> None:
    """Point 44."""
    town = Town(circles={0: ["ann_putnam"], 1: ["martha_corey", "mary_warren"]}).resolve(s5=0, s7=1)
    town.do(0, "use").do(0, "accuse", "israel_porter")
    assert town.influence(1) == 11
    town.do(1, "use").do(1, "accuse", "israel_porter")
    assert town.influence(1) == 12


@pytest.mark.rule("A12.23")
def test_several_girls_in_one_action_count_once() -> None:
    """Rulebook; point 44."""
    town = Town(circles={0: ["ann_putnam", "mary_warren"], 1: ["martha_corey"]}).resolve(s5=0, s7=0)
    for girl in ("ann_putnam", "mary_warren"):
        town.do(0, "use", girl).do(0, "accuse", "israel_porter")
    assert town.influence(1) == 11
    town.do(0, "use", "ann_putnam").do(0, "accuse", "israel_porter")  # another action
    assert town.influence(1) == 12


@pytest.mark.rule("A12.23")
def test_others_do_not_count() -> None:
    town = Town(circles={0: ["samuel_parris"], 1: ["martha_corey"]}).resolve(s7=0).do(0, "use")
    assert town.influence(1) == 10
