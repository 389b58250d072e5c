"""Royal Charter: points for a Despair."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.ending import points_of
from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.state import CHARTER_CARD
from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.21")


def test_it_is_kept_for_three_points_and_one_despair() -> None:
    s = stage("royal_charter", hope={0: 5})
    before = points_of(s.t, 0)
    s.initiate("royal_charter")
    assert s.t.holder[CHARTER_CARD] == 0
    assert points_of(s.t, 0) == before + 3
    assert s.t.despair[0] == 1
    assert EVENTS.index("royal_charter") not in [*s.t.row, *s.t.used, *s.t.event_deck]


@pytest.mark.rule("N7.3", "N7.4")
def test_a_card_that_is_taken_is_replaced_all_the_same() -> None:
    s = stage("royal_charter", hope={0: 5})
    s.initiate("royal_charter")
    assert len(s.row()) == 1


def test_it_costs_five() -> None:
    s = stage("royal_charter", hope={0: 4}, row=["royal_charter", "fire"], buildings=ONE).begin()
    assert s.refuse(0, "initiate", event="royal_charter").code == "ns-too-dear"
