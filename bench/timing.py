"""How a rate is measured: whole units of work until the time is up, for each second of processor time.

Every row is one thread of pure computing, so on a quiet machine that is the wall clock; on a busy one it is still the
row's own time and not its neighbours'.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any


def rate(work: Callable[[], tuple[int, ...]], seconds: float) -> tuple[float, ...]:
    """Run `work` again and again for `seconds`; it returns counts, and each count is given per second."""
    work()  # warm: imports, caches, the specialising interpreter
    totals: list[int] = []
    start = time.process_time()
    while True:
        counts = work()
        totals = [a + b for a, b in zip(totals, counts, strict=True)] if totals else list(counts)
        spent = time.process_time() - start
        if spent >= seconds:
            return tuple(total / spent for total in totals)


def report(work: Callable[[], tuple[int, ...]], seconds: float) -> None:
    """Print the rate of a program that plays: its `work` returns moves and games."""
    moves, games = rate(work, seconds)
    sys.stdout.write(json.dumps({"moves/s": moves, "games/s": games}) + "\n")


def play_aec(env: Any, pick: Callable[[], float]) -> int:
    """One game of a PettingZoo environment that was just reset, by uniformly random legal play; returns its moves."""
    import numpy as np

    moves = 0
    for _agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(pick() * len(legal))]))
        moves += 1
    return moves


def play_spiel(game: Any, pick: Callable[[], float]) -> int:
    """One game of OpenSpiel by uniformly random legal play; returns the moves of its players, without chance's."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), pick()))
        elif state.is_simultaneous_node():
            actions = []
            for seat in range(game.num_players()):
                legal = state.legal_actions(seat)
                actions.append(legal[int(pick() * len(legal))] if legal else 0)
                moves += bool(legal)
            state.apply_actions(actions)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
            moves += 1
    return moves


def _drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, share in outcomes:
        point -= share
        if point <= 0:
            return action
    return outcomes[-1][0]
