"""`meetinghouse learn`: the lesson of a game, scene by scene, line by line."""

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from meetinghouse.board import plain_lines
from meetinghouse.cli.plain import COMMANDS, Plain, PlayerLeft
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.deeds import ToldMoment
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.table import Outcome
from meetinghouse.learn.lessons import LET_BE, Lesson, resume, scenes
from meetinghouse.learn.scenes import LessonWords, Scene

if TYPE_CHECKING:
    from meetinghouse.server.wire.shapes import TalkLine


def learn(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Play the scenes from one on; says how to go on later where somebody leaves."""
    found = scenes(given.game)
    if not found:
        raise CliError("no-lesson", game=voice.words.say(f"{given.game}-name"))
    first = given.scene or 1
    if first > len(found):
        raise CliError("out-of-range", got=str(first), low=1, high=str(len(found)))
    command = f"meetinghouse learn {given.game} --lang {voice.words.lang} --scene"
    for number, scene in list(enumerate(found, start=1))[first - 1 :]:
        title = voice.words.say(f"{given.game}-lesson-{scene.id}")
        voice.line()
        voice.line(voice.words.say("lesson-scene", n=number, of=len(found), title=title))
        played = Learner(LessonSession(given.game, scene, voice), voice, sys.stdin)
        if number == first:
            played.begin()
        if not played.play():
            voice.say("left")
            voice.say("learn-later", command=f"{command} {number}")
            return 0
    voice.line()
    voice.say("learn-play", command=f"meetinghouse play {given.game} --coach --level 1 --lang {voice.words.lang}")
    return 0


class LessonSession:
    """The learner's seat, as a terminal sees any seat."""

    def __init__(self, game: str, scene: Scene, voice: LinePrinter) -> None:
        self.game = game
        self.seat = scene.seat
        people = [name.strip() for name in voice.words.say("lesson-people").split(",")]
        self.names = people[: scene.seats]
        self.lesson = Lesson(game, scene)
        self._cursor = self.lesson.match.observer.event_count  # what was before is on the table already

    @property
    def outcome(self) -> Outcome | None:
        return self.lesson.match.outcome

    def view(self) -> Json:
        return self.lesson.match.view(self.seat)

    def ask(self) -> Ask | None:
        return self.lesson.ask

    def answer(self, choice: Choice) -> None:
        self.lesson.answer(choice)

    def let_be(self) -> None:
        self.lesson.answer(LET_BE)

    def moments(self) -> list[ToldMoment]:
        told, self._cursor = self.lesson.match.news(self.seat, self._cursor)
        return [ToldMoment(told, self.view())] if told else []

    def talk(self) -> "list[TalkLine]":
        return []

    def advance(self) -> bool:
        return False

    def everything(self) -> list[Json]:
        return []

    def take_back(self) -> bool:
        """Undo the last answer and all that came of it; False where there is none."""
        answers = self.lesson.answers[:-1]
        if len(answers) == len(self.lesson.answers):
            return False
        self.lesson = resume(self.game, self.lesson.scene.id, answers)
        self.lesson.said = []  # it has been said before
        self._cursor = self.lesson.match.observer.event_count
        return True


class TakenBack(Exception):
    """The learner has taken an answer back, so the open question is gone."""


class Learner(Plain):
    """One scene, told line by line."""

    commands = (*(name for name in COMMANDS if name != "vote"), "hint", "back")
    session: LessonSession

    def __init__(self, session: LessonSession, voice: LinePrinter, source: TextIO) -> None:
        super().__init__(session, voice, source)
        self._hints = 0  # given for the step in hand
        self.introduced = True  # the lesson itself says who the learner is

    def begin(self) -> None:
        """Who one is, and what can be typed: said once, before the first scene."""
        self.voice.say("your-seat", seat=self.session.seat + 1, name=self.show.player(self.session.seat))
        self.voice.say("learn-keys", **{name: key for key, name in self.keys.items()})

    def play(self) -> bool:
        """Until the scene is done; False if the learner leaves before."""
        task: LessonWords | None = None
        for line in plain_lines(self._board(), self.voice.words):
            self.voice.line(line)
        self.voice.line()
        try:
            while True:
                lesson = self.session.lesson
                self._news()
                self._say(lesson.said)
                if lesson.done:
                    return True
                if lesson.task is not None and lesson.task != task:
                    task = lesson.task
                    self._hints = 0
                    self._say([task])
                self._next(lesson.ask)
        except PlayerLeft:
            return False

    def _next(self, ask: Ask | None) -> None:
        try:
            if ask is None:
                self.voice.line(self.voice.words.say("lesson-stuck"))
                self._take_back()
            else:
                self._respond(self._choose(ask, optional=not ask.required))
        except TakenBack:
            self.voice.line(self.voice.words.say("lesson-taken-back"))

    def _say(self, said: Sequence[LessonWords]) -> None:
        for one in said:
            self.voice.line(self.voice.words.lesson(self.session.game, one, self.session.names))

    def _command(self, command: str, about: str) -> None:
        if command == "hint":
            self._hint()
        elif command == "back":
            self._take_back()
        else:
            super()._command(command, about)

    def _hint(self) -> None:
        """The next hint; behind the last one, the very answer."""
        lesson = self.session.lesson
        step = lesson.step
        assert step is not None
        if step.free:
            self.voice.line(self.voice.words.say("lesson-any"))
        elif self._hints < step.hints:
            self._hints += 1
            self._say([LessonWords(lesson.entry(step), f"hint{self._hints}")])
        elif lesson.way is not None:
            self.voice.line(self.voice.words.choice(self.session.game, lesson.way, self.session.names))

    def _take_back(self) -> None:
        if not self.session.take_back():
            self.voice.say("learn-nothing")
            return
        self.deeds.forget()
        raise TakenBack
