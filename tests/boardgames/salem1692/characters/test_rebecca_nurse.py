"""Rebecca Nurse."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import hanged, scene


@pytest.mark.rule("S9.35")
def test_she_may_draw_for_an_accusation_and_for_the_cat() -> None:
    s = scene(5, characters={2: "rebecca_nurse"}, hand={0: "witness"})
    s.condemn(0, "witness", 1)
    s.do(2, "yes")
    assert s.hand(2) == {"accusation": 1}
    s = scene(5, characters={2: "rebecca_nurse"}, front={1: "black_cat"}, deck="conspiracy alibi*5 night")
    s.do(0, "draw")
    s.do(0, "tryal", at=0)
    assert (s.kind, s.asked) == ("rebecca", (2,))


@pytest.mark.rule("S9.35")
def test_not_for_her_own_tryals() -> None:
    s = scene(5, characters={2: "rebecca_nurse"}, hand={0: "witness"})
    s.condemn(0, "witness", 2)
    assert s.kind == "turn"


@pytest.mark.rule("S9.36")
def test_not_for_death_or_confession() -> None:
    s = scene(6, characters={2: "rebecca_nurse"}, deck="night accusation*2")
    s.night(kill=1, gavel=3, confess={0: "not_a_witch"})
    assert not s.alive(1)
    assert s.kind == "turn"
    assert s.hand(2) == {}


@pytest.mark.rule("S9.35", "S8.1")
def test_she_draws_once_when_the_reveal_kills() -> None:
    s = hanged(1, 6, characters={2: "rebecca_nurse"})
    assert not s.alive(1)
    s.do(2, "yes")
    assert s.kind == "turn"
