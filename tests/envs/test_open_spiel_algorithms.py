"""OpenSpiel's own algorithms play our games as they are. docs/research/open_spiel.md says how far each of them gets."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from meetinghouse.envs.open_spiel import register

SMALL = {"salem1692": 4, "new_salem": 3, "affliction": 2}


@pytest.fixture(autouse=True)
def seeded() -> None:
    """The solvers draw from NumPy's global chance."""
    register()
    np.random.seed(1692)


def load(game: str, sampled: bool) -> pyspiel.Game:
    return pyspiel.load_game(
        f"meetinghouse_{game}", {"players": SMALL[game], "sampled_chance": sampled, "rng_seed": 1692}
    )


def walk(game: pyspiel.Game, seed: int) -> Iterator[pyspiel.State]:
    """The states of a random game in which somebody acts."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("game", SMALL)
def test_searches_play_at_their_defaults(game: str) -> None:
    """IS-MCTS draws its worlds from `resample_from_infostate`, on both kinds of chance; MCTS needs explicit chance."""
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    for sampled in (False, True):
        loaded = load(game, sampled)
        bots = [ismcts.ISMCTSBot(loaded, evaluator, 1.5, 3, random_state=chance)]
        if not sampled:
            bots.append(mcts.MCTSBot(loaded, 1.5, 3, evaluator, random_state=chance))
        several = [state.clone() for state in walk(loaded, 5) if len(state.legal_actions()) > 1]
        for state in (several[2], several[-20], several[-2]):
            for bot in bots:
                assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", SMALL)
def test_outcome_sampling_learns_something_at_every_seat(game: str) -> None:
    """With sampled chance: over hundreds of explicit outcomes its reach probabilities would underflow."""
    loaded = load(game, True)
    solver = OutcomeSamplingSolver(loaded)
    solver.iteration()
    regrets = [kept[0] for kept in solver._infostates.values()]
    assert len(regrets) > 100 and all(np.isfinite(regret).all() for regret in regrets)
    assert any(np.abs(regret).sum() > 0 for regret in regrets)
    policy = solver.average_policy()
    state = next(walk(loaded, 3))
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_external_sampling_solves_the_end_of_new_salem() -> None:
    """It looks at every act of one seat, so it needs an end in sight: here the last four answers of a game.

    Each iteration draws the hidden cards anew, as far as the table in public leaves them open.
    """
    loaded = load("new_salem", True)
    end = [state.clone() for state in walk(loaded, 5)][-4]
    rng = random.Random(7)

    class Ending(ExternalSamplingSolver):  # type: ignore[misc]  # OpenSpiel has no types
        def iteration(self) -> None:
            for player in range(self._num_players):
                self._update_regrets(end.resample_from_infostate(-1, rng.random), player)

    solver = Ending(loaded)
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 10
    assert any(np.abs(kept[0]).sum() > 0 for kept in solver._infostates.values())
