"""Second Term: the Constable stays."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.19")


def test_the_constable_stays_with_no_new_hope_and_no_new_badge() -> None:
    s = stage("second_term", hope={0: 6})
    s.initiate("second_term")
    assert s.t.constable == 0
    assert s.t.hope[0] == 4
    assert s.t.badges == [True, False, False, False]
    assert s.told()[-1] == {"key": "second_term", "seat": 0}
    assert s.kind() == "ponder"


def test_the_next_event_passes_the_post_on_again() -> None:
    s = stage("second_term", hope={0: 6}, row=["second_term", "fire"])
    s.initiate("second_term")
    s.do(0, "initiate", event="fire").do(0, "building", seat=1, building="trade_left")
    assert s.kind() == "next_constable"
