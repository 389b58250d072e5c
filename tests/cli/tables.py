"""What the tests of the terminal share."""

from __future__ import annotations

import io
from collections.abc import Sequence

from meetinghouse.cli.main import main
from meetinghouse.cli.session import LocalSession, open_local
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.words import Words

SMALLEST = {"salem1692": 4, "new_salem": 3, "affliction": 2}
LANGUAGES = ("en", "fr", "es")


def session(game: str, seats: int | None = None, seat: int = 0, seed: int = 1692, level: int = 1) -> LocalSession:
    """A table with one person and random bots."""
    count = SMALLEST[game] if seats is None else seats
    names = [f"Player{number}" for number in range(1, count + 1)]
    return open_local(game, count, seat, names, level, seed, {})


def voice(lang: str = "en") -> tuple[LinePrinter, io.StringIO]:
    """A strict voice and what it said: a missing sentence is an error."""
    out = io.StringIO()
    return LinePrinter(Words(lang, strict=True), out, out), out


def run(words: Sequence[str], capsys: object) -> tuple[int, str, str]:
    """One command, its exit status and what it wrote."""
    status = main(list(words))
    out, err = capsys.readouterr()  # type: ignore[attr-defined]  # pytest's own fixture
    return status, out, err
