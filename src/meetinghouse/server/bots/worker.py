"""The process in which bots think. It never sees a table, only what one seat may know."""

from __future__ import annotations

import importlib
import os
import sys
from collections import OrderedDict
from functools import partial

import msgspec

from meetinghouse.bots.base import Bot, levels, make, read_ask, remark_of
from meetinghouse.bots.driver import hear, reply
from meetinghouse.learn.coach import counsel
from meetinghouse.lookback.report import analyse
from meetinghouse.server.bots.messages import (
    Advise,
    Advised,
    Analyse,
    AnalysisMade,
    Answer,
    Failed,
    Forgot,
    Listen,
    Question,
    Think,
    Thought,
    Warm,
    Warmed,
)
from meetinghouse.server.bots.process import answer_lines
from meetinghouse.server.wire.learning import CoachSays

KEPT = 512
Memory = OrderedDict[tuple[str, int, int], Bot]  # bots by table, seat and level, the one that thought last at the end


def main(preload: list[str]) -> None:
    for module in preload:
        importlib.import_module(module)
    bots: Memory = OrderedDict()
    answer_lines(partial(answered, bots))


def answered(bots: Memory, question: Question) -> Answer:
    """The answer to any question: for this process, and for a program that lets bots think in another way."""
    try:
        if isinstance(question, Warm):
            levels(question.game)
            return Warmed(question.number)
        if isinstance(question, Listen):
            return listen(bots, question)
        if isinstance(question, Advise):
            return advise(question)
        if isinstance(question, Analyse):
            made = analyse(question.record, question.people)
            return AnalysisMade(question.number, msgspec.to_builtins(made))
        assert isinstance(question, Think)
        return think(bots, question)
    except Exception as error:  # a bot's mistake must not stop the table
        return Failed(question.number, f"{type(error).__name__}: {error}")


def think(bots: Memory, work: Think) -> Answer:
    key = (work.table, work.seat, work.level)
    bot = None if work.fresh else bots.get(key)
    if bot is None:
        if not work.fresh:
            return Forgot(work.number)
        bot = bots[key] = make(work.game, work.level, work.seat, seed(), work.temper)
        if len(bots) > KEPT:
            bots.popitem(last=False)
    bots.move_to_end(key)
    choice, remark = reply(bot, work.game, work.events, work.view, work.ask)
    return Thought(work.number, choice, remark)


def advise(work: Advise) -> Advised:
    """What a coach says, from what the seat knows and nothing else: the bots here are not asked."""
    said = counsel(work.game, work.view, read_ask(work.game, work.ask), work.told)
    why = [CoachSays(one.key, dict(one.args)) for one in said.why]
    return Advised(work.number, said.worth, why, said.costly)


def seed() -> int:
    """Nobody can know beforehand what a bot will make of a position."""
    return int.from_bytes(os.urandom(8), "little")


def listen(bots: Memory, work: Listen) -> Answer:
    """A word in answer to a word; what a bot has forgotten, it hears when it is next asked."""
    bot = bots.get((work.table, work.seat, work.level))
    if bot is None:
        return Forgot(work.number)
    hear(bot, work.events)
    return Thought(work.number, None, remark_of(bot))


if __name__ == "__main__":
    main(sys.argv[1:])
