"""The process that reads what strangers bring, card sets and records, so that no table waits for a costly one."""

import importlib
import sys

import meetinghouse as mh
from meetinghouse.cards import checking as cardsets
from meetinghouse.engine import record
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.server.bots import messages as m
from meetinghouse.server.bots.process import answer_lines, limit
from meetinghouse.server.wire.http import CardProblem

SECONDS = 2  # of processor time for one set; the largest there may be takes a twentieth of one
RECORD_SECONDS = 10  # for one record: it is played through, and the longest game takes a tenth of that
BYTES = 256 * 2**20  # of memory above what the process has before


def main(preload: list[str]) -> None:
    for module in preload:
        importlib.import_module(module)
    cardsets.with_cards()
    answer_lines(answer)


def answer(question: m.Question) -> m.Answer:
    """All that is wrong with what was brought, or what it holds."""
    if not isinstance(question, m.CheckCardSet | m.CheckRecord):
        return m.Warmed(question.number)
    limit(SECONDS if isinstance(question, m.CheckCardSet) else RECORD_SECONDS, BYTES)
    return looked_at(question)


def looked_at(question: m.CheckCardSet | m.CheckRecord) -> m.Answer:
    """The same without limits."""
    try:
        return checked(question) if isinstance(question, m.CheckCardSet) else judged(question)
    except Exception as error:  # out of memory, or a mistake of ours: the next one gets its answer
        return m.Failed(question.number, f"{type(error).__name__}: {error}")


def judged(question: m.CheckRecord) -> m.RecordChecked:
    """A record that can be opened again here, or why it cannot."""
    try:
        verdict, head = mh.verify(question.text), record.read(question.text).head
    except MeetinghouseError as error:
        return m.RecordChecked(question.number, wrong=f"error-{error.code}")
    if verdict.reason == "other-rules":
        args = {"rules": str(head["rules"])[:20], "today": mh.find_game(head["game"]).spec.rules_version}
        return m.RecordChecked(question.number, wrong="server-record-other-rules", args=args)
    if not verdict.honest:
        wrong = "unfinished" if verdict.reason == "unfinished" else "doubtful"
        return m.RecordChecked(question.number, wrong=f"server-record-{wrong}")
    return m.RecordChecked(question.number, head["game"], head["options"])


def checked(question: m.CheckCardSet) -> m.CardsChecked:
    """All that is wrong with a set, or what it holds."""
    if question.game:
        sets = cardsets.with_cards()[question.game]
        raw, problems = sets.shape.read(question.text)
        game = question.game
    else:
        shape, raw, problems = cardsets.read(question.text)
        game = shape.game
    if not problems:
        cardsets.with_cards()[game].make(raw, question.text)  # what the server will do with it must not fail there
    told = [CardProblem(one.line, one.where, one.code, one.expected, one.got) for one in problems]
    return m.CardsChecked(question.number, game, {} if problems else raw, told)


if __name__ == "__main__":
    main(sys.argv[1:])
