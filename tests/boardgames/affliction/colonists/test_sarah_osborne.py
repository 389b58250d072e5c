"""Sarah Osborne: when she is arrested everyone but the arrester gains 1 influence."""

from __future__ import annotations

import pytest

from tests.boardgames.affliction.scenario import Town, rep


@pytest.mark.rule("A12.33")
def test_everyone_else_gains() -> None:
    town = Town(3, bottom=["sarah_osborne"], accusations={"sarah_osborne": 3}).resolve(s8=1)
    town.do(1, "arrest", "sarah_osborne")
    assert town.t.influence == [11, 10, 11]


@pytest.mark.rule("A12.33")
def test_silenced_nobody_does() -> None:
    town = Town(bottom=["sarah_osborne"], spectral="sarah_osborne", influence=5).resolve(s8=1)
    town.do(1, "arrest", "sarah_osborne")
    assert town.t.influence == [5, 5 - rep("sarah_osborne")]
