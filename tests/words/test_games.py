"""Every event, question, answer, option, card, refusal and ending of every game has its words, in all languages."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.cards.sets import is_own
from meetinghouse.engine.game import Game
from meetinghouse.learn import Learn
from meetinghouse.server.wire import refusals
from meetinghouse.telling import Telling
from meetinghouse.words import LANGUAGES, Words
from tests.source import GAMES, PACKAGE, calls, string, trees

ERRORS = {"IllegalMove", "BadInput", "BrokenRecord"}


def entries(game: Game) -> Iterator[str]:
    """What the registries of a game promise to the reader."""
    telling = game.declares(Telling)
    yield f"{game.id}-name"
    for key in telling.events:
        yield f"{game.id}-{key}"
    for kind in game.rules.kinds.values():
        for label in kind.labels:
            yield f"{game.id}-ask-{label}"
    for reason in game.rules.outcomes:
        yield f"{game.id}-outcome-{reason}"
    for reason in telling.reasons:
        yield f"{game.id}-why-{reason}"
    for code in game.rules.why_codes:
        yield f"error-{code}"
    families = {name: family for family, names in telling.words.items() for name in names}
    for act in game.acts.acts:
        yield f"{game.id}-do-{act.do}"
        for name, value in act.args.items():
            if families.get(name, "seat") != "seat" and value is not None and not is_own(str(value)):
                yield f"{game.id}-{families[name]}-{value}"
    for family in telling.words:
        yield from (f"{game.id}-{family}-{one}" for one in telling.ids.get(family, ()) if not is_own(str(one)))
    for name, option in game.spec.options.items():
        yield f"{game.id}-option-{name}"
        yield f"{game.id}-option-{name}.text"
        for value in option.choices:
            if isinstance(value, str):
                yield f"{game.id}-option-{name}-{value}"
    companion = game.declares(Learn).companion
    if companion is not None:
        yield from (f"{game.id}-setup-{line.says}" for line in companion.setup)
        yield from (f"{game.id}-pause-{name}" for name in companion.pauses or {})
        yield from (f"{game.id}-mark-{name}" for name in companion.marks or {})
        for scene, lines in (companion.scenes or {}).items():
            yield f"{game.id}-scene-{scene}"
            yield from (f"{game.id}-crier-{line.says}" for line in lines)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_game_registers_has_words(game: str, lang: str) -> None:
    words = Words(lang)
    missing = set()
    for entry in entries(mh.find_game(game)):
        name, _, attr = entry.partition(".")
        if not words.has(name, attr or None):
            missing.add(entry)
    assert sorted(missing) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_code_has_words(lang: str) -> None:
    codes = {
        code
        for tree in trees(PACKAGE)
        for name in ERRORS
        for call in calls(tree, name)
        if call.args and (code := string(call.args[0])) is not None
    }
    assert len(codes) >= 15  # the scan sees them
    assert sorted(code for code in codes if not Words(lang).has(f"error-{code}")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_server_has_words(lang: str) -> None:
    words = Words(lang)
    assert [code for code in refusals.CODES if not words.has(f"server-refused-{code}")] == []


def play(game: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[mh.Match]:
    """A game at each of its decisions; answers are spread over the options without any chance of our own."""
    match = mh.new_match(game, seats=seats, seed=seed, options=options)
    turn = seed
    while match.outcome is None:
        yield match
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is not None and (ask.required or turn % 3 == 0):
                turn += 7
                match.answer(seat, ask.options[turn % len(ask.options)])
    yield match


def seat_counts(game: str) -> tuple[int, int]:
    spec = mh.games()[game]
    return spec.min_seats, spec.max_seats


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in seat_counts(game)])
def test_whole_games_can_be_told_to_every_seat_in_every_language(game: str, seats: int) -> None:
    names = [f"Player {seat}" for seat in range(seats)]
    events: dict[str, dict[str, Any]] = {}
    choices: dict[str, dict[str, Any]] = {}
    kinds: set[str] = set()
    endings: dict[str, mh.Outcome] = {}
    for seed in range(3):
        for match in play(game, seats, seed):
            for seat in match.waiting:
                ask = match.ask(seat)
                if ask is not None:
                    kinds.add(ask.kind)
                    choices |= {repr(choice.act): choice.to_json() for choice in ask.options}
        for viewer in range(-1, seats):
            events |= {json.dumps(event): event for event in match.events(viewer)}
        assert match.outcome is not None
        endings[match.outcome.reason] = match.outcome
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        told = [words.line(game, event, names) for event in events.values()]
        told += [words.choice(game, choice, names) for choice in choices.values()]
        told += [words.ask(game, kind) for kind in kinds]
        told += [words.outcome(game, outcome, names) for outcome in endings.values()]
        assert all(told)


def test_an_emit_with_a_key_made_at_run_time_would_escape_the_scan() -> None:
    """So there is none: every `emit` names its event in plain sight, or takes it from a constant table of the game."""
    hidden = [
        ast.unparse(call)
        for tree in trees(PACKAGE / "boardgames")
        for call in calls(tree, "emit")
        if call.args and isinstance(call.args[0], ast.JoinedStr)
    ]
    assert hidden == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_told_of_no_cubes(lang: str) -> None:
    """A Building without Hope and Despair is torn down or burnt without a word of either, whoever reads it."""
    words = Words(lang, strict=True)
    names = ["Ann", "Ben", "Eve"]
    for key in ("torn_down", "burnt"):
        for target in (0, 1):
            event = {
                "key": f"new_salem.{key}",
                "seat": 0,
                "target": target,
                "building": "entertainment_left",
                "hope": 0,
                "despair": 0,
            }
            for me in (None, 0, 1):
                assert "0" not in words.line("new_salem", event, names, me)
                assert "2" in words.line("new_salem", {**event, "despair": 2}, names, me)
