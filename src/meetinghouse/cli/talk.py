"""How the command speaks: in the reader's language, to standard output, and about mistakes to standard error."""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, TextIO

from meetinghouse.engine.errors import MeetinghouseError, shorten
from meetinghouse.words import LANGUAGES, Words

# What the environment calls a language, in the order in which it is asked.
VARIABLES = ("MEETINGHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

BAD = 2  # the exit status of a command that was refused
STOPPED = 130  # what shells expect of one that was interrupted


class CliError(Exception):
    """Something the reader should know and can mend: an entry `cli-error-<code>` of the locales."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_for_words = args


def language_of(argv: Sequence[str], environ: Mapping[str, str] | None = None) -> str:
    """The reader's language: what they wrote after `--lang`, else what their system speaks, else English."""
    given = list(argv)
    for place, word in enumerate(given):
        wanted = None
        if word == "--lang" and place + 1 < len(given):
            wanted = given[place + 1]
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
        if wanted in LANGUAGES:
            return str(wanted)
    for name in VARIABLES:
        start = (os.environ if environ is None else environ).get(name, "")[:2].lower()
        if start in LANGUAGES:
            return start
    return "en"


class LinePrinter:
    """Prints lines. `say` takes an entry of cli.ftl without its `cli-`."""

    def __init__(self, words: Words, out: TextIO | None = None, err: TextIO | None = None) -> None:
        self.words = words
        self.out = out or sys.stdout
        self.err = err or sys.stderr

    def text(self, entry: str, **args: Any) -> str:
        return self.words.say(f"cli-{entry}", **args)

    def say(self, entry: str, **args: Any) -> None:
        self.line(self.text(entry, **args))

    def line(self, text: str = "") -> None:
        self.out.write(text + "\n")
        self.out.flush()

    def read(self, source: TextIO) -> str | None:
        """What is typed at the prompt; None where the input ends."""
        self.out.write(self.text("prompt") + " ")
        self.out.flush()
        said = source.readline()
        if not said or not source.isatty():
            self.line(said.strip())  # nobody typed it, so the transcript needs the answer
        return said.strip() if said else None

    def complain(self, error: CliError | MeetinghouseError) -> None:
        self.err.write(self.complaint(error) + "\n")
        self.err.flush()

    def complaint(self, error: CliError | MeetinghouseError) -> str:
        """The code, and a sentence about it with what was expected and what came."""
        if isinstance(error, CliError):
            sentence = self.text(f"error-{error.code}", **error.args_for_words)
        else:
            sentence = self.words.refusal(error)
            # data, where errors can say it so; where it is a phrase for developers, people get none
            prose = isinstance(error.expected, str) and " " in error.expected
            if error.expected is not None and not prose:
                facts = self.text("error-facts", expected=_spelled(error.expected), got=shorten(error.got))
                sentence = f"{sentence} {facts}"
        return self.text("error-line", code=error.code, text=sentence)


def _spelled(expected: object) -> str:
    """As it is written on a command line; everything else as data."""
    if isinstance(expected, Mapping):
        return ", ".join(f"{name}={_spelled(one)}" for name, one in expected.items())
    return expected if isinstance(expected, str) else shorten(expected)
