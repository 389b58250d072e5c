"""Level 3 without NumPy, as in a page: the same logits, the same games, and nothing that needs NumPy on the way."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.bots.asking import network_of
from meetinghouse.bots.base import levels
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.bots.learned import Learned
from meetinghouse.bots.shape import NetworkShape, shape_of
from meetinghouse.bots.weights import weights_for
from meetinghouse.engine.game import load
from meetinghouse.observation.numbers import numbers_of_view, past_of
from tests.bots.in_javascript import Node
from tests.bots.to_the_bit import FILE, GAMES

OBSERVATIONS = [100, pytest.param(1000, marks=pytest.mark.torture)]
# By game, for each file of weights the seats at which it is asked.
TABLES = {
    "salem1692": {"weights_4": 4, "weights": 6, "weights_12": 9},
    "new_salem": {"weights": 5, "weights_side": 3},
    "affliction": {"weights": 3},
}


def _player(game: str) -> type[Learned]:
    place = mh.find_game(game).bots[3]
    return load(place.replace(":Level3", ":AnswerNetwork") if game == "affliction" else place)  # type: ignore[no-any-return]


def _seen(game: str, seats: int) -> Iterator[bytes]:
    """What seats are shown in games of chance, for whoever is asked."""
    found, eyes = mh.find_game(game), _player(game).eyes()
    for seed in range(100):
        match = mh.new_match(game, seats, seed=seed)
        memory = None if eyes is None else eyes.remember(seats)
        driver, heard = Driver(match, dict(enumerate(table_of(game, ["random"] * seats, seed)))), 0
        while match.outcome is None:
            told, heard = match.news(-1, heard)
            view = match.view(match.waiting[0])
            if eyes is None:
                yield numbers_of_view(found, view, past_of(match.observer.table))
            else:
                for event in told:
                    memory.hear(event)  # type: ignore[union-attr]  # eyes remember
                if (row := eyes.look(view, memory)) is not None:
                    yield row
            driver.step()


@pytest.mark.parametrize("observations", OBSERVATIONS)
@pytest.mark.parametrize("game", TABLES)
def test_javascript_finds_the_logits_that_numpy_finds(game: str, observations: int) -> None:
    player = _player(game)
    eyes = player.eyes()
    shape: NetworkShape = shape_of(game) if eyes is None else eyes.shape
    most, compared = 0.0, 0
    with Node() as node:
        for name, seats in TABLES[game].items():
            file: Path = player.weights.with_name(f"{name}.npz")
            ours, theirs = network_of(shape, file), node.network(shape, weights_for(shape, file))
            for row in islice(_seen(game, seats), -(-observations // len(TABLES[game]))):
                differs = max(abs(one - other) for one, other in zip(ours(row), theirs(row), strict=True))
                most, compared = max(most, differs), compared + 1
    assert compared >= observations
    assert most < 1e-4


@pytest.mark.parametrize("game", TABLES)
def test_level_3_plays_the_same_games_without_numpy(game: str) -> None:
    seats = min(GAMES[game])
    line = [sys.executable, "-m", "tests.bots.in_javascript", game, str(seats), "0"]
    played = subprocess.run(line, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert json.loads(played.stdout) == kept[f"{game} {seats} level 3"][0]


IN_A_PAGE = """
const [pyodide, root] = process.argv.slice(1);
const { loadPyodide } = await import('file://' + pyodide + '/pyodide.mjs');
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS('/house', root);
process.stdout.write(python.runPython(`
import json, sys
sys.path[:0] = ["/house/src", "/house"]
from tests.bots.to_the_bit import GAMES, answers
json.dumps({f"{game} {min(seats)} level 2": answers(game, min(seats), 2, 0) for game, seats in GAMES.items()})
`));
"""


def test_the_python_of_a_page_plays_the_same_games() -> None:
    """It is newer than the one that most tests run with: what it reads otherwise, the whole page fails at."""
    root = Path(__file__).parents[2]
    line = ["node", "--input-type=module", "-e", IN_A_PAGE, str(root / "web/node_modules/pyodide"), str(root)]
    played = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    wanted = [f"{game} {min(seats)} level 2" for game, seats in GAMES.items()]
    assert json.loads(played) == {name: kept[name][0] for name in wanted}


def test_where_somebody_else_multiplies_level_3_is_offered_without_numpy() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "import json, meetinghouse\n"
        "from meetinghouse.bots.asking import multiply_with\n"
        "from meetinghouse.bots.base import levels\n"
        "before = {game: levels(game) for game in meetinghouse.games()}\n"
        "multiply_with(lambda shape, weights: lambda seen: [0.0] * len(shape.logit_at))\n"
        "print(json.dumps([before, {game: levels(game) for game in meetinghouse.games()}]))\n"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    without, handed_in = json.loads(said)
    assert without == {game: [0, 1, 2] for game in TABLES}
    assert handed_in == {game: list(levels(game)) for game in TABLES}
