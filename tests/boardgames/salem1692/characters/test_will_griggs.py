"""Will Griggs."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.48")
def test_an_alibi_may_be_played_as_a_witness() -> None:
    s = scene(5, characters={0: "will_griggs"}, hand={0: "alibi"})
    s.do(0, "play_as_witness")
    s.do(0, "seat", seat=1)
    assert s.kind == "reveal"
    s.do(0, "tryal", at=0)
    assert s.discards() == ["alibi"]


@pytest.mark.rule("S9.48")
def test_it_lies_there_as_a_red_card_worth_seven() -> None:
    s = scene(5, characters={0: "will_griggs", 1: "george_burroughs"}, hand={0: "alibi*2 accusation"})
    s.do(0, "play_as_witness")
    s.do(0, "seat", seat=1)
    assert s.t.accused_of(1) == 7
    assert s.may_play(0) == ["accusation"], "an Alibi cannot take it away"


@pytest.mark.rule("S9.49")
def test_not_against_piety() -> None:
    s = scene(5, characters={0: "will_griggs"}, hand={0: "alibi"}, front={1: "piety"})
    s.do(0, "play_as_witness")
    assert s.seats_offered(0) == [2, 3, 4]
    assert s.refusal(0, "seat", seat=1).rule == "S5.22"


@pytest.mark.rule("S9.1")
def test_nobody_else_may() -> None:
    s = scene(5, hand={0: "alibi"})
    assert s.refusal(0, "play_as_witness").rule == "S9.1"
    s = scene(5, characters={1: "will_griggs"}, dead=(1,))
    assert s.match.view(-1)["power"][1] == "none", "a power works only while its player lives"
