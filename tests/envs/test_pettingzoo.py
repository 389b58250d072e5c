"""PettingZoo's own tests on our environments."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

import meetinghouse as mh
from meetinghouse.envs import pettingzoo as ours
from tests.observation.test_observation import TABLES

EXPECTED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@contextmanager
def only_expected_warnings() -> Iterator[None]:
    """`api_test` gives two warnings for every dict observation of a game it does not know by name; no others."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    others = [str(w.message) for w in caught if not str(w.message).startswith(EXPECTED)]
    assert others == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with only_expected_warnings():
        api_test(ours.env(game, seats=seats), num_cycles=150)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seed(game: str, seats: int) -> None:
    with only_expected_warnings():
        seed_test(lambda: ours.env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_parallel_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with only_expected_warnings():
        parallel_api_test(ours.parallel_env(game, seats=seats), num_cycles=150)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_render(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> ours.Seats:
        return ours.env(game, seats=seats, render_mode=render_mode)

    with only_expected_warnings():
        render_test(make)


@pytest.mark.parametrize("seed", [4, 5])  # all three share the win; one wins
def test_rewards_are_the_outcome(seed: int) -> None:
    env = ours.env("affliction", seats=3)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert env.episode is not None
    outcome = env.episode.match.outcome
    assert outcome is not None
    # a game that all have won is worth nothing to anybody
    paid = set() if len(outcome.winners) == 3 else set(outcome.winners)
    assert {s for s in range(3) if total[f"seat_{s}"] > 0} == paid


def test_an_illegal_action_ends_the_game_at_a_loss() -> None:
    env = ours.env("salem1692", seats=4)
    env.reset(seed=4)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize("action", [None, -1, 10**6, 0.5, "0"])
def test_an_action_outside_the_space_is_refused_and_changes_nothing(action: Any) -> None:
    env = ours.env("affliction", seats=2)
    env.reset(seed=4)
    agent, before = env.agent_selection, env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(AssertionError, match="action space"):
        env.step(action)
    assert env.agent_selection == agent and not any(env.terminations.values())
    assert env.observe(agent)["observation"].tobytes() == before


def test_the_wrong_order_is_refused() -> None:
    """As PettingZoo's order enforcing wrapper does it."""
    env = ours.env("new_salem", seats=3, render_mode="ansi")
    for call in (lambda: env.step(0), lambda: env.observe("seat_0"), env.render, env.agent_iter):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called"):
            call()
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"):
        with pytest.raises(AttributeError):
            getattr(env, name)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in env.agent_iter():
            env.last()


def test_a_step_after_the_end_is_only_warned_of() -> None:
    env = ours.env("affliction", seats=2)
    env.reset(seed=2)
    for _ in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[-1]))
    EnvLogger.suppress_output()
    EnvLogger.flush()
    env.step(None)
    assert EnvLogger.mqueue
    EnvLogger.unsuppress_output()


def test_a_simultaneous_decision_leaks_no_earlier_answer() -> None:
    """The second seat's observation is the same whatever the first has answered."""
    seen = set()
    for at in range(4):
        env = ours.env("salem1692", seats=4)
        env.reset(seed=9)
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[at]))
        assert env.agent_selection == "seat_1"
        seen.add(env.observe("seat_1")["observation"].tobytes())
    assert len(seen) == 1


def test_parallel_steps_take_all_who_are_asked() -> None:
    env = ours.parallel_env("salem1692", seats=5)
    observations, _ = env.reset(seed=3)
    assert all(o["action_mask"].sum() == 5 for o in observations.values())
    actions = {agent: int(np.flatnonzero(o["action_mask"])[0]) for agent, o in observations.items()}
    observations, *_ = env.step(actions)
    assert env.aec.episode is not None
    decision = env.aec.episode.match.decision
    assert decision is not None
    assert decision["kind"] == "salem1692.dawn_again"


