"""Elizabeth Parris: the first accusation on a colonist, and 1 influence."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.15")
def test_the_first_accusation_pays() -> None:
    town = Town(circles={0: ["elizabeth_parris"]}, accusations={"john_alden": 1}).resolve(s7=0).do(0, "use")
    assert "john_alden" not in town.targets(0, "accuse")
    assert town.refused(0, "accuse", colonist="john_alden").rule == "A12.15"
    town.do(0, "accuse", "daniel_andrew")
    assert town.accusations("daniel_andrew") == 1 and town.influence(0) == 11


@pytest.mark.rule("A12.15")
def test_nobody_without_an_accusation() -> None:
    town = Town(circles={0: ["elizabeth_parris"]})
    names = ["elizabeth_parris", *town.row("top"), *town.row("bottom")]
    town = Town(circles={0: ["elizabeth_parris"]}, accusations=dict.fromkeys(names, 1)).resolve(s7=0)
    assert town.asks(town.match.waiting[0]) == "messenger"
