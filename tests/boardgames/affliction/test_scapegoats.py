"""Scapegoats and what follows an arrest (A8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgames.affliction.scenario import Town


def town_with_goat(seats: int = 3, **given: Any) -> Town:
    laid: dict[str, Any] = {
        "top": ["john_proctor"],
        "bottom": ["sarah_good"],
        "accusations": {"john_proctor": 2},
    }
    return Town(seats, **(laid | given))


@pytest.mark.rule("A8.1")
def test_the_declared_arrest_must_be_legal_and_affordable() -> None:
    """Ruling 2, point 35: no free arrest by declaring what one could not pay."""
    town = town_with_goat(influence=3).resolve(s8=0)  # John Proctor would cost 4
    assert town.asks(town.match.waiting[0]) == "messenger"
    town = town_with_goat(influence=4).resolve(s8=0).do(0, "arrest", "john_proctor")
    assert town.asks(1) == "scapegoat"


@pytest.mark.rule("A8.2")
def test_everyone_is_asked_at_once_and_the_first_yes_wins() -> None:
    """Ruling 2 (replaces point 34): the arrester too."""
    town = town_with_goat().resolve(s8=0).do(0, "arrest", "john_proctor")
    assert list(town.match.waiting) == [1, 2, 0]
    for seat in range(3):
        assert town.asks(seat) == "scapegoat" and town.offers(seat) == {"scapegoat sarah_good", "pass"}
    town.do(1, "pass")
    assert list(town.match.waiting) == [2, 0] and town.match.view(0)["decision"]["answered"] is None
    town.do(0, "scapegoat", "sarah_good")
    assert town.jail(0) == ["sarah_good"] and town.asks(2) != "scapegoat"
    assert [event["seat"] for event in town.events("scapegoat")] == [0]


@pytest.mark.rule("A8.2")
def test_if_nobody_speaks_the_arrest_goes_on() -> None:
    """Ruling 2: all decline, or the clock runs out."""
    town = town_with_goat().resolve(s8=0).do(0, "arrest", "john_proctor")
    for seat in (0, 1, 2):
        town.do(seat, "pass")
    assert town.jail(0) == ["john_proctor"] and town.influence(0) == 6
    town = town_with_goat().resolve(s8=0).do(0, "arrest", "john_proctor").clock()
    assert town.jail(0) == ["john_proctor"]


@pytest.mark.rule("A8.2", "A9.2")
@pytest.mark.parametrize("target", ["giles_corey", "ann_putnam"])
def test_only_for_a_prominent_colonist(target: str) -> None:
    """Point 30: a blue card in the top row, or of a great family, is not Prominent."""
    town = Town(top=[target], bottom=["sarah_good"], accusations={target: 1}).resolve(s8=0).do(0, "arrest", target)
    assert town.jail(0) == [target]


@pytest.mark.rule("A8.2")
def test_without_a_scapegoat_in_play_there_is_no_window() -> None:
    town = town_with_goat(bottom=[]).resolve(s8=0).do(0, "arrest", "john_proctor")
    assert town.jail(0) == ["john_proctor"]


@pytest.mark.rule("A8.3")
@pytest.mark.parametrize(
    "given",
    [
        {"protection": "sarah_good"},
        {"bottom": [], "arrested": {1: ["sarah_good"]}},
        {"bottom": []},
        {"spectral": "sarah_good"},
        {"fear": {"sarah_good": 3}},
        {"bottom": [], "circles": {0: ["sarah_good"]}},
    ],
)
def test_when_she_cannot_stand_in(given: dict[str, Any]) -> None:
    """Answer 10: protected, arrested, in the deck, Spectral Evidence, 3 Fear, in the arrester's circle."""
    town = town_with_goat(**given).resolve(s8=0).do(0, "arrest", "john_proctor")
    assert town.jail(0) == ["john_proctor"]


@pytest.mark.rule("A8.3")
def test_who_cannot_stand_in_is_not_offered() -> None:
    town = town_with_goat(bottom=["sarah_good", "mary_black"], protection="mary_black")
    town.resolve(s8=0).do(0, "arrest", "john_proctor")
    assert town.offers(1) == {"scapegoat sarah_good", "pass"}
    assert town.refusal(1, "scapegoat", colonist="mary_black") == ("affliction-no-scapegoat", "A8.3")


