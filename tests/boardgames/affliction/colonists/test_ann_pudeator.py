"""Ann Pudeator: 1 influence, 2 while somebody of the circle is accused or afraid."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.37")
@pytest.mark.parametrize(
    ("accusations", "fear", "gained"),
    [
        ({}, {}, 1),
        ({"tituba": 2}, {}, 2),
        ({"ann_pudeator": 1}, {}, 2),
        ({}, {"tituba": 1}, 2),
        ({"john_alden": 3}, {}, 1),
    ],
)
def test_one_or_two_by_the_need_of_the_circle(accusations: dict[str, int], fear: dict[str, int], gained: int) -> None:
    town = Town(circles={0: ["ann_pudeator", "tituba"]}, accusations=accusations, fear=fear, influence=0)
    assert town.resolve(s7=0).do(0, "use").influence(0) == gained
