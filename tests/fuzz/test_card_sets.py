"""Card sets that are written by chance and pass the check break no game: a few here, thousands under torture."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from meetinghouse.boardgames.affliction.names import HOUSE_COLONISTS
from meetinghouse.boardgames.affliction.verbs import PROGRAM as ABILITY
from meetinghouse.boardgames.new_salem.verbs import PROGRAM as EVENT
from meetinghouse.cards import running
from meetinghouse.cards.checking import read
from meetinghouse.cards.fields import OneOf
from meetinghouse.cards.verbs import Program, Ref
from tests.fuzz.card_programs import Writer, written
from tests.fuzz.card_sets import SETS, house, some_set
from tests.fuzz.playing_sets import play_set

GAMES = ("new_salem", "affliction")
PROGRAMS: dict[str, Program] = {"new_salem": EVENT, "affliction": ABILITY}
MANY = int(os.environ.get("MEETINGHOUSE_SETS", "2000"))  # for each game, under torture

Steps = list[dict[str, Any]]
_EIGHT: Steps = [{"choose": "playing", "to": "accuse", "as": f"x{n}"} for n in range(8)]


def _everybody(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"for_each": "anyone", "as": "x", "do": list(steps)}


def _perhaps(*steps: dict[str, Any], what: str = "hope") -> dict[str, Any]:
    """Nobody knows beforehand whether these are carried out, so that later steps may count on it."""
    return {"if": what, "at_least": 1, "then": list(steps)}


# What people wrote who meant to break a game, as the review describes it.
ATTACKS: dict[str, dict[str, Steps]] = {
    "new_salem": {
        "576 Hope for nothing": [_everybody(_everybody({"add": "hope", "n": 9, "to": "me"}))],
        "Despair that nobody laid": [
            _everybody({"add": "despair", "n": 9, "to": "x"}, {"add": "hope", "n": 9, "to": "x"})
        ],
        "a Building that is gone": [
            {"choose": "building", "as": "b"},
            _perhaps({"tear_down": "b"}),
            {"move": "b", "to": "me"},
            {"add": "hope", "to": "b"},
        ],
    },
    "affliction": {
        "eight names, then the eighth": [*_EIGHT, {"accuse": "x7"}],
        "accusations on the arrested": [
            {"choose": "arrested", "to": "release", "as": "a"},
            {"accuse": "a"},
            {"protect": "a"},
        ],
        "accusations in the deck": [
            {"choose": "rows", "to": "send_away", "as": "a"},
            _perhaps({"send_away": "a"}, what="accusations"),
            {"accuse": "a"},
        ],
        "either over the first name": [
            {"choose": "rows", "to": "accuse", "as": "a"},
            {"either": ["clear", "comfort", "gain"]},
            {"accuse": "a", "n": 3},
        ],
        "steps after an arrest": [{"arrest": "anyone"}, {"gain": 5}, {"arrest": "anyone"}],
    },
}


def with_one(game: str, steps: Steps) -> str:
    """The house set in which cards that are met often do this, for next to nothing."""
    raw = house(game)
    if game == "new_salem":
        for name in ("own_1", "own_2", "own_3", "own_4", "own_5", "own_6"):
            raw["events"][name] = {"name": "Attack", "text": "x", "cost": 0, "border": "red", "do": steps}
    else:
        for name in HOUSE_COLONISTS:
            card = raw["colonists"][name]
            for field in ("ability", "when"):
                card.pop(field, None)
            card |= {"icon": "hammer", "text": "x", "name": "Attack", "do": steps}
    return written(raw)


@pytest.mark.parametrize(("game", "attack"), [(game, attack) for game in GAMES for attack in ATTACKS[game]])
def test_the_sets_of_attackers_break_nothing(game: str, attack: str) -> None:
    play_set(game, with_one(game, ATTACKS[game][attack]), 3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_no_set_that_passes_the_check_breaks_a_game(game: str, seed: int) -> None:
    play_set(game, some_set(game, seed), seed)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=8)  # each plays a game; torture plays thousands of sets
@given(rng=st.randoms(use_true_random=False), seed=st.integers(0, 999))
def test_no_single_list_of_steps_breaks_a_game(game: str, rng: random.Random, seed: int) -> None:
    text = with_one(game, Writer(PROGRAMS[game], rng).program_of(4))
    assume(not read(text)[2])  # some lists do not fit the cards on which they stand here
    play_set(game, text, seed)


def _words_of(program: Program) -> set[tuple[str, Any]]:
    """Every verb with every word that may stand in a field of it."""
    found: set[tuple[str, Any]] = set()
    for name, verb in program.verbs.items():
        for field in (verb.what, *verb.fields.values()):
            words = field.values if isinstance(field, OneOf) else field.always if isinstance(field, Ref) else ()
            found |= {(name, word) for word in words} | {(name, None)}
    return found


class Carried:
    """Counts which steps were carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps: Counter[tuple[str, Any]] = Counter()
        carry_out = running.Run.__init__

        def counted(run: Any, *given: Any) -> None:
            carry_out(run, *given)
            self.steps[run.step.verb, None] += 1
            for word in run.step.args.values():
                if isinstance(word, str | bool):
                    self.steps[run.step.verb, word] += 1

        monkeypatch.setattr(running.Run, "__init__", counted)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_is_carried_out_by_chance(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verb is declared once, and the writer of sets tries it by itself: nothing new is left out. What
    needs another verb before it, such as `take_from_cart`, comes seldom."""
    carried = Carried(monkeypatch)
    verbs = set(PROGRAMS[game].verbs)
    for seed in range(100, 400):
        play_set(game, some_set(game, seed), seed, look=0)
        if verbs <= {verb for verb, _ in carried.steps}:
            break
    assert verbs <= {verb for verb, _ in carried.steps}


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_sets_break_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between them they carry out every verb with every word that may stand in it."""
    carried = Carried(monkeypatch)
    for seed in range(1000, 1000 + MANY):
        text = some_set(game, seed)
        try:
            play_set(game, text, seed)
        except Exception as error:
            raise AssertionError(f"set {seed} of {game}: {error!r}") from error
        SETS[game]._own.clear()
    assert _words_of(PROGRAMS[game]) <= set(carried.steps)
