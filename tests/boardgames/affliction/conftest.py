"""Tests of rules do not hang on how the house set is balanced: the colonists they reckon with have fixed numbers."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import printed


@pytest.fixture(autouse=True)
def fixed_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(
        monkeypatch,
        tituba=(3, 0),
        mary_easty=(4, 1),
        giles_corey=(4, 2),
        john_alden=(4, 2),
        john_proctor=(6, 3),
        martha_corey=(3, 1),
        rebecca_nurse=(5, 2),
        samuel_parris=(5, 1),
        sarah_good=(2, 0),
        elizabeth_proctor=(5, 2),
    )
