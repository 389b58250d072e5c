"""Observations that are kept where nothing changed: the same numbers as those made from nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.table import Table
from meetinghouse.envs.episode import start
from meetinghouse.observation.layout import observation_of
from meetinghouse.observation.parts import Part
from meetinghouse.observation.seeing import look
from meetinghouse.observation.watching import watch
from tests.observation.test_observation import OPTIONS, TABLES, encode, walk

GAMES = ("salem1692", "new_salem", "affliction")


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(("game", "seats"), [*TABLES, ("salem1692", 7)])
def test_what_is_kept_equals_what_is_made_anew(game: str, seats: int, usual: bool) -> None:
    """Every seat looks only now and then, so that it meets changes of one move and of many."""
    rng = random.Random(seats)
    options = {} if usual else dict(OPTIONS[game])
    if seats > 7:
        options.pop("choose_character", None)  # there are not enough of them
    for seed in range(3):
        episode = start(game, seats, options, seed)
        watcher = watch(episode.match)
        while episode.seat >= 0:
            for seat in (episode.seat, rng.randrange(seats)):
                assert look(watcher, seat).tobytes() == encode(episode.match, seat)
            episode.step(rng.choice(episode.acts))
        for seat in range(seats):
            assert look(watcher, seat).tobytes() == encode(episode.match, seat)


def test_looking_again_changes_nothing() -> None:
    episode = start("salem1692", 6, None, 8)
    watcher = watch(episode.match)
    first = [watcher.look(seat) for seat in range(6)]
    assert [watcher.look(seat) for seat in range(6)] == first
    episode.step(episode.acts[0])  # an answer that nobody else sees
    second = [watcher.look(seat) for seat in range(6)]
    assert second[1:] == first[1:] and second[0] != first[0]


def spied(table: Table) -> tuple[Table, set[str]]:
    """The same table, and the names of its fields that are read from now on."""
    read: set[str] = set()
    fields = {field.name for field in type(table).fields}

    class Spied(type(table)):  # type: ignore[misc]  # the class of whatever table it is
        def __getattribute__(self, name: str) -> Any:
            if name in fields:
                read.add(name)
            return super().__getattribute__(name)

    table.__class__ = Spied
    return table, read


def tables(game: str) -> Iterator[tuple[Table, int]]:
    seats = mh.find_game(game).spec.min_seats + 1
    for match in walk(game, seats, 6, 11):
        yield match.copy()._table, seats


def parts_of(game: str) -> tuple[Part, ...]:
    return observation_of(mh.find_game(game)).parts


@pytest.mark.parametrize("game", GAMES)
def test_every_part_names_all_that_it_reads(game: str) -> None:
    """What never changes during a game need not be named; parts that name nothing are made anew each time."""
    fixed = {"seats", "options", "game", "set", "cards", "defence", "limited"}
    for table, seats in tables(game):
        table, read = spied(table)
        for part in parts_of(game):
            if not part.reads:
                continue
            read.clear()
            for viewer in range(seats):
                part.make(table, viewer)
            named = {name.partition("[")[0] for name in part.reads}
            assert read <= named | fixed, (part.name, read - named)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_made_of_the_entries_of_its_own_seat(game: str) -> None:
    """Only the rows of seats whose entries have changed are made again."""
    with_rows = [part for part in parts_of(game) if part.row is not None]
    assert with_rows
    for table, seats in tables(game):
        for part, seat in product(with_rows, range(seats)):
            assert part.row is not None
            other = table.copy()
            for field in part.reads:
                setattr(other, field, [getattr(table, field)[seat]] * seats)
            assert part.row(other, seat) == part.row(table, seat), part.name


def kept(value: Any) -> Any:
    """What a field holds, on its own."""
    return deepcopy(value) if isinstance(value, list) else value


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(("game", "seats"), [*TABLES, ("salem1692", 7)])
def test_common_events_touch_what_is_said_of_them(game: str, seats: int, usual: bool) -> None:
    """Nothing else that a part reads changes with them, and most decisions come with them alone."""
    touched = observation_of(mh.find_game(game)).touched
    fields = {name.partition("[")[0] for part in parts_of(game) for name in part.reads} - {"decision"}
    options = {} if usual else dict(OPTIONS[game])
    if seats > 7:
        options.pop("choose_character", None)
    rng = random.Random(seats)
    common = decisions = 0
    for seed in range(4):
        match = mh.new_match(game, seats, options, seed)
        table = match._table
        before: dict[str, Any] = {}
        decision, cursor = None, 0
        while match.outcome is None:
            if table.decision is not decision:
                kinds = {event[0] for event in table.events.since(cursor)} or {""}
                decision, cursor = table.decision, len(table.events)
                now = {name: kept(getattr(table, name)) for name in fields}
                if before and kinds <= touched.keys():
                    common += 1
                    changed = {name for name in fields if now[name] != before[name]}
                    assert changed <= {name for kind in kinds for name in touched[kind]}, kinds
                before = now
                decisions += 1
            seat, acts = match.turn()
            match.take(seat, rng.choice(acts))
    assert common > decisions / 2


def test_a_part_is_nothing_without_what_it_waits_for() -> None:
    guarded = [part for part in parts_of("salem1692") if part.when]
    met = set()
    for table, seats in tables("salem1692"):
        for part, viewer in product(guarded, range(seats)):
            there = getattr(table, part.when.removesuffix("[viewer]"))[viewer]
            assert there or not any(part.make(table, viewer)), part.name
            met.add(bool(there))
    assert met == {False, True}


@pytest.mark.parametrize("game", GAMES)
def test_parts_that_are_alike_are_alike_for_all(game: str) -> None:
    alike: list[Part] = [part for part in parts_of(game) if not part.own]
    assert all(part.reads for part in alike)
    for table, seats in tables(game):
        for part in alike:
            assert len({part.make(table, viewer) for viewer in range(-1, seats)}) == 1, part.name
