"""The rulebook's worked examples (ruling 13)."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.affliction.names import COUNT
from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A5.4")
def test_mary_warren_is_arrested_from_a_circle_for_four() -> None:
    """Ruling 13: reputation 2, three accusations, out of another player's circle."""
    town = Town(circles={1: ["mary_warren"]}, accusations={"mary_warren": 3}, influence=4).resolve(s8=0)
    assert town.arrest_price(0, "mary_warren") == 4
    town.do(0, "arrest", "mary_warren")
    assert town.influence(0) == 0 and town.jail(0) == ["mary_warren"]


@pytest.mark.rule("A10.2", "A10.3", "A10.4", "A10.6")
def test_the_eleven_point_score() -> None:
    """Ruling 13: five colonists, two houses of Edward Putnam, a Putnam arrested, a Proctor in the circle."""
    town = Town(
        circles={0: ["william_proctor", "deodat_lawson", "tituba"], 1: ["mary_warren"]},
        arrested={0: ["edward_putnam", "mary_black"]},
        factions=["town_a", "village_a"],
        grievances=["mill_dam", "loose_talk"],
    )
    town.t.blue = [COUNT + 1, COUNT]
    town.end_round()
    assert town.points(0) == {"righteousness": 5, "wealth": 2, "status": 4, "grievances": 0, "total": 11}


@pytest.mark.rule("A4.1")
def test_the_order_of_the_example_of_play() -> None:
    """Ruling 13: Red on 4, 8 and 11, Yellow on 5, 12 and 13."""
    red, yellow = 0, 1
    town = Town(
        circles={red: ["rebecca_nurse"], yellow: ["ann_putnam", "samuel_parris"]},
        bottom=["giles_corey", "tituba", "daniel_andrew", "mary_easty"],
        accusations={"giles_corey": 2},
        influence=4,
        first=yellow,
        factions=["village_a", "village_b"],
    )
    town.resolve(s4=red, s5=yellow, s8=red, s11=red, s12=yellow, s13=yellow)
    # 4: he takes the First Player token and may place Protection
    assert town.t.first == red and town.asks(red) == "protect"
    town.do(red, "protect", "rebecca_nurse")
    # 5: she may use the abilities of her circle, and collects for each icon and 1 for her faction card
    assert town.offers(yellow) == {"use ann_putnam", "use samuel_parris", "collect", "done"}
    town.do(yellow, "collect")
    assert town.influence(yellow) == 6
    town.do(yellow, "use", "ann_putnam").do(yellow, "accuse", "giles_corey").do(yellow, "done")
    # 8: he spends the reputation adjusted by accusations, takes the card and puts it beside his faction card
    town.do(red, "arrest", "giles_corey")
    assert town.influence(red) == 4 - (4 - 3) and town.jail(red) == ["giles_corey"]
    # 11: a Fear on a colonist in another player's circle, and 2 influence
    town.do(red, "frighten", "samuel_parris")
    assert town.influence(red) == 5 and town.fear("samuel_parris") == 1
    # 12: two accusations on any colonist, and 2 influence
    assert town.influence(yellow) == 8
    town.do(yellow, "accuse", "tituba").do(yellow, "accuse", "tituba")
    # 13: the reputation without regard to accusations, which stay on the card
    town.do(yellow, "bring", "tituba")
    assert town.influence(yellow) == 8 - 3 and town.accusations("tituba") == 2
    assert town.circle(yellow) == ["ann_putnam", "samuel_parris", "tituba"]
    # then open spaces are refilled, and the next turn begins with Red
    assert "nobody" not in town.row("bottom") and town.match.waiting == (red,)
    assert [event["space"] for event in town.events("resolving")] == [4, 5, 8, 11, 12, 13]
