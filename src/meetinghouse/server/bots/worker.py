"""The process in which bots think. It never sees a table, only what one seat may know."""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections import OrderedDict

import msgspec

from meetinghouse.analysis.report import analyse
from meetinghouse.bots.base import Bot, levels, make, remark_of
from meetinghouse.bots.driver import hear, reply
from meetinghouse.server.bots.messages import (
    QUESTIONS,
    Analyse,
    Analysed,
    Answer,
    Failed,
    Forgot,
    Listen,
    Ready,
    Think,
    Thought,
    Warm,
)

KEPT = 512
Memory = OrderedDict[tuple[str, int, int], Bot]  # bots by table, seat and level, the one that thought last at the end


def main(preload: list[str]) -> None:
    """Answer each line with a line until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # tables come first
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is not an answer
    for module in preload:
        importlib.import_module(module)
    bots: Memory = OrderedDict()
    for line in sys.stdin.buffer:
        question = QUESTIONS.decode(line)
        answer: Answer
        try:
            if isinstance(question, Warm):
                levels(question.game)
                answer = Ready(question.number)
            elif isinstance(question, Listen):
                answer = listen(bots, question)
            elif isinstance(question, Analyse):
                made = analyse(question.record, question.people)
                answer = Analysed(question.number, msgspec.to_builtins(made))
            else:
                answer = think(bots, question)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            answer = Failed(question.number, f"{type(error).__name__}: {error}")
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


def think(bots: Memory, work: Think) -> Answer:
    """One decision of one bot."""
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
