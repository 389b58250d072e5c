"""Arrests and circles: who and how much (A5)."""

from __future__ import annotations

import pytest

from meetinghouse.board import Show
from meetinghouse.boardgames.affliction.names import INDEX
from meetinghouse.boardgames.affliction.terminal import describe
from meetinghouse.words import Words
from tests.boardgames.affliction.scenario import Town, rep


@pytest.mark.rule("A5.1")
def test_an_arrest_needs_an_accusation_or_spectral_evidence() -> None:
    """Point 16."""
    town = Town(bottom=["giles_corey", "john_alden", "daniel_andrew"], accusations={"giles_corey": 1})
    town.t.spectral = INDEX["john_alden"]
    town.resolve(s8=0)
    assert town.targets(0, "arrest") == {"giles_corey", "john_alden"}
    assert town.refusal(0, "arrest", colonist="daniel_andrew") == ("affliction-no-accusation", "A5.1")


@pytest.mark.rule("A5.1", "A12.2")
def test_edward_needs_an_accusation_too() -> None:
    """Point 16."""
    town = Town(circles={0: ["edward_putnam"]}).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
    town = Town(circles={0: ["edward_putnam"]}, accusations={"john_alden": 1}).resolve(s7=0).do(0, "use")
    assert town.offers(0) == {"arrest john_alden", "pass"}


@pytest.mark.rule("A5.2", "A5.3")
@pytest.mark.parametrize(
    ("circle", "spectral", "prices"),
    [
        (False, False, {(1, 0): 3, (3, 0): 1, (4, 0): 0, (7, 0): 0, (2, 3): 5}),
        (True, False, {(1, 0): 8, (6, 0): 3, (9, 0): 0, (12, 0): 0, (1, 2): 10}),
        (True, True, {(0, 0): 4, (1, 1): 4}),
        (False, True, {(0, 0): 4}),
    ],
)
def test_the_price_of_an_arrest(circle: bool, spectral: bool, prices: dict[tuple[int, int], int]) -> None:
    """By accusations and advocates. Ruling 1, with Mary Easty (reputation 4 here); one below 0 is not paid out."""
    name = "mary_easty"
    for (accusations, advocates), price in prices.items():
        town = Town(
            circles={1: [name]} if circle else {},
            bottom=[] if circle else [name],
            accusations={name: accusations},
            advocates={name: advocates},
            spectral=name if spectral else "nobody",
            influence=20,
        )
        assert town.arrest_price(0, name) == price
        town.resolve(s9=0).do(0, "arrest", name)
        assert town.influence(0) == 20 - price - 1
        assert town.jail(0) == [name]


@pytest.mark.rule("A5.2")
def test_an_arrest_must_be_affordable() -> None:
    town = Town(bottom=["giles_corey", "tituba"], accusations={"giles_corey": 1, "tituba": 1}, influence=2)
    town.resolve(s8=0)
    assert town.targets(0, "arrest") == {"tituba"}
    assert town.refusal(0, "arrest", colonist="giles_corey") == ("affliction-too-dear", "A5.2")


@pytest.mark.rule("A5.4")
def test_below_zero_eats_the_defence_but_never_a_surcharge() -> None:
    """Point 11: rep 3 with 9 accusations in a circle is free, and the +1 or +2 is still due."""
    town = Town(circles={1: ["tituba"]}, accusations={"tituba": 9}, influence=1)
    assert town.arrest_price(0, "tituba") == 0
    town.resolve(s9=0).do(0, "arrest", "tituba")
    assert town.influence(0) == 0
    town = Town(circles={0: ["edward_putnam"], 1: ["tituba"]}, accusations={"tituba": 9}, influence=2)
    town.resolve(s7=0).do(0, "use").do(0, "arrest", "tituba")
    assert town.influence(0) == 0


@pytest.mark.rule("A5.5")
def test_the_starter_is_defended_too() -> None:
    """Point 15."""
    town = Town(circles={1: ["martha_corey"]}, accusations={"martha_corey": 1})
    assert town.arrest_price(0, "martha_corey") == 3 - 1 + 5
    assert town.bring_price(0, "martha_corey") == 3 + 5


@pytest.mark.rule("A5.6")
def test_spectral_evidence_lifts_the_defence_for_arrests_only() -> None:
    """Point 12."""
    town = Town(circles={1: ["martha_corey"]}, spectral="martha_corey")
    assert town.arrest_price(0, "martha_corey") == 3
    assert town.bring_price(0, "martha_corey") == 8


@pytest.mark.rule("A5.7")
def test_nobody_arrests_from_the_own_circle() -> None:
    """Point 14."""
    town = Town(circles={0: ["tituba"]}, accusations={"tituba": 3, "john_alden": 1}).resolve(s8=0)
    assert town.targets(0, "arrest") == {"john_alden"}
    assert town.refusal(0, "arrest", colonist="tituba") == ("affliction-own-circle", "A5.7")


@pytest.mark.rule("A5.8")
def test_the_arrested_go_to_the_pile_without_tokens() -> None:
    """Answer 5."""
    name = "mary_easty"
    town = Town(circles={1: [name]}, accusations={name: 2}, fear={name: 1}, advocates={name: 1}, spectral=name)
    town.resolve(s8=0).do(0, "arrest", name)
    assert town.jail(0) == [name] and town.circle(1) == []
    assert town.tokens(name) == (0, 0, 0)
    assert town.match.view(-1)["spectral"] == "nobody"


