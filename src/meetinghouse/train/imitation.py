"""A warm start: a network that learns to answer as a teacher did.

From nothing, self-play was far below level 2 after fourteen million decisions of Salem 1692; from here it begins level.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from meetinghouse.train.policy import Critic, Policy
from meetinghouse.train.teacher import Rows

Tell = Callable[[dict[str, Any]], None]


def fit(
    policy: Policy, critic: Critic, rows: Sequence[Rows], seconds: float, batch: int, rate: float, tell: Tell
) -> None:
    """Learn to answer as the teacher did and to tell how it will end; says how often it answers alike where unseen."""
    device = next(policy.parameters()).device
    seen, masks, hidden, acts, rewards = (
        torch.from_numpy(np.concatenate([getattr(one, name) for one in rows])).to(device) for name in Rows._fields
    )
    held = max(1, min(len(acts) // 20, 50_000))
    known = len(acts) - held  # the last rows come from other games than the first
    optimiser = torch.optim.Adam([*policy.parameters(), *critic.parameters()], lr=rate, eps=1e-5)
    begun = time.monotonic()
    step = 0
    while (spent := time.monotonic() - begun) < seconds:
        for group in optimiser.param_groups:
            group["lr"] = rate * max(0.03, 1 - spent / seconds)
        chosen = torch.randint(known, (min(batch, known),), device=device)
        logits, guesses = policy(seen[chosen], masks[chosen])
        alike = functional.cross_entropy(logits, acts[chosen])
        value = functional.mse_loss(critic(seen[chosen], hidden[chosen]), rewards[chosen])
        loss = alike + 0.5 * value + 0.1 * guess_loss(guesses, seen[chosen], hidden[chosen], policy)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        optimiser.step()
        step += 1
    with torch.no_grad():
        right = [
            (policy(seen[part], masks[part])[0].argmax(1) == acts[part]).float()
            for part in torch.arange(known, len(acts), device=device).split(4096)
        ]
    epochs = round(step * min(batch, known) / known, 2)
    tell({"imitated": known, "steps": step, "epochs": epochs, "alike": round(float(torch.cat(right).mean()), 4)})


def guess_loss(guesses: torch.Tensor, seen: torch.Tensor, hidden: torch.Tensor, policy: Policy) -> torch.Tensor:
    """How badly the hidden things are guessed: what helps to guess them helps to play."""
    if not hidden.shape[1]:
        return guesses.sum() * 0
    exists = (seen[:, policy.seat_at[:, 0]] > 0).float()[:, :, None]
    truth = (hidden.view(len(hidden), policy.shape.most, -1) > 0).float()
    wrong = functional.binary_cross_entropy_with_logits(guesses, truth, reduction="none") * exists
    return wrong.sum() / (exists.sum() * guesses.shape[2])
