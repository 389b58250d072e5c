"""Which games, seat counts and options the properties are tried on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meetinghouse as mh
from meetinghouse import registry
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from tests.properties.play import deal
from tests.source import GAMES


class World(NamedTuple):
    """One deal: the whole of what a failing example needs to be repeated."""

    seats: int
    options: dict[str, Any]
    seed: int

    def deal(self, game: Game) -> tuple[Match, random.Random]:
        return deal(game, self.seats, self.options, self.seed), random.Random(self.seed)


def present() -> list[str]:
    """The games whose package is there."""
    return [game_id for game_id in registry.known() if game_id in GAMES]


def tables() -> list[Any]:
    """`(game, seats)` for each seat count of each game. A game that cannot be loaded fails in its own tests only."""
    found: list[Any] = []
    for game_id in present():
        try:
            spec = mh.find_game(game_id).spec
        except Exception:
            found.append(pytest.param(game_id, 0, id=f"{game_id}-cannot-be-loaded"))
            continue
        found += [pytest.param(game_id, n, id=f"{game_id}-{n}") for n in range(spec.min_seats, spec.max_seats + 1)]
    return found


@st.composite
def worlds(draw: st.DrawFn, game: Game, seats: int) -> World:
    """Defaults as often as not, else any mixture of options that the game allows for this seat count."""
    options: dict[str, Any] = {}
    if draw(st.booleans()):
        for name, option in game.spec.options.items():
            more = {**options, name: draw(st.sampled_from(option.choices))}
            if allowed(game, seats, more):
                options = more
    return World(seats, options, draw(st.integers(0, 2**32 - 1)))


def allowed(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.read_options(seats, options)
    except BadInput:
        return False
    return True


def examples(share: float = 1.0) -> settings:
    """A share of the examples of the profile in force: half of it in `make test`, all of it in `make torture`, which
    draws other examples each time."""
    profile = settings.default
    assert profile is not None
    if profile.derandomize:
        share /= 2
    return settings(max_examples=max(1, round(profile.max_examples * share)))


def in_worlds(share: float, at: Any = None) -> Callable[[Callable[[Game, World], None]], Any]:
    """Makes a test of `check(game, world)`: for every table, or those of the mark `at`, and a share of the examples."""

    def decorate(check: Callable[[Game, World], None]) -> Any:
        def test(game_id: str, seats: int, effort: str, data: st.DataObject) -> None:
            game = mh.find_game(game_id)
            check(game, data.draw(worlds(game, seats)))

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return (at or TABLES)(examples(share)(given(data=st.data())(test)))

    return decorate


TABLES = pytest.mark.parametrize(("game_id", "seats"), tables())
# Each property twice: with the sample of every day, and marked for `make torture`, whose profile asks for many more.
EFFORT = pytest.mark.parametrize("effort", ["sample", pytest.param("torture", marks=pytest.mark.torture)])
