"""The level-3 player of New Salem: it plays at every table, from what its seat knows, and better than level 2 alone."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.bots.level3 import Level3
from meetinghouse.bots.base import make, remark_of
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.bots.learned import network


@pytest.mark.parametrize(("seats", "edition"), [(3, "en"), (5, "fr"), pytest.param(8, "es", marks=pytest.mark.torture)])
def test_it_plays_whole_games_and_the_same_again(seats: int, edition: str) -> None:
    records = set()
    for _ in range(2):
        match = mh.new_match("new_salem", seats, {"edition": edition}, seed=seats)
        records.add(play(match, table_of("new_salem", [3] * seats, 1)).record())
    assert len(records) == 1


def test_the_weights_are_small_and_fit_the_game() -> None:
    assert Level3.weights.stat().st_size + Level3.for_the_side.stat().st_size < 3_000_000


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_a_puritan_among_many_minds_its_own_points_and_all_others_their_side(seats: int) -> None:
    own, side = (network(Level3, file) for file in (Level3.weights, Level3.for_the_side))
    met = set()
    for seed in range(6):
        match = mh.new_match("new_salem", seats, seed=seed)
        for seat in range(seats):
            view = match.view(seat)
            met.add(view["side"])
            alone = view["side"] == "puritan" and seats > 3
            assert Level3(seat, 1).network_for(view) is (own if alone else side)
    assert own is not side and met == {"puritan", "witch"}


def test_it_sees_no_more_than_its_view() -> None:
    """Another table that looks the same to this seat, with the same events, gets the same answer."""
    match = mh.new_match("new_salem", 5, seed=4)
    driver = Driver(match, dict(enumerate(table_of("new_salem", [2] * 5, 4))))
    compared = 0
    while match.outcome is None:
        seat, acts = match.turn()
        if len(acts) > 1 and match.version % 9 == 0:
            view = match.view(seat)
            worlds = [match, *(mh.imagine("new_salem", view, seed=seed) for seed in (1, 2))]
            answers = []
            for world in worlds:
                bot = Level3(seat, 9)
                for event in match.events(seat):
                    bot.see(event)
                ask = world.ask(seat)
                assert ask is not None
                choice = bot.decide(world.view(seat), ask)
                assert choice is not None
                answers.append(choice.act.id)
            assert len(set(answers)) == 1
            compared += 1
        driver.step()
    assert compared > 5


def test_it_asks_for_hope_as_level_2_does() -> None:
    said = set()
    for seed in range(8):
        match = mh.new_match("new_salem", 4, seed=seed)
        bots = table_of("new_salem", [3] * 4, seed)
        driver = Driver(match, dict(enumerate(bots)))
        while match.outcome is None and match.view(-1)["round"] < 3:
            driver.step()
            said |= {remark["remark"] for remark in map(remark_of, bots) if remark is not None}
    assert said == {"give_hope"}


@pytest.mark.torture
def test_one_among_level_2_wins_more_than_its_share() -> None:
    """Of these 60 games level 2 wins 19 in that seat; the whole measure is in docs/arena.md."""
    won = 0
    for seed in range(60):
        seat = seed % 3
        match = mh.new_match("new_salem", 3, seed=seed)
        bots = [make("new_salem", 3 if one == seat else 2, one, seed) for one in range(3)]
        outcome = play(match, bots).outcome
        assert outcome is not None
        won += seat in outcome.winners
    assert won >= 24, won
