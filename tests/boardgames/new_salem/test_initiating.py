"""Drawing and initiating Events (N5, N7)."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.constable import draw_event
from meetinghouse.boardgames.new_salem.names import EVENTS
from tests.boardgames.new_salem.scenario import Scene

ONE = {seat: ["trade_left"] for seat in range(8)}  # a single Building: nobody has to be asked where cubes lie


@pytest.mark.rule("N5.1")
def test_one_more_event_is_turned_up_each_round() -> None:
    s = Scene(3, row=["fire"], hope={0: 4})
    top = s.t.event_deck[-1]
    s.t.push(draw_event)
    s.t.run()
    assert s.row() == ["fire", EVENTS[top]]
    assert s.t.face_up() == [0, 1, EVENTS.index("fire"), top]


@pytest.mark.rule("N5.2")
def test_an_empty_event_deck_turns_up_what_was_used_and_then_nothing() -> None:
    s = Scene(3, hope={0: 4})
    s.t.event_deck = []
    s.t.used = [EVENTS.index("fire")]
    for _ in range(2):
        s.t.decision = None
        s.t.push(draw_event)
        s.t.run()
    assert s.row() == ["fire"]


@pytest.mark.rule("N7.1")
def test_only_the_constable_initiates_and_pays_from_own_buildings() -> None:
    s = Scene(3, row=["tithe", "fire"], hope={0: 2, 1: 5}, buildings=ONE).begin()
    s.do(1, "keep")
    assert s.dos(0) == ["initiate tithe", "end_round"]
    assert s.refuse(0, "initiate", event="fire").code == "ns-too-dear"
    assert s.refuse(0, "initiate", event="election").code == "ns-not-face-up"
    assert s.refuse(1, "initiate", event="tithe").code == "ns-constable-only"
    s.do(0, "initiate", event="tithe")
    assert s.t.hope[0] == 0
    assert {"key": "initiated", "seat": 0, "event": "tithe", "n": 2} in s.told()


@pytest.mark.rule("N7.3", "N7.4")
def test_a_used_event_goes_under_the_deck_and_is_replaced() -> None:
    s = Scene(3, row=["fire", "tithe"], hope={0: 3}, buildings=ONE)
    top = EVENTS[s.t.event_deck[-1]]
    s.initiate("fire").do(0, "building", seat=1, building="trade_left")
    assert s.row() == ["tithe", top]
    assert [EVENTS[e] for e in s.t.used] == ["fire"]


@pytest.mark.rule("N7.3", "N7.4")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_cleansing_stays_and_nothing_replaces_it(edition: str) -> None:
    s = Scene(3, edition=edition, row=["fire"], buildings={**ONE, 0: [("trade_left", 4, 2)]})
    s.initiate("cleansing")
    assert s.t.despair[0] == 0
    assert s.row() == ["fire"]
    assert s.t.used == []
    assert 0 in s.t.face_up()


@pytest.mark.rule("N7.4")
@pytest.mark.parametrize(("edition", "drawn"), [("en", 0), ("es", 1), ("fr", 1)])
def test_editions_differ_in_whether_a_given_trial_is_replaced(edition: str, drawn: int) -> None:
    s = Scene(4, edition=edition, row=["fire"], hope={0: 4}, buildings=ONE)
    s.initiate("trial").do(0, "seat", seat=2)
    assert s.t.trials[2]
    assert len(s.row()) == 1 + drawn


@pytest.mark.rule("N7.2", "N7.7")
def test_ruling_06_an_event_does_what_it_can() -> None:
    """Without the duty even an Event that does nothing may be initiated, to pass the post on."""
    s = Scene(3, row=["tithe", "royal_charter"], hope={0: 2}, buildings=ONE).begin()
    assert "initiate tithe" in s.dos(0)  # nobody else has Hope
    s.do(0, "initiate", event="tithe")
    assert "tithed" not in s.happened()
    assert "tithe" not in s.row()


@pytest.mark.rule("N7.6")
def test_ruling_06_the_duty_looks_at_the_dearest_face_up_event() -> None:
    s = Scene(3, row=["fire"], hope={0: 4}, buildings=ONE).begin()
    assert "end_round" not in s.dos(0)  # a Trial costs 4
    assert s.refuse(0, "end_round").rule == "N7.6"
    assert "initiate fire" in s.dos(0)  # it need not be the dearest
    s = Scene(3, row=["fire"], hope={0: 3}, buildings=ONE).begin()
    assert s.dos(0) == ["initiate cleansing", "initiate fire", "end_round"]
    s = Scene(3, row=["fire", "royal_charter"], hope={0: 4}, buildings=ONE).begin()
    assert "end_round" in s.dos(0)  # the Royal Charter costs 5
    s = Scene(3, cards="hard_winter", row=["fire"], hope={0: 4}, buildings=ONE).begin()
    assert "end_round" in s.dos(0)  # there Cleansing costs 5


@pytest.mark.rule("N7.7")
def test_ruling_06_an_impossible_event_is_no_way_out_of_the_duty() -> None:
    s = Scene(3, row=["tithe", "fire"], hope={0: 4}, buildings=ONE).begin()
    assert "initiate tithe" not in s.dos(0)
    assert "initiate cleansing" not in s.dos(0)  # no Despair anywhere
    assert s.refuse(0, "initiate", event="tithe").code == "ns-no-effect"
    assert set(s.dos(0)) == {"initiate trial", "initiate fire"}


@pytest.mark.rule("N7.7")
def test_ruling_06_with_nothing_possible_there_is_no_duty() -> None:
    s = Scene(3, hope={0: 4}, trials=[1, 2], trials_left=0, buildings=ONE).begin()
    assert set(s.dos(0)) == {"initiate cleansing", "end_round"}


@pytest.mark.rule("N7.8", "N10.1")
def test_the_round_ends_by_itself_when_nothing_can_be_done() -> None:
    s = Scene(3, row=["fire"], hope={0: 1}, buildings=ONE).begin()
    assert s.told()[0]["key"] == "round_ended"
    assert s.t.round == 3
    s = Scene(3, row=["fire"], hope={0: 1, 1: 1}, buildings=ONE).begin()
    assert s.kind() == "give"


@pytest.mark.rule("N7.5")
def test_after_an_event_the_new_constable_may_go_on() -> None:
    s = Scene(3, row=["tithe"], hope={0: 2, 1: 3}, buildings=ONE)
    s.initiate("tithe").do(0, "seat", seat=1)
    s.do(0, "seat", seat=1)
    assert s.t.constable == 1
    assert s.t.hope[1] == 3  # one paid, one gained
    assert s.kind() == "give"


@pytest.mark.rule("N12.4")
def test_ruling_14_silence_ends_the_round_or_takes_the_cheapest_event() -> None:
    s = Scene(3, row=["fire"], hope={0: 3}, buildings=ONE).begin()
    s.m.timeout()
    assert "round_ended" in s.happened()
    s = Scene(3, row=["fire", "letters_of_trade", "tithe"], hope={0: 4}, buildings=ONE).begin()
    s.m.timeout()  # the Tithe is as cheap, but nobody could pay it
    assert {"key": "initiated", "seat": 0, "event": "letters_of_trade", "n": 2} in s.told()


@pytest.mark.rule("N7.1", "N8.2", "N8.3", "N9.1")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_ruling_16_the_worked_example_with_three_players(edition: str) -> None:
    """Three Hope and one more from player 3 pay for a Trial of player 2; then everyone has a Badge or a Trial."""
    s = Scene(3, edition=edition, hope={0: 3, 2: 1}, buildings=ONE).begin()
    s.do(2, "give", target=0, n=1)
    s.do(0, "initiate", event="trial").do(0, "seat", seat=1)
    assert s.t.trials == [False, True, False]
    assert s.t.constable == 2  # the only one left to choose
    assert s.t.badges == [False, False, True]  # player 1 has returned his
    assert s.t.hope == [0, 0, 1]
