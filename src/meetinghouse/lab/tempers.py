"""What a character costs or gains: one bot with it among plain ones that talk, on the same deals, seats rotated."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from meetinghouse.bots.base import make
from meetinghouse.bots.temper import PLAIN, TEMPERS
from meetinghouse.lab.batch import Plan, Progress, deal, in_parts
from meetinghouse.lab.remarks import TalkingDriver
from meetinghouse.lab.statistics import WinRate, wilson


class TemperRow(NamedTuple):
    """How often a bot with this character won."""

    temper: str
    share: WinRate


class _Tempered(NamedTuple):
    plan: Plan
    seat: int
    temper: str


def tempers(batch: Iterable[Plan], jobs: int = 1, progress: Progress | None = None) -> Iterator[TemperRow]:
    """A row for each character, the plain one first; game number i has it in seat i, counted round the table."""
    todo = list(batch)
    for name in (PLAIN.name, *TEMPERS):
        work = [_Tempered(plan, index % plan.seats, name) for index, plan in enumerate(todo)]
        won = in_parts(_won, work, jobs, progress)
        yield TemperRow(name, wilson(sum(won), len(won)))


def _won(work: _Tempered) -> bool:
    plan = work.plan
    match = deal(plan)
    mine = "" if work.temper == PLAIN.name else work.temper
    bots = {
        seat: make(plan.game, level, seat, plan.players, mine if seat == work.seat else "")
        for seat, level in enumerate(plan.levels)
    }
    driver = TalkingDriver(match, bots)
    while driver.step():
        pass
    assert match.outcome is not None
    return work.seat in match.outcome.winners
