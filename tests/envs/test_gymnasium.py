"""Gymnasium's own checker, and whole games against our bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meetinghouse as mh
from meetinghouse.envs.gymnasium import OneSeat

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


def test_bad_seats_are_refused() -> None:
    with pytest.raises(mh.BadInput):
        OneSeat("salem1692", seats=5, seat=5)
