"""What bots say at a table of bots, and how often one of them only repeats itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from meetinghouse.bots.base import remark_of
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.lab.batch import Plan, Progress, deal, in_parts, line_up
from meetinghouse.lab.sides import initial_sides
from meetinghouse.lab.statistics import Share, wilson


class Talk(NamedTuple):
    """What was said in one game."""

    said: int
    again: int  # the same sentence that this seat said last


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
                bot.see({"key": "table.remark", "about": None, **words, "seat": seat})
        return choice


def talk_of(plan: Plan) -> Talk:
    """Play one game aloud and count."""
    match = deal(plan)
    bots = table_of(plan.game, line_up(plan, initial_sides(match)), plan.players)
    driver = TalkingDriver(match, dict(enumerate(bots)))
    while driver.step():
        pass
    last: dict[int, Json] = {}
    again = 0
    for seat, words in driver.said:
        again += last.get(seat) == words
        last[seat] = words
    return Talk(len(driver.said), again)


def repeats(batch: Iterable[Plan], jobs: int = 1, progress: Progress | None = None) -> tuple[Share, float]:
    """The share of remarks that repeat the speaker's last one, and how many remarks a game hears."""
    games = in_parts(talk_of, list(batch), jobs, progress)
    said = sum(game.said for game in games)
    return wilson(sum(game.again for game in games), said), said / max(1, len(games))
