"""S15: silence and time."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from tests.boardgames.salem1692.scene import Scene, scene


@pytest.mark.rule("S15.2")
def test_silence_after_playing_ends_the_turn() -> None:
    s = scene(5, hand={0: "accusation*2"})
    s.play(0, "accusation", 1)
    s.match.timeout()
    assert s.asked == (1,)
    assert s.hand(0) == {"accusation": 1}


@pytest.mark.rule("S15.3", "S15.4")
def test_silence_at_pointings() -> None:
    s = scene(6, deck="night accusation*2")
    s.do(0, "draw")
    s.do(5, "seat", seat=2)
    s.match.timeout()
    assert s.kind == "night_again"
    s.match.timeout()
    assert s.t.marked == 2, "the first choice counts again"
    seen = set()
    for i in range(40):
        m = mh.new_match("salem1692", 6, seed=i)
        m.timeout()
        m.timeout()
        seen.add(m.view(-1)["turn"])
    assert seen == set(range(6)), "by chance where nobody chose"


@pytest.mark.rule("S15.4")
def test_a_silent_constable_saves_by_chance() -> None:
    seen = set()
    for pick in range(5):
        s = scene(6, deck="night accusation*2")
        s.do(0, "draw")
        s.point({})
        s.point({})
        for seat in (0, 1, 2, 3, 5):
            s.do(seat, "seat", seat=4)
        s.luck(("pick", 5, pick))
        s.match.timeout()
        seen.add(s.t.gavel)
    assert seen == {0, 1, 2, 3, 5}


@pytest.mark.rule("S15.5")
def test_silence_does_not_confess() -> None:
    s = scene(6, deck="night accusation*2")
    s.do(0, "draw")
    while s.kind != "confess":
        s.match.timeout()
    s.match.timeout()
    assert not [e for e in s.events("tryal_revealed") if e["how"] == "confession"]


@pytest.mark.rule("S15.6")
def test_silence_says_no_where_it_can_and_chance_elsewhere() -> None:
    s = scene(5, hand={0: "witness"}, characters={2: "rebecca_nurse"})
    s.play(0, "witness", 1)
    s.match.timeout()
    assert len(s.t.revealed[1]) == 1
    assert s.kind == "rebecca"
    s.match.timeout()
    assert s.hand(2) == {}


@pytest.mark.rule("S15.7")
def test_the_time_each_decision_wishes_for() -> None:
    kinds = mh.find_game("salem1692").rules.kinds
    wishes = {name: kinds[name].seconds for name in ("turn", "dawn", "dawn_again", "night", "night_again")}
    assert wishes == {"turn": 30, "dawn": 20, "dawn_again": 20, "night": 20, "night_again": 20}
    assert (kinds["constable"].seconds, kinds["confess"].seconds, kinds["order"].seconds) == (10, 30, 60)
    assert all(kind.seconds for kind in kinds.values())


@pytest.mark.rule("S15.8")
@pytest.mark.parametrize("seats", [4, 7, 12])
def test_a_game_in_which_nobody_answers_ends(seats: int) -> None:
    s = Scene(mh.new_match("salem1692", seats, seed=seats))
    while s.match.outcome is None:
        s.match.timeout()
    assert s.t.nights <= 99
