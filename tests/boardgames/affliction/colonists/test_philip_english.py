"""Philip English: pays 3 to set an arrested colonist free."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.28", "A5.9")
def test_under_the_deck_they_came_from() -> None:
    """Ruling 10, point 48, answer 4: of any player, with no tokens."""
    town = Town(
        3, circles={0: ["philip_english"]}, arrested={0: ["tituba"], 1: ["john_proctor"], 2: ["sarah_good"]}
    ).resolve(s7=0)
    town.do(0, "use")
    assert town.offers(0) == {"release tituba", "release john_proctor", "release sarah_good"}
    town.do(0, "release", "john_proctor")
    view = town.match.view(-1)
    assert view["arrested"] == [["tituba"], [], ["sarah_good"]] and view["red_under"] == ["john_proctor"]
    assert town.influence(0) == 7
    town.resolve(s7=0).do(0, "use").do(0, "release", "sarah_good")
    assert "sarah_good" in town.match.view(-1)["blue_under"]


@pytest.mark.rule("A12.28")
def test_once_in_a_round() -> None:
    """Ruling 10."""
    town = Town(circles={0: ["philip_english"]}, arrested={1: ["tituba", "sarah_good"]}).resolve(s5=0, s7=0)
    town.do(0, "use").do(0, "release", "tituba")
    assert town.asks(town.match.waiting[0]) == "messenger"
    town.resolve(s7=0)
    assert town.offers(0) == {"use philip_english", "done"}


@pytest.mark.rule("A12.28")
def test_three_influence_and_somebody_arrested_are_needed() -> None:
    poor = Town(circles={0: ["philip_english"]}, arrested={1: ["tituba"]}, influence=2).resolve(s7=0)
    assert poor.asks(poor.match.waiting[0]) == "messenger"
    empty = Town(circles={0: ["philip_english"]}).resolve(s7=0)
    assert empty.asks(empty.match.waiting[0]) == "messenger"
    busy = Town(circles={0: ["philip_english"]}, arrested={1: ["tituba"]}).resolve(s7=0).do(0, "use")
    assert busy.refused(0, "release", colonist="israel_porter").rule == "A12.28"
