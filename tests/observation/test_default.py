"""The observation of a game that has no encoder: made from its marked fields, and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse import registry
from meetinghouse.engine.game import Closes, Game, Rules
from meetinghouse.engine.match import Match
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import Counts, Named, Owner, Public, Server, alike
from meetinghouse.envs.gymnasium import OneSeat
from meetinghouse.envs.vector import Setting, Vector
from meetinghouse.observation.default import observation_from_fields
from meetinghouse.observation.layout import layout_of
from meetinghouse.observation.seeing import observe
from tests.observation.test_observation import TABLES, walk


def numbers(match: Match, viewer: int) -> list[bytes]:
    found = observation_from_fields(mh.find_game(match.game))
    return [part.make(match._table, viewer) for part in found.parts]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_shows_what_the_viewer_knows_and_nothing_else(game: str, seats: int) -> None:
    """An imagined table shares the view and nothing else: its numbers are the same, and always as many."""
    sizes = [len(part) for part in numbers(mh.new_match(game, seats, seed=0), 0)]
    for match in walk(game, seats, 4, 29):
        for viewer in (-1, 0, seats - 1):
            seen = numbers(match, viewer)
            assert seen == numbers(mh.imagine(game, match.view(viewer), seed=1), viewer)
            assert [len(part) for part in seen] == sizes


GOODS = ("tea", "rum")
RULES = Rules("barrels", seats=(2, 3))
GUESS = RULES.acts.family("guess", seat=range(3))


@RULES.table
class Barrels(Table):
    """One field of every kind."""

    hand: Annotated[Owner[list[list[int]]], Counts(GOODS)]
    said: Annotated[Public[int], Named(GOODS)]
    ashore: Annotated[Public[list[int]], Named(GOODS)]
    coins: Public[list[int]]
    order: Public[tuple[int, ...]]
    turn: Public[int | None]
    note: Public[str]
    cart: Server[list[int]]

    @alike
    def on_cart(self, viewer: int) -> int:
        """How many lie there."""
        return len(self.cart)


def _guessed(t: Barrels, answers: dict[int, int]) -> None:
    t.finish([0], "guessed")


GUESSING = RULES.decision("guessing", lambda t, seat: GUESS.acts(range(t.seats)), _guessed, closes=Closes.ALL)


@RULES.set_up
def _deal(t: Barrels) -> None:
    t.hand = [[seat, 3] for seat in range(t.seats)]
    t.said, t.ashore, t.coins, t.order, t.turn, t.note = -1, [1, 1, 0], [4, 300, 6][: t.seats], (2, 0), None, "dark"
    t.cart = [0, 1]
    t.ask(GUESSING, range(t.seats))


@pytest.fixture
def barrels() -> Iterator[str]:
    mh.register(Game(RULES))
    yield "barrels"
    del registry._games["barrels"]


def test_each_kind_of_field_has_its_numbers(barrels: str) -> None:
    match = mh.new_match(barrels, seats=2, seed=1)
    row = observe(match, 1)
    seen = {part.name: row[part.start : part.start + part.size].tolist() for part in layout_of(mh.find_game(barrels))}
    assert seen["exists"] == [1, 1, 0] and seen["asked"] == [1, 1, 0]
    assert seen["coins"] == [255, 5, 0], "seats from the viewer on, held within a byte"
    assert seen["hand"] == [1, 3] and seen["said"] == [0, 0] and seen["ashore"] == [1, 2]
    assert seen["order"] == [2, 3, 1, 0, 0, 0, 0, 0, 0] and seen["turn"] == [0] and seen["on_cart"] == [3]
    assert not {"note", "cart"} & seen.keys(), "a text has no size, and the cart nobody may see"


def test_a_game_without_an_encoder_plays_in_every_environment(barrels: str) -> None:
    env: Any = OneSeat(barrels, seats=3, level="random")
    observation, _ = env.reset(seed=2)
    assert env.observation_space.contains(observation)
    assert env.step(int(np.flatnonzero(observation["action_mask"])[0]))[2]
    with Vector(barrels, 2, [Setting(2), Setting(3)], seed=3) as batch:
        batch.step(batch.masks.argmax(1))
        assert batch.observations.shape[1] == len(observation["observation"])
