"""Every event of every game is told: it has a line in each language and, where a table waits for it, a scene."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Mapping

import pytest

import meetinghouse as mh
from meetinghouse.telling import EventType, Telling, event
from meetinghouse.words import LANGUAGES, Words
from tests.boardgames import invented
from tests.properties import declared
from tests.properties.play import deal, step
from tests.source import GAMES, ROOT, calls, code_of, trees

SETS = [("new_salem", 5, invented.new_salem()), ("affliction", 4, invented.affliction())]


def scenes(game: str) -> str:
    """What the browser says about the moments of a game."""
    return (ROOT / "web" / "src" / "games" / game / "moments.ts").read_text(encoding="utf-8")


def untold(game: str, events: Mapping[str, EventType], staged: str) -> list[str]:
    """Events that somebody would see happen and not be told of, by name and by what they lack."""
    wrong = []
    for key, kind in events.items():
        entry = f"{game}-{key}".replace("_", "-")
        wrong += [f"{game}.{key}: no line ({lang})" for lang in LANGUAGES if not Words(lang).has(entry)]
        if kind.staging and not re.search(rf"(?<![\w-]){key}(?![\w-])", staged):
            wrong.append(f"{game}.{key}: no scene")
    return wrong


def emitted(game: str) -> set[str]:
    """Every key that the code of a game can emit: said on the spot, or chosen among several that are."""
    found = set[str]()
    for tree in trees(code_of(game)):
        for call in calls(tree, "emit"):
            for part in ast.walk(call.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_line_and_every_staged_one_a_scene(game: str) -> None:
    events = mh.find_game(game).declares(Telling).events
    assert untold(game, events, scenes(game)) == []
    assert sorted(emitted(game) - events.keys()) == []


@pytest.mark.parametrize(("game", "seats", "cards"), SETS, ids=["new_salem", "affliction"])
def test_whatever_a_card_set_of_ones_own_brings_about_is_told(game: str, seats: int, cards: str) -> None:
    """Every event fits its declaration and can be read in every language, by whoever it is about."""
    told: dict[tuple[str, int], tuple[dict[str, object], int]] = {}
    with declared.declarations_hold() as keys:
        for seed in range(8):
            match, rng = deal(mh.find_game(game), seats, {"cards": cards}, seed), random.Random(seed)
            while match.outcome is None:
                step(match, rng)
            for viewer in range(seats):
                told |= {(one["key"], viewer): (one, viewer) for one in match.events(viewer)}
    assert len(keys) > 15
    names = [f"Player {seat}" for seat in range(seats)]
    for lang in LANGUAGES:
        words = Words(lang, strict=True).of_set(game, match.view(0).get("words"))
        assert all(words.line(game, one, names, viewer) for one, viewer in told.values())


def test_a_planted_event_without_line_or_scene_is_named() -> None:
    events = {"died": event("S8.1", "seat", staging=1.0), "vanished": event("S8.1", "seat", staging=1.0)}
    lines = [f"salem1692.vanished: no line ({lang})" for lang in LANGUAGES]
    assert untold("salem1692", events, "case 'died':") == [*lines, "salem1692.vanished: no scene"]
    assert untold("salem1692", {"died": events["died"]}, "died_out: {}, 'not-died'") == ["salem1692.died: no scene"]
