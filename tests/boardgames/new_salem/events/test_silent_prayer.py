"""Silent Prayer: light or shadow, and nobody knows whose."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.16")


def test_without_a_shadow_two_despair_go() -> None:
    s = stage("silent_prayer", buildings={**ONE, 2: [("death_left", 0, 3)]})
    s.initiate("silent_prayer")
    assert s.m.waiting == (0, 1, 2, 3)
    for seat in range(4):
        s.do(seat, "light")
    assert s.t.despair[2] == 1
    assert {"key": "prayed", "n": 0} in s.told()


def test_each_shadow_is_a_despair_for_the_constable() -> None:
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
