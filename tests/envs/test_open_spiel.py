"""OpenSpiel's own tests on our games, and one of its algorithms."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from meetinghouse.envs import open_spiel as ours
from tests.envs.test_layout import TABLES

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


def load(game: str, seats: int | None = None) -> pyspiel.Game:
    return pyspiel.load_game(f"meetinghouse_{game}", {"players": seats or SMALL[game]})


def random_action(state: pyspiel.State, rng: random.Random) -> int:
    """Any of the actions there are, at chance nodes too."""
    chance = state.is_chance_node()
    found: int = rng.choice([outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions())
    return found


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


def test_every_option_is_a_typed_parameter() -> None:
    """As in OpenSpiel's own games, in a mapping or in the game's string."""
    game = pyspiel.load_game("meetinghouse_salem1692", {"players": 9, "extra_witch": True})
    assert game.num_players() == 9 and game.options["extra_witch"] is True
    again = pyspiel.load_game("meetinghouse_affliction(players=3,circle_defence=7,starters=choose)")
    assert again.options["circle_defence"] == 7 and again.options["starters"] == "choose"
    with pytest.raises(Exception, match="bad-seats"):
        pyspiel.load_game("meetinghouse_salem1692", {"players": 13})
    with pytest.raises(Exception, match="bad-option"):
        pyspiel.load_game("meetinghouse_salem1692", {"conspiracy": "upwards"})


def test_any_number_of_options_serialises() -> None:
    wanted = {"players": 5, "extra_witch": True, "gentle_reveal": True, "conspiracy": "shuffled"}
    game = pyspiel.load_game("meetinghouse_salem1692", wanted)
    rng = random.Random(4)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random_action(state, rng))
    for loaded in (
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[0],
        pyspiel.load_game(str(game)),
        pickle.loads(pickle.dumps(game)),
    ):
        assert loaded.get_parameters() == game.get_parameters() and loaded.num_players() == 5
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert [again.observation_string(p) for p in range(5)] == [state.observation_string(p) for p in range(5)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_resampling_is_exact_at_every_state_and_for_every_player(game: str, seats: int) -> None:
    """Equal to that player, with the same player to move; where that is the player itself, with the same actions."""
    rng = random.Random(7)
    state = load(game, seats).new_initial_state()
    steps = 0
    while not state.is_terminal():
        steps += 1
        # every seat of a small table; at a large one whoever is to act, and the others in turn
        looking = list(range(seats)) if seats <= 4 else sorted({max(state.current_player(), 0), steps % seats})
        if state.is_chance_node() and steps % 10:
            looking = []  # of a run of chance nodes, which nobody can tell apart, now and then one
        for player in looking:
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.current_player() == state.current_player()
            if not state.is_chance_node():
                assert twin.legal_actions(player) == state.legal_actions(player)
        state.apply_action(random_action(state, rng))
    assert steps > 100


@pytest.mark.parametrize("game", SMALL)
def test_a_resampled_state_is_a_state_like_any_other(game: str) -> None:
    """It serialises, can be resampled for somebody else, and is played to its end."""
    rng = random.Random(8)
    loaded = load(game)
    state = loaded.new_initial_state()
    decisions = 0
    while decisions < 30 or state.is_chance_node():
        decisions += not state.is_chance_node()
        state.apply_action(random_action(state, rng))
    twin = state.resample_from_infostate(1, rng.random)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, twin))
    for player in range(loaded.num_players()):
        assert again.information_state_string(player) == twin.information_state_string(player)
        further = twin.resample_from_infostate(player, rng.random)
        assert further.information_state_string(player) == twin.information_state_string(player)
        assert further.current_player() == twin.current_player()
        while not further.is_terminal():
            further.apply_action(random_action(further, rng))


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
    lines = [f"game: meetinghouse_{game}(players={SMALL[game]})"]
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
