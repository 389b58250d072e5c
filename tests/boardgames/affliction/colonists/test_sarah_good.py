"""Sarah Good: may be arrested in place of a Prominent Colonist. The cases of answer 10 are in test_scapegoats.py."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import stands_in


@pytest.mark.rule("A12.21")
def test_arrested_in_place_of_a_prominent_colonist_wherever_she_is() -> None:
    stands_in("sarah_good")
