"""What may be printed on a card: the kinds of fields of which a game makes the shape of its card sets (`cardset`).

A field is checked with the way to it, and says everything that is wrong with what stands there.
"""

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meetinghouse.cards.toml_lines import Path as Way

_SPELT = {"None": "–", "True": "true", "False": "false"}


# Signs that show nothing though Unicode calls them letters, marks or symbols.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_MOST_MARKS = 3  # combining marks on one letter: more than any language writes


def visible(text: str) -> str:
    """Text in which nothing steers a terminal or turns text round: such signs are spelt out, as in TOML."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(f"\\u{ord(c):04X}" if unicodedata.category(c)[0] in "CZ" and c != " " else c for c in text)


def short(value: Any) -> str:
    """A value as a mistake quotes it."""
    text = value if isinstance(value, str) else _SPELT.get(repr(value)) or repr(value)
    text = visible(text[:60])
    return text if len(text) <= 60 else text[:59] + "…"


class Problem(NamedTuple):
    """Something wrong with a card set: the way to it, a code with words of its own (`cards-<code>`), and the facts."""

    way: Way
    code: str
    expected: str
    got: str
    line: int = 0
    late: bool = False  # refused only since sets are checked more strictly: one that stands in a log or a record may

    @property
    def where(self) -> str:
        """The field, spelt as in the file."""
        parts = (f"[{part}]" if isinstance(part, int) else f".{short(part)}" for part in self.way)
        return "".join(parts).lstrip(".")


class Field(ABC):
    """One value on a card. `default` stands for it where it may be left out."""

    expected = ""
    needed = True
    default: Any = None

    @abstractmethod
    def problems(self, value: Any, way: Way) -> Iterator[Problem]:
        """What is wrong with the value."""

    def or_else(self, default: Any) -> "Field":
        """The same field where it may be left out."""
        self.needed, self.default = False, default
        return self


class Single(Field):
    """A value that fits or does not."""

    @abstractmethod
    def fits(self, value: Any) -> bool:
        """Whether the value can stand here."""

    def problems(self, value: Any, way: Way) -> Iterator[Problem]:
        if not self.fits(value):
            yield Problem(way, "bad-value", self.expected, short(value))


class Number(Single):
    def __init__(self, low: int, high: int) -> None:
        """Both ends belong to it."""
        self.low, self.high = low, high
        self.expected = f"{low}..{high}"

    def fits(self, value: Any) -> bool:
        """Refuses `True`, which is an int in Python."""
        return type(value) is int and self.low <= value <= self.high


class OneOf(Single):
    """One of some values, such as names or `true` and `false`."""

    def __init__(self, values: Sequence[Any]) -> None:
        """A mistake lists `values` in this order."""
        self.values = tuple(values)
        self.expected = ", ".join(short(value) for value in values)

    def fits(self, value: Any) -> bool:
        """Equal, and of the same type: `1` is not `true`."""
        return any(type(value) is type(known) and value == known for known in self.values)


FLAG = (True, False)


class Matching(Single):
    """Text of one form."""

    def __init__(self, pattern: str, example: str) -> None:
        """The whole text must match."""
        self.pattern = re.compile(pattern)
        self.expected = example

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and self.pattern.fullmatch(value) is not None


class Several(Field):
    def __init__(self, item: Field, least: int, most: int, different: bool = False) -> None:
        """What each entry is, how many there may be, and whether one may stand twice."""
        self.item, self.least, self.most, self.different = item, least, most, different
        many = str(least) if least == most else f"{least}..{most}"
        self.expected = f"{many} × ({item.expected})"

    def problems(self, value: Any, way: Way) -> Iterator[Problem]:
        """What is wrong with the list, then with each entry."""
        if not isinstance(value, list):
            yield Problem(way, "bad-value", self.expected, short(value))
        elif not self.least <= len(value) <= self.most:
            yield Problem(way, "how-many", self.expected, str(len(value)))
        else:
            for number, entry in enumerate(value):
                yield from self.item.problems(entry, (*way, number))
                if self.different and entry in value[:number]:
                    yield Problem((*way, number), "twice", self.expected, short(entry))


class PrintedWords(Field):
    """What people read: plain text, the same in all languages or one for each."""

    _LANGUAGE = re.compile(r"[a-z]{2}")
    _FORBIDDEN = frozenset("<>{}[]\\`")  # signs that some screen, terminal or sentence takes for more than text

    def __init__(self, most: int, needed: bool = False) -> None:
        """The most signs it may have; what is ours has words in the locales and needs none."""
        self.most, self.needed = most, needed
        self.expected = f"1..{most} × a-z À-ž 0-9 . , ; : ! ? ( ) ≠ {' '.join(sorted(self._FORBIDDEN))}"

    def problems(self, value: Any, way: Way) -> Iterator[Problem]:
        """What is wrong with the one text, or with each language's."""
        if not isinstance(value, dict):
            yield from self._text(value, way)
            return
        if not value:
            yield Problem(way, "missing", "en, fr, es", short(value))
        for lang, text in value.items():
            if self._LANGUAGE.fullmatch(lang) is None:
                yield Problem((*way, lang), "unknown-field", "en, fr, es", short(lang))
            else:
                yield from self._text(text, (*way, lang))

    def _text(self, text: Any, way: Way) -> Iterator[Problem]:
        plain = isinstance(text, str) and text.strip() == text and 1 <= len(text) <= self.most
        # letters, marks, digits, signs and spaces; nothing that steers a terminal or turns text round
        if not plain or any(c in self._FORBIDDEN or unicodedata.category(c)[0] == "C" for c in text):
            yield Problem(way, "words", self.expected, short(text))
        elif not _readable(text):
            yield Problem(way, "unreadable-words", self.expected, short(text))


def _readable(text: str) -> bool:
    """Whether a person could read it: it has a letter or a digit, and no letter carries a heap of marks."""
    if not _BLANK.isdisjoint(text) or not any(unicodedata.category(c)[0] in "LN" for c in text):
        return False
    room = 0  # for marks on the sign before
    for c in unicodedata.normalize("NFC", text):
        if unicodedata.category(c)[0] != "M":
            room = 0 if c == " " else _MOST_MARKS
        elif room == 0:
            return False
        else:
            room -= 1
    return True


Fields = Mapping[str, Field]
