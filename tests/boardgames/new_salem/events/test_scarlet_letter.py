"""Scarlet Letter: costs another player points."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.ending import points_of
from meetinghouse.boardgames.new_salem.state import LETTER_CARD
from tests.boardgames.new_salem.events.stage import ONE, stage

pytestmark = pytest.mark.rule("N13.22")


def test_it_goes_to_another_player_and_costs_two_points() -> None:
    s = stage("scarlet_letter")
    before = points_of(s.t, 1)
    s.initiate("scarlet_letter")
    assert s.seats_offered(0) == [1, 2, 3]
    s.do(0, "seat", seat=1)
    assert s.t.holder[LETTER_CARD] == 1
    assert points_of(s.t, 1) == before - 2


def test_the_constable_takes_one_despair_away() -> None:
    s = stage("scarlet_letter", buildings={**ONE, 2: [("death_left", 0, 2)]})
    s.initiate("scarlet_letter").do(0, "seat", seat=1)
    assert s.t.despair[2] == 1