def test_bad_arguments_are_refused_at_once() -> None:
    with pytest.raises(mh.BadInput):
        ours.env("salem1692", seats=3)
    with pytest.raises(mh.BadInput):
        ours.env("chess")
    with pytest.raises(mh.BadInput):
        ours.env("salem1692", seats=5, options={"nonsense": True})
    with pytest.raises(mh.BadInput):
        ours.env("salem1692", seats=5, render_mode="oil")


def first_turns(env: Any, seed: int | None) -> bytes:
    """What is seen in the first moves of a game."""
    env.reset(seed=seed)
    seen = b""
    for _ in range(12):
        observation = env.observe(env.agent_selection)
        seen += observation["observation"].tobytes()
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return seen


def test_seeded_once_the_whole_series_is_the_same() -> None:
    one, two = ours.env("salem1692", seats=5), ours.env("salem1692", seats=np.int64(5))  # type: ignore[arg-type]
    series = [first_turns(one, 5), first_turns(one, None), first_turns(one, None)]
    assert series == [first_turns(two, np.int64(5)), first_turns(two, None), first_turns(two, None)]  # type: ignore[arg-type]
    assert len(set(series)) == 3
    assert first_turns(ours.env("salem1692", seats=5), None) != first_turns(ours.env("salem1692", seats=5), None)


def test_the_state_is_what_all_seats_know() -> None:
    env = ours.env("new_salem", seats=4)
    env.reset(seed=3)
    assert env.state_space.contains(env.state())
    assert env.state().tobytes() == b"".join(env.observe(a)["observation"].tobytes() for a in env.possible_agents)
    together = ours.parallel_env("new_salem", seats=4)
    together.reset(seed=3)
    assert together.state().tobytes() == env.state().tobytes()


def test_metadata_say_which_form_is_parallel() -> None:
    """`aec_to_parallel` needs all agents to act in each cycle, which they do not here."""
    assert ours.env("affliction").metadata["is_parallelizable"] is False
    assert ours.parallel_env("affliction").metadata["is_parallelizable"] is True


def test_speak_ups_come_before_the_turn_and_may_be_let_pass() -> None:
    env = ours.env("new_salem", seats=4, speak_ups=True)
    env.reset(seed=2)
    silent = len(mh.find_game("new_salem").acts)
    passed = 0
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        mask = observation["action_mask"]
        passed += int(mask[silent])
        env.step(None if terminated else silent if mask[silent] else int(np.flatnonzero(mask)[0]))
        assert agent in env.possible_agents
    assert passed > 0
    with only_expected_warnings():
        api_test(ours.env("new_salem", seats=4, speak_ups=True), num_cycles=150)
        parallel_api_test(ours.parallel_env("new_salem", seats=4, speak_ups=True), num_cycles=150)


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_running_environment_is_copied_and_pickled(twin_of: Any) -> None:
    env = ours.env("salem1692", seats=6)
    first_turns(env, 7)
    twin = twin_of(env)
    for _ in range(10):
        mask = env.observe(env.agent_selection)["action_mask"]
        for either in (env, twin):
            either.step(int(np.flatnonzero(mask)[-1]))
    assert twin.state().tobytes() == env.state().tobytes()


def test_ansi_shows_only_what_is_public() -> None:
    env = ours.env("salem1692", seats=5, render_mode="ansi")
    env.reset(seed=5)
    text = env.render()
    assert json.dumps("salem1692") in text
    assert '"witch":' not in text


def test_the_parallel_form_says_what_is_wrong_before_a_game_and_gives_nothing_after_one() -> None:
    env = ours.parallel_env("affliction", players=2)
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called"):
        env.step({})
    env.reset(seed=5)
    while env.agents:
        env.step({})
    assert env.step({"seat_0": 0}) == ({}, {}, {}, {}, {})


def test_players_and_seats_mean_the_same() -> None:
    assert ours.env("salem1692", players=7).possible_agents == ours.env("salem1692", seats=7).possible_agents
    assert ours.env("salem1692", 7, players=7).seats == 7
    with pytest.raises(mh.BadInput, match="bad-seats"):
        ours.env("salem1692", 7, players=6)
