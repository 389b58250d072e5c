"""`meetinghouse trial`: the puzzle of the day in the terminal, and `--make` for more of them."""

import argparse
import sys
import time
from datetime import UTC, date, datetime
from itertools import islice

from meetinghouse import puzzles
from meetinghouse.board import Show, plain_lines, terminal_of
from meetinghouse.cli.files import check_file, write_file
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.scenes import LessonWords
from meetinghouse.lookback.puzzle import RIGHT, ProofStep
from meetinghouse.puzzles import Tally, make

SIGNS = {"right": "✓", "unproven": "?", "wrong": "✗"}
FIRST_SEED = 1_000_000


def trial(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Solve the trial of a day, or make new ones."""
    if given.make:
        return _make(voice, given)
    day = _day(given.date)
    return Solver(voice, puzzles.posed(puzzles.number_of(day.toordinal())), day).play()


def _day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise CliError("not-a-date", got=text) from None


def _make(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Write so many puzzles of one game, and say what they took."""
    if given.game is None or given.into is None:
        raise CliError("trial-make")
    check_file(given.into)
    last = Tally(0, 0, 0, 0)

    def watch(tally: Tally) -> None:
        nonlocal last
        last = tally

    began = time.process_time()
    seed = FIRST_SEED if given.seed is None else given.seed
    found = list(islice(make(given.game, seed, watch), given.make))
    write_file(given.into, "".join(one.line() + "\n" for one in found))
    seconds = round(time.process_time() - began)
    voice.say("trial-made", n=len(found), **last._asdict(), seconds=seconds, file=given.into)
    return 0


class Solver:
    """One trial, asked until it is solved or given up."""

    def __init__(self, voice: LinePrinter, posed: puzzles.Posed, day: date) -> None:
        self.voice = voice
        self.words = voice.words
        self.posed = posed
        self.day = day
        puzzle = posed.puzzle
        self.game, self.seat = puzzle.game, puzzle.seat
        self.names = [name.strip() for name in self.words.say("trial-people").split(",")][: puzzle.seats]
        self.show = Show(self.words, self.game, self.names, self.seat)

    def play(self) -> int:
        voice, say = self.voice, self.words.say
        view = self.posed.match.view(self.seat)
        voice.line(say("trial-of", day=self.day.isoformat()) + " · " + say(f"{self.game}-name"))
        voice.line(say("trial-you", name=self.names[self.seat]))
        for line in plain_lines(terminal_of(self.game).describe(view, self.show), self.words):
            voice.line(line)
        if self.posed.facts:
            voice.line()
            voice.line(say("trial-facts"))
            for n, fact in enumerate(self.posed.facts, start=1):
                self._step(n, fact)
        voice.line()
        voice.line(say(f"{self.game}-trial-{self.posed.kind}"))
        voice.line(self.words.ask(self.game, self.posed.question))
        answers = self.posed.answers
        voice.say("option", n=0, text=say("trial-give-up"))
        for n, answer in enumerate(answers, start=1):
            voice.say("option", n=n, text=self._deed(answer))
        signs = ""
        while True:
            said = voice.read(sys.stdin)
            if said is None:
                voice.say("left")
                return 0
            if not said.isdecimal() or int(said) > len(answers):
                voice.say("no-such-option", got=said, n=len(answers))
                continue
            if int(said) == 0:
                voice.line(say("trial-gave-up"))
                break
            verdict = self.posed.verdict(answers[int(said) - 1])
            signs += SIGNS[verdict]
            if verdict == RIGHT:
                voice.line(say("trial-right") + " " + say("trial-tries", n=len(signs)))
                break
            voice.line(self._tell(verdict, answers[int(said) - 1]))
        voice.line(say("trial-proof"))
        for n, step in enumerate(self.posed.proof(), start=1):
            self._step(n, step)
        if signs:
            voice.line(say("trial-signs", day=self.day.isoformat(), signs=signs, streak=0))
        return 0

    def _deed(self, answer: Json) -> str:
        """What a button would say."""
        return self.words.choice(self.game, answer, self.names)

    def _tell(self, key: str, args: Json) -> str:
        return self.words.lesson(self.game, LessonWords(f"{self.game}-trial-{key}", args=args), self.names)

    def _step(self, n: int, step: ProofStep) -> None:
        args = dict(step.args)
        if "choice" in args:
            args["deed"] = self._deed(args["choice"])
            args["points"], args["error"] = args["behind"] / 10, args["error"] / 10
        if "best" in args:
            args["deed"] = self._deed(args["best"])
        self.voice.line(f"{n:>3}. {self._tell(step.key, args)}")
        if "chain" in args:
            chain = " → ".join(self.names[seat] for seat in (*args["chain"], args["chain"][0]))
            self.voice.line("     " + self.words.say("trial-chain", chain=chain))
        for key, seats in (("may", step.may), ("sure", step.sure)):
            if seats:
                self.voice.line("     " + self._tell(key, {"seats": list(seats)}))
