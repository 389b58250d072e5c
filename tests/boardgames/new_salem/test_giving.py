"""Giving Hope (N6)."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.scenario import Scene


@pytest.mark.rule("N6.1", "N6.3")
def test_ruling_13_all_others_with_hope_are_asked_together_before_the_constable() -> None:
    s = Scene(4, hope={0: 3, 1: 2, 3: 1}).begin()
    assert s.kind() == "give"
    assert s.m.waiting == (1, 3)  # not the Constable, nor who has none
    assert s.dos(1) == ["keep", "give 0 1", "give 0 2"]
    s.do(3, "give", target=0, n=1).do(1, "keep")
    assert s.t.hope[3] == 0
    assert s.kind() == "place"  # the Constable lays it down
    s.do(0, "building", seat=0, building="trade_middle")
    assert s.t.hope[0] == 4
    assert s.kind() == "ponder"


@pytest.mark.rule("N6.1")
def test_the_constable_never_gives() -> None:
    for edition in ("en", "es", "fr"):
        s = Scene(3, edition=edition, hope={0: 3, 1: 1}).begin()
        assert 0 not in s.m.waiting
        s.do(1, "keep")
        assert s.refuse(0, "give", target=1, n=1).rule == "N6.1"


@pytest.mark.rule("N6.2")
def test_edition_en_hope_goes_to_the_constable_only() -> None:
    s = Scene(4, hope={1: 1}).begin()
    assert s.dos(1) == ["keep", "give 0 1"]
    assert s.refuse(1, "give", target=2, n=1).code == "ns-only-to-constable"


@pytest.mark.rule("N6.2")
@pytest.mark.parametrize("edition", ["es", "fr"])
def test_editions_es_and_fr_hope_goes_to_any_other_player(edition: str) -> None:
    s = Scene(4, edition=edition, hope={1: 1, 0: 4}).begin()
    assert s.dos(1) == ["keep", "give 0 1", "give 2 1", "give 3 1"]
    assert s.refuse(1, "give", target=1, n=1).code == "ns-not-to-yourself"
    s.do(1, "give", target=3, n=1).do(3, "building", seat=3, building="trade_middle")
    assert s.t.hope == [4, 0, 0, 1]


@pytest.mark.rule("N6.2")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_ruling_13_gifts_are_always_accepted(edition: str) -> None:
    """Nobody is asked whether they want it: the only question is where it lies."""
    s = Scene(3, edition=edition, hope={0: 4, 1: 2}, buildings={0: ["trade_left"]}).begin()
    s.do(1, "give", target=0, n=2)
    assert s.t.hope[0] == 6
    assert s.kind() == "ponder"


@pytest.mark.rule("N6.4")
def test_ruling_13_others_may_speak_up_while_the_constable_ponders() -> None:
    s = Scene(3, hope={0: 3, 1: 2}, row=["fire"], buildings={0: ["trade_left"]}).begin()
    s.do(1, "keep")
    assert s.m.waiting == (0, 1)
    ask, speak = s.m.ask(0), s.m.ask(1)
    assert ask is not None and ask.required
    assert speak is not None and not speak.required and speak.kind == "new_salem.speak_up"
    assert "initiate trial" not in s.dos(0)
    clock = s.m.view(0)["decision"]["data"]
    s.do(1, "give", target=0, n=1)
    again = s.m.ask(0)
    assert again is not None and again.id > ask.id  # closed, and open again under a new id
    assert s.m.view(0)["decision"]["data"] == clock == [ask.id]  # the clock of the first one goes on
    assert "initiate trial" in s.dos(0)
    assert s.m.waiting == (0, 1)  # one more cube may still be given


@pytest.mark.rule("N6.5")
def test_ruling_13_a_cube_just_given_may_not_be_given_again() -> None:
    s = Scene(3, edition="es", hope={0: 3, 1: 2}, row=["fire"], buildings={2: ["trade_left"]}).begin()
    s.do(1, "give", target=2, n=2)
    assert s.t.hope == [3, 0, 2]
    assert s.m.waiting == (0,)  # seat 2 may not pass it on
    s.do(0, "initiate", event="fire").do(0, "building", seat=1, building="trade_middle")
    while s.kind() in ("next_constable", "place"):
        seat = s.m.waiting[0]
        s.m.answer(seat, s.choice(0, "seat", seat=1) if s.kind() == "next_constable" else s.m.ask(seat).options[0])  # type: ignore[union-attr]  # waiting seats are asked
    assert s.kind() == "give"
    assert 2 in s.m.waiting  # after the Constable's Event it is Hope like any other


@pytest.mark.rule("N12.4", "N6.3")
def test_ruling_14_silence_gives_nothing() -> None:
    s = Scene(3, hope={0: 4, 1: 2, 2: 1}).begin()
    s.m.timeout()
    assert s.t.hope == [4, 2, 1]
    assert s.kind() == "ponder"


@pytest.mark.rule("N1.5")
def test_ruling_12_intentions_do_not_bind_the_constable() -> None:
    """Hope asked for one Event may pay for another: a gift carries no conditions."""
    s = Scene(3, hope={0: 3, 1: 1}, buildings={0: ["trade_left"], 2: [("death_left", 0, 2)]}).begin()
    s.do(1, "give", target=0, n=1)
    assert {"initiate cleansing", "initiate trial"} <= set(s.dos(0))
    view = s.m.view(1)
    assert "promise" not in view and "promises" not in view


@pytest.mark.rule("N6.6")
@pytest.mark.parametrize("edition", ["es", "fr"])
def test_ruling_19_whoever_gave_is_asked_again_until_they_give_nothing(edition: str) -> None:
    one = {seat: ["trade_left"] for seat in range(4)}
    s = Scene(4, edition=edition, hope={0: 4, 1: 3, 2: 1}, buildings=one).begin()
    s.do(1, "give", target=2, n=1).do(2, "keep")
    assert (s.kind(), s.m.waiting) == ("give", (1,))  # seat 2 gave nothing and is not asked again
    s.do(1, "give", target=3, n=1)
    assert (s.kind(), s.m.waiting) == ("give", (1,))
    s.do(1, "keep")
    assert s.t.hope == [4, 1, 2, 1]
    assert s.kind() == "ponder"


@pytest.mark.rule("N6.6")
def test_ruling_19_nobody_is_asked_again_who_has_nothing_left_to_give() -> None:
    one = {seat: ["trade_left"] for seat in range(3)}
    s = Scene(3, edition="es", hope={0: 4, 1: 1, 2: 1}, buildings=one).begin()
    s.do(1, "give", target=2, n=1).do(2, "give", target=1, n=1)
    assert s.kind() == "ponder"  # what each has left was just given


@pytest.mark.rule("N6.6")
def test_edition_en_asks_once_since_only_the_constable_receives() -> None:
    s = Scene(3, hope={0: 4, 1: 3}, buildings={0: ["trade_left"]}).begin()
    s.do(1, "give", target=0, n=1)
    assert s.kind() == "ponder"
