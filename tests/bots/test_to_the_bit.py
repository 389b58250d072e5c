"""Bots answer alike on every Python: since 3.12 `sum` of floats is another than before, and decisions hung on it."""

from __future__ import annotations

import json

from tests.bots.to_the_bit import FILE, sums


def test_bots_play_the_games_that_they_played_on_other_pythons() -> None:
    assert sums() == json.loads(FILE.read_text(encoding="utf-8"))
