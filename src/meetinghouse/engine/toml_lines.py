"""On which line of a TOML file each value begins. `tomllib` tells it only of what it cannot read."""

from __future__ import annotations

import re
from typing import Any

Path = tuple[str | int, ...]

_SPACE = re.compile(r"[ \t]*")
_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_REST = re.compile(r"[ \t]*(?:#[^\n]*)?")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN = re.compile(r"[^,\]}\n#]*")


def lines(text: str) -> dict[Path, int]:
    """The line of every table, key and entry, by the way to it; of text that `tomllib` can read."""
    return _Reader(text.replace("\r\n", "\n")).read()


class _Reader:
    """Follows the grammar of TOML as far as it takes to know what belongs to which key."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}
        self.breaks = [i for i, sign in enumerate(text) if sign == "\n"]
        self.passed = 0  # line breaks before `at`

    def read(self) -> dict[Path, int]:
        table: Path = ()
        self._skip(_GAP)
        while self.at < len(self.text):
            if self.text.startswith("[[", self.at):
                self.at += 2
                table = self._key(self._resolve)
                number = self.counts[table] = self.counts.get(table, -1) + 1
                table = (*table, number)
                self._note(table)
                self.at += 2
            elif self.text[self.at] == "[":
                self.at += 1
                table = self._key(self._resolve)
                self._note(table)
                self.at += 1
            else:
                self._pair(table)
            self._skip(_REST)
            self._skip(_GAP)
        return self.found

    def _skip(self, what: re.Pattern[str]) -> str:
        match = what.match(self.text, self.at)
        assert match is not None  # every pattern that is skipped may be empty, or stands where `tomllib` found it
        self.at = match.end()
        return match.group()

    def _note(self, path: Path) -> None:
        while self.passed < len(self.breaks) and self.breaks[self.passed] < self.at:
            self.passed += 1
        for length in range(1, len(path) + 1):  # `[cards.fire]` is where `cards` begins, if nothing was there before
            self.found.setdefault(path[:length], self.passed + 1)

    def _resolve(self, path: Path) -> Path:
        """A header that goes on inside an array of tables means its last entry."""
        return (*path, self.counts[path]) if path in self.counts else path

    def _key(self, resolve: Any = None) -> Path:
        """A key, dotted or not."""
        path: Path = ()
        while True:
            self._skip(_SPACE)
            part = self._skip(_STRING)[1:-1] if self.text[self.at] in "\"'" else self._skip(_BARE)
            if resolve is not None and path:
                path = resolve(path)
            path = (*path, part)
            self._skip(_SPACE)
            if self.text[self.at] != ".":
                return path
            self.at += 1

    def _pair(self, table: Path) -> None:
        start = self.at
        path = (*table, *self._key())
        end, self.at = self.at, start
        self._note(path)
        self.at = end + 1  # past the sign of equality
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        self._note(path)
        sign = self.text[self.at]
        if sign == "[":
            self.at += 1
            number = 0
            while self._inside("]"):
                self._value((*path, number))
                number += 1
        elif sign == "{":
            self.at += 1
            while self._inside("}"):
                self._pair(path)
        elif sign in "\"'":
            self._skip(_STRING)
        else:
            self._skip(_PLAIN)

    def _inside(self, closing: str) -> bool:
        """Go to the next entry; false, and past the end, when there is none."""
        self._skip(_GAP)
        if self.text[self.at] == ",":
            self.at += 1
            self._skip(_GAP)
        if self.text[self.at] != closing:
            return True
        self.at += 1
        return False
