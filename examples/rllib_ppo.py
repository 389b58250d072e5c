"""RLlib's PPO with its own action-masking module, at one seat of a game against random play.

    python examples/rllib_ppo.py --env meetinghouse/Affliction-v6 --seats 2 --iterations 10 --out policy

Needs `meetinghouse[gymnasium]`, torch and `ray[rllib]`. RLlib's module wants the observation under another name and as
floating-point numbers, which `Renamed` sees to. Prints the mean return of each iteration: +1 won, -1 lost.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from meetinghouse.envs import gymnasium as tables

gymnasium.register_envs(tables)  # names the games for gymnasium.make

Seen = dict[str, Any]


class Renamed(gymnasium.ObservationWrapper[Seen, int, Seen]):
    """A table whose observations are called and typed as RLlib's masking module wants them."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__(gymnasium.make(config["env"], seats=config["seats"], level="random"))
        inner = self.env.observation_space
        assert isinstance(inner, spaces.Dict)
        size, acts = inner["observation"].shape, inner["action_mask"].shape
        assert size is not None and acts is not None
        self.observation_space = spaces.Dict(
            {"observations": spaces.Box(0, 255, size, np.float32), "action_mask": spaces.Box(0, 1, acts, np.float32)}
        )

    def observation(self, observation: Seen) -> Seen:
        return {
            "observations": observation["observation"].astype(np.float32),
            "action_mask": observation["action_mask"].astype(np.float32),
        }


def learner(env: str, seats: int, rollout: int = 1024) -> PPO:
    """The algorithm, in one process."""
    config = (
        PPOConfig()
        .environment(Renamed, env_config={"env": env, "seats": seats})
        .env_runners(num_env_runners=0, rollout_fragment_length=rollout)
        .learners(num_learners=0)
        .training(train_batch_size=rollout, minibatch_size=min(rollout, 128), num_epochs=4, gamma=1.0)
        .rl_module(rl_module_spec=RLModuleSpec(ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128]}))
        .debugging(seed=1692, log_level="ERROR")
    )
    return config.build_algo()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="meetinghouse/Affliction-v6")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=10)
    parser.add_argument("--out", type=Path, default=Path("rllib_ppo"))
    args = parser.parse_args()
    algorithm = learner(args.env, args.seats)
    for _ in range(args.iterations):
        got = algorithm.train()["env_runners"].get("episode_return_mean", float("nan"))
        sys.stdout.write(f"{got:+.2f}\n")
    algorithm.save_to_path(args.out.resolve())
    algorithm.stop()


if __name__ == "__main__":
    main()
