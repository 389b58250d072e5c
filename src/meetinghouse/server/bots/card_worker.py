"""The process that reads card sets of strangers, so that no table waits for a costly one."""

from __future__ import annotations

import importlib
import sys

from meetinghouse.cards import checking as cardsets
from meetinghouse.cards.fields import Problem
from meetinghouse.server.bots.lines import answer_lines, limit
from meetinghouse.server.bots.messages import Answer, CardsChecked, CheckCards, Failed, Question, Ready
from meetinghouse.server.wire.http import CardProblem

SECONDS = 2  # of processor time for one set; the largest there may be takes a twentieth of one
BYTES = 256 * 2**20  # of memory above what the process has before


def main(preload: list[str]) -> None:
    """Answer questions until there are no more."""
    for module in preload:
        importlib.import_module(module)
    cardsets.with_cards()
    answer_lines(answer)


def answer(question: Question) -> Answer:
    """All that is wrong with a set, or what it holds."""
    limit(SECONDS, BYTES)
    if not isinstance(question, CheckCards):
        return Ready(question.number)
    try:
        return checked(question)
    except Exception as error:  # out of memory, or a mistake of ours: the next set gets its answer
        return Failed(question.number, f"{type(error).__name__}: {error}")


def checked(question: CheckCards) -> CardsChecked:
    """The same within the limits."""
    if question.game:
        sets = cardsets.with_cards()[question.game]
        raw, problems = sets.shape.read(question.text)
        game = question.game
    else:
        shape, raw, problems = cardsets.read(question.text)
        game = shape.game
    if not problems:
        cardsets.with_cards()[game].make(raw, question.text)  # what the server will do with it must not fail there
    return CardsChecked(question.number, game, {} if problems else raw, [told(problem) for problem in problems])


def told(problem: Problem) -> CardProblem:
    """A mistake as it is sent."""
    return CardProblem(problem.line, problem.where, problem.code, problem.expected, problem.got)


if __name__ == "__main__":
    main(sys.argv[1:])
