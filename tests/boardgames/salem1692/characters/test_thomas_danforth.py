"""Thomas Danforth."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import Scene, scene


def one_below_the_limit(seat: int = 0, hand: str = "accusation") -> Scene:
    """Seat 0 has just laid a sixth accusation before seat 1; he sits in `seat`."""
    s = scene(5, characters={seat: "thomas_danforth"}, hand={0: hand}, front={1: "accusation*5"})
    s.play(0, "accusation", 1)
    return s


@pytest.mark.rule("S9.41", "S9.2")
def test_at_one_below_the_limit_he_may_call_a_reveal() -> None:
    s = one_below_the_limit()
    s.alone(0, "call_early", "yes")
    assert s.kind == "reveal"
    s.do(0, "tryal", at=0)
    assert s.front(1) == {}


@pytest.mark.rule("S9.42")
def test_against_george_burroughs_he_needs_seven() -> None:
    s = scene(
        5, characters={0: "thomas_danforth", 1: "george_burroughs"}, hand={0: "accusation*2"}, front={1: "accusation*5"}
    )
    s.play(0, "accusation", 1)
    assert s.kind == "turn"
    s.play(0, "accusation", 1)
    assert s.kind == "call_early"


@pytest.mark.rule("S9.43")
def test_if_he_declines_they_stay_and_at_the_limit_it_is_forced() -> None:
    s = one_below_the_limit(hand="accusation*2")
    s.do(0, "no")
    assert s.front(1) == {"accusation": 6}
    s.play(0, "accusation", 1)
    assert s.kind == "reveal"


@pytest.mark.rule("S9.41")
def test_others_may_not() -> None:
    assert one_below_the_limit(seat=2).kind == "turn"
