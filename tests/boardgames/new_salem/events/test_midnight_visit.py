"""Midnight Visit: the Constable looks at a Character."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.3")


def test_only_the_constable_sees_it_and_all_see_that_they_looked() -> None:
    s = stage("midnight_visit")
    s.initiate("midnight_visit").do(0, "seat", seat=1)
    seen = {"character": "merchant", "side": "puritan"}
    assert {"key": "looked", "seat": 0, "target": 1, "event": "midnight_visit"} | seen in s.told(0)
    for viewer in (-1, 1, 2, 3):
        assert {"key": "looked", "seat": 0, "target": 1, "event": "midnight_visit"} in s.told(viewer)
    assert s.m.view(0)["characters"] == ["midwife", "merchant", None, None]
    assert s.m.view(2)["characters"] == [None, None, "fiddler", None]


def test_nobody_is_looked_at_twice() -> None:
    s = stage("midnight_visit")
    s.t.character_seen[1] |= 1
    s.initiate("midnight_visit")
    assert s.seats_offered(0) == [2, 3]


def test_whoever_knows_everyone_has_no_use_for_it() -> None:
    s = stage("midnight_visit", 3, row=["midnight_visit", "fire"])
    s.t.character_seen[1] |= 1
    s.t.character_seen[2] |= 1
    s.begin()
    assert "initiate midnight_visit" not in s.dos(0)
