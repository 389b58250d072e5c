"""Gymnasium's `VectorEnv`: its spaces, its rewards, and Gymnasium's own wrapper around it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import meetinghouse as mh
from meetinghouse.envs import make
from meetinghouse.envs.gymnasium_vector import ManySeats


def firsts(found: dict[str, Any]) -> Any:
    return found["action_mask"].argmax(1)


@pytest.mark.parametrize("workers", [0, 2])
def test_it_is_a_vector_env_with_one_reward_a_match(workers: int) -> None:
    env: Any = make("gymnasium_vector", "affliction", 4, players=2, level="random", workers=workers)
    assert issubclass(type(env), gymnasium.vector.VectorEnv)
    counted = RecordEpisodeStatistics(env)
    found, info = counted.reset(seed=3)
    assert found in env.observation_space and info["seat"].shape == (4,)
    ended = 0
    for _ in range(300):
        matches = env._batch.matches.copy()
        found, rewards, over, cut, info = counted.step(firsts(found))
        assert found in env.observation_space and not cut.any()
        assert (over == (env._batch.matches != matches)).all(), "each match ends once"
        assert set(rewards[~over].tolist()) <= {0.0}
        if over.any():
            ended += int(over.sum())
            assert set(info["episode"]["r"][over].tolist()) <= {-1.0, 0.0, 1.0}
    assert ended >= 4
    counted.close()


def test_the_seed_decides_all() -> None:
    def seen(seed: int) -> list[bytes]:
        env = ManySeats("new_salem", 3, seats=4, level=1)
        found, _ = env.reset(seed=seed)
        rows = []
        for _ in range(40):
            found, *_ = env.step(firsts(found))
            rows.append(found["observation"].tobytes())
        return rows

    assert seen(5) == seen(5) != seen(6)


@pytest.mark.parametrize("wrong", [{"seats": 2}, {"seat": 9}, {"level": 9}, {"seats": 4, "players": 5}])
def test_what_is_wrong_is_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(mh.BadInput):
        ManySeats("salem1692", 2, **wrong)


def test_before_a_reset_nothing_is_played_and_acts_are_checked() -> None:
    env = ManySeats("new_salem", 2, seats=3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(mh.BadInput, match="bad-seed"):
        env.reset(seed=[1, 2])
    found, _ = env.reset(seed=1)
    with pytest.raises(mh.IllegalMove, match="not-offered"):
        env.step(found["action_mask"].argmin(1))
