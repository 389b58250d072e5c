"""OpenSpiel's own learners on our games; they need torch, so `make train-test` runs this."""

from __future__ import annotations

import importlib.util
from types import ModuleType

import pytest

from tests.source import ROOT

pytestmark = pytest.mark.torch  # and dm-tree, which OpenSpiel's DQN wants; `make train-test` installs both
GAMES = ["affliction(players=2", "new_salem(players=3", "salem1692(players=4"]


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("open_spiel_agents", ROOT / "examples" / "open_spiel_agents.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("agent", ["dqn", "nfsp", "a2c"])
def test_an_agent_learns_over_whole_games(example: ModuleType, agent: str, game: str) -> None:
    got = example.train(agent, f"meetinghouse_{game},sampled_chance=True,rng_seed=1)", episodes=2)
    assert len(got) == 2 and set(got) <= {-1.0, 0.0, 1.0}
