"""OpenSpiel's own learners on our games; they need torch, so `make train-test` runs this."""

from __future__ import annotations

import pytest

from tests.train.scripts import example

pytestmark = pytest.mark.torch  # and dm-tree, which OpenSpiel's DQN wants; `make train-test` installs both
GAMES = ["affliction(players=2", "new_salem(players=3", "salem1692(players=4"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("agent", ["dqn", "nfsp", "a2c"])
def test_an_agent_learns_over_whole_games(agent: str, game: str) -> None:
    got = example("open_spiel_agents").train(agent, f"meetinghouse_{game},sampled_chance=True,rng_seed=1)", episodes=2)
    assert len(got) == 2 and set(got) <= {-1.0, 0.0, 1.0}
