"""Whether bots treat seats alike: which seat each thing happens to first, compared with chance.

Chance decides who begins, and the rules favour no seat. So in a game between equals the first accusation, the first
Trial or the first gift must fall on each seat equally often. In each game only the first of its kind counts: later ones
follow from it, and a chi-squared test wants one count from each game.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

import meetinghouse
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.lab.batch import Plan, Progress, deal, in_parts
from meetinghouse.lab.statistics import chi_squared
from meetinghouse.research import Research

# Answers between two looks at what has happened.
GLANCE = 20


class Fate(NamedTuple):
    """How often each seat was the first to whom one thing was done."""

    what: str
    counts: tuple[int, ...]

    @property
    def worst(self) -> float:
        """The seat that met it most, as a multiple of its share."""
        return max(self.counts) * len(self.counts) / max(1, sum(self.counts))

    @property
    def p(self) -> float:
        """How likely chance alone is to be as uneven."""
        return chi_squared(self.counts)[1]


def first_fates(plan: Plan, enough: Sequence[str] = ()) -> dict[str, int]:
    """Play a game and say to whom each thing was done first; stops once all that is `enough` has happened."""
    match = deal(plan)
    driver = Driver(match, dict(enumerate(table_of(plan.game, plan.levels, plan.players))))
    read = meetinghouse.find_game(plan.game).declares(Research).fates
    found: dict[str, int] = {}
    answers = 0
    while driver.step():
        answers += 1
        if enough and answers % GLANCE == 0:
            found = _first(read(match.events(-1)))
            if all(what in found for what in enough):
                return found
    return _first(read(match.events(-1)))


def _first(done: Iterable[tuple[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for what, seat in done:
        found.setdefault(what, seat)
    return found


def fairness(
    batch: Iterable[Plan], enough: Sequence[str] = (), jobs: int = 1, progress: Progress | None = None
) -> list[Fate]:
    """What was done to each seat first over a batch, most frequent first."""
    todo = list(batch)
    tally: dict[str, Counter[int]] = {}
    for found in in_parts(partial(first_fates, enough=tuple(enough)), todo, jobs, progress):
        for what, seat in found.items():
            tally.setdefault(what, Counter())[seat] += 1
    seats = range(todo[0].seats) if todo else range(0)
    fates = [Fate(what, tuple(counts[seat] for seat in seats)) for what, counts in tally.items()]
    return sorted(fates, key=lambda fate: (-sum(fate.counts), fate.what))
