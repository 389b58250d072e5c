"""RLlib on our games. It wants a Gymnasium of its own, so `make train-test` runs this apart from the other trainers.

What it warns of is its own business, so warnings are no errors here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.train.scripts import example

pytestmark = [pytest.mark.rllib, pytest.mark.filterwarnings("default")]


def test_rllib_trains_with_its_own_masking_module(actions: list[int], tmp_path: Path) -> None:
    from ray.rllib.core.rl_module.rl_module import RLModule

    algorithm = example("rllib_ppo").learner("meetinghouse/Affliction-v6", 2, rollout=128)
    try:
        found = algorithm.train()
        assert len(actions) >= 128 and len(set(actions)) > 5
        assert found["num_env_steps_sampled_lifetime"] >= 128
        path = algorithm.save_to_path(tmp_path / "policy")
        module = RLModule.from_checkpoint(Path(path) / "learner_group" / "learner" / "rl_module" / "default_policy")
        assert sum(value.numel() for value in module.parameters()) > 1000
    finally:
        algorithm.stop()
