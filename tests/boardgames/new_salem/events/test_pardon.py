"""Pardon: lifts a Trial and stops the next one."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.state import PARDON_CARD
from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.17")


def test_a_trial_is_lifted_and_the_card_is_kept() -> None:
    s = stage("pardon", trials=[2], trials_left=1)
    s.initiate("pardon").do(0, "seat", seat=2)
    assert s.t.trials == [False] * 4
    assert s.t.trials_left == 2
    assert s.t.holder[PARDON_CARD] == 2
    assert EVENTS.index("pardon") not in [*s.t.row, *s.t.used]


def test_anyone_may_have_it_the_constable_too() -> None:
    s = stage("pardon")
    s.initiate("pardon")
    assert s.seats_offered(0) == [0, 1, 2, 3]


def test_the_next_trial_is_stopped_and_the_pardon_goes_under_the_deck() -> None:
    s = stage("trial", row=["fire"])
    s.t.holder[PARDON_CARD] = 2
    s.initiate("trial").do(0, "seat", seat=2)
    assert s.t.trials == [False] * 4
    assert s.t.trials_left == 2
    assert s.t.holder[PARDON_CARD] == -1
    assert s.t.used == [EVENTS.index("pardon")]
    assert {"key": "pardon_spent", "seat": 2} in s.told()


@pytest.mark.rule("N7.4")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_a_trial_that_was_stopped_has_not_left_the_table(edition: str) -> None:
    s = stage("trial", row=["fire"], edition=edition)
    s.t.holder[PARDON_CARD] = 2
    s.initiate("trial").do(0, "seat", seat=2)
    assert s.row() == ["fire"]
