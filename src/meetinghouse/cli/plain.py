"""The game line by line: for screen readers, pipes, and terminals that can do no more."""

from collections.abc import Callable, Sequence
from typing import Any, TextIO

from meetinghouse.board import Board, Show, plain_lines, section_lines, terminal_of
from meetinghouse.cli import knowledge, motions
from meetinghouse.cli.coaching import Coaching
from meetinghouse.cli.session import Session, attempt, heard
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.deeds import Deeds
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json

# Commands at the prompt: the entry `cli-key-<name>` holds the letter or word of each language.
COMMANDS = ("help", "table", "mine", "rules", "vote", "again", "quit")


class PlayerLeft(Exception):
    """The player has gone."""


class Plain:
    """One person's game, told line by line."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(self, session: Session, voice: LinePrinter, source: TextIO, coach: Coaching | None = None) -> None:
        self.session = session
        self.coach = coach
        self.voice = voice
        self.source = source
        self.show = Show(voice.words, session.game, session.names, session.seat)
        self.describe = terminal_of(session.game).describe
        self.deeds = Deeds(session.game, session.seat)
        asked = (*self.commands, "coach") if coach is not None else self.commands
        self.keys = {voice.text(f"key-{name}"): name for name in asked}
        self.voted = 0  # the end of the vote that I was asked about last
        self.introduced = False
        self.narrator = terminal_of(session.game).narrator
        self.stands = ""  # what the moderator says at the open question
        self.last: list[dict[str, Any]] = []  # what was told last, for the rules behind it

    def run(self) -> int:
        """Play to the end, or until the input ends or the player leaves."""
        self.voice.say("welcome", game=self.voice.words.say(f"{self.session.game}-name"))
        self.voice.say("your-seat", seat=self.session.seat + 1, name=self.show.player(self.session.seat))
        limits = f"{self.session.game}-talk-limits"  # what the rules forbid to say, for those who sit around the screen
        if self.voice.words.has(limits):
            self.voice.line(self.voice.words.say(limits))
        self.voice.say("plain-keys", **{name: key for key, name in self.keys.items()})
        if self.coach is not None:
            self.voice.say("coach-keys", coach=self.voice.text("key-coach"))
        try:
            while self.session.outcome is None:
                self._news()
                ask = self.session.ask()
                vote = motions.asked(self.session)
                if vote is not None and vote.until != self.voted:
                    self.voted = vote.until
                    self._vote()
                elif ask is None:
                    self.session.advance()
                else:
                    self._respond(self._choose(ask, optional=not ask.required))
        except PlayerLeft:
            self.voice.say("left")
            return 0
        self._news()
        self._tell(ending(self.session, self.show, self.last))
        return 0

    def _respond(self, choice: Choice | None) -> None:
        """Answer, or leave a speak-up alone."""
        if self.coach is not None:
            self._tell(self.coach.after(choice))
        if choice is None:
            self.session.let_be()
            return
        self._try(lambda: self.session.answer(choice))

    def _try(self, deed: Callable[[], None]) -> None:
        attempt(deed, self.voice.words, self.voice.line)

    def _vote(self) -> None:
        """What the table decides together: vote, or ask for something."""
        found = motions.motions(self.session, self.voice)
        vote = motions.asked(self.session)
        if vote is not None:
            self.voice.line(motions.question(self.session, self.voice, vote))
        if not found:
            self.voice.say("nobody-votes")
            return
        self.voice.say("option", n=0, text=self.voice.text("let-be"))
        for number, motion in enumerate(found, start=1):
            self.voice.say("option", n=number, text=motion.text)
        said = self._read()
        if said.isdecimal() and 1 <= int(said) <= len(found):
            self._try(found[int(said) - 1].do)

    def _news(self) -> None:
        asked = self.session.ask() is not None
        moments = self.deeds.moments(self.session.moments(), asked, self.session.view())
        self.last = [event for events, _ in moments for event in events] or self.last
        for events, view in moments:
            for event in events:
                before, after = self.narrator(event, view, self.show)
                self._tell([line for line in (before, self.show.line(event), after) if line])
        if not self.introduced:  # once, as soon as I know who I am
            lines = terminal_of(self.session.game).who(self.session.view(), self.show)
            self.introduced = bool(lines)
            self._tell(["", *lines] if lines else [])
        _, stands = self.narrator(None, self.session.view(), self.show)
        self._tell([stands] if stands and stands != self.stands else [])
        self.stands = stands
        for line in heard(self.session, self.voice.words):
            self.voice.line(line)

    def _board(self) -> Board:
        return self.describe(self.session.view(), self.show)

    def _choose(self, ask: Ask, optional: bool) -> Choice | None:
        """Ask until a number that was offered comes back."""
        if self.coach is not None:
            self._tell(self.coach.before())
        self._question(ask, optional)
        while True:
            words = self._read().split(maxsplit=1)
            if not words:
                continue
            first = words[0].casefold()
            if first.isdecimal() and int(first) == 0 and optional:
                return None
            if first.isdecimal() and 1 <= int(first) <= len(ask.options):
                return ask.options[int(first) - 1]
            command = self.keys.get(first)
            if command is None:
                self.voice.say("no-such-option", got=words[0], n=len(ask.options))
            elif command == "again":
                self._question(ask, optional)
            else:
                self._command(command, words[1] if len(words) > 1 else "")

    def _question(self, ask: Ask, optional: bool) -> None:
        self.voice.line()
        self.voice.line(self.voice.words.ask(self.session.game, ask.kind))
        if optional:
            self.voice.say("option", n=0, text=self.voice.text("let-be"))
        view = self.session.view()
        for number, choice in enumerate(ask.options, start=1):
            self.voice.say("option", n=number, text=self.show.choice(choice, view))

    def _read(self) -> str:
        said = self.voice.read(self.source)
        if said is None:
            raise PlayerLeft
        return said

    def _command(self, command: str, about: str) -> None:
        actions: dict[str, Callable[[], Sequence[str]]] = {
            "table": lambda: plain_lines(self._board(), self.voice.words),
            "mine": lambda: [
                line for section in self._board().mine for line in section_lines(section, self.voice.words)
            ],
            "help": lambda: help_lines(self.session.game, about, self.voice, view=self.session.view()),
            "rules": lambda: [
                *([] if about else knowledge.rules_behind(self.last, self.session.game, self.voice.words)),
                *help_lines(self.session.game, about, self.voice, rules_only=True),
            ],
        }
        if command == "quit":
            raise PlayerLeft
        if command == "coach" and self.coach is not None:
            self._tell(self.coach.consider())
            return
        if command == "vote":
            self._vote()
            return
        self._tell(actions[command]())

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.voice.line(line)


def help_lines(
    game: str, about: str, voice: LinePrinter, rules_only: bool = False, view: Json | None = None
) -> list[str]:
    """What is known about a word; without one, what can be asked about."""
    words = voice.words
    if not about:
        if rules_only:
            return [voice.text("rules-how")]
        titles = [topic.title for topic in knowledge.topics(game, words, view)]
        return [voice.text("help-how"), ", ".join(titles)]
    found = knowledge.search(about, game, words, rules_only, view)
    if not found:
        return [voice.text("help-nothing", about=about)]
    return [words.titled(topic.title, topic.text) for topic in found[:8]]


def ending(session: Session, show: Show, told: Sequence[Json] = ()) -> list[str]:
    """How it ended, for whom, and the story behind it, as far as the last events have not `told` it."""
    outcome = session.outcome
    assert outcome is not None
    known = {name for event in told for name in event}
    lines = [""]
    if "winners" not in known:
        lines.append(show.words.outcome(session.game, outcome, session.names, session.seat))
    lines.append(show.say("you-won" if session.seat in outcome.winners else "you-lost"))
    views = session.everything()
    if views and "total" not in known:  # counting everybody's points has told the story
        lines += terminal_of(session.game).story(views, show)
    return lines
