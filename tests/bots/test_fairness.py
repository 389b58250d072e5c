"""No bot treats seats differently: what befalls players first falls on every seat as chance has it."""

from __future__ import annotations

import doctest
import random
from collections import Counter

import pytest

import meetinghouse as mh
from meetinghouse.bots import fair
from meetinghouse.bots.base import levels, make
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.lab.batch import plans
from meetinghouse.lab.fairness import Fate, fairness, first_fates

# What `make test` waits for in each game, at which tables, level 2 at the middle one; `make torture` plays whole games
# at every table.
SOON = {
    "salem1692": (("accused", "cat"), (4, 7, 12)),
    "new_salem": (("given", "tried", "constable"), (3, 5, 8)),
    "affliction": (("accused",), (2, 3, 4)),
}
GAMES = {1: 80, 2: 150}
MANY = 2000
# With so many tests of the same seeds, chance alone brings the rarest of them about this low.
UNLIKELY = 1e-4
SEEN = 40  # what happened in fewer games than this says nothing yet


def _check(fates: list[Fate], games: int) -> None:
    for fate in fates:
        if sum(fate.counts) >= SEEN:
            assert fate.p > UNLIKELY, f"{fate.what}: {fate.counts} in {games} games"


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("game", sorted(SOON))
def test_what_comes_first_falls_on_all_seats_alike(game: str, level: int) -> None:
    soon, tables = SOON[game]
    for seats in tables if level == 1 else tables[1:2]:
        found = fairness(plans(game, seats, GAMES[level], 1692, [level] * seats), soon)
        assert {fate.what for fate in found} >= set(soon)
        _check(found, GAMES[level])


def test_the_network_of_salem_1692_has_no_favourite_seat() -> None:
    found = fairness(plans("salem1692", 7, 120, 1692, [3] * 7), ("accused", "cat"))
    assert {"accused", "cat"} <= {fate.what for fate in found}
    _check(found, 120)


@pytest.mark.torture
@pytest.mark.parametrize("game", sorted(SOON))
def test_whole_games_at_every_table_and_level(game: str) -> None:
    spec = mh.games()[game]
    for level in [level for level in levels(game) if level]:
        for seats in range(spec.min_seats, spec.max_seats + 1):
            _check(fairness(plans(game, seats, MANY, 1, [level] * seats), jobs=2), MANY)


def test_a_bot_that_hunts_the_first_seat_is_found_out() -> None:
    """Level 0 takes the first option, so its first accusation falls on the first seat it may name."""
    found = {fate.what: fate for fate in fairness(plans("salem1692", 5, 40, 1, [0] * 5), ("accused",))}
    assert found["accused"].p < UNLIKELY and found["accused"].worst > 2


@pytest.mark.parametrize("game", sorted(SOON))
def test_bots_cannot_tell_people_from_bots(game: str) -> None:
    """Somebody outside the driver, as a person is, answers for one seat: for the others it is the same game."""
    seats = mh.games()[game].usual_seats
    alone = play(mh.new_match(game, seats, seed=4), table_of(game, [2] * seats, 4))
    match = mh.new_match(game, seats, seed=4)
    driver = Driver(match, {seat: make(game, 2, seat, 4) for seat in range(seats) if seat != 1})
    person = Driver(match, {1: make(game, 2, 1, 4)})
    while driver.step() or person.step():
        pass
    assert match.outcome == alone.outcome and match.events(-1) == alone.events(-1)


def test_equals_are_chosen_by_chance_and_nobody_else_is() -> None:
    chance = random.Random(1)
    worth = {"a": 0.1 + 0.2, "b": 0.3, "c": 0.3 - 1e-6}.__getitem__
    counts = Counter(fair.best(chance, "abc", worth) for _ in range(400))
    assert set(counts) == {"a", "b"} and min(counts.values()) > 150
    orders = Counter("".join(fair.ranked(chance, "cba", worth)) for _ in range(400))
    assert set(orders) == {"abc", "bac"} and min(orders.values()) > 150
    assert doctest.testmod(fair).failed == 0


def test_a_game_without_fates_has_nothing_to_count() -> None:
    plan = next(plans("affliction", 2, 1, 1, [1, 1]))
    assert set(first_fates(plan)) <= {"accused", "arrested", "frightened", "haunted", "lured", "robbed"}
    assert fairness([]) == []
