"""Silent Prayer: light or shadow, and nobody knows whose."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.16")


@pytest.mark.parametrize("shadows", [0, 1])
def test_with_at_most_one_shadow_a_despair_goes(shadows: int) -> None:
    s = stage("silent_prayer", buildings={**ONE, 2: [("death_left", 0, 3)]})
    s.initiate("silent_prayer")
    assert s.m.waiting == (0, 1, 2, 3)
    for seat in range(4):
        s.do(seat, "shadow" if seat < shadows else "light")
    assert s.t.despair == [0, 0, 2, 0]
    assert {"key": "prayed", "n": shadows} in s.told()


def test_of_two_or_more_shadows_each_is_a_despair_for_the_constable() -> None:
    s = stage("silent_prayer")
    s.initiate("silent_prayer")
    s.do(0, "light").do(1, "shadow").do(2, "shadow").do(3, "light")
    assert s.t.despair == [2, 0, 0, 0]
    assert {"key": "prayed", "n": 2} in s.told()


def test_who_chose_what_is_told_to_nobody() -> None:
    told = []
    for dark in (1, 2):
        s = stage("silent_prayer")
        s.initiate("silent_prayer")
        for seat in range(4):
            s.do(seat, "shadow" if seat == dark else "light")
        told.append((s.told(3), s.m.view(3)))
    assert told[0] == told[1]
