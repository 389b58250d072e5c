"""Conspiracy."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene

CIRCLE = {0: "not_a_witch", 1: "constable", 2: "not_a_witch", 3: "not_a_witch", 4: "witch"}


@pytest.mark.rule("S6.1", "S5.26")
def test_it_is_shown_and_resolved_on_the_spot() -> None:
    s = scene(5, deck="conspiracy alibi night", front={1: "black_cat"})
    s.do(0, "draw")
    assert s.events("black_drawn")[0]["card"] == "conspiracy"
    assert s.kind == "black_cat"
    s.do(0, "tryal", at=0)
    assert s.kind == "pass_tryals"
    s.all_do("tryal", at=0)
    assert s.discards() == ["conspiracy"]


@pytest.mark.rule("S6.3")
def test_without_the_cat_the_first_step_is_left_out() -> None:
    s = scene(5, deck="conspiracy alibi night")
    s.do(0, "draw")
    assert s.kind == "pass_tryals"


@pytest.mark.rule("S6.4")
def test_the_drawer_with_the_cat_chooses_among_their_own() -> None:
    s = scene(5, deck="conspiracy alibi night", front={0: "black_cat"}, tryals={0: "constable not_a_witch witch"})
    s.do(0, "draw")
    assert [o["tryal"] for o in s.offers(0)] == ["not_a_witch", "witch", "constable"]
    s.do(0, "show", tryal="constable")
    assert s.match.view(-1)["revealed"][0] == ["constable"]


@pytest.mark.rule("S6.5", "S9.34")
def test_mary_warren_with_the_cat_shows_nothing() -> None:
    s = scene(5, deck="conspiracy alibi night", front={2: "black_cat"}, characters={2: "mary_warren"})
    s.do(0, "draw")
    assert s.kind == "pass_tryals"
    assert s.front(2) == {"black_cat": 1}


@pytest.mark.rule("S6.6")
def test_a_death_by_the_cat_comes_before_the_passing() -> None:
    s = scene(
        5,
        deck="conspiracy alibi night",
        front={2: "black_cat"},
        tryals={2: "not_a_witch", 1: "constable", 3: "not_a_witch"},
    )
    s.do(0, "draw")
    s.do(0, "tryal", at=0)
    assert s.t.living == (0, 1, 3, 4)
    assert s.asked == (0, 1, 3, 4)
    s.all_do("tryal", at=0)
    assert s.t.tryals[0][2] == 1, "seat 0 took the Constable from seat 1"
    assert s.t.tryals[1] == [1, 0, 0], "seat 1 took from seat 3, past the dead"


@pytest.mark.rule("S6.6", "S12.1")
def test_the_town_may_win_by_the_cat() -> None:
    s = scene(5, deck="conspiracy alibi night", front={4: "black_cat"}, tryals={4: "witch"})
    s.do(0, "draw")
    s.do(0, "tryal", at=0)
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "last_witch_revealed"


@pytest.mark.rule("S6.7", "S6.9", "S6.10", "S6.11")
def test_everyone_takes_one_from_the_left_at_once() -> None:
    s = scene(5, tryals=CIRCLE, deck="conspiracy alibi night")
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    assert s.t.tryals[3] == [0, 1, 0], "the Witch went from 4 to 3"
    assert s.t.tryals[0] == [0, 0, 1], "the Constable went from 1 to 0"
    assert s.t.witch == [False, False, False, True, True]
    assert s.t.constable() == 0


@pytest.mark.rule("S6.8")
def test_the_card_that_passed_is_known_to_giver_and_taker_only() -> None:
    s = scene(5, tryals=CIRCLE, deck="conspiracy alibi night")
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    for seat in (3, 4):
        assert any(e.get("tryal") == "witch" for e in s.events("tryal_passed", seat))
    for seat in (0, 1, 2, -1):
        assert not any(e.get("tryal") == "witch" for e in s.events("tryal_passed", seat))


@pytest.mark.rule("S6.12")
def test_nobody_is_told_who_the_witches_are() -> None:
    s = scene(5, tryals=CIRCLE, deck="conspiracy alibi night")
    before = len(s.events("eyes_open", 3))
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    assert len(s.events("eyes_open", 3)) == before
    assert sorted(fact[1] for fact in s.match.view(3)["learned"]) == ["gave", "took"]


@pytest.mark.rule("S6.13", "S6.14")
def test_the_giver_knows_until_it_may_have_been_passed_on() -> None:
    s = scene(5, tryals={**CIRCLE, 3: "not_a_witch*2"}, deck="conspiracy alibi conspiracy alibi night")
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    assert [3, 1] in s.match.view(4)["includes"]
    s.do(1, "draw")
    s.all_do("tryal", at=0)
    view = s.match.view(4)
    assert [3, 1] not in view["includes"]
    assert [0, "gave", 1, 3] in view["learned"]
    assert len(view["learned"]) == 4


@pytest.mark.rule("S6.13")
def test_who_takes_from_the_new_owner_sees_whether_it_was_that_card() -> None:
    # three players: the giver is also the one who takes from the taker's taker; 0 takes from 1, 1 from 3, 3 from 0
    s = scene(4, tryals={0: "not_a_witch", 1: "not_a_witch*2", 3: "witch"}, dead=(2,), deck="conspiracy alibi*3 night")
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    assert [1, 1] in s.match.view(3)["includes"]
