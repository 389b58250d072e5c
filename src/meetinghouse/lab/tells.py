"""How easily public deeds tell one side from the other: a classifier that knows no game.

For each seat it counts the public events that the seat did or met, by kind of event and of card; a logistic regression
on these counts learns from half of the games who begins to look like the first side (the Witches), and is tested on
the other half. The AUC is the chance that it suspects somebody of that side more than somebody of the other: 0.5 says
that nothing can be told. Beside it stands what the bare facts tell (cards turned up), which no player can hide.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import meetinghouse
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lab.batch import Plan, Progress, deal, in_parts
from meetinghouse.lab.statistics import auc
from meetinghouse.research import Laps, Research
from meetinghouse.telling import bare

Floats = NDArray[np.float64]

DID = ("seat",)  # arguments that name a seat which did something
MET = ("target", "giver", "source")  # and to which something was done
WHAT = ("card", "event", "cube", "side", "how", "tryal", "saved")  # what the deed was about
RIDGE = 1.0


class LapCount(NamedTuple):
    """One seat at the end of one lap."""

    game: int
    lap: int
    first_side: bool
    counts: dict[str, int]


class Tell(NamedTuple):
    """What can be told after so many laps."""

    lap: int
    seats: int  # looked at in the games that tested it
    deeds: float  # AUC from all that happened
    facts: float  # AUC from the bare facts alone


def looks(plan: Plan) -> list[LapCount]:
    """Play one game and look at every seat that is still in it at the end of each lap."""
    match = deal(plan)
    game = meetinghouse.find_game(plan.game)
    sides = game.sides
    assert sides is not None
    found: list[LapCount] = []
    counts: list[Counter[str]] = [Counter() for _ in range(plan.seats)]
    laps, seen = Laps(match), 0

    def watch(match: Match) -> None:
        nonlocal seen
        news, seen = match.news(-1, seen)
        for event in news:
            _count(bare(event["key"]), event, counts)
            if lap := laps.end_with(event):
                found.extend(_now(match, lap, counts, sides.of_view, sides.names[0]))

    play(match, table_of(plan.game, plan.levels, plan.players), watch)
    return found


def _now(match: Match, lap: int, counts: Sequence[Counter[str]], side_of: Any, first: str) -> list[LapCount]:
    living: Iterable[int] = match.view(-1).get("living", range(match.seats))
    return [LapCount(0, lap, side_of(match.view(seat)) == first, dict(counts[seat])) for seat in living]


def _count(key: str, event: Json, counts: Sequence[Counter[str]]) -> None:
    about = "/".join(str(event[name]) for name in WHAT if isinstance(event.get(name), str))
    for names, how in ((DID, "did"), (MET, "met")):
        for name in names:
            if isinstance(event.get(name), int) and event[name] >= 0:
                counts[event[name]][f"{key}/{how}/{about}"] += 1


def tells(
    batch: Iterable[Plan], laps: Sequence[int] = (1, 2, 3, 4), jobs: int = 1, progress: Progress | None = None
) -> list[Tell]:
    """What can be told after each of these laps, learned from the games with even numbers, tested on the others."""
    todo = list(batch)
    by_game = in_parts(looks, todo, jobs, progress)
    every = [look._replace(game=number) for number, game in enumerate(by_game) for look in game]
    facts = meetinghouse.find_game(todo[0].game).declares(Research).facts if todo else ()
    found = []
    for lap in laps:
        here = [look for look in every if look.lap == lap]
        test = np.array([look.game % 2 == 1 for look in here], bool)
        truth = np.array([look.first_side for look in here], float)
        if any(len(set(truth[part])) < 2 for part in (test, ~test)):
            continue  # nobody to tell apart
        known = [k for k in _keys(here) if k.partition("/")[0] in facts]
        aucs = [_auc_of(here, keys, truth, test) for keys in (_keys(here), known)]
        found.append(Tell(lap, int(test.sum()), *aucs))
    return found


def _keys(here: Sequence[LapCount]) -> list[str]:
    return sorted({key for look in here for key in look.counts})


def _auc_of(here: Sequence[LapCount], keys: Sequence[str], truth: Floats, test: NDArray[np.bool_]) -> float:
    at = {key: n for n, key in enumerate(keys)}
    table = np.zeros((len(here), len(keys)))
    for row, look in enumerate(here):
        for key, n in look.counts.items():
            if key in at:
                table[row, at[key]] = n
    return auc(zip(_fit(table[~test], truth[~test], table[test]), truth[test] > 0, strict=True))


def _fit(table: Floats, truth: Floats, asked: Floats) -> Floats:
    """Log-odds for `asked` by a ridge logistic regression on `table`, by Newton's steps."""
    middle, spread = table.mean(0), table.std(0) + 1e-9

    def spread_out(rows: Floats) -> Floats:
        return np.hstack([np.clip((rows - middle) / spread, -4, 4), np.ones((len(rows), 1))])

    rows = spread_out(table)
    weights = np.zeros(rows.shape[1])
    for _ in range(25):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, rows.T @ (truth - chance) - RIDGE * weights)
    found: Floats = spread_out(asked) @ weights
    return found
