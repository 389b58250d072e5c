"""What a terminal needs to know of a game in progress, here or on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import to_builtins

import meetinghouse
from meetinghouse.bots.base import make, seed_for
from meetinghouse.bots.driver import Driver
from meetinghouse.deeds import ToldMoment
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.observer import Observer
from meetinghouse.engine.table import Outcome
from meetinghouse.words import Words

if TYPE_CHECKING:  # a game on this machine needs nothing of the server
    from meetinghouse.server.wire.shapes import TalkLine


class Session(Protocol):
    """One person's seat at one table. `answer` may raise an error with a `key`: a refusal, in words."""

    @property
    def game(self) -> str:
        """The game's id."""

    @property
    def seat(self) -> int:
        """Mine."""

    @property
    def names(self) -> list[str]:
        """What to call everyone."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""

    def view(self) -> Json:
        """What my seat knows."""

    def ask(self) -> Ask | None:
        """What my seat is asked now."""

    def answer(self, choice: Choice) -> None:
        """Answer it."""

    def let_be(self) -> None:
        """Leave a speak-up alone."""

    def moments(self) -> list[ToldMoment]:
        """What happened since the last call, in the order in which it happened; nothing where I was told nothing."""

    def talk(self) -> list[TalkLine]:
        """Lines of talk since the last call."""

    def advance(self) -> bool:
        """Let the others go one answer further; False when they wait for me or it is over."""

    def everything(self) -> list[Json]:
        """When it is over: every seat's view, for the story. Empty where that is not known."""


class LocalSession:
    """A match on this machine: one person, and bots in the other seats."""

    waits = False  # `advance` never has to wait for anyone

    def __init__(self, match: Match, seat: int, names: Sequence[str], level: int, seed: int) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.names = list(names)
        others = [s for s in range(match.seats) if s != seat]
        self._driver = Driver(match, {s: make(match.game, level, s, seed) for s in others})
        self._cursor = 0
        self._passed = -1  # the id of the speak-up that I have let be

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def view(self) -> Json:
        return self.match.view(self.seat)

    def ask(self) -> Ask | None:
        ask = self.match.ask(self.seat)
        return None if ask is None or ask.id == self._passed else ask

    def answer(self, choice: Choice) -> None:
        self.match.answer(self.seat, choice)

    def let_be(self) -> None:
        ask = self.match.ask(self.seat)
        if ask is not None and not ask.required:
            self._passed = ask.id

    def talk(self) -> list[TalkLine]:
        """Nobody: bots on this machine keep silent."""
        return []

    def moments(self) -> list[ToldMoment]:
        found = []
        for moment in self.match.moments():
            events = self.match.observer.told(self.seat, self._cursor, moment.end)
            self._cursor = moment.end
            if events:
                found.append(ToldMoment(events, Observer(moment.table).view(self.seat)))
        return found

    def advance(self) -> bool:
        ask = self.ask()
        if self.match.outcome is not None or (ask is not None and not ask.required):
            return False  # a seat that may speak up is heard before the game goes on
        return self._driver.step()

    def everything(self) -> list[Json]:
        return [self.match.view(seat) for seat in range(self.match.seats)]

    def record(self) -> str:
        return self.match.record()


def open_local(
    game: str, seats: int, seat: int, names: Sequence[str], level: int, seed: int | None, options: Mapping[str, Any]
) -> LocalSession:
    """Deal a match and seat the bots. Without a seed nobody, the bots included, can foretell anything."""
    match = meetinghouse.new_match(game, seats, dict(options), seed)
    secret = match.secret
    assert secret is not None
    own = int.from_bytes(secret.nonce[:8], "little") if seed is None else seed
    return LocalSession(match, seat, names, level, seed_for(own, "players"))


def attempt(deed: Callable[[], None], words: Words, say: Callable[[str], None]) -> None:
    """Do something that a server may refuse (the clock may have been quicker), and say so instead of raising."""
    try:
        deed()
    except MeetinghouseError as error:
        say(words.refusal(error))
    except Exception as error:
        key = getattr(error, "key", None)
        if not isinstance(key, str):
            raise
        say(words.say(key))


def heard(session: Session, words: Words) -> list[str]:
    """What others have said since the last call: their words, or a remark in the reader's language."""
    names = session.names
    lines = []
    for line in session.talk():
        if line.seat != session.seat:
            name = names[line.seat] if line.seat >= 0 else line.name
            name = words.say("stand-in", name=name) if line.stand_in else name
            lines.append(words.say("cli-says", name=name, text=_text(session, words, line)))
    return lines


def spoken(session: Session, words: Words) -> list[tuple[int, str]]:
    """The same by seat, for those who put it in words of their own; watchers are left out."""
    return [(line.seat, _text(session, words, line)) for line in session.talk() if line.seat not in (session.seat, -1)]


def _text(session: Session, words: Words, line: TalkLine) -> str:
    return line.text or words.remark(session.game, to_builtins(line), session.names, session.seat)
