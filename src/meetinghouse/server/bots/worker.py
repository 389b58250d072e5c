"""What runs beside the tables: bots think there, and what strangers bring (card sets, records) is read there, so that
no table waits for it. A worker never sees a table, only what one seat may know."""

import importlib
import os
import sys
from collections import OrderedDict

import msgspec

import meetinghouse as mh
from meetinghouse.bots.base import Bot, levels, make, read_ask, remark_of
from meetinghouse.bots.driver import hear, reply
from meetinghouse.cards import checking as cardsets
from meetinghouse.engine import record
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.learn.coach import counsel
from meetinghouse.lookback.report import analyse
from meetinghouse.server.bots import messages as m
from meetinghouse.server.bots.process import answer_lines, limit
from meetinghouse.server.wire.http import CardProblem
from meetinghouse.server.wire.learning import CoachSays

KEPT = 512
Memory = OrderedDict[tuple[str, int, int], Bot]  # bots by table, seat and level, the one that thought last at the end

# Limits of a process while it reads what a stranger brought.
SECONDS = 2  # of processor time for one set; the largest there may be takes a twentieth of one
RECORD_SECONDS = 10  # for one record: it is played through, and the longest game takes a tenth of that
BYTES = 256 * 2**20  # of memory above what the process has before


def main(preload: list[str]) -> None:
    for module in preload:
        importlib.import_module(module)
    bots: Memory = OrderedDict()

    def answer(question: m.WorkerQuestion) -> m.WorkerAnswer:
        if isinstance(question, m.CheckCardSet | m.CheckRecord):
            cardsets.with_cards()  # imports the games, for which the limits are not meant
            limit(SECONDS if isinstance(question, m.CheckCardSet) else RECORD_SECONDS, BYTES)
        return answered(bots, question)

    answer_lines(answer)


def answered(bots: Memory, question: m.WorkerQuestion) -> m.WorkerAnswer:
    """The answer to any question, without limits: for this process, and for a page, whose worker is the browser's."""
    try:
        match question:
            case m.Warm():
                if question.game:
                    levels(question.game)
                return m.Warmed(question.number)
            case m.Think():
                return think(bots, question)
            case m.Listen():
                return listen(bots, question)
            case m.Advise():
                return advise(question)
            case m.Analyse():
                made = analyse(question.record, question.people)
                return m.AnalysisMade(question.number, msgspec.to_builtins(made))
            case m.CheckCardSet():
                return check_cards(question)
            case m.CheckRecord():
                return check_record(question)
    except Exception as error:  # a bot's mistake, or no memory left: the next question gets its answer
        return m.Failed(question.number, f"{type(error).__name__}: {error}")


# ---- bots ----------------------------------------------------------------------------------------------------------


def think(bots: Memory, work: m.Think) -> m.WorkerAnswer:
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


def listen(bots: Memory, work: m.Listen) -> m.WorkerAnswer:
    """What a bot replies to a remark about it. A bot that was forgotten hears the remark when it is asked next."""
    bot = bots.get((work.table, work.seat, work.level))
    if bot is None:
        return m.Forgot(work.number)
    hear(bot, work.events)
    return m.Thought(work.number, None, remark_of(bot))


# ---- what strangers bring ------------------------------------------------------------------------------------------


def check_record(question: m.CheckRecord) -> m.RecordChecked:
    """Whether a record can be opened again here, or why it cannot."""
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


def check_cards(question: m.CheckCardSet) -> m.CardsChecked:
    """All that is wrong with a set, or what it holds."""
    game = question.game
    if game:
        raw, problems = cardsets.with_cards()[game].shape.read(question.text)
    else:
        shape, raw, problems = cardsets.read(question.text)
        game = shape.game
    if not problems:
        cardsets.with_cards()[game].make(raw, question.text)  # what the server will do with it must not fail there
    told = [CardProblem(one.line, one.where, one.code, one.expected, one.got) for one in problems]
    return m.CardsChecked(question.number, game, {} if problems else raw, told)


if __name__ == "__main__":
    main(sys.argv[1:])
