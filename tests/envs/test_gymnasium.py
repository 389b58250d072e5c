"""Gymnasium's own checker, and whole games against our bots and others."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meetinghouse as mh
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.envs.gymnasium import OneSeat, gymnasium_id

SMALL = {"salem1692": 4, "new_salem": 3, "affliction": 2}


@pytest.mark.parametrize("game", SMALL)
def test_checker(game: str) -> None:
    check_env(OneSeat(game, seats=SMALL[game]), skip_render_check=True)


@pytest.mark.parametrize("game", SMALL)
@pytest.mark.parametrize("level", [1, 2])
def test_a_whole_game_against_bots(game: str, level: int) -> None:
    env = OneSeat(game, seats=SMALL[game], seat=1, level=level, render_mode="ansi")
    observation, _ = env.reset(seed=6)
    over, reward = False, 0.0
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal)
        observation, reward, over, truncated, _ = env.step(int(legal[0]))
        assert not truncated
    assert reward in (-1.0, 1.0)
    assert isinstance(env.render(), str)


def test_the_same_seed_gives_the_same_game() -> None:
    first, _ = OneSeat("affliction", seats=3).reset(seed=11)
    again, _ = OneSeat("affliction", seats=3).reset(seed=11)
    assert first["observation"].tobytes() == again["observation"].tobytes()


def played(env: Any, seed: int | None = None, most: int = 5000) -> list[int]:
    """A whole game with the first action on offer, as the actions taken and, last, the reward."""
    observation, _ = env.reset(seed=seed)
    taken = []
    for _ in range(most):
        taken.append(int(np.flatnonzero(observation["action_mask"])[0]))
        observation, reward, over, _, _ = env.step(taken[-1])
        if over:
            return [*taken, int(reward)]
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", SMALL)
def test_gymnasium_makes_it_by_name(game: str) -> None:
    name = gymnasium_id(game)
    env = gymnasium.make(name, seats=SMALL[game], level=1)
    assert env.spec is not None and env.spec.id == name
    assert played(env, seed=3) == played(OneSeat(game, seats=SMALL[game], level=1), seed=3)
    check_env(env.unwrapped, skip_render_check=True)
    again = gymnasium.make(env.spec)
    assert played(again, seed=3) == played(env, seed=3)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 5},
        {"seat": True},
        {"level": 9},
        {"level": "nobody.py:Bot"},
        {"render_mode": "oil"},
        {"opponents": [1, 2]},
        {"opponents": {7: 1}},
        {"opponents": 9},
    ],
)
def test_what_is_wrong_is_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(mh.BadInput):
        OneSeat("salem1692", seats=5, **wrong)


def test_the_masks_of_both_kinds_agree() -> None:
    """`action_masks()` is what sb3-contrib's MaskablePPO calls."""
    env = OneSeat("affliction", seats=2)
    observation, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()


def test_numpy_numbers_are_numbers() -> None:
    env = OneSeat("salem1692", seats=np.int64(4), seat=np.int8(2), level=np.int64(1))  # type: ignore[arg-type]
    assert played(env, seed=4) == played(OneSeat("salem1692", seats=4, seat=2), seed=4)
    match = mh.new_match("affliction", seats=np.int32(2), seed=np.uint64(9))  # type: ignore[arg-type]
    same = mh.new_match("affliction", seats=2, seed=9)
    seat = np.int64(match.waiting[0])
    assert match.view(seat) == same.view(int(seat)) and match.events(seat) == same.events(int(seat))  # type: ignore[arg-type]
    ask, other = match.ask(seat), same.ask(int(seat))  # type: ignore[arg-type]
    assert ask is not None and other is not None
    match.answer(seat, ask.options[0])  # type: ignore[arg-type]
    same.answer(int(seat), other.options[0])
    assert match.record() == same.record()
    with pytest.raises(mh.BadInput):
        mh.new_match("affliction", seats=2, seed=True)


def test_opponents_of_ones_own_sit_where_they_are_put() -> None:
    made: list[int] = []

    def mine(seat: int, seed: int) -> RandomBot:
        made.append(seat)
        return RandomBot(seat, seed)

    OneSeat("salem1692", seats=4, seat=1, opponents=mine).reset(seed=1)
    assert made == [0, 2, 3]
    made.clear()
    OneSeat("salem1692", seats=4, seat=1, opponents={3: mine}, level=2).reset(seed=1)
    assert made == [3]
    made.clear()
    OneSeat("salem1692", seats=4, seat=0, opponents=["random", mine, 2]).reset(seed=1)
    assert made == [2]


def test_any_seat_is_drawn_by_the_seed() -> None:
    env = OneSeat("salem1692", seats=4, seat=None)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(20)]


def test_speak_ups_are_offered_where_they_are_wanted() -> None:
    """New Salem's beggars plead in another's turn: without speak-ups a seat is never asked."""
    silent = len(mh.find_game("new_salem").acts)
    asked = 0
    env = OneSeat("new_salem", seats=4, speak_ups=True)
    observation, _ = env.reset(seed=2)
    for _ in range(3000):
        mask = observation["action_mask"]
        asked += int(mask[silent])
        observation, _, over, _, _ = env.step(silent if mask[silent] else int(np.flatnonzero(mask)[0]))
        if over:
            break
    assert over and asked > 0
    assert OneSeat("new_salem", seats=4).action_space.n == silent  # type: ignore[attr-defined]


def test_a_running_environment_is_copied_and_pickled() -> None:
    env = OneSeat("affliction", seats=2, level=2)
    observation, _ = env.reset(seed=8)
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    went = []
    for twin in twins:
        seen, over = [], False
        while not over:
            observation, _, over, _, _ = twin.step(int(np.flatnonzero(twin.action_masks())[0]))
            seen.append(observation["observation"].tobytes())
        went.append(seen)
    assert went[0] == went[1] == went[2]


def test_the_reward_is_given_once() -> None:
    env = OneSeat("affliction", players=2)
    env.reset(seed=2)
    over = False
    while not over:
        _, reward, over, _, _ = env.step(-1)
    assert reward != 0
    assert env.step(0)[1:3] == (0.0, True)


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("envs.gymnasium", "gymnasium", "gymnasium"),
        ("envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("envs.open_spiel", "pyspiel", "open-spiel"),
        ("envs.vector", "numpy", "vector"),
        ("train.trainer", "torch", "train"),
    ],
)
def test_what_is_missing_names_its_extra(module: str, package: str, extra: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; import meetinghouse.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert f'pip install "meetinghouse[{extra}]"' in done.stderr, done.stderr
