"""Every numbered rule of Moonrakers, each proven by a test that names it."""

from __future__ import annotations

from typing import Any, cast

import pytest
from moonrakers.names import BARRELS, GOODS
from moonrakers.state import Pond

import meetinghouse as mh
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import play
from meetinghouse.engine.match import Match


def pond(match: Match) -> Pond:
    """The table itself, to lay out what a test needs."""
    return cast(Pond, match._table)


def deal(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A fresh table; whoever has the turn holds one barrel of each good but silk."""
    match = mh.new_match("moonrakers", seats, options, seed)
    pond(match).hand[match.view(-1)["turn"]] = [1, 1, 1, 0]
    return match


def do(match: Match, seat: int, deed: str, good: str | None = None) -> list[dict[str, Any]]:
    """Answer for a seat by what is done, and get what the seat is told."""
    ask = match.ask(seat)
    assert ask is not None
    (choice,) = (c for c in ask.options if c.do == deed and c.args.get("good") == good)
    return match.answer(seat, choice)


def boast(match: Match, good: str, said: str) -> tuple[int, list[int]]:
    """The seat in turn rolls a barrel in and says something; that seat, and the others."""
    seat = match.view(-1)["turn"]
    do(match, seat, "roll", good)
    do(match, seat, "say", said)
    return seat, [other for other in range(match.seats) if other != seat]


def quiet_turn(match: Match) -> int:
    """A whole turn in which nobody rakes for the hay; whose turn it was."""
    seat, others = boast(match, "hay", "hay")
    for other in others:
        do(match, other, "leave")
    return seat


@pytest.mark.rule("M1.1", "M1.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_has_three_of_the_24_barrels_and_sees_only_their_own(seats: int) -> None:
    match = mh.new_match("moonrakers", seats, seed=5)
    views = [match.view(seat) for seat in range(seats)]
    assert [sum(view["hand"].values()) for view in views] == [3] * seats
    assert views[0]["barrels"] == [3] * seats and views[0]["on_cart"] == sum(BARRELS) - 3 * seats == 24 - 3 * seats
    assert match.view(-1)["hand"] is None
    drawn = [event for event in match.events(0) if event["key"] == "moonrakers.drew"]
    assert {event["seat"] for event in drawn if "good" in event} == {0}


@pytest.mark.rule("M1.3")
def test_the_purse_is_an_option() -> None:
    assert deal().view(0)["coins"] == [5, 5, 5]
    assert deal(purse=8).view(0)["coins"] == [8, 8, 8]


@pytest.mark.rule("M1.4")
def test_chance_names_who_begins_and_the_turn_goes_round() -> None:
    assert {mh.new_match("moonrakers", 4, seed=seed).view(-1)["turn"] for seed in range(40)} == {0, 1, 2, 3}
    match = deal()
    seat = quiet_turn(match)
    assert match.waiting == ((seat + 1) % 3,)


@pytest.mark.rule("M2.1")
def test_nobody_else_sees_what_goes_in_and_silence_lets_chance_choose() -> None:
    match = deal()
    seat = match.view(-1)["turn"]
    other = (seat + 1) % 3
    do(match, seat, "roll", "salt")
    assert match.view(seat)["rolled"] == "salt" and match.view(seat)["sunk"] == {"salt": 1}
    assert match.view(other)["rolled"] == "nothing" and match.view(other)["in_pond"][seat] == 1
    assert "good" not in match.events(other)[-1] and match.events(seat)[-1]["good"] == "salt"
    taken = set()
    for seed in range(30):
        silent = deal(seed=seed)
        silent.timeout()
        taken.add(silent.view(silent.view(-1)["turn"])["rolled"])
    assert taken == {"hay", "salt", "brandy"}


@pytest.mark.rule("M2.2")
def test_anything_may_be_said_and_silence_says_hay() -> None:
    match = deal()
    seat = match.view(-1)["turn"]
    do(match, seat, "roll", "hay")
    ask = match.ask(seat)
    assert ask is not None and [choice.args["good"] for choice in ask.options] == list(GOODS)
    match.timeout()
    assert match.view(-1)["said"] == "hay"


@pytest.mark.rule("M2.3", "M2.4")
def test_the_first_who_rakes_opens_the_barrel_for_all() -> None:
    match = deal()
    seat, (one, two) = boast(match, "hay", "silk")
    assert set(match.waiting) == {one, two}
    do(match, one, "leave")
    do(match, two, "rake")
    assert match.view(-1)["ashore"] == ["hay"] and match.view(seat)["sunk"] == {}
    assert {"key": "moonrakers.raked", "seat": two, "target": seat, "good": "hay"} in match.events(-1)


@pytest.mark.rule("M2.4", "M3.1")
@pytest.mark.parametrize(("said", "coins"), [("hay", 1), ("salt", 2), ("brandy", 3), ("silk", 4)])
def test_what_nobody_rakes_stays_in_the_pond_and_earns_what_was_said(said: str, coins: int) -> None:
    match = deal()
    seat, others = boast(match, "hay", said)
    match.timeout()
    assert match.view(-1)["coins"][seat] == 5 + coins and match.view(-1)["ashore"] == []
    assert match.view(seat)["sunk"] == {"hay": 1} and match.view(others[0])["sunk"] == {}


@pytest.mark.rule("M2.5")
def test_a_barrel_is_drawn_after_each_turn_as_long_as_there_is_one() -> None:
    match = deal()
    seat = quiet_turn(match)
    assert match.view(-1)["barrels"][seat] == 3 and match.view(-1)["on_cart"] == 14
    pond(match).cart = []
    seat = match.view(-1)["turn"]
    pond(match).hand[seat] = [1, 1, 1, 0]
    quiet_turn(match)
    assert match.view(-1)["barrels"][seat] == 2


@pytest.mark.rule("M2.6")
def test_who_has_no_barrel_is_passed_over() -> None:
    match = deal()
    seat = match.view(-1)["turn"]
    pond(match).hand[(seat + 1) % 3] = [0, 0, 0, 0]
    quiet_turn(match)
    assert match.waiting == ((seat + 2) % 3,)


@pytest.mark.rule("M3.2", "M3.3")
@pytest.mark.parametrize(("said", "mine", "theirs"), [("brandy", 5 + 3 + 2, 3), ("silk", 3, 7)])
def test_raked_the_truth_earns_its_coins_and_two_more_and_a_lie_costs_two(said: str, mine: int, theirs: int) -> None:
    match = deal()
    seat, (raker, _) = boast(match, "brandy", said)
    do(match, raker, "rake")
    coins = match.view(-1)["coins"]
    assert (coins[seat], coins[raker]) == (mine, theirs)


@pytest.mark.rule("M3.4")
def test_nobody_pays_more_than_they_have() -> None:
    match = deal()
    pond(match).coins = [1, 1, 1]
    seat, (raker, _) = boast(match, "hay", "silk")
    do(match, raker, "rake")
    assert match.view(-1)["coins"][seat] == 0 and match.view(-1)["coins"][raker] == 2


@pytest.mark.rule("M4.1")
@pytest.mark.parametrize(("others", "reason", "share"), [(3, "richest", 1), (9, "shared", 3), (12, "shared", 2)])
def test_the_fullest_purse_wins_and_equals_share(others: int, reason: str, share: int) -> None:
    """The last barrel brings whoever rolls it in from five coins to nine."""
    match = deal()
    table = pond(match)
    seat = table.turn
    table.cart, table.hand = [], [[int(s == seat), 0, 0, 0] for s in range(3)]
    table.coins = [5 if s == seat else others for s in range(3)]
    boast(match, "hay", "silk")
    match.timeout()
    outcome = match.outcome
    assert outcome is not None and outcome.scores["coins"] == table.coins
    assert (outcome.reason, len(outcome.winners)) == (reason, share)
    assert all(table.coins[winner] == max(table.coins) for winner in outcome.winners)


def test_the_listener_beats_chance() -> None:
    won = 0
    for seed in range(60):
        match = mh.new_match("moonrakers", 3, seed=seed)
        listener = seed % 3
        play(match, [make("moonrakers", 2 if seat == listener else 1, seat, seed) for seat in range(3)])
        assert match.outcome is not None
        won += listener in match.outcome.winners
    assert won > 45
