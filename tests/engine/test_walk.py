"""Recorded inputs, fed to a match again."""

from __future__ import annotations

import pytest

from meetinghouse.engine import record as records
from meetinghouse.engine.errors import IllegalMove
from meetinghouse.engine.walk import Given, Silence, closing, walk
from tests.engine.tables import SPARE, find, finished, to, toy


def test_a_record_is_walked_input_by_input() -> None:
    """After each input the match stands where it stood when that input was first given."""
    match = finished()
    again = toy()
    way = records.begin_walk(records.read(match.record()), find, None, SPARE)
    assert way.match.view(1) == again.view(1)
    kinds = set()
    for given in way:
        kinds.add(type(given))
        if isinstance(given, Given):
            again.answer(given.seat, given.choice)
        else:
            again.timeout(given.ask)
        assert [way.match.view(seat) for seat in range(4)] == [again.view(seat) for seat in range(4)]
    assert kinds == {Given, Silence} and way.match.record() == match.record()


def test_an_input_that_does_not_fit_stops_the_walk_before_it() -> None:
    match = toy()
    ask = match.ask(0)
    assert ask is not None
    way = walk(match, [Given(0, ask.options[0].to_json()), Given(0, ask.options[0].to_json())])
    next(way)
    before = match.version
    with pytest.raises(IllegalMove):
        next(way)
    assert match.version == before


def test_answers_held_back_count_when_the_decision_closes_and_silence_is_for_the_others() -> None:
    match, straight = toy(), toy()
    held = {}
    for seat in (2, 0):
        ask = match.ask(seat)
        assert ask is not None
        held[seat] = ask.options[1].to_json()
        straight.answer(seat, held[seat])
    straight.timeout()
    assert list(walk(match, closing(match, 1, held))) == [Given(2, held[2]), Given(0, held[0]), Silence(1)]
    assert match.record() == straight.record()


def test_when_all_have_answered_nobody_is_silent() -> None:
    match = toy()
    held = {}
    for seat in range(4):
        ask = match.ask(seat)
        assert ask is not None
        held[seat] = ask.options[0].to_json()
    assert list(walk(match, closing(match, 1, held))) == [Given(seat, held[seat]) for seat in range(4)]


def test_after_the_first_yes_the_answers_behind_it_come_too_late() -> None:
    match = to(toy(), "lantern")
    decision = match.decision
    assert decision is not None and decision["closes"] == "first-yes"
    held = {}
    for seat in decision["seats"]:
        ask = match.ask(seat)
        assert ask is not None
        held[seat] = next(choice.to_json() for choice in ask.options if choice.act.do == "claim")
    first = decision["seats"][0]
    assert list(walk(match, closing(match, decision["id"], held))) == [Given(first, held[first])]


def test_a_decision_that_has_closed_takes_nothing_more() -> None:
    match = toy()
    ask = match.ask(1)
    assert ask is not None
    match.timeout()
    before = match.version
    assert list(walk(match, closing(match, 1, {1: ask.options[0].to_json()}))) == []
    assert match.version == before
