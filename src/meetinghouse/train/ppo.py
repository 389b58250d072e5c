"""Proximal policy optimisation: learn from whole matches, a little at a time, and never far from what was played."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from meetinghouse.train.imitation import guess_loss
from meetinghouse.train.policy import Critic, Policy
from meetinghouse.train.rollout import TrainingBatch

CRITIC = 3  # how many times as fast as the policy it learns: what it foresees takes noise from all that is learned


class Rates(NamedTuple):
    """How it learns now."""

    learning: float
    entropy: float
    epochs: int = 2
    batch: int = 8192
    clip: float = 0.2
    trace: float = 0.95  # the λ of generalised advantages; rewards come at the end and are not discounted
    guess: float = 0.1


class UpdateStats(NamedTuple):
    """What a lesson was like, for the log."""

    explained: float  # share of the outcome's variance that the critic had foreseen
    entropy: float
    moved: float  # divergence from the policy that played
    clipped: float
    critic: float
    guess: float


def advantages(values: Tensor, course: Tensor, reward: Tensor, trace: float) -> Tensor:
    """Generalised advantages of courses of play that end with one reward."""
    count = len(reward)
    length = torch.bincount(course, minlength=count)
    start = torch.cumsum(length, 0) - length
    place = torch.arange(len(course), device=course.device) - start[course]
    longest = int(length.max())
    table = torch.zeros(count, longest + 1, device=values.device)
    table[course, place] = values
    found = torch.zeros_like(table)
    run = torch.zeros(count, device=values.device)
    for at in range(longest - 1, -1, -1):
        last = length == at + 1
        ahead = torch.where(last, reward, table[:, at + 1])
        carried = torch.where(last, torch.zeros_like(run), run)
        run = torch.where(length > at, ahead - table[:, at] + trace * carried, run)
        found[:, at] = run
    return found[course, place]


def learn(
    policy: Policy,
    critic: Critic,
    optimiser: torch.optim.Optimizer,
    lesson: TrainingBatch,
    rates: Rates,
    meanwhile: Callable[[], object],
) -> UpdateStats:
    """One lesson; `meanwhile` is called between batches, so that those who play need not wait."""
    device = lesson.acts.device
    course = torch.from_numpy(lesson.course).to(device)
    reward = torch.from_numpy(lesson.reward).to(device)
    with torch.no_grad():
        parts = zip(lesson.seen.split(32768), lesson.hidden.split(32768), strict=True)
        values = torch.cat([critic(seen, hidden).float() for seen, hidden in parts])
        gain = advantages(values, course, reward, rates.trace)
        target = gain + values
        outcome = reward[course]
        explained = 1 - float((outcome - values).var() / outcome.var().clamp(min=1e-6))
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        # Seats that win together have one outcome: a match of ten learners says more than one with a single learner,
        # but not ten times as much.
        weight = torch.from_numpy(lesson.together).to(device).float().rsqrt()[course]
        weight /= weight.mean()
    for group, times in zip(optimiser.param_groups, (1, CRITIC), strict=True):
        group["lr"] = times * rates.learning
    told: list[Tensor] = []
    players = torch.from_numpy(lesson.players[lesson.course]).to(device)
    for _ in range(rates.epochs):
        for chosen in batches(players, rates.batch):
            seen, hidden = lesson.seen[chosen], lesson.hidden[chosen]
            logits, guesses = policy(seen, lesson.masks[chosen])
            logs = torch.log_softmax(logits, 1)
            change = logs.gather(1, lesson.acts[chosen][:, None])[:, 0] - lesson.logs[chosen]
            ratio = change.exp()
            near = ratio.clamp(1 - rates.clip, 1 + rates.clip)
            counts = weight[chosen]
            better = -(counts * torch.min(ratio * gain[chosen], near * gain[chosen])).mean()
            entropy = -(counts * (logs.exp() * logs.clamp(min=-50)).sum(1)).mean()
            wrong = (counts * (critic(seen, hidden) - target[chosen]) ** 2).mean()
            guess = guess_loss(guesses, seen, hidden, policy)
            loss = better - rates.entropy * entropy + wrong + rates.guess * guess
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            for network in (policy, critic):
                torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            with torch.no_grad():
                clipped = ((ratio - 1).abs() > rates.clip).float().mean()
                told.append(torch.stack([entropy, (ratio - 1 - change).mean(), clipped, wrong, guess]).detach())
            meanwhile()
    means = torch.stack(told).mean(0).tolist() if told else [float("nan")] * 5
    return UpdateStats(explained, *means)


def batches(players: Tensor, size: int) -> list[Tensor]:
    """All rows in batches by chance, each with tables of one size: the network reads as wide as its largest table."""
    found: list[Tensor] = []
    for seats in players.unique():
        rows = torch.nonzero(players == seats)[:, 0]
        mixed = rows[torch.randperm(len(rows), device=rows.device)]
        found += mixed.tensor_split(-(-len(rows) // size))
    return [found[at] for at in torch.randperm(len(found)).tolist()]


def shares(lesson: TrainingBatch, names: Sequence[int]) -> dict[str, list[float]]:
    """How often its seats won, by batch, seats and (where sides are hidden) side.

    `alone` are matches in which one of its seats decided anything.
    `names` are those of the batches: 0 among itself, 1 with bots, of which either may be missing.
    """
    side = np.zeros(len(lesson.reward), np.int64)
    if lesson.hidden.shape[1]:
        first = np.flatnonzero(np.r_[True, lesson.course[1:] != lesson.course[:-1]])
        side = (lesson.hidden[torch.from_numpy(first).to(lesson.hidden.device), 0] > 0).long().cpu().numpy()
    found: dict[str, list[float]] = {}
    kinds = np.stack([lesson.batch, lesson.players, side, lesson.together == 1], 1)
    for kind in np.unique(kinds, axis=0):
        won = lesson.reward[(kinds == kind).all(1)] > 0
        batch, players, of, alone = kind.tolist()
        name = f"{names[batch]}/{players}/{of}{'/alone' if alone else ''}"
        found[name] = [len(won), round(float(won.mean()), 3)]
    return found
