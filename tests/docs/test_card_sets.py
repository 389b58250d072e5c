"""The page about card sets: its examples can be played, and its limits are those of the code."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

from meetinghouse import resources
from meetinghouse.boardgames.affliction import cardset as affliction
from meetinghouse.boardgames.affliction.verbs import PROGRAM as ABILITY
from meetinghouse.boardgames.new_salem import cardset as new_salem
from meetinghouse.boardgames.new_salem.names import MOST_CUBES
from meetinghouse.boardgames.new_salem.verbs import PROGRAM as EVENT
from meetinghouse.cards import sets, toml_bounds, verbs

PAGE = resources.path("docs", "card-sets.md").read_text("utf-8")


def test_every_example_can_be_played() -> None:
    found = 0
    for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL):
        for game in (new_salem, affliction):
            raw = tomllib.loads(game.SETS.text("house"))
            for section, cards in tomllib.loads(block).items():
                if section not in raw:
                    break
                for card, printed in cards.items():
                    raw[section][card] = {**raw[section].get(card, {}), **printed}
            else:
                found += 1
                assert game.SHAPE.check(raw) == []
    assert found == 4


def test_every_verb_and_group_is_told() -> None:
    for program in (EVENT, ABILITY):
        assert all(f"`{verb}" in PAGE for verb in program.verbs)
        assert all(f"`{field}`" in PAGE for verb in program.verbs.values() for field in verb.fields)


def test_the_limits_are_those_of_the_code() -> None:
    told = [int(number.replace(",", "")) for number in re.findall(r"(?m)^\| [A-Za-z].* \| ([\d,]+) \|$", PAGE)]
    assert told == [
        toml_bounds.MOST_BYTES,
        toml_bounds.MOST_DEPTH,
        toml_bounds.MOST_ENTRIES,
        toml_bounds.MOST_DIGITS,
        sets.MOST_NAME,
        sets.MOST_TEXT,
        verbs.MOST_STEPS,
        verbs.MOST_DEPTH,
        verbs.MOST_NAMES,
        verbs.MOST_RUN,
        MOST_CUBES,
        sets.MOST_PROBLEMS,
    ]


def test_the_tables_of_verbs_are_those_of_the_check() -> None:
    made = subprocess.run([sys.executable, resources.path("tools", "verbs_page.py"), "--check"], check=False)
    assert made.returncode == 0, "python tools/verbs_page.py"
    assert all(f"| `{verb}` |" in PAGE for program in (EVENT, ABILITY) for verb in program.verbs)
