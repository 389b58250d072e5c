"""Layout 2: one shape for all tables, seats counted from the viewer, and the public past, made of what a seat knows."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse.bots.seeing import places
from meetinghouse.engine.encoding import Layout2, counted_from, layout_2_of
from meetinghouse.engine.history import Deed, History, plan_of
from meetinghouse.envs.layout_2 import encode, encode_view, layout_of, size_of
from tests.envs.test_layout import TABLES, walk
from tests.envs.test_watching import OPTIONS


def past(match: mh.Match, viewer: int) -> History:
    """What a seat counts from the events it was told."""
    history = History(mh.find_game(match.game), match.seats)
    for event in match.events(viewer):
        history.hear(event)
    return history


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("usual", [True, False])
def test_a_view_and_its_events_make_the_same_numbers(game: str, seats: int, usual: bool) -> None:
    """An imagined table shares the view and nothing else, and a seat counts only what it was told."""
    options: dict[str, Any] = {} if usual else dict(OPTIONS[game])
    if seats > 7:
        options.pop("choose_character", None)
    rng = random.Random(seats)
    match = mh.new_match(game, seats, options, seed=seats)
    watcher = match.observer.watcher(2)
    asked = 0
    while match.outcome is None:
        seat, acts = match.turn()
        asked += 1
        if asked % 17 == 0:
            for viewer in {seat, rng.randrange(seats)}:
                seen = np.frombuffer(watcher.look(viewer), np.uint8)[places(game, seats, viewer)].tobytes()
                assert len(seen) == size_of(game)
                assert seen == encode(match, viewer)
                assert seen == encode_view(game, match.view(viewer), past(match, viewer))
        match.take(seat, rng.choice(acts))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_number_that_a_watcher_gives_has_one_place(game: str, seats: int) -> None:
    """But for the last, which stands for the seats that are not there."""
    match = mh.new_match(game, seats, seed=0)
    given = len(match.observer.watcher(2).look(0))
    for viewer in range(seats):
        found = places(game, seats, viewer)
        assert sorted(found[found < given - 1].tolist()) == list(range(given - 1))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seats_are_counted_from_the_viewer(game: str, seats: int) -> None:
    """`asked` is one for whoever is asked: turned back, it is the same for all."""
    asked = next(part for part in layout_of(game) if part.name == "asked")
    most = mh.games()[game].max_seats
    for match in walk(game, seats, 6, 31):
        decision = match.decision
        wanted = set() if decision is None else set(decision["seats"])
        for viewer in range(seats):
            row = encode(match, viewer)[asked.start : asked.start + asked.size]
            assert len(row) == most
            assert {(viewer + place) % seats for place, one in enumerate(row) if one} == wanted


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_acts_counted_from_a_viewer_are_a_numbering_of_their_own(game: str, seats: int) -> None:
    found = mh.find_game(game)
    for viewer in range(seats):
        turned, back = counted_from(found, seats, viewer)
        assert sorted(turned) == list(range(len(found.acts)))
        assert [back[number] for number in turned] == list(range(len(found.acts)))
    turned, _ = counted_from(found, seats, 1)
    one, zero = found.acts.find({"do": "seat", "seat": 1}), found.acts.find({"do": "seat", "seat": 0})
    assert one is not None and turned[one] == zero


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_hidden_stays_out_of_it(game: str, seats: int) -> None:
    """The rows for critics tell worlds apart that a player cannot: they are no part of the observation."""
    layout = layout_2_of(mh.find_game(game))
    match = walk(game, seats, 7, 40)[0]
    assert layout.hidden
    twins = [mh.imagine(game, match.view(0), seed=seed) for seed in range(8)]
    assert len({twin.observer.hidden(0) for twin in twins}) > 1
    assert len({encode(twin, 0, past(match, 0)) for twin in twins}) == 1


def test_a_deed_that_not_everybody_is_told_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mh.find_game("new_salem")
    for deed in (Deed("drafted", "hand"), Deed("knows", "looked", whom="target", by="character")):
        monkeypatch.setattr("meetinghouse.engine.history.load", lambda _, deed=deed: Layout2((), (), (deed,)))
        with pytest.raises(TypeError, match="not everybody is told"):
            plan_of.__wrapped__(game)


def test_deeds_are_counted_between_who_and_whom() -> None:
    game = mh.find_game("new_salem")
    plan = plan_of(game)
    history = History(game, 5)
    history.hear({"key": "new_salem.gave", "seat": 3, "target": 1, "n": 2})
    history.hear({"key": "new_salem.initiated", "seat": 4, "event": "cleansing", "n": 5})
    history.hear({"key": "new_salem.initiated", "seat": 4, "event": "fire", "n": 3})
    history.hear({"key": "table.remark", "seat": 1, "remark": "give_hope"})
    given = (3 * 5 + 1) * len(plan.pairs) + plan.pairs.index("gave_hope")
    assert [place for place, n in enumerate(history.pairs) if n] == [given] and history.pairs[given] == 2
    row = history.rows[4 * len(plan.counts) : 5 * len(plan.counts)]
    assert dict(zip(plan.counts, row, strict=True)) | {"cleansed": 1, "initiated": 2, "paid": 8} == dict(
        zip(plan.counts, row, strict=True)
    )


def test_a_count_stays_a_byte() -> None:
    history = History(mh.find_game("new_salem"), 3)
    for _ in range(200):
        history.see("gave", {"seat": 0, "target": 1, "n": 2})
    assert max(history.pairs) == 255
