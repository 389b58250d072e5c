"""PPO in one file, as CleanRL writes it, on a batch of matches: one seat of each against random players.

    python examples/ppo_in_one_file.py --game salem1692 --seats 4 --steps 500000 --out policy.pt

Needs `meetinghouse[vector]` and torch. The batch's arrays are handed to torch once and without a copy. Prints, for each
tenth of the training, the share of games won.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from meetinghouse import Match
from meetinghouse.bots.base import Bot, make
from meetinghouse.envs.vector import Setting, Vector

GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, EPOCHS, MINIBATCHES = 1.0, 0.95, 0.2, 0.01, 0.5, 4, 4


def random_others(match: Match, chance: Random) -> dict[int, Bot]:
    """Random players at all seats but the first."""
    return {seat: make(match.game, "random", seat, chance.getrandbits(60)) for seat in range(1, match.seats)}


class Agent(nn.Module):
    """Logits of the acts on offer, and how well it stands."""

    def __init__(self, size: int, acts: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.actor, self.critic = nn.Linear(256, acts), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen.float().clamp(max=16) / 16)
        logits = self.actor(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.critic(hidden).squeeze(-1)


def advantages(rewards: torch.Tensor, values: torch.Tensor, ends: torch.Tensor, last: torch.Tensor) -> torch.Tensor:
    """Generalised advantage estimation, by step and place; nothing of the next match counts for the one before."""
    found = torch.zeros_like(rewards)
    ahead, after = torch.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        goes_on = 1 - ends[step]
        delta = rewards[step] + GAMMA * after * goes_on - values[step]
        found[step] = ahead = delta + GAMMA * LAMBDA * goes_on * ahead
        after = values[step]
    return found


def train(batch: Vector, agent: Agent, steps: int, rollout: int = 64, rate: float = 3e-4) -> Iterator[tuple[int, int]]:
    """Play and learn; after each rollout, how many games ended in it and how many of them were won."""
    seen, mask = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
    optimizer = torch.optim.Adam(agent.parameters(), lr=rate, eps=1e-5)
    shape = (rollout, len(batch))
    all_seen = torch.zeros((*shape, seen.shape[1]), dtype=torch.uint8)
    all_masks = torch.zeros((*shape, mask.shape[1]), dtype=torch.uint8)
    actions = torch.zeros(shape, dtype=torch.int64)
    odds, rewards, values, ends = (torch.zeros(shape) for _ in range(4))
    for _ in range(max(1, steps // (rollout * len(batch)))):
        for step in range(rollout):
            all_seen[step], all_masks[step] = seen, mask
            with torch.no_grad():
                choice, values[step] = agent(seen, mask)
                actions[step] = choice.sample()
                odds[step] = choice.log_prob(actions[step])
            batch.step(actions[step].numpy())
            rewards[step] = torch.from_numpy(batch.rewards[:, 0])
            ends[step] = torch.from_numpy(batch.over)
        with torch.no_grad():
            gains = advantages(rewards, values, ends, agent(seen, mask)[1])
        flat = [x.flatten(0, 1) for x in (all_seen, all_masks, actions, odds, gains, gains + values)]
        for _ in range(EPOCHS):
            for rows in torch.randperm(actions.numel()).chunk(MINIBATCHES):
                learn(agent, optimizer, *(x[rows] for x in flat))
        yield int(ends.sum()), int((rewards > 0).sum())


def learn(
    agent: Agent,
    optimizer: torch.optim.Optimizer,
    seen: torch.Tensor,
    masks: torch.Tensor,
    actions: torch.Tensor,
    odds: torch.Tensor,
    gains: torch.Tensor,
    wanted: torch.Tensor,
) -> None:
    """One minibatch."""
    choice, value = agent(seen, masks)
    ratio = (choice.log_prob(actions) - odds).exp()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    policy = -torch.min(gains * ratio, gains * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
    loss = policy + VALUE * (value - wanted).square().mean() - ENTROPY * choice.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
    optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="salem1692")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--places", type=int, default=64)
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("ppo.pt"))
    args = parser.parse_args()
    torch.manual_seed(1692)
    table = Setting(args.seats, opponents=random_others)
    with Vector(args.game, args.places, [table], seed=1692, workers=args.workers) as batch:
        agent = Agent(batch.observations.shape[1], batch.masks.shape[1])
        counted = np.array(list(train(batch, agent, args.steps)))
    torch.save(agent.state_dict(), args.out)
    for tenth in np.array_split(counted, min(10, len(counted))):
        ended, won = tenth.sum(0)
        sys.stdout.write(f"{won / max(ended, 1):.2f} of {ended}\n")


if __name__ == "__main__":
    main()
