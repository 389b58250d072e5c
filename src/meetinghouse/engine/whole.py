"""Reads whole numbers that callers hand in."""

from operator import index
from typing import Any


def whole(value: Any) -> Any:
    """Make an int of anything that counts as one, such as NumPy's; return all else as it is, for the caller to refuse.

    >>> whole(True)                                 # a truth is not a number
    True
    """
    if type(value) is int or isinstance(value, bool):
        return value
    try:
        return index(value)
    except TypeError:
        return value
