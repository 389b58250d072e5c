"""One judgement for all that a coach says: which answers are worth thinking about, and which cost something.

It follows from what the seat knows. Advice before a move, blame after it and the moments of an analysis are all read
from the same judgement, so none of them can contradict another. Where nothing was measured, nothing is judged.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

import meetinghouse
from meetinghouse.bots.base import levels, make
from meetinghouse.bots.driver import hear
from meetinghouse.bots.lookahead import Lookahead, Worth, worths_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

MOST = 3  # answers at a time: nobody weighs more
SEED = 1692  # the same question at the same table gets the same judgement


class Costly(NamedTuple):
    """An answer that costs something, against the best one."""

    choice: Choice
    loss: float
    why: str  # what is lost, words under `analysis-why-<it>`: `chance` (points of winning chance), or a part of `Worth`


class Judged(NamedTuple):
    """What there is to say about one question; both are empty where nothing is known to matter."""

    worth: tuple[Choice, ...] = ()  # worth thinking about, the best first; none of them is costly
    costly: tuple[Costly, ...] = ()  # may be empty where advice helps, but nobody could be blamed


Judge = Callable[[Json, Ask, Sequence[Json]], Judged]  # of a view, a question and all that the seat was told
SILENT = Judged()


# ---- by the doubt of level 3, where it was measured what that doubt costs ------------------------------------------

LEAST_LOSS = 3.0  # points of winning chance on the average, below which the coach says nothing
ENOUGH = 200  # with so many positions a role's own row decides, not that of all roles together
ADVISER = 3  # the level whose network is asked
THINKABLE = 0.1  # the probability from which on an answer is worth thinking about


class Measured(NamedTuple):
    """What answers with a probability `below` this cost at a kind of question: points of winning chance, 95%."""

    kind: str
    role: str  # the side; empty: all of them together, where there were too few of each
    below: float
    positions: int
    games: int
    loss: float
    low: float
    high: float

    @property
    def speaks(self) -> bool:
        """Whether doubt means something here."""
        return self.loss >= LEAST_LOSS and self.low > 0


def read_rows(file: Path, part: str = "rows") -> list[Measured]:
    """A part of the table that `python -m bench.coaching table` made."""
    found: Mapping[str, Any] = json.loads(file.read_text("utf-8"))
    return [Measured(*row) for row in found.get(part, ())]


@cache
def _helping(file: Path) -> Mapping[str, float]:
    """The kinds at which the adviser's answer was better than a newcomer's own with a probability below this."""
    return {row.kind: row.below for row in read_rows(file, "advice") if row.low > 0}


@cache
def _speaking(file: Path) -> Mapping[tuple[str, str], Measured | None]:
    """By kind and role, the row with the mildest doubt that means something; None where doubt means nothing there."""
    found: dict[tuple[str, str], Measured | None] = {}
    for row in sorted(read_rows(file), key=lambda row: row.below):
        if row.speaks and (not row.role or row.positions >= ENOUGH):
            found[row.kind, row.role] = row
        elif row.positions >= ENOUGH:
            found.setdefault((row.kind, row.role), None)
    return found


def by_doubt(game: str, file: Path) -> Judge:
    """By the network of level 3, at the questions where a table says that its doubt means something."""

    def judge(view: Json, ask: Ask, told: Sequence[Json]) -> Judged:
        rows, kind = _speaking(file), bare(ask.kind)
        row, helps = rows.get((kind, role_of(game, view)), rows.get((kind, ""))), _helping(file).get(kind, 0.0)
        if not (row or helps) or not ask.required or len(ask.numbers) < 2 or ADVISER not in levels(game):
            return SILENT
        adviser: Any = make(game, ADVISER, view["viewer"], SEED)
        hear(adviser, told)
        return weighed(ask, adviser.chances(view, ask), row, helps)

    return judge


def weighed(ask: Ask, chances: Sequence[float] | None, row: Measured | None, helps: float = 0.0) -> Judged:
    """What probabilities say at a question with this row, where advice against answers below `helps` was worth it."""
    if chances is None:
        return SILENT
    order = sorted(range(len(chances)), key=lambda at: (-chances[at], at))
    worth = [at for at in order if at == order[0] or chances[at] >= THINKABLE][:MOST]
    doubted = [at for at in order if chances[at] < max(helps, row.below if row else 0.0) and at not in worth]
    if not doubted:
        return SILENT
    costly = [Costly(ask.options[at], row.loss, "chance") for at in doubted if row and chances[at] < row.below]
    return Judged(tuple(ask.options[at] for at in worth), tuple(costly))


def role_of(game: str, view: Json) -> str:
    """The side that a seat is on, as it knows; empty where each plays alone."""
    sides = meetinghouse.find_game(game).sides
    return "" if sides is None else sides.of_view(view)


# ---- by trying answers in imagined worlds, where that tells better ones --------------------------------------------

WORLDS = 3  # at first, and as many again for those that seem to matter
TRIED = 8  # answers at most
GLANCE = 0.4  # what is worse by less at first sight is not looked into
CLEAR = 3.0  # standard errors by which the best answer must have done better
LEAST = 3.0  # and points


def by_trial(trial: Lookahead) -> Judge:
    """By what comes of the answers in worlds imagined from the view."""

    def judge(view: Json, ask: Ask, told: Sequence[Json]) -> Judged:
        if not ask.required or len(ask.numbers) < 2:
            return SILENT
        promising = trial.first_sight(view, ask)
        worse = [pair for pair in promising[MOST:] if promising[0][0] - pair[0] >= GLANCE]
        step = max(1, -(-len(worse) // (TRIED - MOST)))
        tried = [choice for _, choice in (*promising[:MOST], *worse[::-step])]
        chance = Random(SEED)
        first = worths_of(trial, view, tried, WORLDS, chance)
        means = [mean(one.total for one in worlds) for worlds in first]
        behind = [max(means) - one >= LEAST for one in means]
        if not any(behind):
            return SILENT
        kept = [at for at in range(len(tried)) if at < MOST or behind[at] or means[at] == max(means)]
        again = worths_of(trial, view, [tried[at] for at in kept], WORLDS, chance)
        return tried_out([tried[at] for at in kept], [first[at] + more for at, more in zip(kept, again, strict=True)])

    return judge


def tried_out(tried: Sequence[Choice], found: Sequence[Sequence[Worth]]) -> Judged:
    """What the worths of some answers in the same worlds say; the first ones are those that promised the most."""
    means = [mean(one.total for one in worlds) for worlds in found]
    best = max(range(len(tried)), key=means.__getitem__)
    costly = [one for at in range(len(tried)) if (one := _costly(tried[at], found[at], found[best])) is not None]
    if not costly:
        return SILENT
    blamed = {one.choice for one in costly}
    order = sorted(range(len(tried)), key=lambda at: -means[at])
    worth = [tried[at] for at in order if tried[at] not in blamed and means[best] - means[at] < LEAST / 2]
    return Judged(tuple(worth[:MOST]), tuple(costly))


def _costly(choice: Choice, here: Sequence[Worth], there: Sequence[Worth]) -> Costly | None:
    """An answer that did clearly worse than the best one."""
    gains = [best.total - one.total for one, best in zip(here, there, strict=True)]
    gain, error = mean(gains), stdev(gains) / len(gains) ** 0.5
    if gain < LEAST or gain < CLEAR * error:
        return None
    parts = {
        part: mean(getattr(best, part) - getattr(one, part) for one, best in zip(here, there, strict=True))
        for part in Worth._fields
    }
    return Costly(choice, gain, max(parts, key=lambda part: parts[part]))
