"""What a game registers, and the options it takes."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Game, Rules
from tests.engine.toy import TOY


def test_two_steps_of_one_name_are_refused() -> None:
    rules = Rules("x")

    def burn(t: Any) -> None: ...

    assert rules.step(burn) is burn
    with pytest.raises(TypeError, match="two steps named burn"):
        rules.step(burn)


def test_two_decisions_of_one_name_are_refused() -> None:
    rules = Rules("x")
    parts: dict[str, Any] = {"options": lambda t, s: [], "then": lambda t, s, a: None, "default": lambda t, s: 0}
    kind = rules.decision("turn", **parts)
    assert repr(kind) == "Kind('turn')" and kind.labels == ("turn",)
    with pytest.raises(TypeError, match="two decisions named turn"):
        rules.decision("turn", **parts)


def test_a_game_names_its_parts_or_the_package_that_has_them() -> None:
    told: dict[str, Any] = {
        **{"id": "bare", "min_seats": 2, "max_seats": 2, "rules_version": "1", "options": {}, "table": TOY.table},
        **{"acts": TOY.acts, "events": {}, "imagine": TOY.imagine, "rules": TOY.rules, "new": TOY.new, "words": {}},
    }
    with pytest.raises(TypeError, match="bare has no words:OUTCOMES"):
        Game(**told)
    game = Game(**told, outcome_reasons=["over"])
    assert (game.why_codes, game.ids, game.glossary, game.why_not, game.check_options) == ((), {}, (), None, None)
    found = Game(**{**told, "words": None}, package="meetinghouse.boardgames.new_salem")
    assert found.words == mh.find_game("new_salem").words and found.acts is TOY.acts


def test_options_have_defaults() -> None:
    assert TOY.read_options(3, None) == TOY.read_options(3, {}) == {"rounds": 2, "bright": False}
    assert TOY.read_options(3, {"bright": True}) == {"rounds": 2, "bright": True}
    assert TOY.read_options(3, MappingProxyType({"rounds": 1})) == {"rounds": 1, "bright": False}


@pytest.mark.parametrize("seats", [1, 7, 0, -1, True, 2.0, "3", None, [3]])
def test_seats_out_of_range_are_refused(seats: Any) -> None:
    with pytest.raises(BadInput) as caught:
        TOY.read_options(seats, {})
    assert caught.value.code == "bad-seats" and caught.value.expected == "2..6" and caught.value.got == seats


@pytest.mark.parametrize(
    "given", [[], "bright", 3, {"dim": True}, {"bright": 1}, {"rounds": 4}, {1: 2}, {"rounds": True}]
)
def test_unknown_options_and_values_are_refused(given: Any) -> None:
    with pytest.raises(BadInput) as caught:
        TOY.read_options(3, given)
    assert caught.value.code == "bad-option"


def test_a_game_may_refuse_a_mixture() -> None:
    assert TOY.read_options(3, {"rounds": 3})
    with pytest.raises(BadInput, match="at most 2 rounds"):
        TOY.read_options(2, {"rounds": 3})
