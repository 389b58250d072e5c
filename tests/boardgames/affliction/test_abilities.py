"""Where and when abilities work (A7)."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.affliction.cardset import named
from meetinghouse.boardgames.affliction.names import HOUSE_COLONISTS
from meetinghouse.boardgames.affliction.powers import MOMENTS, Scripted
from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A7.1", "A7.4")
def test_nothing_but_arrest_texts_and_scapegoats_works_outside_a_circle() -> None:
    """Answers 7 and 8."""
    town = Town(
        bottom=["william_proctor", "tituba", "martha_corey", "nathaniel_ingersoll"],
        circles={0: ["ann_putnam"]},
        accusations={"martha_corey": 1},
        influence=5,
    )
    town.resolve(s1=1, s7=0, s8=0)
    assert town.influence(1) == 6  # no Ingersoll
    town.do(1, "accuse", "martha_corey").do(0, "use")
    assert town.influence(0) == 5  # no Martha Corey
    assert "william_proctor" in town.targets(0, "accuse")  # the girls may accuse him in the centre
    town.do(0, "accuse", "martha_corey").do(0, "arrest", "martha_corey")
    assert town.asks(town.match.waiting[0]) == "messenger"  # no Tituba


@pytest.mark.rule("A7.1")
def test_texts_of_the_arrested_work_in_rows_and_circles() -> None:
    """Answer 8."""
    accusations = {"mary_easty": 3, "john_alden": 2}
    row = Town(bottom=["mary_easty"], accusations=accusations).resolve(s8=0)
    assert row.do(0, "arrest", "mary_easty").accusations("john_alden") == 1
    circle = Town(circles={1: ["mary_easty"]}, accusations=accusations).resolve(s8=0)
    assert circle.do(0, "arrest", "mary_easty").accusations("john_alden") == 1


@pytest.mark.rule("A7.2")
def test_hammers_are_used_on_five_and_seven_only() -> None:
    town = Town(circles={0: ["ann_putnam", "rebecca_nurse"]})
    assert town.resolve(s6=0).asks(0) in ("", "messenger")
    for space in ("s5", "s7"):
        town.resolve(**{space: 0})
        assert "use ann_putnam" in town.offers(0) and "use rebecca_nurse" not in town.offers(0)
        assert town.refused(0, "use", colonist="rebecca_nurse").rule == "A7.2"
        assert town.refused(0, "use", colonist="john_alden").rule == "A7.1"
    town.resolve(s12=0)
    assert town.refused(0, "use", colonist="ann_putnam").code == "not-now"


@pytest.mark.rule("A7.3")
def test_puritans_act_by_themselves() -> None:
    town = Town(circles={0: ["ann_putnam"], 1: ["martha_corey"]}).resolve(s7=0).do(0, "use")
    assert town.influence(1) == 11  # nobody asked seat 1


@pytest.mark.rule("A7.5")
@pytest.mark.parametrize("place", ["row", "circle"])
def test_pentagrams_work_wherever_they_are_in_play(place: str) -> None:
    town = Town(
        bottom=["sarah_good"] if place == "row" else [],
        circles={1: ["sarah_good"]} if place == "circle" else {},
        top=["john_proctor"],
        accusations={"john_proctor": 1},
    )
    town.resolve(s8=0).do(0, "arrest", "john_proctor")
    assert town.offers(1) == {"scapegoat sarah_good", "pass"}


OURS = [named("house").power[number] for number in range(len(HOUSE_COLONISTS))]


def test_every_colonist_has_a_power_of_its_own() -> None:
    """All four kinds, no two the same (the two scapegoats are so by the rulebook)."""
    assert {power.icon for power in OURS} == {"hammer", "puritan", "clock", "pentagram"}
    steps = [str(power.code) + power.when for power in OURS if isinstance(power, Scripted)]
    others = {type(power) for power in OURS if not isinstance(power, Scripted)}
    assert len(set(steps)) == len(steps) and len(steps) + len(others) == len(HOUSE_COLONISTS)


@pytest.mark.parametrize("name", HOUSE_COLONISTS)
def test_every_moment_of_a_colonist_goes_with_the_icon_on_its_card(name: str) -> None:
    power = named("house").power[HOUSE_COLONISTS.index(name)]
    assert power.moments(), "does nothing"
    assert {MOMENTS[moment] for moment in power.moments()} == {named("house").icon[HOUSE_COLONISTS.index(name)]}
