"""Every property of the engine, for every game, every seat count and any options."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meetinghouse as mh
from meetinghouse.engine.game import Game
from tests.properties import laws, secrecy
from tests.properties.games import check_secret_phase, facts_of
from tests.properties.play import play, points, viewers
from tests.properties.remembering import check_remembers
from tests.properties.spread import check_deals, check_spread
from tests.properties.worlds import EFFORT, TABLES, World, examples, in_worlds, present

pytestmark = [EFFORT]
EVERY_KIND = 99


@pytest.mark.parametrize("game_id", present())
def test_game_says_what_it_is(game_id: str, effort: str) -> None:
    spec = mh.find_game(game_id).spec
    assert spec.id == game_id
    assert 1 < spec.min_seats <= spec.max_seats <= 31
    for option in spec.options.values():
        assert option.default in option.choices
    assert facts_of(game_id)


@in_worlds(0.2)
def test_imagined_matches_look_the_same_and_end(game: Game, world: World) -> None:
    """At a moment of every kind of decision: for those who are asked and some others; at the first and last for all."""
    match, rng = world.deal(game)
    reached = points(match, rng, EVERY_KIND)
    for point in reached:
        watching = list(viewers(point))
        if point is not reached[0] and point is not match:
            asked = point.waiting
            watching = [*rng.sample(asked, min(2, len(asked))), *rng.sample(watching, 2)]
        for viewer in watching:
            twin = secrecy.check_imagine(game, point, viewer, rng.randrange(2**32), to_the_end=rng.random() < 0.05)
            assert facts_of(game.id).cards(twin._table) == facts_of(game.id).cards(point._table)


@TABLES
def test_no_imagined_world_contradicts_what_public_events_have_fixed(game_id: str, seats: int, effort: str) -> None:
    """As many games as it takes to have looked often enough after a hidden pile was put together for all to see."""
    game = mh.find_game(game_id)
    left = (2000 if effort == "torture" else 40) if facts_of(game_id).piles else 0
    for seed in range(1000):
        if left <= 0:
            return
        left -= check_remembers(game, seats, seed, looks=20)
    pytest.fail(f"{left} looks are missing after a thousand games")


@in_worlds(0.25)
def test_twin_worlds_part_only_where_an_event_tells(game: Game, world: World) -> None:
    """From the deal on, and through every kind of decision, seen by one who is asked or by anybody else."""
    match, rng = world.deal(game)
    secrecy.check_twins(game, match.copy(), rng.choice(viewers(match)), rng, 40)
    for point in points(match, rng, EVERY_KIND)[:-1]:
        viewer = rng.choice(point.waiting if rng.random() < 0.4 else viewers(point))
        secrecy.check_twins(game, point, viewer, rng, 12)


@in_worlds(0.2)
def test_nobody_can_tell_who_holds_a_secret_job(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    for point in points(match, rng, 6):
        secrecy.check_halves(point)
        secrecy.check_secret_answers(point, rng)
        check_secret_phase(facts_of(game.id), point)


@in_worlds(0.2)
def test_every_offer_is_kept_and_nothing_else_taken(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    for point in points(match, rng, 3)[:-1]:
        laws.check_offers(point, rng)


@in_worlds(0.2)
def test_copies_are_independent_and_order_does_not_matter(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    for point in points(match, rng, 3)[:-1]:
        laws.check_copy(point, rng)
        laws.check_any_order(point, rng)


@in_worlds(0.2)
def test_records_replay_exactly_and_go_on(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    for point in points(match, rng, 1):
        laws.check_replay(game, point, rng)


@in_worlds(0.2)
def test_games_end_and_keep_all_their_cards(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    all_there = facts_of(game.id).cards(match._table)
    laws.check_events(match, rng)
    while match.outcome is None:
        play(match, rng, 7)
        assert facts_of(game.id).cards(match._table) == all_there, f"{match!r} has lost or made cards: {world}"
    laws.check_end(match)
    secrecy.check_telling(match, facts_of(game.id).tells_all)
    laws.check_clock_alone(world.deal(game)[0])
    laws.check_required_only(world.deal(game)[0], random.Random(world.seed))


@TABLES
@examples(0.05)
@given(seed=st.integers(0, 2**32 - 1))
def test_imagined_deals_are_spread_like_real_ones(game_id: str, seats: int, effort: str, seed: int) -> None:
    check_spread(mh.find_game(game_id), facts_of(game_id), seats, seed % seats, seed)


@in_worlds(0.2)
def test_deals_differ_only_in_what_events_tell(game: Game, world: World) -> None:
    check_deals(game, facts_of(game.id), world.seats, world.options, world.seed)
