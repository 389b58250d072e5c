"""End and scoring (A10), and the aim (A1.2)."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.affliction.names import COUNT
from tests.boardgames.affliction.scenario import Town, houses, printed


def over(town: Town) -> Town:
    """Turn an end card up."""
    town.t.blue = [COUNT + 1, COUNT]
    return town.end_round()


@pytest.mark.rule("A10.2", "A10.3", "A1.2")
def test_righteousness_and_wealth() -> None:
    town = over(
        Town(
            circles={0: ["rebecca_nurse", "tituba"], 1: ["john_alden"]},
            arrested={0: ["philip_english", "bridget_bishop", "sarah_good"]},
            grievances=["parsonage", "disputed_will"],
        )
    )
    wealth = houses("philip_english") + houses("bridget_bishop") + houses("sarah_good")
    assert wealth > 1
    assert town.points(0) == {"righteousness": 5, "wealth": wealth, "status": 0, "grievances": 0, "total": 5 + wealth}
    assert town.match.outcome is not None
    assert town.match.outcome.winners == (0,) and town.match.outcome.reason == "points"
    assert town.match.outcome.scores == {"0": 5 + wealth, "1": 1}


@pytest.mark.rule("A10.4", "A10.5")
def test_status() -> None:
    """Points 50 and 51, ruling 6."""
    town = over(
        Town(
            circles={0: ["john_putnam", "ann_putnam", "john_porter"], 1: ["thomas_putnam"]},
            arrested={0: ["john_proctor", "william_proctor", "edward_putnam"], 1: ["nathaniel_putnam"]},
            factions=["village_a", "town_a"],
            grievances=["mill_dam", "ships_and_strangers"],
        )
    )
    # Village A: two Putnams in the circle, two Proctors arrested, one Putnam arrested
    assert town.points(0)["status"] == 2 * 2 + 2 * 2 - 1
    # Town A: a Putnam in the circle is worth nothing more, one arrested is
    assert town.points(1)["status"] == 2


@pytest.mark.rule("A10.6", "A10.7")
def test_grievances() -> None:
    """Points 53 and 54: targets count when I arrest them, the ally when anyone does."""
    town = over(
        Town(
            3,
            arrested={
                0: ["john_porter", "martha_corey"],
                1: ["daniel_andrew", "mary_easty"],
                2: ["nathaniel_ingersoll"],
            },
            grievances=["mill_dam", "unpaid_debts", "loose_talk"],
        )
    )
    assert town.points(0)["grievances"] == 2 + 2 - 2  # Daniel Andrew is seat 1's; the ally is in jail
    assert town.points(1)["grievances"] == -2  # arrested the own ally: the point and houses stay
    assert town.points(1)["righteousness"] == 2 and town.points(1)["wealth"] == houses("daniel_andrew") + houses(
        "mary_easty"
    )
    assert town.points(2)["grievances"] == 0


@pytest.mark.rule("A10.6", "A1.8")
def test_grievances_are_turned_up_at_the_end() -> None:
    town = Town(3, grievances=["mill_dam", "unpaid_debts", "loose_talk"])
    assert "grievances" not in town.match.view(0)["points"][1] and "grievances" in town.match.view(0)["points"][0]
    over(town)
    for viewer in (-1, 0, 1, 2):
        view = town.match.view(viewer)
        assert view["revealed"] == ["mill_dam", "unpaid_debts", "loose_talk"]
        assert all("grievances" in points for points in view["points"])
    assert [event["grievance"] for event in town.events("scored")] == ["mill_dam", "unpaid_debts", "loose_talk"]


@pytest.mark.rule("A10.8")
def test_influence_is_worth_nothing() -> None:
    """Point 56."""
    town = over(Town(circles={0: ["tituba"], 1: ["giles_corey"]}, influence=[30, 0]))
    assert town.points(0)["total"] == town.points(1)["total"] == 1


@pytest.mark.rule("A10.9")
def test_a_tie_goes_to_the_higher_reputation() -> None:
    """Ruling 8, point 55: printed, circle and arrests together, from the highest down."""
    town = over(
        Town(
            circles={0: ["tituba", "mary_warren"], 1: ["giles_corey"]},
            arrested={1: ["mary_black"]},
            advocates={"tituba": 3},
            grievances=["mill_dam", "parsonage"],
        )
    )
    assert town.match.outcome is not None
    assert town.match.outcome.winners == (1,) and town.match.outcome.reason == "reputation"


@pytest.mark.rule("A10.9")
def test_equal_at_the_top_the_next_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 8, point 55: 4 2 against 4 3."""
    printed(monkeypatch, giles_corey=(4, 0), mary_warren=(2, 0), mary_easty=(4, 0), tituba=(3, 0))
    town = over(Town(circles={0: ["giles_corey", "mary_warren"], 1: ["mary_easty", "tituba"]}))
    assert town.match.outcome is not None and town.match.outcome.winners == (1,)


@pytest.mark.rule("A10.9")
def test_a_longer_list_beats_an_equal_shorter_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 8, point 55: 4 3 2 against 4 3, with three points each."""
    printed(monkeypatch, giles_corey=(4, 0), mary_black=(3, 0), mary_warren=(2, 0), mary_easty=(4, 0), tituba=(3, 1))
    town = over(
        Town(circles={0: ["giles_corey", "mary_black", "mary_warren"], 1: ["mary_easty"]}, arrested={1: ["tituba"]})
    )
    assert town.points(0)["total"] == town.points(1)["total"] == 3
    assert town.match.outcome is not None
    assert town.match.outcome.winners == (0,) and town.match.outcome.reason == "reputation"


@pytest.mark.rule("A10.10")
def test_full_equals_share_the_win() -> None:
    """Ruling 8, point 55."""
    town = over(Town(3, circles={0: ["giles_corey"], 1: ["mary_easty"], 2: ["tituba"]}))
    assert town.match.outcome is not None
    assert town.match.outcome.winners == (0, 1) and town.match.outcome.reason == "shared"
