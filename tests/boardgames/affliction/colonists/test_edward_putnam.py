"""Edward Putnam: an arrest for 2 more in the ability phase."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.2")
def test_an_arrest_for_two_more() -> None:
    town = Town(circles={0: ["edward_putnam"]}, bottom=["giles_corey"], accusations={"giles_corey": 1}, influence=5)
    town.resolve(s7=0).do(0, "use")
    assert town.match.view(0)["surcharge"] == 2
    town.do(0, "arrest", "giles_corey")
    assert town.jail(0) == ["giles_corey"] and town.influence(0) == 0


@pytest.mark.rule("A12.2")
def test_not_offered_when_nobody_can_be_paid_for() -> None:
    town = Town(circles={0: ["edward_putnam", "mary_warren"]}, accusations={"john_alden": 1}, influence=4).resolve(s7=0)
    assert town.offers(0) == {"use mary_warren", "done"}
    assert town.refused(0, "use", colonist="edward_putnam").code == "affliction-no-effect"


@pytest.mark.rule("A12.2")
def test_influence_taken_first_on_space_five_pays_for_it() -> None:
    """Point 24."""
    town = Town(circles={0: ["edward_putnam"]}, accusations={"john_alden": 1}, influence=4).resolve(s5=0)
    assert town.influence(0) == 5 and town.offers(0) == {"use edward_putnam", "done"}


@pytest.mark.rule("A12.2", "A4.1")
def test_declining_is_told_of_him_and_not_of_the_whole_space() -> None:
    town = Town(circles={0: ["edward_putnam", "mary_warren"]}, accusations={"john_alden": 1}).resolve(s7=0)
    town.do(0, "use", "edward_putnam").do(0, "pass")
    assert [event["colonist"] for event in town.events("used_on_nobody")] == ["edward_putnam"]
    assert not town.events("declined") and town.offers(0) == {"use mary_warren", "done"}
