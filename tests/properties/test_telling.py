"""What is told is true when it is told, and whoever counts along from the log alone is right."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692 import accuse
from meetinghouse.boardgames.salem1692.accuse import turn_up
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import Game
from tests.properties.counting import READERS
from tests.properties.play import LONGEST, step
from tests.properties.timely import Untimely, watching
from tests.properties.worlds import EFFORT, World, allowed, in_worlds, present

GAMES = pytest.mark.parametrize("game_id", present())


@EFFORT
@in_worlds(0.2)
def test_nothing_changes_after_the_last_event_of_an_update(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    with watching() as watch:
        while match.outcome is None:
            step(match, rng)
            watch.compare(match)


def test_a_planted_change_after_its_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_early(t: Salem, accused: int, face: int) -> None:
        turn_up(t, accused, face, "accusation")
        accuse.clear_red(t, accused)
        accuse.after_reveal(t, accused, face)

    monkeypatch.setattr(accuse, "_turn_up_accused", too_early)
    game = mh.find_game("salem1692")
    dealt = [World(seats=4, options={}, seed=seed).deal(game) for seed in range(50)]
    with watching() as watch, pytest.raises(Untimely, match=r"front.* changed .* after tryal_revealed was told"):
        for match, rng in dealt:
            while match.outcome is None:
                step(match, rng)
                watch.compare(match)


def _worlds(game: Game, n: int) -> list[World]:
    """Every seat count, and as often as not some option at another value than its default."""
    spec = game.spec
    found = []
    for seed in range(n):
        rng = random.Random(seed)
        seats = spec.min_seats + seed % (spec.max_seats - spec.min_seats + 1)
        options: dict[str, Any] = {}
        for name, option in spec.options.items():
            more = {**options, name: rng.choice(option.choices)}
            if rng.random() < 0.5 and allowed(game, seats, more):
                options = more
        found.append(World(seats, options, seed))
    return found


@EFFORT
@GAMES
def test_whoever_counts_along_from_the_log_alone_is_right(game_id: str, effort: str) -> None:
    game = mh.find_game(game_id)
    games, events, looks = 500 if effort == "torture" else 24, 0, 0
    for world in _worlds(game, games):
        match, rng = world.deal(game)
        reader = READERS[game_id](match.view(-1))
        told = len(match.events(-1))
        for _ in range(LONGEST):
            if match.outcome is not None:
                break
            step(match, rng)
            news = match.events(-1, since=told)
            for event in news:
                reader.hear(event)
            told += len(news)
            looks += 1
            wrong = reader.wrong(match.view(-1))
            assert not wrong, f"{world}: {wrong} after {news}"
        events += told
    sys.stdout.write(f"{game_id}: {games} games, {events:,} events, right after each of {looks:,} answers\n")
