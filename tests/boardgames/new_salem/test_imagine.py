"""Imagining (secrecy): what is hidden is dealt anew so that it fits what the viewer knows, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.names import CHARACTERS
from meetinghouse.boardgames.new_salem.state import Town
from tests.boardgames.new_salem.scenario import Scene


def twin(s: Scene, viewer: int, seed: int) -> Town:
    table = mh.imagine("new_salem", s.m.view(viewer), seed=seed)._table
    assert isinstance(table, Town)
    return table


def fresh(seats: int = 5, seed: int = 4) -> Scene:
    """A table in its first draft, untouched."""
    s = Scene(seats)
    s.m = mh.new_match("new_salem", seats=seats, seed=seed)
    return s


def test_own_hand_and_character_stay_everything_else_may_differ() -> None:
    s = fresh()
    twins = [twin(s, 2, seed) for seed in range(20)]
    assert all(t.hands[2] == s.t.hands[2] and t.character[2] == s.t.character[2] for t in twins)
    assert len({tuple(t.hands[1]) for t in twins}) > 5
    assert len({t.character[1] for t in twins}) > 3
    assert len({tuple(t.event_deck) for t in twins}) > 15


def test_a_hand_that_was_passed_stays_known() -> None:
    s = fresh()
    for seat in range(5):
        ask = s.m.ask(seat)
        assert ask is not None
        s.m.answer(seat, ask.options[0])
    passed = s.t.hands[3]
    assert all(twin(s, 2, seed).hands[3] == passed for seed in range(10))
    assert any(twin(s, 1, seed).hands[3] != passed for seed in range(10))


def test_a_character_that_was_seen_stays_known_to_whoever_saw_it() -> None:
    s = fresh(4)
    s.t.character_seen[1] |= 1
    assert all(twin(s, 0, seed).character[1] == s.t.character[1] for seed in range(10))
    assert len({twin(s, 2, seed).character[1] for seed in range(20)}) > 2


def test_types_that_were_shown_bind_every_twin() -> None:
    s = fresh(6)
    types = s.t.set.types
    for seat in range(6):  # everyone has shown two types: only a search finds deals that fit
        mine = [bit for bit in range(4) if types[s.t.character[seat]] >> bit & 1]
        s.t.types_shown[seat] = 1 << mine[0] | 1 << mine[1]
    for seed in range(5):
        for viewer in (-1, 0):
            t = twin(s, viewer, seed)
            assert all(not s.t.types_shown[seat] & ~types[t.character[seat]] for seat in range(6))
            assert len(set(t.character)) == 6


def test_twins_are_dealt_as_likely_as_the_deal_makes_them() -> None:
    """Three players, two Witches among six cards: to a Puritan each other seat is a Witch two times in five."""
    s = fresh(3)
    s.t.character = [CHARACTERS.index(name) for name in ("merchant", "fiddler", "midwife")]
    witches = Counter(twin(s, 0, seed).is_witch(2) for seed in range(600))
    assert 0.33 < witches[True] / 600 < 0.47


def _set(view: dict[str, Any], key: str, value: Any) -> None:
    view[key] = value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("constable", 9),
        ("round", 0),
        ("trials_left", 7),
        ("holder", [-1, -1]),
        ("holder", [-1, -1, 5]),
        ("hope", [1, 0, 0]),
        ("badges", [True]),
        ("types_shown", [0, 64, 0]),
        ("hand_sizes", [3, 3, 99]),
        ("hand_sizes", [3, 3, 1]),
        ("deck_size", 1),
        ("under_seen", [3]),
        ("characters", ["midwife", "midwife", "midwife"]),
        ("characters", ["tutor", "midwife", "apothecary"]),
        ("characters", ["nobody", None, None]),
        ("hand", ["education_middle"] * 3),
        ("buildings", [[{"building": "trade_left", "hope": -1, "despair": 0}], [], []]),
        ("buildings", [[{"building": "moat", "hope": 0, "despair": 0}], [], []]),
    ],
)
def test_views_that_cannot_be_are_refused(key: str, value: Any) -> None:
    view = fresh(3).m.view(0)
    assert mh.imagine("new_salem", view, seed=1).view(0) == view
    _set(view, key, value)
    with pytest.raises(mh.BadInput):
        mh.imagine("new_salem", view, seed=1)


def test_types_that_nobody_can_have_are_refused() -> None:
    view = fresh(3).m.view(-1)
    view["types_shown"] = [0b1111, 0, 0]
    with pytest.raises(mh.BadInput, match="no deal"):
        mh.imagine("new_salem", view, seed=1)
