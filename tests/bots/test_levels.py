"""The three levels of our games: a newcomer plays sensibly and loses, a magistrate looks ahead and wins."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.affliction.bots.level3 import Level3
from meetinghouse.boardgames.affliction.lookback.trial import TRIAL, worth_of
from meetinghouse.bots.base import levels, make, seed_for
from meetinghouse.bots.driver import play
from meetinghouse.bots.lookahead import Worth, look_ahead

SEATS = {"salem1692": 6, "new_salem": 4, "affliction": 3}


def wins(game: str, one: int | str, rest: int | str, games: int) -> float:
    """What one player wins among others, going round the table; a shared win of Affliction counts in part."""
    seats, won = SEATS[game], 0.0
    for index in range(games):
        mine = index % seats
        match = mh.new_match(game, seats, seed=seed_for(7, game, index))
        bots = [make(game, one if seat == mine else rest, seat, index) for seat in range(seats)]
        outcome = play(match, bots).outcome
        assert outcome is not None
        shared = len(outcome.winners) if game == "affliction" else 1
        won += (mine in outcome.winners) / shared
    return won / games


def test_every_game_has_a_newcomer_and_a_neighbour() -> None:
    for game in SEATS:
        assert {1, 2} <= set(levels(game))


@pytest.mark.torture
def test_a_newcomer_at_affliction_stands_between_chance_and_level_2() -> None:
    assert wins("affliction", 1, "random", 9) > 0.8
    assert wins("affliction", 1, 2, 30) < 0.3


@pytest.mark.parametrize("game", sorted(SEATS))
def test_newcomers_play_to_the_end_and_the_same_again(game: str) -> None:
    records = set()
    for _ in range(2):
        match = mh.new_match(game, SEATS[game], seed=3)
        records.add(play(match, [make(game, 1, seat, 5) for seat in range(SEATS[game])]).record())
    assert len(records) == 1


@pytest.mark.torture
def test_a_magistrate_wins_at_affliction() -> None:
    """A small sample of docs/arena.md."""
    assert wins("affliction", 3, 2, 9) >= 5 / 9


def test_looking_ahead_sees_no_more_than_its_view() -> None:
    """Two tables that look the same to a seat get the same answer, whatever the others hide."""
    match = mh.new_match("affliction", 3, seed=8)
    bots = [make("affliction", 2, seat, 1) for seat in range(3)]
    for _ in range(30):
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        choice = bots[seat].decide(match.view(seat), ask)
        assert choice is not None
        match.answer(seat, choice)
    seat = match.waiting[0]
    other = mh.imagine("affliction", match.view(seat), seed=99)
    answers = []
    for one in (match, other):
        ask = one.ask(seat)
        assert ask is not None and len(ask.options) > 1
        answers.append(Level3(seat, 5).decide(one.view(seat), ask))
    assert answers[0] == answers[1]


def test_the_best_answer_of_those_tried_is_taken() -> None:
    match = mh.new_match("affliction", 2, seed=1)
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    wanted = ask.options[-1]
    judged: list[int] = []

    def judge(after: Any, me: int) -> Worth:
        judged.append(me)
        return Worth(0.0, 0.0, 0.0)

    trial = TRIAL._replace(judge=judge, stop=lambda view, now: True, width=2, worlds=3)
    pairs = [(1.0, wanted), (0.0, ask.options[0]), (9.0, ask.options[1])]
    assert look_ahead(trial, match.view(seat), pairs, random.Random(1)) == wanted, "only the first two are tried"
    assert judged == [seat] * 6
    assert worth_of(match, seat).total == pytest.approx(-worth_of(match, 1 - seat).total, abs=5)


def test_a_level_that_needs_a_library_which_is_missing_is_not_offered() -> None:
    """It was offered, failed at every question, and a random option was played in silence."""
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "import json, meetinghouse\n"
        "from meetinghouse.bots.base import levels, nearest_level\n"
        "print(json.dumps({game: [*levels(game), nearest_level(game, 3)] for game in meetinghouse.games()}))\n"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == {game: [0, 1, 2, 2] for game in SEATS}
    assert all(levels(game) == (0, 1, 2, 3) for game in SEATS)
