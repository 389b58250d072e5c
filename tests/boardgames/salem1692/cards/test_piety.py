"""Piety."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S5.22", "S5.2")
def test_no_red_card_may_be_played_on_its_player() -> None:
    s = scene(5, hand={0: "accusation evidence witness"}, front={2: "piety"})
    for card in ("accusation", "evidence", "witness"):
        copy = scene(5, hand={0: card}, front={2: "piety"})
        copy.do(0, "play", card=card)
        assert copy.seats_offered(0) == [1, 3, 4]
    s.do(0, "play", card="accusation")
    error = s.refusal(0, "seat", seat=2)
    assert (error.code, error.rule) == ("piety", "S5.22")
