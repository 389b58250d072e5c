"""The table in a real terminal of 80 by 24 letters, and of other sizes in the middle of a question.

The command runs behind a pseudo-terminal; what it draws is read letter by letter as a terminal emulator shows it. A
twin of the game in this process says what must be on the screen: the same seed deals the same game.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pyte
import pytest

from meetinghouse.board import Show
from meetinghouse.cli.app import KEYS, LET_BE
from meetinghouse.cli.parser import build
from meetinghouse.cli.play import deal
from meetinghouse.cli.session import LocalSession
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.words import Words

COLUMNS, LINES = 80, 24
DOWN, HOME = "\x1b[B", "\x1b[H"
PATIENCE = 60.0  # seconds until something that should be on the screen counts as missing: the machine may be busy
QUESTIONS = 30
SEATS = {"salem1692": 12, "new_salem": 8, "affliction": 4}
KINDS = 6  # of questions that so many answers meet at least
FRAME = re.compile(r"[│╭╮╰╯─▁▂▃▄▅▆▇█▔▎]+")
FOOT = " F1 "
# What shells and programs that loaded readline leave behind: true at first, and no longer once the window changes.
LEFT_BEHIND = {"COLUMNS": str(COLUMNS), "LINES": str(LINES)}


class Terminal:
    """A command behind a pseudo-terminal, and its screen."""

    def __init__(self, words: list[str]) -> None:
        self.screen = pyte.Screen(COLUMNS, LINES)
        self._stream = pyte.ByteStream(self.screen)
        self._own, theirs = pty.openpty()
        self._set(theirs, COLUMNS, LINES)
        environment = {**os.environ, **LEFT_BEHIND, "TERM": "xterm-256color", "COLORTERM": "", "LC_ALL": "C.UTF-8"}
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "meetinghouse", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that it hears when the size changes
        )
        os.close(theirs)

    @staticmethod
    def _set(terminal: int, columns: int, lines: int) -> None:
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def resize(self, columns: int, lines: int) -> None:
        """The window changes, the kernel tells the command by SIGWINCH, and everything is painted anew."""
        self.screen.resize(lines, columns)
        self._set(self._own, columns, lines)
        self.until(self._fits, f"a painting of {columns} by {lines}")

    def _fits(self) -> bool:
        """Whether what is painted reaches from edge to edge."""
        rows = self.screen.display
        frames = [row.rstrip() for row in rows if row.startswith("╭")]
        return FOOT in rows[-1] and all(len(row) == len(rows[0]) and row.endswith("╮") for row in frames)

    def press(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def read(self, seconds: float) -> bool:
        """Take in what was drawn; whether there was anything."""
        ready, _, _ = select.select([self._own], [], [], seconds)
        if not ready:
            return False
        try:
            self._stream.feed(os.read(self._own, 65536))
        except OSError:  # the command has ended
            return False
        return True

    def until(self, found: Callable[[], bool], what: str) -> None:
        """Wait for something to be on the screen."""
        end = time.monotonic() + PATIENCE
        while not found():
            self.read(0.05)
            assert time.monotonic() < end, f"not on the screen: {what}\n" + "\n".join(self.screen.display)

    def pane(self, title: str) -> str:
        """The words within the frame that bears a title, or within the lowest one."""
        rows = self.screen.display
        corners = [at for at, row in enumerate(rows) if row.startswith("╭") and title in row]
        top = corners[-1] if corners else len(rows)
        bottom = next((at for at in range(top, len(rows)) if rows[at].startswith("╰")), top)
        return _plain(" ".join(rows[top + 1 : bottom]))

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._own)


def _plain(text: str) -> str:
    """Words with single spaces, without the frames around them."""
    return " ".join(FRAME.sub(" ", text).split())


class Twin:
    """The same game in this process: what is asked and told at the other end."""

    def __init__(self, words: list[str], speaker: LinePrinter) -> None:
        given = build(speaker).parse_args(words)
        self.session: LocalSession = deal(speaker, given)
        self.words = speaker.words
        self.show = Show(speaker.words, self.session.game, self.session.names, self.session.seat)
        self.told: list[str] = []
        self._chance = Random(1692)
        self._go_on()

    def _hear(self) -> None:
        self.told += [_plain(self.show.line(event)) for events, _ in self.session.moments() for event in events]

    def _go_on(self) -> None:
        self._hear()
        while self.session.outcome is None and self.session.ask() is None and self.session.advance():
            self._hear()

    @property
    def question(self) -> str:
        ask = self.session.ask()
        assert ask is not None
        return _plain(self.words.ask(self.session.game, ask.kind))

    def options(self, speaker: LinePrinter) -> list[str]:
        """The lines of the open question as they stand in the list."""
        ask = self.session.ask()
        assert ask is not None
        first = [] if ask.required else [f"{LET_BE} {speaker.text('let-be')}"]
        keys = [*KEYS, *[""] * len(ask.options)]
        shown = zip(keys, ask.options, strict=False)
        return first + [_plain(f"{key} {self.show.choice(choice)}") for key, choice in shown]

    def answer(self) -> str:
        """Answer with any option that has a key; returns the key."""
        ask = self.session.ask()
        assert ask is not None
        number = self._chance.randrange(min(len(ask.options), len(KEYS)))
        self.session.answer(ask.options[number])
        self._go_on()
        return KEYS[number]


@contextmanager
def table(game: str) -> Iterator[tuple[Terminal, Twin, LinePrinter]]:
    """A table of the largest size on a screen of 80 by 24, and its twin."""
    words = ["play", game, "--seats", str(SEATS[game]), "--seed", "1692", "--level", "1", "--lang", "en", "--quick"]
    speaker = LinePrinter(Words("en"))
    twin = Twin(words, speaker)
    terminal = Terminal(words)
    try:
        yield terminal, twin, speaker
    finally:
        terminal.close()


def shown(terminal: Terminal, words: str) -> None:
    """Wait for words in the lowest frame, where questions stand."""
    terminal.until(lambda: words in terminal.pane(""), words)


def asked(terminal: Terminal, twin: Twin) -> None:
    shown(terminal, twin.question)


def every_option_is_found(terminal: Terminal, wanted: list[str]) -> None:
    """Go down the list line by line, and back to its beginning."""
    for line in wanted:
        shown(terminal, line)
        terminal.press(DOWN)
    terminal.press(HOME)
    shown(terminal, wanted[0])


@pytest.mark.parametrize("game", SEATS)
def test_every_option_of_every_question_is_found_at_80_by_24(game: str) -> None:
    """Each kind of question that a game asks, and each list that is longer than those before."""
    with table(game) as (terminal, twin, speaker):
        walked: dict[str, int] = {}
        for _ in range(QUESTIONS):
            if twin.session.outcome is not None:
                break
            asked(terminal, twin)
            wanted = twin.options(speaker)
            if len(wanted) > max(walked.values(), default=0) or twin.question not in walked:
                every_option_is_found(terminal, wanted)
                walked[twin.question] = len(wanted)
                if len(walked) == 2:  # in the middle of a question the window changes, twice
                    for columns, lines in ((64, 20), (COLUMNS, LINES)):
                        terminal.resize(columns, lines)
                        asked(terminal, twin)
                        every_option_is_found(terminal, wanted)
            terminal.press(twin.answer())
        assert len(walked) >= KINDS and max(walked.values()) > 7, walked


def test_the_log_is_broken_anew_when_the_window_changes() -> None:
    with table("salem1692") as (terminal, twin, speaker):
        for _ in range(3):
            asked(terminal, twin)
            terminal.press(twin.answer())
        asked(terminal, twin)
        long = next(line for line in reversed(twin.told) if len(line) > 40)
        title = speaker.text("title-log")
        for columns in (COLUMNS, 60, 100):
            terminal.resize(columns, 40)
            asked(terminal, twin)
            terminal.until(lambda: long in terminal.pane(title), f"{long} at {columns} columns")
