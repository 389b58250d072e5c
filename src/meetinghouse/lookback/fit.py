"""Fits the value of a game on games between bots and says how far it can be trusted.

`python -m meetinghouse.lookback.fit GAME --games 400` plays games of level 2 at all sizes of the arena, looks at each
every few answers and fits a conditional logit. It writes `value.json` beside the game's module: the weights, the
recipe, and the test (AUC, Brier score, and how often what was called so many percent came true), for which each fifth
of the games is judged by weights that were fitted on the others.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import meetinghouse
from meetinghouse.bots.base import seed_for, usual_level
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.engine.errors import BadInput
from meetinghouse.lookback import Lookback
from meetinghouse.lookback.value import Features
from meetinghouse.research import arena_seats

Floats = NDArray[np.float64]
EVERY = 16  # answers between two looks at a game
RIDGE = 20.0  # looks at one game are much alike: they count for fewer
FOLDS = 5
BINS = 10


class FitSample(NamedTuple):
    """A moment of a game: a row of features for each side or seat, and who won in the end."""

    game: int
    rows: list[list[float]]
    won: list[bool]


def features_of(game: str) -> Features:
    """The numbers that a game declares for its positions; refuses a game that declares none."""
    found = meetinghouse.find_game(game).declares(Lookback).value
    if found is None:
        raise BadInput("no-value", expected="a game with Lookback(value=...)", got=game)
    return found


def looks(game: str, seats: int, seed: int, number: int) -> list[FitSample]:
    """Play one game and look at it now and then."""
    features = features_of(game)
    match = meetinghouse.new_match(game, seats, seed=seed)
    driver = Driver(match, dict(enumerate(table_of(game, [usual_level(game)] * seats, seed))))
    seen: list[list[list[float]]] = []
    steps = 0
    while match.outcome is None and driver.step():
        if steps % EVERY == 0 and match.outcome is None:
            seen.append(features.rows(match))
        steps += 1
    assert match.outcome is not None
    won = features.won(match)
    return [FitSample(number, rows, won) for rows in seen]


def fit(found: Sequence[FitSample]) -> Floats:
    """The weights under which those who won were likeliest, by Newton's steps with a ridge."""
    size = len(found[0].rows[0])
    weights: Floats = np.zeros(size)
    for _ in range(15):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(size)
        for look in found:
            rows, won = np.array(look.rows), np.array(look.won, float)
            chance = _softmax(rows @ weights)
            slope += rows.T @ (won / won.sum() - chance)
            bend += rows.T @ ((np.diag(chance) - np.outer(chance, chance)) @ rows)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def _softmax(worths: Floats) -> Floats:
    powers = np.exp(worths - worths.max())
    chances: Floats = powers / powers.sum()
    return chances


class Trust(NamedTuple):
    """How good a value is on games that it has not seen."""

    games: int
    looks: int
    auc: float
    brier: float
    constant: float  # the Brier score of always saying how often a side wins
    bins: list[tuple[float, float, int]]  # what was said on average, how often it came true, how many looks


def trust(found: Sequence[FitSample]) -> Trust:
    """Each side or seat of each look is one saying; of two sides one is enough."""
    folds = [fit([look for look in found if look.game % FOLDS != fold]) for fold in range(FOLDS)]
    said: list[float] = []
    true: list[float] = []
    for look in found:
        chance = _softmax(np.array(look.rows) @ folds[look.game % FOLDS])
        only = 1 if len(chance) == 2 and not any(look.rows[1]) else len(chance)
        said += [float(one) for one in chance[:only]]
        true += [float(one) for one in look.won[:only]]
    s, t = np.array(said), np.array(true)
    ones, zeros = s[t > 0], s[t <= 0]
    auc = (ones[:, None] > zeros[None, :]).mean() + 0.5 * (ones[:, None] == zeros[None, :]).mean()
    bins = []
    for at in range(BINS):
        here = (s * BINS).astype(int).clip(0, BINS - 1) == at
        if here.any():
            bins.append((round(float(s[here].mean()), 3), round(float(t[here].mean()), 3), int(here.sum())))
    brier, constant = float(((s - t) ** 2).mean()), float(((t.mean() - t) ** 2).mean())
    return Trust(len({look.game for look in found}), len(found), float(auc), brier, constant, bins)


def make(game: str, games: int, seed: int) -> dict[str, Any]:
    """Play, fit and test: what goes into `value.json`."""
    found = meetinghouse.find_game(game)
    features = features_of(game)
    sizes = arena_seats(found)
    every: list[FitSample] = []
    for number in range(games):
        every += looks(game, sizes[number % len(sizes)], seed_for(seed, "value", number), number)
        if number % 50 == 49:
            sys.stderr.write(f"{number + 1} games\n")
    proof = trust(every)
    numbers = {name: round(getattr(proof, name), 4) for name in ("auc", "brier", "constant")}
    return {
        "names": list(features.names),
        "weights": [round(float(one), 4) for one in fit(every)],
        "recipe": {
            "command": f"python -m meetinghouse.lookback.fit {game} --games {games} --seed {seed}",
            "rules": found.spec.rules_version,
            "players": f"level {usual_level(game)}",
            "seats": list(sizes),
        },
        "test": {**proof._asdict(), **numbers},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1692)
    given = parser.parse_args()
    made = make(given.game, given.games, given.seed)
    file = features_of(given.game).weights
    file.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(json.dumps(made["test"]) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