@pytest.mark.rule("A8.4")
@pytest.mark.parametrize("circle", [False, True])
def test_she_costs_nothing_and_goes_to_the_arrester(circle: bool) -> None:
    """Ruling 2, point 36: no accusation, no defence, no price; the action is used up."""
    given: dict[str, Any] = {"bottom": [], "circles": {1: ["sarah_good"]}} if circle else {}
    town = town_with_goat(**given).resolve(s8=0).do(0, "arrest", "john_proctor").do(2, "scapegoat", "sarah_good")
    assert town.jail(0) == ["sarah_good"] and town.influence(0) == 10
    assert town.circle(1) == []
    assert "john_proctor" in town.row("top") and town.accusations("john_proctor") == 2
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A8.5")
def test_one_substitution_for_each_attempt() -> None:
    """Point 37: both are offered, one is taken, and no second window opens."""
    town = town_with_goat(bottom=["sarah_good", "mary_black"]).resolve(s8=0).do(0, "arrest", "john_proctor")
    assert town.offers(1) == {"scapegoat sarah_good", "scapegoat mary_black", "pass"}
    town.do(1, "scapegoat", "mary_black")
    assert town.jail(0) == ["mary_black"] and "sarah_good" in town.row("bottom")
    assert town.asks(town.match.waiting[0]) == "messenger"


@pytest.mark.rule("A8.6")
def test_against_edward_for_a_prominent_in_a_circle_and_from_a_third_circle() -> None:
    """Points 38 and 39."""
    town = Town(
        3, circles={0: ["edward_putnam"], 1: ["john_proctor"], 2: ["mary_black"]}, accusations={"john_proctor": 6}
    )
    town.resolve(s7=0).do(0, "use").do(0, "arrest", "john_proctor")
    assert town.asks(1) == "scapegoat"
    town.do(1, "scapegoat", "mary_black")
    assert town.jail(0) == ["mary_black"] and town.circle(1) == ["john_proctor"] and town.circle(2) == []
    assert town.influence(0) == 10


@pytest.mark.rule("A8.7")
def test_arrested_directly_she_is_like_anyone() -> None:
    town = town_with_goat(accusations={}).resolve(s8=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
    town = town_with_goat(accusations={"sarah_good": 1}).resolve(s8=0).do(0, "arrest", "sarah_good")
    assert town.jail(0) == ["sarah_good"] and town.influence(0) == 9


@pytest.mark.rule("A8.8")
def test_the_order_of_consequences() -> None:
    """Point 41: the card's own text first, then the arrester, then clockwise; ruling on who starts for Burroughs."""
    town = Town(
        3,
        circles={0: ["tituba"]},
        bottom=["george_burroughs"],
        accusations={"george_burroughs": 1},
        fear={"john_alden": 3},
        first=2,
    )
    town.resolve(s8=1).do(1, "arrest", "george_burroughs")
    for seat in (2, 0, 1):
        assert town.match.waiting == (seat,) and town.asks(seat) == "ability_george_burroughs"
        town.do(seat, "comfort", "john_alden")
    assert town.match.waiting == (0,) and town.asks(0) == "ability_tituba"


@pytest.mark.rule("A8.8")
def test_a_scapegoats_arrest_has_consequences_too() -> None:
    """Point 40."""
    town = town_with_goat(circles={2: ["tituba"]}).resolve(s8=0).do(0, "arrest", "john_proctor")
    town.do(1, "scapegoat", "sarah_good")
    assert town.asks(2) == "ability_tituba"


@pytest.mark.rule("A8.9")
def test_a_scapegoat_freed_by_burroughs_waits_for_the_next_arrest() -> None:
    """Point 43."""

    def freed() -> Town:
        town = Town(
            2,
            bottom=["sarah_good", "george_burroughs", "giles_corey"],
            top=["john_proctor"],
            accusations={"george_burroughs": 4, "john_proctor": 6, "giles_corey": 4},
            fear={"sarah_good": 3},
        )
        town.resolve(s8=0, s9=0).do(0, "arrest", "george_burroughs").do(0, "comfort", "sarah_good")
        assert town.fear("sarah_good") == 2
        return town.do(1, "comfort", "sarah_good")

    town = freed().do(0, "arrest", "john_proctor")
    assert "john_proctor" in town.jail(0)  # no window: she must wait until this arrest is done
    assert town.t.freed == []
    town = freed().do(0, "arrest", "giles_corey")
    town.resolve(s8=1).do(1, "arrest", "john_proctor")
    assert town.asks(0) == "scapegoat"  # the next arrest is done: she has her voice back


@pytest.mark.rule("A8.9")
def test_tituba_freed_by_burroughs_does_not_answer_the_same_arrest() -> None:
    """Point 43: but the next one."""
    town = Town(
        2,
        circles={1: ["tituba"]},
        bottom=["george_burroughs", "giles_corey"],
        accusations={"george_burroughs": 4, "giles_corey": 4},
        fear={"tituba": 3},
    )
    town.resolve(s8=0, s9=0).do(0, "arrest", "george_burroughs").do(0, "comfort", "tituba").do(1, "comfort", "tituba")
    assert town.asks(0) == "arrest"
    town.do(0, "arrest", "giles_corey")
    assert town.asks(1) == "ability_tituba"
