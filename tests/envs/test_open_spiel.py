"""OpenSpiel's own tests on our games, and one of its algorithms."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from meetinghouse.envs import open_spiel as ours

SMALL = {"salem1692": 5, "new_salem": 3, "affliction": 2}
GOLDENS = Path(__file__).parent / "playthroughs"

API_TEST = """
import sys
from meetinghouse.envs.open_spiel import register
register()
sys.argv = ["api_test", "--test_only_games=" + sys.argv[1] + "$"]
from absl.testing import absltest
from open_spiel.integration_tests import api_test
absltest.main(module=api_test)
"""


@pytest.fixture(autouse=True)
def registered() -> None:
    """Registering twice does no harm."""
    ours.register()
    ours.register()


def load(game: str) -> pyspiel.Game:
    return pyspiel.load_game(f"meetinghouse_{game}", {"seats": SMALL[game]})


def deal(state: pyspiel.State, rng: random.Random) -> None:
    """Through chance to the next seat that acts."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])


@pytest.mark.parametrize("game", SMALL)
def test_random_simulations_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", SMALL)
def test_openspiels_own_api_test(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", API_TEST, f"meetinghouse_{game}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Ran 5 tests" in done.stderr


def test_parameters() -> None:
    game = pyspiel.load_game("meetinghouse_salem1692", {"seats": 9, "options": '{"extra_witch": true}'})
    assert game.num_players() == 9
    assert game.options["extra_witch"] is True
    with pytest.raises(Exception, match="bad-seats"):
        pyspiel.load_game("meetinghouse_salem1692", {"seats": 13})


@pytest.mark.parametrize("game", SMALL)
def test_resampling_keeps_the_information_state(game: str) -> None:
    rng = random.Random(7)
    loaded = load(game)
    state = loaded.new_initial_state()
    steps = 0
    while not state.is_terminal() and steps < 120:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        if steps % 20 == 0:
            for player in range(loaded.num_players()):
                twin = state.resample_from_infostate(player, rng.random)
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_string(player) == state.observation_string(player)
                assert list(twin.observation_tensor(player)) == list(state.observation_tensor(player))
            twin = state.resample_from_infostate(state.current_player(), rng.random)
            assert twin.legal_actions() == state.legal_actions()
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, twin))
            assert again.information_state_string(0) == twin.information_state_string(0)
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1


@pytest.mark.parametrize("game", SMALL)
def test_perfect_recall(game: str) -> None:
    """What a seat knew before is the beginning of what it knows later."""
    rng = random.Random(3)
    loaded = load(game)
    state = loaded.new_initial_state()
    deal(state, rng)
    known = [json.loads(state.known_to(p)) for p in range(loaded.num_players())]
    for _ in range(60):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
        deal(state, rng)
        for player, before in enumerate(known):
            now = json.loads(state.known_to(player))
            for part in (1, 2):  # what it was told, what it answered
                assert now[part][: len(before[part])] == before[part]
            known[player] = now


@pytest.mark.parametrize("game", SMALL)
def test_openspiels_mcts_plays(game: str) -> None:
    rng = random.Random(5)
    loaded = load(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(loaded, 1.5, 4, evaluator, random_state=np.random.RandomState(2))
    state = loaded.new_initial_state()
    for _ in range(3):
        deal(state, rng)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def playthrough(game: str) -> str:
    """One seeded game, every node with what its player knows: the committed form."""
    rng = random.Random(1692)
    state = load(game).new_initial_state()
    lines = [f"game: meetinghouse_{game}(seats={SMALL[game]})"]
    chance: list[int] = []
    while not state.is_terminal() and len(lines) < 160:
        if state.is_chance_node():
            action = rng.choice(state.chance_outcomes())[0]
            chance.append(action)
        else:
            if chance:
                lines.append("chance: " + " ".join(map(str, chance)))
                chance = []
            player = state.current_player()
            legal = state.legal_actions()
            action = rng.choice(legal)
            tensor = int(sum(state.observation_tensor(player)))
            lines.append(
                f"player {player}: legal {legal} sum {tensor} -> {action} {state.action_to_string(player, action)}"
            )
        state.apply_action(action)
    lines.append(f"returns: {state.returns()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", SMALL)
def test_playthroughs_are_as_committed(game: str) -> None:
    """`python -m tests.envs.test_open_spiel` writes them anew; the difference is reviewed."""
    assert playthrough(game) == (GOLDENS / f"{game}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    ours.register()
    GOLDENS.mkdir(exist_ok=True)
    for each in SMALL:
        (GOLDENS / f"{each}.txt").write_text(playthrough(each), encoding="utf-8")
