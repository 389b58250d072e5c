"""Matches and environments can be pickled and copied in the middle of a game, and go on as the original does."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.match import Match
from meetinghouse.envs.gymnasium import OneSeat
from meetinghouse.envs.pettingzoo import env, parallel_env
from tests.properties.play import play, points, snapshot
from tests.source import GAMES, ROOT


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.deepcopy, copy.copy]


def middle(game: str, seats: int) -> Match:
    """A match in the middle of its game."""
    match = mh.new_match(game, seats, seed=seats)
    play(match, random.Random(seats), inputs=60)
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_match_goes_on_as_the_original(game: str, way: Callable[[Any], Any]) -> None:
    """At moments of several kinds of decisions, some of them half answered, and at the end."""
    seats = mh.find_game(game).spec.max_seats
    for match in points(mh.new_match(game, seats, seed=seats), random.Random(seats), 5):
        before = snapshot(match)
        other = way(match)
        assert snapshot(other) == before
        play(other, random.Random(5))
        assert snapshot(match) == before, "the original has moved"
        play(match, random.Random(5))
        assert match.record() == other.record() and mh.verify(other.record()).honest


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_read_in_another_process(game: str) -> None:
    match = middle(game, mh.find_game(game).spec.min_seats)
    script = "import pickle, sys; m = pickle.load(sys.stdin.buffer); m.timeout(); sys.stdout.write(m.record())"
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(match), capture_output=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    match.timeout()
    assert done.stdout.decode() == match.record()


@pytest.mark.parametrize("way", WAYS)
def test_an_imagined_match_stays_one(way: Callable[[Any], Any]) -> None:
    match = middle("salem1692", 5)
    twin = way(mh.imagine("salem1692", match.view(2), seed=4, events=match.events(2)))
    assert twin.view(2) == match.view(2) and twin.events(2) == match.events(2)
    with pytest.raises(mh.BadInput, match="no-record"):
        twin.record()


def _act(observation: Any, rng: random.Random) -> int:
    return int(rng.choice(observation["action_mask"].nonzero()[0]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [pickled, copy.deepcopy])
def test_environments_in_the_middle_of_an_episode(game: str, way: Callable[[Any], Any]) -> None:
    """With the same actions, the copy gives the same observations to the end, and leaves the original alone."""
    first = env(game)
    first.reset(seed=7)
    rng = random.Random(1)
    for _ in range(40):
        first.step(_act(first.last()[0], rng))
    second = way(first)
    seen: list[list[Any]] = []
    for one in (second, first):
        rng = random.Random(2)
        seen.append([])
        for agent in one.agent_iter():
            observation, reward, over, _, _ = one.last()
            seen[-1].append((agent, observation["observation"].tobytes(), reward))
            one.step(None if over else _act(observation, rng))
    assert seen[0] == seen[1] and len(seen[0]) > 40


@pytest.mark.parametrize("way", [pickled, copy.deepcopy])
def test_one_seat_and_parallel_environments(way: Callable[[Any], Any]) -> None:
    alone = OneSeat("salem1692", seats=5, level=2)
    observation, _ = alone.reset(seed=3)
    other = way(alone)
    act = int(observation["action_mask"].argmax())
    here, there = alone.step(act), other.step(act)
    assert here[0]["observation"].tobytes() == there[0]["observation"].tobytes() and here[1:4] == there[1:4]
    together = parallel_env("new_salem")
    seen, _ = together.reset(seed=3)
    twin = way(together)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
    found, again = together.step(actions), twin.step(actions)
    assert {agent: o["observation"].tobytes() for agent, o in found[0].items()} == {
        agent: o["observation"].tobytes() for agent, o in again[0].items()
    }
