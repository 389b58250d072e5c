"""Placing messengers (A3)."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from tests.boardgames.affliction.scenario import Town


def place(match: mh.Match, *spaces: int) -> list[int]:
    order = []
    for space in spaces:
        (seat,) = match.waiting
        ask = match.ask(seat)
        assert ask is not None and ask.kind == "affliction.messenger"
        order.append(seat)
        match.answer(seat, {"ask": ask.id, "do": "place", "space": space})
    return order


@pytest.mark.rule("A3.1", "A3.6")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 2)])
def test_one_at_a_time_clockwise_from_the_first_player(seats: int, each: int) -> None:
    """Answer 3: the tokens of the quick start are messengers. Nothing is resolved before the last one stands."""
    match = mh.new_match("affliction", seats=seats, seed=5)
    first = match.view(-1)["first"]
    order = place(match, *[6, 2, 4, 3, 5, 7, 12, 11][: seats * each - 1])
    assert order == [(first + n) % seats for n in range(seats * each - 1)]
    keys = {event["key"] for event in match.events(-1)}
    assert "affliction.placed" in keys and "affliction.resolving" not in keys
    place(match, 1)
    assert "affliction.resolving" in {event["key"] for event in match.events(-1)}


@pytest.mark.rule("A3.2")
def test_nobody_may_pass() -> None:
    """Point 7."""
    match = mh.new_match("affliction", seats=2, seed=5)
    ask = match.ask(match.waiting[0])
    assert ask is not None
    assert {choice.do for choice in ask.options} == {"place"}
    with pytest.raises(mh.IllegalMove) as refused:
        match.answer(match.waiting[0], {"ask": ask.id, "do": "pass"})
    assert (refused.value.code, refused.value.rule) == ("affliction-forced", "A3.2")


@pytest.mark.rule("A3.3")
def test_one_messenger_to_a_space() -> None:
    match = mh.new_match("affliction", seats=3, seed=5)
    place(match, 9)
    ask = match.ask(match.waiting[0])
    assert ask is not None
    assert [choice.args["space"] for choice in ask.options] == [n for n in range(1, 15) if n != 9]
    with pytest.raises(mh.IllegalMove) as refused:
        match.answer(match.waiting[0], {"ask": ask.id, "do": "place", "space": 9})
    assert (refused.value.code, refused.value.rule) == ("affliction-space-taken", "A3.3")


@pytest.mark.rule("A3.4", "A4.3")
def test_a_useless_space_may_be_taken_to_block_it() -> None:
    """Point 4: no action is taken there, and nobody else can."""
    match = mh.new_match("affliction", seats=2, seed=5)
    place(match, 8, 3)  # nobody is accused yet: neither arrest nor exoneration can do anything
    place(match, 6, 9, 10, 4)
    match.timeout()  # whoever is on space 4 leaves the Protection token
    told = [(e["key"], e["space"]) for e in match.events(-1) if e["key"] == "affliction.no_action"]
    assert told == [("affliction.no_action", 3), ("affliction.no_action", 8), ("affliction.no_action", 9)]


@pytest.mark.rule("A3.5")
@pytest.mark.parametrize("pair", [(1, 2), (8, 9), (13, 14), (5, 7)])
def test_one_player_may_hold_both_spaces_of_a_pair(pair: tuple[int, int]) -> None:
    """Point 5."""
    match = mh.new_match("affliction", seats=2, seed=5)
    first = match.view(-1)["first"]
    place(match, pair[0], 3, pair[1])
    board = match.view(-1)["board"]
    assert board[pair[0]] == board[pair[1]] == first


@pytest.mark.rule("A4.7", "A9.5")
def test_the_first_player_token_counts_from_the_next_round() -> None:
    """Point 8: the order of placing is not changed in the round in which it is taken; the holder keeps it."""
    town = Town(3, first=0).resolve(s4=2).do(2, "pass")
    assert town.t.first == 2 and town.match.waiting == (2,)
    for space in (6, 12, 11, 1, 2, 10):
        town.do(town.match.waiting[0], "place", space)
    while town.asks(town.match.waiting[0]) != "messenger":
        town.clock()
    assert town.t.first == 2 and town.match.waiting == (2,)
    assert town.t.messengers == [2, 2, 2]
