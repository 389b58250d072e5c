"""What TOML from a stranger may be at most, looked at in one pass over its signs before anything parses it.

Parsers take time and memory that grow with the square of some of these numbers, and with numbers of thousands of
digits. The pass itself takes a millisecond for the largest text there may be.
"""

import re

from meetinghouse.cards.fields import Problem

MOST_BYTES = 32_768
MOST_DEPTH = 16  # brackets within brackets, or parts of a dotted key
MOST_ENTRIES = 6_000  # tables, keys and values of lists
MOST_DIGITS = 20  # of a number

# strings and comments are passed over whole; a quote that is left is the beginning of a string without an end
_SIGN = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|(?P<open>"""|\'\'\')|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|(?P<quote>["\'])'
    r"|#[^\n]*|(?P<sign>[\[\]{}=,.\n])|(?P<number>[+-]?[0-9][0-9A-Za-z_]*)|[A-Za-z_-][A-Za-z0-9_-]*",
    re.DOTALL,
)


def excess(text: str) -> Problem | None:
    """The first bound that is broken. What comes after a string without an end is not looked at: nobody reads it."""
    size = len(text.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        return Problem((), "too-big", str(MOST_BYTES), str(size))
    brackets = dots = entries = 0
    for found in _SIGN.finditer(text):
        kind = found.lastgroup
        if kind == "sign":
            sign = found.group()
            if sign == ".":
                dots += 1
            else:
                dots = 0
                brackets += (sign in "[{") - (sign in "]}")
                entries += sign in "[{=,"
            if max(brackets, dots + 1) > MOST_DEPTH:
                return _at("too-deep", MOST_DEPTH, max(brackets, dots + 1), text, found.start())
            if entries > MOST_ENTRIES:
                return _at("too-many", MOST_ENTRIES, entries, text, found.start())
        elif kind == "number" and found.end() - found.start() > MOST_DIGITS:
            return _at("long-number", MOST_DIGITS, found.end() - found.start(), text, found.start())
        elif kind in ("open", "quote"):
            break
    return None


def _at(code: str, most: int, got: int, text: str, place: int) -> Problem:
    return Problem((), code, str(most), str(got), text.count("\n", 0, place) + 1)
