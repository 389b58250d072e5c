"""What a coach says follows from what its seat knows, byte for byte, whatever the others hide; and it can be said."""

from __future__ import annotations

import inspect
import json
import random

import pytest

import meetinghouse as mh
from meetinghouse.coach import MOST, Counsel, advise
from meetinghouse.engine.game import load
from meetinghouse.engine.match import Match
from meetinghouse.registry import all_games
from meetinghouse.words import LANGUAGES, Words
from tests.properties.play import deal, points
from tests.words import ftl

COACHED = [game.id for game in all_games() if game.coach]
TABLES = [
    pytest.param(game, seats, id=f"{game}-{seats}") for game in COACHED for seats in mh.find_game(game).arena_seats
]


def spoken(counsel: Counsel | None) -> str:
    """All of it, as it would go over a wire."""
    if counsel is None:
        return "nothing"
    said = [(one.key, dict(one.args)) for one in (*counsel.matters, *counsel.why)]
    return json.dumps([counsel.ask, counsel.choice, said])


def moments(game: str, seats: int, seed: int, wanted: int) -> list[Match]:
    return points(deal(mh.find_game(game), seats, {}, seed), random.Random(seed), wanted)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_twin_worlds_get_the_same_advice(game: str, seats: int) -> None:
    asked = 0
    for match in moments(game, seats, seed=seats, wanted=12):
        for seat in match.waiting:
            told = match.events(seat)
            here = spoken(advise(match, seat))
            for seed in (1, 2):
                twin = mh.imagine(game, match.view(seat), seed, told)
                assert twin.events(seat) == told and spoken(advise(twin, seat)) == here
            asked += 1
    assert asked >= 12


# What is said from a belief, and not from the view alone: the twins must agree on it, too.
BELIEVED = {"new_salem": {"likeliest", "trusted", "forecast"}, "salem1692": {"likeliest"}}


@pytest.mark.parametrize("game", sorted(BELIEVED))
def test_twin_worlds_believe_the_same(game: str) -> None:
    seats = mh.find_game(game).spec.usual_seats
    left = set(BELIEVED[game])
    for seed in range(12):
        for match in moments(game, seats, seed, wanted=25):
            for seat in match.waiting:
                counsel = advise(match, seat)
                assert counsel is not None
                said = {one.key for one in (*counsel.matters, *counsel.why)} & left
                if not said:
                    continue
                told = match.events(seat)
                twins = [mh.imagine(game, match.view(seat), twin, told) for twin in (1, 2)]
                assert {spoken(advise(twin, seat)) for twin in twins} == {spoken(counsel)}
                left -= said
        if not left:
            break
    assert not left, "never said: nothing was compared"


@pytest.mark.parametrize("game", COACHED)
def test_everything_it_says_has_words_in_each_language_and_no_entry_waits_in_vain(game: str) -> None:
    seats = mh.find_game(game).spec.usual_seats
    names = [f"Seat{seat}" for seat in range(seats)]
    said: dict[str, None] = {}
    for seed in range(4):
        for match in moments(game, seats, seed, wanted=60):
            for seat in match.waiting:
                counsel = advise(match, seat)
                assert counsel is not None and 1 <= len(counsel.matters) <= MOST and len(counsel.why) <= MOST
                ask = match.ask(seat)
                assert ask is not None
                assert counsel.choice is None or counsel.choice in [one.to_json() for one in ask.options]
                for one in (*counsel.matters, *counsel.why):
                    if one.key in said:
                        continue
                    said[one.key] = None
                    for lang in LANGUAGES:
                        text = Words(lang, strict=True).advice(game, one, names)
                        assert "unknown" not in text.split(), text
    prefix = f"{game}-coach-".replace("_", "-")
    there = {entry.removeprefix(prefix) for entry in ftl.read("en")["coach.ftl"].entries if entry.startswith(prefix)}
    assert set(said) <= there
    # rare ones may not come up in so few games, but they must be written down as something the coach can say
    source = inspect.getsource(load(mh.find_game(game).coach))
    assert [key for key in sorted(there - set(said)) if key.removeprefix("why-") not in source.replace("_", "-")] == []


@pytest.mark.parametrize("game", [game for game in COACHED if mh.find_game(game).coach.startswith("meetinghouse.")])
def test_every_deed_has_reasons_of_its_own(game: str) -> None:
    declared = mh.find_game(game)
    assert {act.do for act in declared.acts.acts} == set(load(declared.coach).REASONS)


def test_nobody_is_advised_who_is_not_asked() -> None:
    match = mh.new_match("affliction", 3, seed=7)
    waiting = match.waiting[0]
    assert advise(match, (waiting + 1) % 3) is None and advise(match, waiting) is not None
