"""Toy matches for the engine's tests."""

from __future__ import annotations

import random
from typing import Any

from meetinghouse.engine.chance import Seal, seal_from_seed
from meetinghouse.engine.errors import BrokenRecord
from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match, start
from tests.engine.toy import TOY, Lantern

SEAL = seal_from_seed(7)
SPARE = seal_from_seed(8)


def toy(seats: int = 4, seal: Seal = SEAL, game: Game = TOY, **options: Any) -> Match:
    return start(game, seats, options, seal)


def table(match: Match) -> Lantern:
    found = match._table
    assert isinstance(found, Lantern)
    return found


def find(game_id: Any) -> Game:
    if game_id != "toy":
        raise BrokenRecord("bad-record", expected=["toy"], got=game_id)
    return TOY


def say(match: Match, seat: int, do: str, /, **args: Any) -> list[dict[str, Any]]:
    """Answer by what is meant rather than by option."""
    ask = match.ask(seat)
    assert ask is not None
    return match.answer(seat, {"ask": ask.id, "do": do, **args})


def to(match: Match, kind: str, seed: int = 1) -> Match:
    """Play on at random until a decision of that kind has just opened."""
    rng = random.Random(seed)
    seen = match._table.decision
    while True:
        decision = match._table.decision
        assert decision is not None, f"no {kind} before the end"
        if decision.kind.name == kind and not match._table.answers and (decision is not seen or seen is None):
            return match
        seat = rng.choice(match.waiting)
        ask = match.ask(seat)
        assert ask is not None
        match.answer(seat, rng.choice(ask.options))


def finished(seats: int = 4, seed: int = 1, seal: Seal = SEAL, **options: Any) -> Match:
    match = toy(seats, seal, **options)
    rng = random.Random(seed)
    while match.outcome is None:
        if rng.random() < 0.1:
            match.timeout()
            continue
        seat = rng.choice(match.waiting)
        ask = match.ask(seat)
        assert ask is not None
        match.answer(seat, rng.choice(ask.options))
    return match
