"""Observations as numbers: fixed size, small, and made of what the seat knows and nothing else."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from meetinghouse.envs.layout import encode, encode_view, layout_of, parts_of, size_of

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


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_part_keeps_its_size_and_name(game: str, seats: int) -> None:
    layout = layout_of(game, seats)
    assert len({part.name for part in layout}) == len(layout)
    assert {part.name for part in layout} == {part.name for part in parts_of(game)}
    pieces = parts_of(game)
    start = [len(piece.make(mh.new_match(game, seats, seed=2)._table, 0)) for piece in pieces]
    for match in walk(game, seats, 1, 9):
        for viewer in range(-1, seats):
            table = match._table
            assert [len(piece.make(table, viewer)) for piece in pieces] == start
            assert len(encode(match, viewer)) == size_of(game, seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("seed", [3, 4])
def test_the_numbers_never_depend_on_what_is_hidden(game: str, seats: int, seed: int) -> None:
    """An imagined table shares the view and nothing else: its numbers must be the same."""
    for match in walk(game, seats, seed, 23):
        for viewer in range(-1, seats):
            view = match.view(viewer)
            assert encode_view(game, view) == encode(match, viewer)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_numbers_tell_the_seats_apart(game: str, seats: int) -> None:
    for match in walk(game, seats, 5, 40):
        assert len({encode(match, viewer) for viewer in range(-1, seats)}) == seats + 1
