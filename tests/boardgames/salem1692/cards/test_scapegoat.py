"""Scapegoat."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.12", "S5.1")
def test_everything_before_one_player_moves_before_another() -> None:
    s = scene(5, hand={0: "scapegoat"}, front={1: "accusation stocks asylum", 2: "evidence"})
    s.play(0, "scapegoat", 1, 2)
    assert s.front(1) == {}
    assert s.front(2) == {"accusation": 1, "evidence": 1, "stocks": 1, "asylum": 1}
    assert s.discards() == ["scapegoat"]


@pytest.mark.rule("S5.13", "S13.1")
def test_two_other_living_players_and_something_to_move() -> None:
    s = scene(5, hand={0: "scapegoat"}, front={0: "accusation", 1: "accusation"}, dead=(4,), tryals={3: "witch"})
    s.do(0, "play", card="scapegoat")
    assert s.seats_offered(0) == [1]
    assert s.refusal(0, "seat", seat=0).rule == "S13.1"
    s.do(0, "seat", seat=1)
    assert s.seats_offered(0) == [2, 3]
    assert s.refusal(0, "seat", seat=0).rule == "S13.1"


@pytest.mark.rule("S5.14", "S4.6")
def test_red_cards_that_reach_the_limit_let_the_mover_choose() -> None:
    s = scene(5, hand={0: "scapegoat"}, front={1: "accusation*4", 2: "accusation*3"})
    s.play(0, "scapegoat", 1, 2)
    assert (s.kind, s.asked) == ("reveal", (0,))


@pytest.mark.rule("S5.23")
def test_piety_does_not_stop_it() -> None:
    s = scene(5, hand={0: "scapegoat"}, front={1: "accusation*7", 2: "piety"}, characters={1: "george_burroughs"})
    s.play(0, "scapegoat", 1, 2)
    assert (s.kind, s.asked) == ("reveal", (0,))


@pytest.mark.rule("S5.14", "S9.4", "S9.6", "S9.44")
@pytest.mark.parametrize(
    ("character", "giver", "taker", "asked"),
    [
        ("abigail_williams", "accusation*4", "accusation*3", "abigail"),
        ("ann_putnam", "accusation*4", "accusation*3", "ann"),
        ("thomas_danforth", "accusation*3", "accusation*3", "call_early"),
        ("thomas_danforth", "asylum", "accusation*6", "turn"),
    ],
)
def test_moving_red_cards_counts_as_placing_them(character: str, giver: str, taker: str, asked: str) -> None:
    """Whoever may do something with the final accusation may do it here; without a red card nothing is placed."""
    front = {0: "evidence", 1: giver, 2: taker}
    s = scene(5, characters={0: character}, hand={0: "scapegoat"}, front=front)
    s.play(0, "scapegoat", 1, 2)
    assert s.kind == asked
