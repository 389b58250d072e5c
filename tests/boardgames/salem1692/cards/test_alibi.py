"""Alibi."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.7", "S5.1")
def test_red_cards_worth_three_go_and_so_does_the_alibi() -> None:
    s = scene(5, hand={0: "alibi"}, front={2: "accusation*2 evidence"})
    s.play(0, "alibi", 2)
    assert s.offers(0) == [{"do": "card", "card": "accusation"}, {"do": "card", "card": "evidence"}]
    s.do(0, "card", card="evidence")
    assert s.front(2) == {"accusation": 2}
    assert s.discards() == ["alibi", "evidence"]
    assert s.kind == "turn"


@pytest.mark.rule("S5.7")
def test_at_least_one_card_and_then_one_may_stop() -> None:
    s = scene(5, hand={0: "alibi"}, front={2: "accusation*5"})
    s.play(0, "alibi", 2)
    assert {"do": "done"} not in s.offers(0)
    s.do(0, "card", card="accusation")
    s.do(0, "done")
    assert s.front(2) == {"accusation": 4}


@pytest.mark.rule("S5.7")
def test_three_accusations_are_the_most() -> None:
    s = scene(5, hand={0: "alibi"}, front={2: "accusation*5"})
    s.play(0, "alibi", 2)
    for _ in range(3):
        s.do(0, "card", card="accusation")
    assert s.kind == "turn"
    assert s.front(2) == {"accusation": 2}


@pytest.mark.rule("S5.8")
def test_no_part_of_a_card_can_be_taken() -> None:
    s = scene(5, hand={0: "alibi"}, front={2: "accusation evidence", 3: "witness"}, characters={3: "george_burroughs"})
    s.do(0, "play", card="alibi")
    assert s.seats_offered(0) == [2], "a Witness is beyond an Alibi"
    s.do(0, "seat", seat=2)
    s.do(0, "card", card="accusation")
    assert s.kind == "turn", "an Evidence does not fit what is left"
    assert s.front(2) == {"evidence": 1}


@pytest.mark.rule("S5.7", "S9.8")
def test_it_counts_cards_as_they_count_there() -> None:
    s = scene(5, hand={0: "alibi"}, front={2: "evidence*3"}, characters={2: "cotton_mather"})
    s.play(0, "alibi", 2)
    for _ in range(3):
        s.do(0, "card", card="evidence")
    assert s.front(2) == {}


@pytest.mark.rule("S5.3")
def test_not_where_there_is_nothing_to_take() -> None:
    s = scene(5, hand={0: "alibi"})
    assert s.may_play(0) == []
    error = s.refusal(0, "play", card="alibi")
    assert (error.code, error.rule) == ("no-effect", "S5.3")
