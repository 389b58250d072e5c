"""What JSON from a stranger may be at most besides its size, looked at before it is parsed."""

import re

MOST_DEPTH = 32
MOST_PARTS = 4096  # values in all, as commas and brackets count them
MOST_DIGITS = 40  # of a number, such as 1e308 written out in Python's shortest way
_LONG = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
# Whole, or without an end: no parser reads on after that. Nothing here is tried twice, or escapes would cost squares.
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def too_much(data: bytes) -> bool:
    """Whether it goes too deep, has too many parts or too long a number. Nearly always a count is all that it takes."""
    brackets = data.count(b"[") + data.count(b"{")
    if brackets <= MOST_DEPTH and brackets + data.count(b",") <= MOST_PARTS and _LONG.search(data) is None:
        return False
    bare = _STRING.sub(b"", data)
    brackets = bare.count(b"[") + bare.count(b"{")
    if brackets + bare.count(b",") > MOST_PARTS or _LONG.search(bare) is not None:
        return True
    depth = 0
    for sign in bare.translate(None, _NO_BRACKETS)[: 2 * MOST_PARTS]:  # more would have too many that close
        depth += 1 if sign in b"[{" else -1
        if depth > MOST_DEPTH:
            return True
    return False
