"""OpenSpiel's own tests on our games: its tree, its strings and tensors, chance of both kinds."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from meetinghouse.envs import open_spiel as ours
from tests.observation.test_observation import TABLES, encode

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


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.torture)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_resampling_is_exact_in_a_whole_game_and_for_every_player(game: str, seats: int, every: int) -> None:
    """Equal to that player, with the same player to move; where that is the player itself, with the same actions."""
    rng = random.Random(7)
    state = load(game, seats).new_initial_state()
    steps = 0
    while not state.is_terminal():
        steps += 1
        # every seat of a small table; at a large one whoever is to act, and the others in turn
        looking = list(range(seats)) if seats <= 4 else sorted({max(state.current_player(), 0), steps % seats})
        if steps % (10 if state.is_chance_node() else every):
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
def test_sampled_chance_is_one_node_before_somebody_acts(game: str) -> None:
    """Drawn by the game: the same from the same seed, declared as what it is, and pickled with what was drawn."""
    wanted = {"players": SMALL[game], "sampled_chance": True, "rng_seed": 1692}
    sampled = pyspiel.load_game(f"meetinghouse_{game}", wanted)
    assert sampled.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert sampled.max_chance_outcomes() == 1
    pyspiel.random_sim_test(sampled, num_sims=1, serialize=False, verbose=False)

    def line() -> pyspiel.State:
        state = pyspiel.load_game(f"meetinghouse_{game}", wanted).new_initial_state()
        rng = random.Random(6)
        for _ in range(40):
            if state.is_chance_node():
                assert state.chance_outcomes() == [(0, 1.0)]
            state.apply_action(random_action(state, rng))
            assert not (state.is_chance_node() and len(state.history()) == 1), "the deal is one node"
        return state

    first, second = line(), line()
    assert first.history() == second.history()
    assert [first.known_to(p) for p in range(SMALL[game])] == [second.known_to(p) for p in range(SMALL[game])]
    again = pickle.loads(pickle.dumps(first))
    assert [again.known_to(p) for p in range(SMALL[game])] == [first.known_to(p) for p in range(SMALL[game])]


def test_two_seats_are_zero_sum_and_more_are_not_said_to_be() -> None:
    two, three = load("affliction", 2), load("affliction", 3)
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM and two.utility_sum() == 0
    assert three.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM and three.utility_sum() is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_information_state_tensor_has_the_past_of_resampled_states(game: str, seats: int) -> None:
    rng = random.Random(9)
    loaded = pyspiel.load_game(f"meetinghouse_{game}", {"players": seats, "sampled_chance": True, "rng_seed": 9})
    state = loaded.new_initial_state()
    deeds = 0.0
    observer = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    for step in range(90):
        if state.is_terminal():
            break
        player = state.current_player()
        if step % 15 == 14 and not state.is_chance_node():
            seen = state.information_state_tensor(player)
            assert seen == list(encode(state.core.episode.match, player))
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_tensor(player) == seen
            # a twin of a twin, for somebody else: the public past is everybody's
            further = twin.resample_from_infostate((player + 1) % seats, rng.random)
            observer.set_from(further, (player + 1) % seats)
            deeds = max(deeds, observer.dict["deeds"].sum())
            assert list(observer.tensor) == twin.information_state_tensor((player + 1) % seats)
        state.apply_action(random_action(state, rng))
    assert deeds > 0


@pytest.mark.parametrize("game", SMALL)
def test_observers_of_one_seat_of_all_and_of_none(game: str) -> None:
    rng = random.Random(10)
    loaded, seats = load(game), SMALL[game]
    state = loaded.new_initial_state()
    info = pyspiel.PrivateInfoType
    for _ in range(20):
        deal(state, rng)
        state.apply_action(random_action(state, rng))
    deal(state, rng)

    def observed(private: pyspiel.PrivateInfoType, recall: bool, player: int) -> Any:
        found = make_observation(loaded, pyspiel.IIGObservationType(True, recall, private))
        assert found is not None
        found.set_from(state, player)
        return found

    one = observed(info.SINGLE_PLAYER, False, 1)
    assert list(one.tensor) == state.observation_tensor(1) == list(encode(state.core.episode.match, 1))
    assert sum(part.size for part in one.dict.values()) == one.tensor.size
    nobody = observed(info.NONE, False, 0)
    assert list(nobody.tensor) == list(encode(state.core.episode.match, -1))
    assert nobody.string_from(state, 0) == state.seen_by(-1)
    everybody = observed(info.ALL_PLAYERS, True, 0)
    assert list(everybody.tensor) == [n for p in range(seats) for n in state.information_state_tensor(p)]
    assert everybody.string_from(state, 0).splitlines() == [state.known_to(p) for p in range(seats)]
    assert list(observed(info.NONE, True, 0).tensor) == list(nobody.tensor)
    assert make_observation(loaded, pyspiel.IIGObservationType(False, False, info.SINGLE_PLAYER)) is None


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
