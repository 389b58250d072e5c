"""The process in which bots think. It never sees a table, only what one seat may know."""

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
from meetinghouse.server.bots import messages as m
from meetinghouse.server.bots.process import answer_lines
from meetinghouse.server.wire.learning import CoachSays

KEPT = 512
Memory = OrderedDict[tuple[str, int, int], Bot]  # bots by table, seat and level, the one that thought last at the end


def main(preload: list[str]) -> None:
    for module in preload:
        importlib.import_module(module)
    bots: Memory = OrderedDict()
    answer_lines(partial(answered, bots))


def answered(bots: Memory, question: m.Question) -> m.Answer:
    """The answer to any question: for this process, and for a program that lets bots think in another way."""
    try:
        if isinstance(question, m.Warm):
            levels(question.game)
            return m.Warmed(question.number)
        if isinstance(question, m.Listen):
            return listen(bots, question)
        if isinstance(question, m.Advise):
            return advise(question)
        if isinstance(question, m.Analyse):
            made = analyse(question.record, question.people)
            return m.AnalysisMade(question.number, msgspec.to_builtins(made))
        assert isinstance(question, m.Think)
        return think(bots, question)
    except Exception as error:  # a bot's mistake must not stop the table
        return m.Failed(question.number, f"{type(error).__name__}: {error}")


def think(bots: Memory, work: m.Think) -> m.Answer:
    key = (work.table, work.seat, work.level)
    bot = None if work.fresh else bots.get(key)
    if bot is None:
        if not work.fresh:
            return m.Forgot(work.number)
        seed = int.from_bytes(os.urandom(8), "little")  # nobody knows beforehand what it will make of a position
        bot = bots[key] = make(work.game, work.level, work.seat, seed, work.temper)
        if len(bots) > KEPT:
            bots.popitem(last=False)
    bots.move_to_end(key)
    choice, remark = reply(bot, work.game, work.events, work.view, work.ask)
    return m.Thought(work.number, choice, remark)


def advise(work: m.Advise) -> m.Advised:
    """What a coach says, from what the seat knows and nothing else: the bots here are not asked."""
    said = counsel(work.game, work.view, read_ask(work.game, work.ask), work.told)
    why = [CoachSays(one.key, dict(one.args)) for one in said.why]
    return m.Advised(work.number, said.worth, why, said.costly)


def listen(bots: Memory, work: m.Listen) -> m.Answer:
    """A word in answer to a word; what a bot has forgotten, it hears when it is next asked."""
    bot = bots.get((work.table, work.seat, work.level))
    if bot is None:
        return m.Forgot(work.number)
    hear(bot, work.events)
    return m.Thought(work.number, None, remark_of(bot))


if __name__ == "__main__":
    main(sys.argv[1:])
