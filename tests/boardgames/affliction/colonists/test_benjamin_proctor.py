"""Benjamin Proctor: 1 influence for each Proctor of the circle."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town


@pytest.mark.rule("A12.8")
@pytest.mark.parametrize(
    ("others", "gained"),
    [
        ([], 1),
        (["john_proctor"], 2),
        (["john_proctor", "william_proctor"], 3),
        (["john_proctor", "william_proctor", "elizabeth_proctor"], 3),
    ],
)
def test_one_for_each_three_at_most(others: list[str], gained: int) -> None:
    town = Town(circles={0: ["benjamin_proctor", "tituba", *others]}, influence=0).resolve(s7=0)
    assert town.do(0, "use", "benjamin_proctor").influence(0) == gained
