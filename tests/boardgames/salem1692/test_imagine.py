"""Tables imagined behind views of Salem 1692: whole worlds, and none behind a view that cannot be."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.cardset import tryal_cards
from meetinghouse.boardgames.salem1692.names import NOT_A_WITCH
from meetinghouse.boardgames.salem1692.paths import HIDDEN, TryalHistory, sample_paths
from meetinghouse.engine.chance import Chance, seal_from_seed
from meetinghouse.engine.trail import Trail


@pytest.mark.rule("S14.3", "S14.4", "S6.7")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_each_gives_one_tryal_and_takes_one_in_every_world(viewer: int) -> None:
    match = mh.new_match("salem1692", 4, {"conspiracy": "shuffled", "extra_witch": True}, seed=5)
    while match.view(-1)["conspiracies"] < 1:
        match.timeout()
    assert match.outcome is None
    story = TryalHistory(match._table, viewer)
    for seed in range(150):
        paths = sample_paths(story, Chance(seal_from_seed(seed), Trail()))
        before, after = paths.places
        moved = [(a, b, card.face) for a, b, card in zip(before, after, paths.cards, strict=True) if a != b != HIDDEN]
        for seats in ([a for a, _, _ in moved], [b for _, b, _ in moved]):
            assert len(seats) == len(set(seats))
        if viewer >= 0 and story.gave[0] != story.took[0]:
            assert [face for a, _, face in moved if a == viewer] == [story.gave[0]] * (story.gave[0] != NOT_A_WITCH)
        if viewer >= 0 and story.gave[0] == NOT_A_WITCH:
            assert not [a for a, _, _ in moved if a == viewer]


@pytest.mark.rule("S6.7")
@pytest.mark.parametrize("viewer", [-1, 3])
def test_a_seat_with_nothing_but_special_tryals_gives_one_away(viewer: int) -> None:
    match = mh.new_match("salem1692", 4, {"conspiracy": "left", "extra_witch": True}, seed=5)
    table: Any = match._table
    each = sum(tryal_cards(4, extra_witch=True)) // 4
    plain = [("revealed", seat, NOT_A_WITCH, "accusation") for seat in (0, 1, 2) for _ in range(each - 2)]
    table.history = [*plain, ("conspiracy", (0, 1, 2, 3))]
    table.learned[3] = [(0, "gave", NOT_A_WITCH), (0, "took", NOT_A_WITCH)]
    table.tryals[3] = [each, 0, 0]
    story = TryalHistory(table, viewer)
    full = 0
    for seed in range(300):
        before, after = sample_paths(story, Chance(seal_from_seed(seed), Trail())).places
        for seat in (0, 1, 2):
            full += before.count(seat) == 2
            assert sum(a == b == seat for a, b in zip(before, after, strict=True)) < 2
    assert full > 50, "such seats were dealt"


def forged(view: dict[str, Any], path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """The view with one thing changed."""
    other = copy.deepcopy(view)
    at: Any = other
    for part in path[:-1]:
        at = at[part]
    assert at[path[-1]] != value
    at[path[-1]] = value
    return other


@pytest.mark.parametrize(
    ("kind", "path", "value"),
    [
        ("turn", ("living",), [0, 1]),
        ("turn", ("character",), []),
        ("turn", ("character", 0), "none"),
        ("turn", ("power", 0), "none"),
        ("turn", ("used",), []),
        ("turn", ("used", 0), [-1, 0, 0]),
        ("turn", ("revealed",), []),
        ("turn", ("revealed", 0), ["not_a_witch"]),
        ("turn", ("announced", 0), 1),
        ("turn", ("face_down", 0), 10**30),
        ("turn", ("turn",), 99),
        ("turn", ("turn",), -1),
        ("turn", ("gavel",), 99),
        ("turn", ("phase",), "night"),
        ("turn", ("phase",), "tea"),
        ("turn", ("kill",), 0),
        ("turn", ("nights",), 10**30),
        ("turn", ("conspiracies",), 3),
        ("turn", ("aside",), ["night"]),
        ("turn", ("stack",), [["next_turn"]]),
        ("turn", ("public_hand", 0), {"alibi": -1}),
        ("turn", ("decision", "seats"), [0, 1]),
        ("target", ("stack",), []),
        ("target", ("stack", 0), ["go_on", 1]),
        ("target", ("stack", 0), ["draw_cards", 99, 1, False, 0]),
        ("target", ("decision", "data"), []),
        ("target", ("aside",), []),
        ("night", ("stack", 0), ["pass_tryals"]),
        ("night", ("decision", "seats"), [0]),
    ],
)
def test_a_view_that_cannot_be_is_refused(kind: str, path: tuple[str | int, ...], value: Any) -> None:
    match = mh.new_match("salem1692", 5, seed=3)
    while match.decision is None or match.decision["kind"] != f"salem1692.{kind}":
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.answer(seat, ask.options[0 if kind == "target" else -1])
    for viewer in (-1, 1):
        view = match.view(viewer)
        mh.imagine("salem1692", view, seed=1)
        with pytest.raises(mh.BadInput) as caught:
            mh.imagine("salem1692", forged(view, path, value), seed=1)
        assert caught.value.code == "bad-view"


def test_the_story_of_a_finished_game_is_read_with_care() -> None:
    match = mh.new_match("salem1692", 5, seed=3)
    while match.outcome is None:
        match.timeout()
    view = match.view(1)
    assert mh.imagine("salem1692", view, seed=1).view(1) == view
    with pytest.raises(mh.BadInput):
        mh.imagine("salem1692", forged(view, ("reveal", "said", 0), [[0, 1]]), seed=1)
