"""Card sets that a server knows besides those of the games: the operator's folder, and a look at what a host has."""

import logging
from pathlib import Path

from meetinghouse.cards import checking as cardsets
from meetinghouse.cards.sets import BadCards, load
from meetinghouse.engine.json_types import Json
from meetinghouse.server.bots import messages as m
from meetinghouse.server.table.play import find_spec
from meetinghouse.server.wire.http import CardProblem, CardSetInfo, CheckedCards
from meetinghouse.server.wire.refusals import Refusal

log = logging.getLogger("meetinghouse.server")
MOST_WAITING = 16  # sets and records that wait for their turn
LONGEST = 30.0  # seconds for one of them, on a machine that has much else to do


def offered(folder: str) -> list[CardSetInfo]:
    """The sets of a folder by file name. One with a mistake is left out, and the log says why."""
    found = []
    for file in sorted(Path(folder).glob("*.toml")) if folder else ():
        try:
            text = load(file)
        except BadCards as error:
            log.warning("card set left out", extra={"file": file.name, "why": error.problems[0].code})
            continue
        shape, raw, problems = cardsets.read(text)
        if problems:
            first = problems[0]
            log.warning("card set left out", extra={"file": file.name, "line": first.line, "field": first.where})
        else:
            found.append(CardSetInfo(shape.game, raw["set"], shape.words(raw), text))
    return found


class CardChecks(m.LoneWorker):
    """Looks at card sets and records that come from outside: in a process with limits of its own, one after another."""

    def __init__(self, start: m.StartWorker) -> None:
        """The process starts with the first of them."""
        super().__init__(start)
        self._waiting = 0

    async def look(self, text: str) -> CheckedCards:
        """What a set is, and everything that is wrong with it."""
        found = await self._check(text, "")
        if found.problems or not found.game:
            return CheckedCards(found.game, problems=found.problems)
        shape = cardsets.with_cards()[found.game].shape
        cards = {name: found.raw[name] for name in shape.sections}
        return CheckedCards(found.game, found.raw["set"], shape.words(found.raw), cards)

    async def admit(self, game: str, options: Json) -> None:
        """Let the worker check the card sets among these options and keep them, so that reading the options parses
        nothing here; raises Refusal."""
        spec = find_spec(game)
        for name, text in options.items():
            option = spec.options.get(name)
            if option is None or option.own is None or not isinstance(text, str):
                continue
            sets = cardsets.with_cards()[game]
            if sets.keeps(text):
                continue
            found = await self._check(text, game)
            if found.problems:
                raise Refusal("bad-cards", "error-bad-cards")
            sets.keep(text, found.raw)

    async def record(self, text: str) -> m.RecordChecked:
        """Whether a record can be opened again here."""
        answer = await self._ask(m.CheckRecord(0, text))
        return answer if isinstance(answer, m.RecordChecked) else m.RecordChecked(0, wrong="error-bad-record")

    async def _check(self, text: str, game: str) -> m.CardsChecked:
        answer = await self._ask(m.CheckCardSet(0, text, game))
        if isinstance(answer, m.CardsChecked):
            return answer
        return m.CardsChecked(0, game, {}, [CardProblem(0, "", "too-costly", "", "")])

    async def _ask(self, question: m.CheckCardSet | m.CheckRecord) -> m.WorkerAnswer | None:
        """The answer when it is this question's turn; None where it was too much."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("too_fast", status=429)
        self._waiting += 1
        try:
            answer = await self.asked(question, LONGEST)
        except (EOFError, OSError) as error:
            log.warning("card sets and records cannot be looked at: %s", type(error).__name__)
            raise Refusal("unavailable", status=503) from error
        finally:
            self._waiting -= 1
        if isinstance(answer, m.CardsChecked | m.RecordChecked):
            return answer
        log.warning("a card set or a record was too much: %s", answer)
        return None
