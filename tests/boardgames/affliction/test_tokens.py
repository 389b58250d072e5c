"""Tokens (A6)."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.affliction.names import INDEX
from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A6.1")
def test_tokens_are_placed_at_once_and_never_run_out() -> None:
    """Ruling 3."""
    town = Town(accusations={"john_alden": 60}, influence=90).resolve(s12=0)
    town.do(0, "accuse", "john_alden")
    assert town.asks(0) == "accuse"  # the second must be placed now
    town.do(0, "accuse", "john_alden")
    assert town.accusations("john_alden") == 62 and town.influence(0) == 92


@pytest.mark.rule("A6.2")
def test_accusations_matter_for_arrests_only() -> None:
    town = Town(circles={0: ["rebecca_nurse", "ann_putnam"]}, accusations={"rebecca_nurse": 9, "ann_putnam": 9})
    assert town.resolve(s6=0).influence(0) == 12
    assert "use ann_putnam" in town.resolve(s7=0).offers(0)
    assert Town(bottom=["tituba"], accusations={"tituba": 9}).bring_price(0, "tituba") == 3


@pytest.mark.rule("A6.3")
@pytest.mark.parametrize(("fear", "gained"), [(0, 2), (1, 2), (2, 1), (3, 1)])
def test_two_fear_stop_influence(fear: int, gained: int) -> None:
    """Point 22."""
    town = Town(circles={0: ["rebecca_nurse"]}, fear={"rebecca_nurse": fear}, influence=0)
    assert town.resolve(s6=0).influence(0) == gained


@pytest.mark.rule("A6.4")
@pytest.mark.parametrize(("fear", "works"), [(2, True), (3, False)])
def test_three_fear_stop_every_kind_of_ability(fear: int, works: bool) -> None:
    """Point 22: hammer, clock, puritan and scapegoat alike."""
    hammer = Town(circles={0: ["ann_putnam"]}, fear={"ann_putnam": fear}).resolve(s7=0)
    assert ("use ann_putnam" in hammer.offers(0)) is works
    clock = Town(circles={0: ["nathaniel_ingersoll"]}, fear={"nathaniel_ingersoll": fear}, influence=0).resolve(s1=0)
    assert clock.influence(0) == (2 if works else 1)
    puritan = Town(circles={0: ["deodat_lawson"]}, fear={"deodat_lawson": fear}, bottom=["tituba"]).resolve(s13=0)
    assert puritan.do(0, "bring", "tituba").influence(0) == 10 - 3 + (1 if works else 0)
    goat = Town(bottom=["sarah_good"], top=["john_proctor"], fear={"sarah_good": fear}, accusations={"john_proctor": 1})
    goat.resolve(s8=0).do(0, "arrest", "john_proctor")
    assert (goat.asks(1) == "scapegoat") is works


@pytest.mark.rule("A6.4")
def test_a_silenced_colonist_says_why() -> None:
    town = Town(circles={0: ["ann_putnam", "mary_warren"]}, fear={"ann_putnam": 3}).resolve(s7=0)
    assert town.refusal(0, "use", colonist="ann_putnam") == ("affliction-silenced", "A6.4")


@pytest.mark.rule("A6.5")
def test_three_fear_at_most() -> None:
    """Ruling 3, point 21."""
    town = Town(fear={"john_alden": 3}).resolve(s11=0)
    assert "john_alden" not in town.targets(0, "frighten")
    assert town.refusal(0, "frighten", colonist="john_alden") == ("affliction-most-fear", "A6.5")
    town.do(0, "comfort", "john_alden")
    assert town.fear("john_alden") == 2


@pytest.mark.rule("A6.6")
def test_spectral_evidence_stops_influence_and_ability() -> None:
    town = Town(circles={0: ["samuel_parris"]}, spectral="samuel_parris", influence=0)
    assert town.resolve(s6=0).influence(0) == 1
    town = Town(circles={0: ["samuel_parris", "ann_putnam"]}, spectral="samuel_parris").resolve(s7=0)
    assert town.offers(0) == {"use ann_putnam", "done"}
    clock = Town(circles={0: ["nathaniel_ingersoll"]}, spectral="nathaniel_ingersoll", influence=0).resolve(s1=0)
    assert clock.influence(0) == 1


@pytest.mark.rule("A6.7")
def test_advocates_raise_the_reputation_and_cannot_be_taken() -> None:
    """Answer 6: taking and removing influence look at what a player has, never at cards."""
    town = Town(circles={0: ["joseph_porter"], 1: ["tituba"]}, advocates={"tituba": 3}, influence=[0, 3])
    assert town.bring_price(0, "tituba") == 3 + 3 + 5
    town.resolve(s7=0).do(0, "use").do(0, "seat", 1)
    assert town.influence(1) == 1 and town.t.advocates[INDEX["tituba"]] == 3
    town.t.influence = [0, 2]
    town.resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"  # three advocates and two influence are not five


@pytest.mark.rule("A6.8")
def test_the_protected_cannot_be_arrested_by_any_means() -> None:
    """Point 17."""
    town = Town(
        circles={0: ["edward_putnam"]},
        bottom=["sarah_good", "giles_corey"],
        top=["john_proctor"],
        accusations={"sarah_good": 2, "john_proctor": 1},
        protection="sarah_good",
    )
    town.resolve(s8=0)
    assert "sarah_good" not in town.targets(0, "arrest")
    assert town.refusal(0, "arrest", colonist="sarah_good") == ("affliction-protected", "A6.8")
    town.do(0, "arrest", "john_proctor")
    assert town.jail(0) == ["john_proctor"]  # nor as a scapegoat
    town = Town(circles={0: ["edward_putnam"]}, accusations={"john_alden": 1}, protection="john_alden").resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A6.8")
def test_the_protected_may_be_brought_in_and_receive_tokens() -> None:
    """Point 17."""
    town = Town(bottom=["tituba"], protection="tituba")
    town.resolve(s1=1, s10=0, s11=1, s13=0).do(1, "accuse", "tituba").do(0, "haunt", "tituba")
    town.do(1, "frighten", "tituba").do(0, "bring", "tituba")
    assert town.circle(0) == ["tituba"] and town.t.protection == INDEX["tituba"]


@pytest.mark.rule("A6.8")
def test_anyone_may_move_protection_on() -> None:
    """Point 18: the same player too."""
    town = Town().resolve(s4=0).do(0, "protect", "israel_porter").resolve(s4=0).do(0, "protect", "joseph_porter")
    assert town.t.protection == INDEX["joseph_porter"]
    town.resolve(s4=1).do(1, "protect", "israel_porter")
    assert town.t.protection == INDEX["israel_porter"]


@pytest.mark.rule("A6.9")
def test_taking_and_removing_influence() -> None:
    """Answer 6."""
    town = Town(circles={0: ["john_putnam"]}, influence=[1, 5]).resolve(s7=0).do(0, "use").do(0, "seat", 1)
    assert town.t.influence == [2, 4]
    town = Town(circles={0: ["joseph_porter"]}, influence=[1, 5]).resolve(s7=0).do(0, "use").do(0, "seat", 1)
    assert town.t.influence == [2, 3]  # two to the reserve; one for the owner is his own gift


@pytest.mark.rule("A6.10")
def test_tokens_of_who_goes_under_the_deck_return() -> None:
    """Ruling 3, point 19."""
    name = "giles_corey"
    town = Town(
        bottom=["john_alden", "daniel_andrew", "tituba", name],
        accusations={name: 2},
        fear={name: 1},
        spectral=name,
        protection=name,
    )
    town.end_round()
    view = town.match.view(-1)
    assert name not in view["accusations"] and name not in view["fear"]
    assert view["spectral"] == view["protection"] == "nobody"
    assert view["blue_under"] == [name]


@pytest.mark.rule("A6.11")
@pytest.mark.parametrize(
    ("space", "circle", "do"),
    [("s10", [], "haunt"), ("s4", [], "protect"), ("s7", ["nathaniel_putnam"], "protect")],
)
def test_a_single_token_may_not_be_placed_where_it_lies(space: str, circle: list[str], do: str) -> None:
    """Ruling 16."""
    town = Town(circles={0: circle}, spectral="john_alden", protection="john_alden").resolve(**{space: 0})
    if circle:
        town.do(0, "use", circle[0])
    assert "john_alden" not in town.targets(0, do) and "daniel_andrew" in town.targets(0, do)
    error = town.refused(0, do, colonist="john_alden")
    assert (error.code, error.rule) == ("affliction-lies-there", "A6.11")
    town.do(0, do, "daniel_andrew")


@pytest.mark.rule("A6.11", "A4.3")
def test_with_nobody_else_in_play_spectral_evidence_stays() -> None:
    town = Town(circles={1: ["tituba"]}, spectral="tituba", rows=False).resolve(s10=0)
    assert [event["space"] for event in town.events("no_action")] == [10]
