"""MaskablePPO of sb3-contrib at one seat of a game against random play.

    python examples/maskable_ppo.py --env meetinghouse/Affliction-v6 --seats 2 --steps 20000 --out policy.zip

Needs `meetinghouse[gymnasium]` and sb3-contrib. The environment goes in as `gymnasium.make` gives it: MaskablePPO asks
its `action_masks()` before every action. Prints the share of games won before and after.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import gymnasium
from sb3_contrib import MaskablePPO

from meetinghouse.envs import gymnasium as tables

gymnasium.register_envs(tables)  # names the games for gymnasium.make


def learner(env: str, seats: int, seed: int = 1692, rollout: int = 1024) -> MaskablePPO:
    """A policy that has learned nothing, at a table of random players."""
    table = gymnasium.make(env, seats=seats, level="random")
    return MaskablePPO(
        "MultiInputPolicy", table, n_steps=rollout, batch_size=min(rollout, 256), seed=seed, device="cpu"
    )


def share_won(model: MaskablePPO, games: int) -> float:
    """How often it wins when it plays what it holds for best."""
    table = model.get_env().envs[0]
    won = 0
    for seed in range(games):
        seen, _ = table.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=table.unwrapped.action_masks(), deterministic=True)
            seen, reward, over, _, _ = table.step(int(action))
        won += reward > 0
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="meetinghouse/Affliction-v6")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=50, help="games to measure by")
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.zip"))
    args = parser.parse_args()
    model = learner(args.env, args.seats)
    before = share_won(model, args.games)
    model.learn(args.steps)
    model.save(args.out)
    sys.stdout.write(f"won {before:.2f} before, {share_won(model, args.games):.2f} after {args.steps} steps\n")


if __name__ == "__main__":
    main()
