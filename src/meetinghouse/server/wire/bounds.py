"""What JSON from a stranger may be at most besides its size, looked at before it is parsed."""

from __future__ import annotations

import re

MOST_DEPTH = 32
MOST_DIGITS = 40  # of a number, such as 1e308 written out in Python's shortest way
_LONG = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
# strings are passed over whole; a quote that is left is the beginning of one without an end
_SIGN = re.compile(rb'"(?:[^"\\]|\\.)*"|([\[{]|[\]}]|"|[0-9]+)', re.DOTALL)


def too_much(data: bytes) -> bool:
    """Whether it goes too deep or has too long a number. Nearly always a count of brackets is all that it takes."""
    if data.count(b"[") + data.count(b"{") <= MOST_DEPTH and _LONG.search(data) is None:
        return False
    depth = 0
    for found in _SIGN.finditer(data):
        sign = found.group(1)
        if sign is None:
            continue
        if sign == b'"':
            break  # no parser reads on
        depth += (sign in b"[{") - (sign in b"]}")
        if depth > MOST_DEPTH or len(sign) > MOST_DIGITS:
            return True
    return False
