"""What bots say at a table of bots, how often one of them only repeats itself, and what a character costs or gains."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from meetinghouse.bots.base import make, remark_event, remark_of
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.bots.manners import Gist, gist
from meetinghouse.bots.temper import PLAIN, TEMPERS
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.lab.batch import Plan, Progress, deal, in_parts
from meetinghouse.lab.statistics import WinRate, wilson

LATELY = 5  # remarks that people still have in their ears


class TalkCount(NamedTuple):
    said: int
    again: int  # what its speaker had said last, or somebody of the same person just before


class TalkingDriver(Driver):
    """Lets everybody hear what a bot says beside its answer, as the table server does."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.said: list[tuple[int, Json]] = []

    def decide(self, seat: int, ask: Ask) -> Choice | None:
        choice = super().decide(seat, ask)
        words = remark_of(self.bots[seat])
        if words is not None:
            self.said.append((seat, words))
            for bot in self.bots.values():
                bot.see(remark_event(seat, **words))
        return choice


def talk_of(plan: Plan) -> TalkCount:
    """Play one game aloud and count."""
    match = deal(plan)
    bots = table_of(plan.game, plan.levels, plan.players)
    driver = TalkingDriver(match, dict(enumerate(bots)))
    driver.run()
    return TalkCount(len(driver.said), echoes(driver.said))


def echoes(said: Sequence[tuple[int, Json]]) -> int:
    """How many remarks bring nothing new: a larger number in a reason does not make it another remark."""
    last: dict[int, Gist] = {}
    lately: deque[Gist] = deque(maxlen=LATELY)
    again = 0
    for seat, words in said:
        what = gist(words)
        again += last.get(seat) == what or (what[1] is not None and what in lately)
        last[seat] = what
        lately.append(what)
    return again


def repeats(batch: Iterable[Plan], jobs: int = 1, progress: Progress | None = None) -> tuple[WinRate, float]:
    """The share of remarks that repeat the speaker's last one, and how many remarks a game hears."""
    games = in_parts(talk_of, list(batch), jobs, progress)
    said = sum(game.said for game in games)
    return wilson(sum(game.again for game in games), said), said / max(1, len(games))


# ---- what a character costs or gains ---------------------------------------------------------------------------------


class TemperRow(NamedTuple):
    temper: str
    share: WinRate


class _Tempered(NamedTuple):
    plan: Plan
    seat: int
    temper: str


def tempers(batch: Iterable[Plan], jobs: int = 1, progress: Progress | None = None) -> Iterator[TemperRow]:
    """A row for each character, the plain one first: game number i has it in seat i, among plain ones that talk."""
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
    TalkingDriver(match, bots).run()
    assert match.outcome is not None
    return work.seat in match.outcome.winners
