"""The analyses of finished games: made one after another by a worker of their own, and kept for a while."""

import asyncio
import logging

import msgspec

import meetinghouse as mh
from meetinghouse.lookback import Lookback
from meetinghouse.lookback.report import Analysis
from meetinghouse.server.bots.messages import Analyse, AnalysisMade, Failed, LoneWorker, StartWorker
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.shapes import Occupant

logger = logging.getLogger("meetinghouse.bots")
KEPT = 64  # tables whose analysis is remembered; an older one is made again when somebody asks
AT_ONCE = 0.2  # seconds that somebody who asks is kept waiting
LONGEST = 300.0  # seconds for one game


class Analyses(LoneWorker):
    """The analyses of this process, in a worker of their own: no table that is being played waits for one."""

    def __init__(self, start: StartWorker, keep: bool = True) -> None:
        """The worker starts with the first game that is looked back at."""
        super().__init__(start, keep)
        self.made: dict[str, asyncio.Task[Analysis | None]] = {}

    def begin(self, core: Core) -> None:
        """Begin the analysis of a finished game. Never before its end: it is made with open eyes."""
        play = core.play
        if play is None or play.match.outcome is None or core.id in self.made or not has_analysis(core):
            return
        people = [seat for seat, chair in enumerate(core.chairs) if chair.kind == Occupant.PERSON]
        work = Analyse(0, play.match.record(), people)
        self.made[core.id] = asyncio.create_task(self._make(core.id, core.settings.game, work))
        while len(self.made) > KEPT:
            self.made.pop(next(iter(self.made))).cancel()

    async def get(self, core: Core) -> tuple[bool, Analysis | None]:
        """Whether the analysis has been made, and what it says; nothing where it failed: it would fail again."""
        self.begin(core)
        task = self.made[core.id]
        await asyncio.wait([task], timeout=AT_ONCE)
        return task.done(), task.result() if task.done() and not task.cancelled() else None

    async def _make(self, table: str, game: str, work: Analyse) -> Analysis | None:
        try:
            answer = await self.asked(work, LONGEST, game)
        except (EOFError, OSError) as error:
            answer = Failed(0, type(error).__name__)
        if not isinstance(answer, AnalysisMade):
            logger.warning("the analysis of table %s failed: %s", table, answer)
            return None
        return msgspec.convert(answer.made, Analysis)

    async def close(self) -> None:
        for task in self.made.values():
            task.cancel()
        await asyncio.gather(*self.made.values(), return_exceptions=True)
        self.made.clear()
        await self.end()


def has_analysis(core: Core) -> bool:
    """Whether there is anything to say about games of this kind."""
    declared = mh.find_game(core.settings.game).declares(Lookback)
    return declared.value is not None or declared.mind is not None
