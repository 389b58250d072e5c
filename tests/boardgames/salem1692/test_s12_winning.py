"""S12: winning."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.salem1692.death import LONGEST
from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S12.1", "S12.5")
def test_the_town_wins_the_instant_the_last_witch_is_face_up() -> None:
    s = scene(5, hand={0: "witness"}, tryals={4: "witch not_a_witch*2"}, dead=(1,))
    s.play(0, "witness", 4)
    s.next_tryal(4, "witch")
    s.do(0, "tryal", at=0)
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "last_witch_revealed"
    assert s.match.outcome.winners == (0, 1, 2, 3), "the dead win with their side"
    assert s.match.waiting == ()


@pytest.mark.rule("S12.2")
def test_no_witch_need_be_dead() -> None:
    s = scene(5, hand={0: "witness"}, tryals={4: "witch not_a_witch*2"})
    s.t.witch[2] = True
    s.play(0, "witness", 4)
    s.next_tryal(4, "witch")
    s.do(0, "tryal", at=0)
    assert s.match.outcome is not None
    assert s.alive(2)
    assert 2 not in s.match.outcome.winners


@pytest.mark.rule("S12.3")
def test_the_witches_win_when_only_they_live() -> None:
    s = scene(4, tryals={3: "witch not_a_witch"}, dead=(1,), deck="night accusation*2")
    s.t.witch[2] = True
    s.night(kill=0)
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "only_witches_left"
    assert s.match.outcome.winners == (2, 3)


@pytest.mark.rule("S12.3", "S12.6")
def test_conspiracy_may_turn_the_last_townsperson() -> None:
    s = scene(4, tryals={0: "not_a_witch", 3: "witch"}, dead=(1, 2), deck="conspiracy accusation*3 night")
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "only_witches_left"
    assert s.match.outcome.winners == (0, 3), "a townsperson turned by Conspiracy wins with the witches"


@pytest.mark.rule("S12.4")
def test_being_as_many_wins_nothing() -> None:
    s = scene(6, dead=(0, 1), turn=2, deck="night accusation*4", tryals={5: "witch"})
    s.t.witch[4] = True
    s.night(kill=2, gavel=3)
    assert s.t.living == (3, 4, 5)
    assert s.match.outcome is None


@pytest.mark.rule("S12.7")
def test_the_ninety_ninth_night_is_the_last() -> None:
    s = scene(6, deck="night accusation*2")
    s.t.nights = LONGEST - 1
    s.night(kill=1, gavel=1)
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "endless_night"
    assert s.match.outcome.winners == (5,)
