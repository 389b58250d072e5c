"""Observations: one shape for all tables, seats counted from the viewer, the public past, and nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.observation.deeds import Deed, History, columns_of
from meetinghouse.observation.layout import (
    counted,
    counted_from,
    layout_of,
    new_history,
    observation_of,
    size_of,
)
from meetinghouse.observation.numbers import hidden_rows, numbers_of_view
from meetinghouse.observation.seeing import look, observe, places
from meetinghouse.observation.watching import watch

SEATS = {"salem1692": (4, 12), "new_salem": (3, 8), "affliction": (2, 4)}
TABLES = [(game, seats) for game, both in SEATS.items() for seats in both]


def walk(game: str, seats: int, seed: int, every: int) -> list[mh.Match]:
    """Copies of a random game at every so-many answers, the end included."""
    rng = random.Random(seed)
    match = mh.new_match(game, seats, seed=seed)
    points, n = [], 0
    while match.outcome is None:
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is None or not ask.required:
                continue
            match.answer(seat, rng.choice(ask.options))
            n += 1
            if n % every == 0:
                points.append(match.copy())
            if not match.waiting:
                break
    return [*points, match]


# tables on which parts that the usual game never fills have something to tell
OPTIONS: dict[str, dict[str, Any]] = {
    "salem1692": {"choose_character": True, "gentle_reveal": True},
    "new_salem": {"edition": "fr"},
    "affliction": {"starters": "choose", "limited_tokens": True},
}


def encode(match: mh.Match, viewer: int, history: History | None = None) -> bytes:
    return observe(match, viewer, history).tobytes()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_part_keeps_its_size_and_name(game: str, seats: int) -> None:
    found = mh.find_game(game)
    layout, parts = layout_of(found), observation_of(found).parts
    assert len({part.name for part in layout}) == len(layout)
    assert {part.name for part in layout} == {part.name for part in parts} | {"deeds", "deeds_to_others"}
    start = [len(part.make(mh.new_match(game, seats, seed=2)._table, 0)) for part in parts]
    for match in walk(game, seats, 1, 9):
        for viewer in range(-1, seats):
            assert [len(part.make(match._table, viewer)) for part in parts] == start
            assert len(encode(match, viewer)) == size_of(found)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_spectator_sees_what_all_see_and_no_more(game: str, seats: int) -> None:
    for match in walk(game, seats, 3, 23):
        twin = mh.imagine(game, match.view(-1), seed=0)
        assert encode(twin, -1, past(match, -1)) == encode(match, -1)
        assert encode(match, -1) not in {encode(match, viewer) for viewer in range(seats)}


def past(match: mh.Match, viewer: int) -> History:
    """What a seat counts from the events it was told."""
    history = new_history(mh.find_game(match.game), match.seats)
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
    watcher = watch(match)
    asked = 0
    while match.outcome is None:
        seat, acts = match.turn()
        asked += 1
        if asked % 17 == 0:
            for viewer in {seat, rng.randrange(seats)}:
                seen = look(watcher, viewer).tobytes()
                assert len(seen) == size_of(mh.find_game(game))
                assert seen == encode(match, viewer)
                assert seen == numbers_of_view(mh.find_game(game), match.view(viewer), past(match, viewer))
        match.take(seat, rng.choice(acts))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_number_that_a_watcher_gives_has_one_place(game: str, seats: int) -> None:
    """But for the last, which stands for the seats that are not there."""
    match = mh.new_match(game, seats, seed=0)
    given = len(watch(match).look(0))
    for viewer in range(seats):
        found = places(mh.find_game(game), seats, viewer)
        assert sorted(found[found < given - 1].tolist()) == list(range(given - 1))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seats_are_counted_from_the_viewer(game: str, seats: int) -> None:
    """`asked` is one for each seat that is asked: turned back, it is the same for all."""
    asked = next(part for part in layout_of(mh.find_game(game)) if part.name == "asked")
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
    match = walk(game, seats, 7, 40)[0]
    assert observation_of(mh.find_game(game)).hidden
    twins = [mh.imagine(game, match.view(0), seed=seed) for seed in range(8)]
    assert len({hidden_rows(twin, 0) for twin in twins}) > 1
    assert len({encode(twin, 0, past(match, 0)) for twin in twins}) == 1


def test_a_deed_that_not_everybody_is_told_is_refused() -> None:
    game = mh.find_game("new_salem")
    for deed in (Deed("drafted", "hand"), Deed("knows", "looked", whom="target", by="character")):
        with pytest.raises(TypeError, match="not everybody is told"):
            columns_of(game, [deed])


def test_deeds_are_counted_between_who_and_whom() -> None:
    game = mh.find_game("new_salem")
    plan = counted(game)
    history = new_history(game, 5)
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
    history = new_history(mh.find_game("new_salem"), 3)
    for _ in range(200):
        history.see("gave", {"seat": 0, "target": 1, "n": 2})
    assert max(history.pairs) == 255
