"""Tianshou's DQN at the first seat of a PettingZoo environment; the other seats play at random.

    python examples/tianshou_dqn.py --game affliction --seats 2 --steps 20000 --out policy.pt

Needs `meetinghouse[pettingzoo]` and tianshou. Tianshou hands the action masks to every policy by itself. Prints what
the learner got on average in each epoch: +1 won, -1 lost.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.algorithm_base import OffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from meetinghouse.envs.pettingzoo import env as seats_of

LEARNER = "seat_0"


def train(game: str, seats: int, steps: int, seed: int = 1692, epochs: int = 5) -> tuple[torch.nn.Module, list[float]]:
    """The learner's network, and what it got on average in the test games of each epoch."""
    np.random.seed(seed)
    torch.manual_seed(seed)

    def table() -> PettingZooEnv:
        return PettingZooEnv(seats_of(game, seats=seats))

    one = table()
    size, acts = one.observation_space["observation"].shape, one.action_space
    network = Net(state_shape=size, action_shape=acts.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=network, action_space=acts, eps_training=0.1, eps_inference=0.0)
    dqn = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-4), n_step_return_horizon=3, target_update_freq=200)
    others: list[OffPolicyAlgorithm] = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(acts) for _ in range(seats - 1)]
    table_of_all = MultiAgentOffPolicyAlgorithm(algorithms=[dqn, *others], env=one)
    places, tests = DummyVectorEnv([table] * 4), DummyVectorEnv([table] * 4)
    places.seed(seed)
    tests.seed(seed + 1)
    collector = Collector(table_of_all, places, VectorReplayBuffer(20_000, 4), exploration_noise=True)
    collector.reset()
    collector.collect(n_step=256)
    got: list[float] = []

    def mine(rewards: np.ndarray) -> np.ndarray:
        """Of the rewards of all seats the learner's."""
        return rewards[:, one.agent_idx[LEARNER]]

    def note(stats: CollectStats) -> float:
        got.append(float(np.mean(stats.returns)))
        return got[-1]

    table_of_all.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=Collector(table_of_all, tests),
            max_epochs=epochs,
            epoch_num_steps=steps // epochs,
            collection_step_num_env_steps=64,
            test_step_num_episodes=8,
            batch_size=64,
            update_step_num_gradient_steps_per_sample=0.1,
            multi_agent_return_reduction=mine,
            compute_score_fn=note,
            show_progress=False,
            verbose=False,
        )
    )
    return network, got


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="affliction")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--out", type=Path, default=Path("tianshou_dqn.pt"))
    args = parser.parse_args()
    network, got = train(args.game, args.seats, args.steps)
    torch.save(network.state_dict(), args.out)
    sys.stdout.write(" ".join(f"{mean:+.2f}" for mean in got) + "\n")


if __name__ == "__main__":
    main()
