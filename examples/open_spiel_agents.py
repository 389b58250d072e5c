"""OpenSpiel's own DQN, NFSP and A2C (torch) at one seat of a game against random play.

    python examples/open_spiel_agents.py a2c --game "meetinghouse_affliction(players=2,sampled_chance=True)"

Needs `meetinghouse[open-spiel]` and torch. Prints, for each tenth of the training, the learner's share of games won.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.dqn import DQN
from open_spiel.python.pytorch.nfsp import NFSP
from open_spiel.python.pytorch.policy_gradient import PolicyGradient

from meetinghouse.envs.open_spiel import register

Maker = Callable[[int, int], Any]  # sizes of the information state and of the acts -> an agent at seat 0

AGENTS: dict[str, Maker] = {
    "dqn": lambda size, acts: DQN(0, size, acts, hidden_layers_sizes=[64], min_buffer_size_to_learn=200),
    "nfsp": lambda size, acts: NFSP(
        0, size, acts, [64], reservoir_buffer_capacity=20_000, anticipatory_param=0.2, min_buffer_size_to_learn=200
    ),
    "a2c": lambda size, acts: PolicyGradient(0, size, acts, loss_str="a2c", hidden_layers_sizes=(64,)),
}


def train(agent: str, game: str, episodes: int, seed: int = 1692) -> list[float]:
    """What the learner got in each episode: +1 won, -1 lost, 0 drawn."""
    register()
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = rl_environment.Environment(
        pyspiel.load_game(game), observation_type=rl_environment.ObservationType.INFORMATION_STATE
    )
    size, acts = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    players = [AGENTS[agent](size, acts), *(RandomAgent(seat, acts) for seat in range(1, env.num_players))]
    got = []
    for _ in range(episodes):
        at = env.reset()
        while not at.last():
            at = env.step([players[at.observations["current_player"]].step(at).action])
        for player in players:
            player.step(at)
        got.append(float(at.rewards[0]))
    return got


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agent", choices=AGENTS)
    parser.add_argument("--game", default="meetinghouse_affliction(players=2,sampled_chance=True)")
    parser.add_argument("--episodes", type=int, default=500)
    args = parser.parse_args()
    before = time.perf_counter()
    got = train(args.agent, args.game, args.episodes)
    tenths = np.array_split(np.array(got) > 0, min(10, len(got)))
    sys.stdout.write(" ".join(f"{tenth.mean():.2f}" for tenth in tenths))
    sys.stdout.write(f"  ({args.episodes} episodes in {time.perf_counter() - before:.0f} s)\n")


if __name__ == "__main__":
    main()
