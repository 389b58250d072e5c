"""Ann Putnam."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.5", "S9.6")
def test_two_cards_before_the_reveal_usable_this_turn() -> None:
    s = scene(
        5,
        characters={0: "ann_putnam"},
        hand={0: "accusation"},
        front={1: "accusation*6"},
        deck="stocks arson accusation night",
    )
    s.play(0, "accusation", 1)
    s.alone(0, "ann", "yes")
    assert s.hand(0) == {"stocks": 1, "arson": 1}
    assert s.kind == "reveal"
    s.do(0, "tryal", at=0)
    s.play(0, "stocks", 2)
    assert s.front(2) == {"stocks": 1}


@pytest.mark.rule("S9.5")
def test_she_may_decline() -> None:
    s = scene(5, characters={0: "ann_putnam"}, hand={0: "accusation"}, front={1: "accusation*6"})
    s.play(0, "accusation", 1)
    s.do(0, "no")
    assert s.hand(0) == {}
    assert s.kind == "reveal"


@pytest.mark.rule("S9.7")
def test_a_black_card_among_them_comes_first_and_all_is_counted_again() -> None:
    s = scene(
        6,
        characters={0: "ann_putnam", 1: "george_burroughs", 2: "martha_corey"},
        tryals={1: "not_a_witch"},
        hand={0: "accusation"},
        front={1: "black_cat", 2: "accusation*7"},
        deck="conspiracy alibi accusation*3 night",
    )
    s.play(0, "accusation", 2)
    s.do(0, "yes")
    s.do(0, "tryal", at=0)
    assert not s.alive(1)
    assert (s.kind, s.asked) == ("reveal", (0,)), "Martha's limit fell to seven at George's death"
    s.do(0, "tryal", at=0)
    s.all_do("tryal", at=0)
    assert s.kind == "turn", "her red cards are gone, so the first reveal is no longer due"
    assert len(s.t.revealed[2]) == 1
