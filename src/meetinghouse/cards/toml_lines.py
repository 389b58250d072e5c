"""On which line of a TOML file each value begins. `tomllib` tells it only of what it cannot read."""

import re

Path = tuple[str | int, ...]

_SPACE = re.compile(r"[ \t]*")
_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_REST = re.compile(r"[ \t]*(?:#[^\n]*)?")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN = re.compile(r"[^,\]}\n#]*")


class TomlPlace:
    """Where a table, a key or an entry begins, and the places inside it."""

    __slots__ = ("inside", "line", "tables")

    def __init__(self, line: int) -> None:
        self.line = line
        self.inside: dict[str | int, TomlPlace] = {}
        self.tables = 0  # entries of an array of tables

    def line_of(self, way: Path) -> int:
        """The line of a value, or of the last place on the way to it that is there."""
        place = self
        for part in way:
            inner = place.inside.get(part)
            if inner is None:
                break
            place = inner
        return place.line


def lines(text: str) -> TomlPlace:
    """The place of every table, key and entry; of text that `tomllib` can read."""
    return _Reader(text.replace("\r\n", "\n")).read()


class _Reader:
    """Follows the grammar of TOML as far as it takes to know what belongs to which key."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.root = TomlPlace(1)
        self.breaks = [i for i, sign in enumerate(text) if sign == "\n"]
        self.passed = 0  # line breaks before `at`

    def read(self) -> TomlPlace:
        table = self.root
        self._skip(_GAP)
        while self.at < len(self.text):
            if self.text.startswith("[[", self.at):
                self.at += 2
                table = self._key(self.root)
                table.tables += 1
                table = self._inner(table, table.tables - 1)
                self.at += 2
            elif self.text[self.at] == "[":
                self.at += 1
                table = self._key(self.root)
                self.at += 1
            else:
                self._pair(table)
            self._skip(_REST)
            self._skip(_GAP)
        return self.root

    def _skip(self, what: re.Pattern[str]) -> str:
        match = what.match(self.text, self.at)
        assert match is not None  # every pattern that is skipped may be empty, or stands where `tomllib` found it
        self.at = match.end()
        return match.group()

    def _inner(self, place: TomlPlace, part: str | int) -> TomlPlace:
        """`[cards.fire]` is where `cards` begins, if nothing was there before."""
        found = place.inside.get(part)
        if found is None:
            while self.passed < len(self.breaks) and self.breaks[self.passed] < self.at:
                self.passed += 1
            found = place.inside[part] = TomlPlace(self.passed + 1)
        return found

    def _key(self, place: TomlPlace) -> TomlPlace:
        """A key, dotted or not. One that goes on inside an array of tables means its last entry."""
        while True:
            self._skip(_SPACE)
            part = self._skip(_STRING)[1:-1] if self.text[self.at] in "\"'" else self._skip(_BARE)
            place = self._inner(place, part)
            self._skip(_SPACE)
            if self.text[self.at] != ".":
                return place
            if place.tables:
                place = place.inside[place.tables - 1]
            self.at += 1

    def _pair(self, table: TomlPlace) -> None:
        place = self._key(table)
        self.at += 1  # past the sign of equality
        self._skip(_SPACE)
        self._value(place)

    def _value(self, place: TomlPlace) -> None:
        sign = self.text[self.at]
        if sign == "[":
            self.at += 1
            number = 0
            while self._inside("]"):
                self._value(self._inner(place, number))
                number += 1
        elif sign == "{":
            self.at += 1
            while self._inside("}"):
                self._pair(place)
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
