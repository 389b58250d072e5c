"""A game of another package, installed with pip: it plays everywhere with no change to the house."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.examples.install import EXAMPLE, ROOT, install

RUN = "import sys; from meetinghouse.cli import main; sys.exit(main(sys.argv[1:]))"

RESEARCH = """
import numpy as np, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from meetinghouse.envs import open_spiel, pettingzoo
from meetinghouse.envs.gymnasium import OneSeat

api_test(pettingzoo.env("moonrakers", seats=4), num_cycles=200)
open_spiel.register()
game = pyspiel.load_game("meetinghouse_moonrakers")
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
check_env(OneSeat("moonrakers", seats=3), skip_render_check=True)
env = OneSeat("moonrakers", seats=3, level=2)
observation, _ = env.reset(seed=4)
over = False
while not over:
    offered = np.flatnonzero(observation["action_mask"])
    observation, reward, over, _, _ = env.step(int(offered[0]))
print("played")
"""


# A whole package is installed and its tests are run: on a busy machine that takes many minutes.
pytestmark = pytest.mark.timeout(1600)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("moonrakers") / "venv")


def run(python: Path, *words: str, feed: str = "", **environment: str) -> str:
    done = subprocess.run(
        [str(python), *words],
        input=feed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=1500,  # of a machine that has much else to do
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_is_listed_beside_ours(python: Path) -> None:
    listed = run(python, "-c", "import meetinghouse as mh; print(*mh.games())")
    assert "moonrakers" in listed.split() and len(listed.split()) == 4


@pytest.mark.parametrize(("lang", "sentence"), [("en", "most coins"), ("fr", "plus de pièces"), ("es", "más monedas")])
def test_it_plays_in_the_terminal(python: Path, lang: str, sentence: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    words = ["play", "moonrakers", "--plain", "--seats", "3", "--seed", "7", "--lang", lang, "--save", str(saved)]
    assert sentence in run(python, "-c", RUN, *words, feed="1\n" * 500)
    assert "M2.1" in run(python, "-c", RUN, "rules", "moonrakers", "M2.1", "--lang", lang)
    run(python, "-c", RUN, "verify", str(saved))


def test_it_plays_in_the_arena_and_its_bot_wins(python: Path, tmp_path: Path) -> None:
    report = tmp_path / "games.json"
    words = [
        "simulate",
        "moonrakers",
        "--seats",
        "2",
        "--games",
        "60",
        "--bots",
        "level2,random",
        "--json",
        str(report),
    ]
    run(python, "-c", RUN, *words)
    seats = json.loads(report.read_text(encoding="utf-8"))
    assert seats["games"] == 60
    table = run(python, "-c", RUN, "arena", "moonrakers", "--seats", "2,6", "--games", "20", "--bots", "level2,random")
    assert "level2" in table


def test_researchers_play_it(python: Path) -> None:
    assert run(python, "-W", "ignore", "-c", RESEARCH).endswith("played\n")


def test_it_keeps_its_secrets_and_its_words_by_the_same_tests_as_ours(python: Path) -> None:
    """The properties, words and rules tests of the house, with MEETINGHOUSE_GAME naming the game they try."""
    folders = ["properties/test_all_games.py", "properties/test_events.py", "words/test_games.py", "docs/test_rules.py"]
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *(f"tests/{name}" for name in folders)]
    said = run(python, *words, str(EXAMPLE / "tests"), MEETINGHOUSE_GAME="moonrakers")
    assert "moonrakers: imagined matches" in said and " passed" in said