@pytest.mark.rule("A5.9", "A5.10")
def test_arrests_are_final() -> None:
    """Answers 4 and 5: nobody takes or arrests out of a pile; an arrested colonist's ability is gone."""
    town = Town(circles={0: ["john_alden"]}, arrested={1: ["tituba", "rebecca_nurse"]}, accusations={"giles_corey": 1})
    town.t.spectral = INDEX["daniel_andrew"]
    town.resolve(s8=0)
    assert town.refused(0, "arrest", colonist="tituba").rule == "A5.10"
    town.do(0, "pass")
    town.resolve(s13=0)
    assert town.refused(0, "bring", colonist="tituba").rule == "A5.10"
    town.do(0, "pass")
    town.resolve(s8=0).do(0, "arrest", "daniel_andrew")
    assert town.asks(1) != "ability_tituba"
    assert town.resolve(s6=1).influence(1) == 11  # Rebecca Nurse's icon is gone too


@pytest.mark.rule("A5.11")
def test_the_price_of_bringing_in() -> None:
    """Ruling 1, point 13: accusations are ignored, advocates are not, five more from another circle."""
    town = Town(bottom=["tituba"], accusations={"tituba": 3}, advocates={"tituba": 2})
    assert town.bring_price(0, "tituba") == 5
    town = Town(circles={1: ["tituba"]}, accusations={"tituba": 3}, advocates={"tituba": 1}, influence=12)
    assert town.bring_price(0, "tituba") == 9
    town.resolve(s14=0).do(0, "bring", "tituba")
    assert town.influence(0) == 2 and town.influence(1) == 12
    assert town.circle(0) == ["tituba"] and town.circle(1) == []


@pytest.mark.rule("A5.11")
def test_bringing_in_must_be_affordable() -> None:
    town = Town(bottom=["tituba", "sarah_good"], influence=2).resolve(s13=0)
    assert town.targets(0, "bring") == {"sarah_good"}
    assert town.refusal(0, "bring", colonist="tituba") == ("affliction-too-dear", "A5.11")


@pytest.mark.rule("A5.12")
def test_tokens_stay_on_who_changes_circles() -> None:
    """Point 20."""
    name = "tituba"
    town = Town(
        circles={1: [name]},
        accusations={name: 2},
        fear={name: 1},
        advocates={name: 1},
        spectral=name,
        protection=name,
        influence=15,
    )
    town.resolve(s13=0).do(0, "bring", name)
    assert town.tokens(name) == (2, 1, 1)
    assert town.t.spectral == town.t.protection == INDEX[name]


@pytest.mark.rule("A5.13")
def test_the_old_owner_gets_nothing_and_circles_have_no_limit() -> None:
    """Points 13 and 33."""
    many = ["tituba", "sarah_good", "mary_black", "mary_easty", "martha_corey", "deodat_lawson", "john_willard"]
    town = Town(circles={0: many, 1: ["mercy_lewis"]}, influence=20).resolve(s13=0).do(0, "bring", "mercy_lewis")
    assert len(town.circle(0)) == 8
    assert town.influence(1) == 20


@pytest.mark.rule("A5.14")
def test_village_and_town_do_not_mix() -> None:
    """Ruling 7; neither: anyone may. Stealing is bringing in, too (point 13)."""
    town = Town(bottom=["samuel_parris", "bridget_bishop", "tituba"], factions=["village_a", "town_a"])
    town.resolve(s13=0)
    assert "samuel_parris" in town.targets(0, "bring") and "tituba" in town.targets(0, "bring")
    assert town.refusal(0, "bring", colonist="bridget_bishop") == ("affliction-wrong-place", "A5.14")
    town.do(0, "pass").resolve(s13=1)
    assert "bridget_bishop" in town.targets(1, "bring") and "samuel_parris" not in town.targets(1, "bring")
    town = Town(circles={1: ["bridget_bishop"]}, factions=["village_a", "town_a"], influence=20)
    assert town.bring_price(0, "bridget_bishop") is None


@pytest.mark.rule("A5.15")
def test_nobody_brings_in_who_is_there() -> None:
    """Point 14."""
    town = Town(circles={0: ["tituba"]}).resolve(s13=0)
    assert town.refusal(0, "bring", colonist="tituba") == ("affliction-own-circle", "A5.15")


@pytest.mark.rule("A5.2", "A5.11")
def test_the_terminal_prices_other_circles_with_the_surcharge_that_is_being_asked_for() -> None:
    town = Town(circles={0: ["giles_corey"], 1: ["tituba"]}, accusations={"tituba": 1}, influence=20).resolve(s9=0)
    words = Words("en")
    board = describe(town.match.view(0), Show(words, "affliction", ["Ada", "Ben"], 0))
    own, tituba = (str(row[1]) for row in board.rows)
    assert own.startswith("Giles Corey") and "[" not in own
    assert tituba.startswith("Tituba") and "one accusation" in tituba
    assert tituba.endswith(f"[arrest {rep('tituba') - 1 + 5 + 1}] [circle {rep('tituba') + 5}]")
