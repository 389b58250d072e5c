"""What a game registers, and the options it takes."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import pytest

from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Game, Rules
from meetinghouse.learn import Learn
from meetinghouse.learn.glossary import TermRules
from meetinghouse.telling import Telling
from tests.engine.toy import TOY


def test_two_steps_of_one_name_are_refused() -> None:
    rules = Rules("x", seats=(2, 2))

    def burn(t: Any) -> None: ...

    assert rules.step(burn) is burn
    with pytest.raises(TypeError, match="two steps named burn"):
        rules.step(burn)


def test_two_decisions_of_one_name_are_refused() -> None:
    rules = Rules("x", seats=(2, 2))
    parts: dict[str, Any] = {"options": lambda t, s: [], "then": lambda t, s, a: None, "default": lambda t, s: 0}
    kind = rules.decision("turn", **parts)
    assert repr(kind) == "Kind('turn')" and kind.labels == ("turn",)
    with pytest.raises(TypeError, match="two decisions named turn"):
        rules.decision("turn", **parts)


def bare() -> Rules:
    rules = Rules("bare", seats=(2, 4))
    rules.table(TOY.table)
    rules.set_up(TOY.set_up)
    return rules


def test_a_game_needs_a_set_up() -> None:
    with pytest.raises(TypeError, match="bare registers no set_up"):
        Game(Rules("bare", seats=(2, 4)))
    with pytest.raises(TypeError, match="bare registers table twice"):
        bare().table(TOY.table)
    game = Game(bare())
    assert game.spec == ("bare", 2, 4, "1", {}, 3, 0) and len(game.acts) == 0 and game.bots == {}
    assert (game.imagine, game.why_not, game.check_options, game.rules.why_codes) == (None, None, None, ())


def test_a_declaration_is_given_or_found_in_the_package_or_empty() -> None:
    assert Game(bare()).declares(Learn) == Learn() and Game(bare()).declares(Telling) == Telling()
    given = Learn(glossary=(TermRules("moss", ("T1",)),))
    assert Game(bare(), declares=[given]).declares(Learn) is given
    packaged = Game(bare(), package="tests.engine.packaged")
    assert packaged.declares(Telling).remarks == ("hurry",) and packaged.declares(Learn) == Learn()
    assert packaged.module("telling") is not None and packaged.module("terminal") is None


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
