"""The shapes that a game declares are those of what it really sends, to every viewer, all game long."""

from __future__ import annotations

import random
from typing import Any

import jsonschema_rs
import pytest

import meetinghouse as mh
from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from tests.engine.toy import TOY
from tests.properties.play import deal, step
from tests.source import GAMES
from tools import game_shapes as shapes

OURS = [TOY, *(mh.find_game(game) for game in GAMES)]


def check(document: shapes.Schema, name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**document, "$ref": f"#/$defs/{name}"})


def sent(match: Match, seen: dict[int, int]) -> list[tuple[str, Any]]:
    """What each viewer would be sent now."""
    found: list[tuple[str, Any]] = []
    for viewer in range(-1, match.seats):
        found.append(("View", match.view(viewer)))
        events = match.events(viewer, since=seen.get(viewer, 0))
        seen[viewer] = seen.get(viewer, 0) + len(events)
        found += [("GameEvent", event) for event in events]
        ask = match.ask(viewer) if viewer in match.waiting else None
        if ask is not None:
            found += [("Option", option) for option in ask.to_json()["options"]]
            found.append(("AskKind", ask.kind))
    return found


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_whatever_a_game_sends_has_the_declared_shape(game: Game) -> None:
    document = shapes.document(game)
    shape = {name: check(document, name) for name in ("View", "GameEvent", "Option", "AskKind")}
    for seed in range(4):
        rng = random.Random(seed)
        match = deal(game, rng.randint(game.spec.min_seats, game.spec.max_seats), {}, seed)
        seen: dict[int, int] = {}
        while match.outcome is None:
            if rng.random() < 0.2:
                for name, value in sent(match, seen):
                    shape[name].validate(value)
            step(match, rng)
        for name, value in sent(match, seen):
            shape[name].validate(value)


def test_a_shape_is_as_narrow_as_the_declaration() -> None:
    document = shapes.document(mh.find_game("salem1692"))
    event = check(document, "GameEvent")
    assert event.is_valid({"key": "salem1692.drew", "seat": 0, "n": 1})
    assert event.is_valid({"key": "salem1692.drew", "seat": 0, "n": 1, "cards": ["alibi"]})
    assert not event.is_valid({"key": "salem1692.drew", "seat": 0, "n": 1, "cards": ["bread"]})
    assert not event.is_valid({"key": "salem1692.drew", "seat": 0, "n": 1, "hand": ["alibi"]})
    assert not event.is_valid({"key": "salem1692.drew", "n": 1})
    option = check(document, "Option")
    assert option.is_valid({"ask": 3, "do": "play", "card": "alibi"})
    assert not option.is_valid({"ask": 3, "do": "play"})
    assert not option.is_valid({"ask": 3, "do": "fly"})
