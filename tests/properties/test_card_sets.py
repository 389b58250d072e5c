"""The properties of secrecy hold for card sets of one's own: all effects as lists of verbs, and other people."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from tests.boardgames import invented
from tests.properties import laws, secrecy
from tests.properties.games import check_secret_phase, facts_of
from tests.properties.play import deal, points, viewers

EVERY_KIND = 99
SETS = pytest.mark.parametrize(
    ("game_id", "seats", "cards"),
    [
        ("new_salem", 5, invented.new_salem()),
        ("affliction", 4, invented.affliction()),
    ],
    ids=["new_salem-invented", "affliction-invented"],
)


@SETS
@pytest.mark.parametrize("seed", range(3))
def test_sets_of_ones_own_keep_secrets_and_laws(game_id: str, seats: int, cards: str, seed: int) -> None:
    game = mh.find_game(game_id)
    rng = random.Random(seed)
    match = deal(game, seats, {"cards": cards}, seed)
    secrecy.check_twins(game, match.copy(), rng.choice(viewers(match)), rng, 40)
    for point in points(match, rng, EVERY_KIND)[:-1]:
        viewer = rng.choice(viewers(point))
        twin = secrecy.check_imagine(game, point, viewer, rng.randrange(2**32), to_the_end=rng.random() < 0.05)
        assert facts_of(game_id).cards(twin._table) == facts_of(game_id).cards(point._table)
        secrecy.check_twins(game, point.copy(), viewer, rng, 12)
        secrecy.check_halves(point)
        secrecy.check_secret_answers(point, rng)
        check_secret_phase(facts_of(game_id), point)
        laws.check_offers(point, rng)
        laws.check_copy(point, rng)
