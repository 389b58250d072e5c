"""What is told is true when it is told, and whoever counts along from the log alone is right."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692 import accuse
from meetinghouse.boardgames.salem1692.accuse import turn_up
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import Game
from meetinghouse.words import LANGUAGES, Words
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


class _Noting(dict[str, Any]):
    """An event that notes what of it a reader looks at."""

    def __init__(self, event: Mapping[str, Any]) -> None:
        super().__init__(event)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)


def _needed(game: Game, games: int) -> dict[tuple[str, str], list[Mapping[str, Any]]]:
    """What a reader looks at, kind by kind and argument by argument, with the events in which it is not nought."""
    found: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for world in _worlds(game, games):
        match, rng = world.deal(game)
        reader = READERS[game.id](match.view(-1))
        told = len(match.events(-1))
        while match.outcome is None:
            step(match, rng)
            for event in match.events(-1, since=told):
                told += 1
                reader.hear(noting := _Noting(event))
                for name in noting.read - {"key"}:
                    found.setdefault((event["key"], name), []).extend([event] if event[name] else [])
    return {what: events for what, events in found.items() if events}


def _others(value: Any, seen: list[Any]) -> list[Any]:
    """Other values that this argument might have: fewer or more, one more, or another id that was seen."""
    if isinstance(value, list):
        return [value[1:], value + value[:1]]
    return [value + 1] if isinstance(value, int) else [one for one in seen if one != value]


@GAMES
def test_whatever_a_pencil_needs_stands_in_the_line(game_id: str) -> None:
    """Cubes once travelled with their Building, and no line said so."""
    game = mh.find_game(game_id)
    names = [chr(ord("A") + seat) * 3 for seat in range(game.spec.max_seats + 1)]
    needed = _needed(game, 24)
    unsaid = set()
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        for (key, name), events in needed.items():
            event, line = events[0], words.line(game_id, events[0], names)
            for other in _others(event[name], [one[name] for one in events]):
                if words.line(game_id, {**event, name: other}, names) == line:
                    unsaid.add((lang, key, name, str(other)))
    assert len(needed) > 30
    assert sorted(unsaid) == []
