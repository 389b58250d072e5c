"""Mary Black and Sarah Good: may be arrested in place of a Prominent Colonist.

The cases of answer 10 are in test_scapegoats.py.
"""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town

BOTH = [
    pytest.param("mary_black", marks=pytest.mark.rule("A12.20")),
    pytest.param("sarah_good", marks=pytest.mark.rule("A12.21")),
]


@pytest.mark.parametrize("her", BOTH)
def test_arrested_in_place_of_a_prominent_colonist(her: str) -> None:
    town = Town(bottom=[her], top=["john_proctor"], accusations={"john_proctor": 1}).resolve(s8=0)
    town.do(0, "arrest", "john_proctor").do(1, "scapegoat", her)
    assert town.jail(0) == [her] and town.influence(0) == 10


@pytest.mark.parametrize("her", BOTH)
def test_whoever_holds_her_may_offer_her(her: str) -> None:
    town = Town(3, circles={2: [her]}, top=["john_proctor"], accusations={"john_proctor": 1}).resolve(s8=0)
    town.do(0, "arrest", "john_proctor").do(2, "scapegoat", her)
    assert town.jail(0) == [her] and town.circle(2) == []
