"""Character Witness: somebody looks and says what they like."""

from __future__ import annotations

import pytest

from tests.boardgames.new_salem.events.stage import stage

pytestmark = pytest.mark.rule("N13.6")


def test_the_second_looks_at_the_first_and_may_lie() -> None:
    s = stage("character_witness", characters=["merchant", "midwife", "fiddler", "notary"])
    s.initiate("character_witness").do(0, "seat", seat=1)
    assert s.seats_offered(0) == [2, 3]
    s.do(0, "seat", seat=3)
    assert s.m.view(3)["characters"][1] == "midwife"
    assert s.m.view(0)["characters"][1] is None
    assert s.dos(3) == ["say puritan", "say witch"]
    s.do(3, "say", side="puritan")
    assert {"key": "testified", "seat": 3, "target": 1, "side": "puritan"} in s.told()


def test_the_constable_may_neither_be_doubted_nor_testify() -> None:
    s = stage("character_witness")
    s.initiate("character_witness")
    assert s.seats_offered(0) == [1, 2, 3]


def test_a_true_word_is_possible_too() -> None:
    s = stage("character_witness", characters=["merchant", "midwife", "fiddler", "notary"])
    s.initiate("character_witness").do(0, "seat", seat=1).do(0, "seat", seat=2).do(2, "say", side="witch")
    assert {"key": "testified", "seat": 2, "target": 1, "side": "witch"} in s.told()
