"""Free talk in matches without people: a round now and then, outside the rules, with bids to speak and budgets.

A round comes once a lap, when everybody has seen that it ended. Each bot that wants to speak bids 0 (silence) to 4; the
highest bids speak first, equal ones by seat, and a budget says how many in one round and how much in all. It may also
let bots speak with their answers, as they do at a server's table. What is said changes nothing in the match: the record
keeps it as lines that a replay skips.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import meetinghouse
from meetinghouse.bots.base import Bot, Listener, Talker, remark_event
from meetinghouse.bots.hearing import hear
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.record import dump
from meetinghouse.research import Laps
from meetinghouse.telling import Telling

HIGHEST_BID = 4
REMARK_BID = 1  # of a bot that has a ready-made remark to make


@runtime_checkable
class Speaker(Protocol):
    """A bot that talks in words of its own."""

    def bid(self) -> int:
        """How much it wants to speak now: 0 not at all, 4 at once."""

    def speak(self) -> str:
        """What it says; asked for only where it has the floor."""


class Budget(NamedTuple):
    turns: int = 4  # in one round, over all seats
    rounds: int = 2  # of each lap: who was spoken of may answer
    characters: int = 300  # of one line
    each: int = 20  # lines of one seat in the whole match
    beside: bool = False  # whether a bot may speak with each of its answers, too


class MatchTalk:
    """Everything said in one match, in order, and the rounds in which more is said."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], names: Sequence[str], budget: Budget | None = None
    ) -> None:
        self.match = match
        self.bots = dict(bots)
        self.names = list(names)
        self.budget = budget or Budget()
        self.lines: list[tuple[int, Json]] = []  # when, as the match's version, and what
        self._used = dict.fromkeys(self.bots, 0)
        self._seen = 0
        self._laps = Laps(match)

    def beside(self, seat: int) -> None:
        """Called after every decision of a bot, before its answer is given."""
        if self.budget.beside and self._bid(seat) and self._may(seat):
            self._speak(seat)

    def listen(self) -> None:
        """Called after every answer: holds a round where a lap has ended."""
        match = self.match
        news, self._seen = match.news(-1, self._seen)
        if max(map(self._laps.end_with, news), default=0) and match.outcome is None:
            for _ in range(self.budget.rounds):
                if not self._round():
                    break

    def _round(self) -> int:
        """One round; how many spoke."""
        bids = {seat: self._bid(seat) for seat in self.bots if self._may(seat)}
        floor = sorted((seat for seat, bid in bids.items() if bid), key=lambda seat: (-bids[seat], seat))
        return sum(self._speak(seat) for seat in floor[: self.budget.turns])

    def _may(self, seat: int) -> bool:
        return self._used[seat] < self.budget.each and may_speak(self.match.game, self.match.view(seat))

    def _bid(self, seat: int) -> int:
        bot = self.bots[seat]
        if isinstance(bot, Speaker):
            return max(0, min(HIGHEST_BID, bot.bid()))
        return REMARK_BID if isinstance(bot, Talker) else 0

    def _speak(self, seat: int) -> bool:
        bot = self.bots[seat]
        if isinstance(bot, Speaker):
            text = " ".join(bot.speak().split())[: self.budget.characters]
            line: Json = {"text": text} if text else {}
        else:
            line = (bot.remark() if isinstance(bot, Talker) else None) or {}
        if not line:
            return False
        self._used[seat] += 1
        self.lines.append((self.match.version, {"said": seat, "channel": "table", **line}))
        text, remark = line.get("text", ""), understood(self.match.game, seat, line, self.names)
        for other, listener in self.bots.items():
            if text and other != seat and isinstance(listener, Listener):
                listener.hear(seat, text)
            if remark is not None:
                listener.see(remark)  # also who said it: a promise of one's own is to be kept
        return True

    def record(self) -> str:
        """The match's record with what was said, each line where it was said."""
        rows = self.match.record_lines()
        for version, line in reversed(self.lines):
            rows.insert(version + 1, dump(line))
        return "\n".join(rows) + "\n"


def understood(game: str, seat: int, line: Json, names: Sequence[str]) -> Json | None:
    """The remark that something said comes down to, as bots are told it."""
    text = line.get("text", "")
    if not text:
        return remark_event(seat, line["remark"], line.get("about"), line.get("why"))
    found = hear(text, names)
    if found is None:
        return None
    known = found.why in meetinghouse.find_game(game).declares(Telling).reasons
    return remark_event(seat, found.remark, found.about, {"id": found.why} if known else None)


def may_speak(game: str, view: Json) -> bool:
    """Whether a seat may say something to the whole table now, as its own view has it."""
    channels = meetinghouse.find_game(game).declares(Telling).talk
    return not any(channel.instead and channel.is_open(view) for channel in channels)
