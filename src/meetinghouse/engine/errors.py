"""Refusals. Each has a code (`error-<code>` in the locales) and says what was expected and what came."""

from typing import Any


class MeetinghouseError(Exception):
    """Base of every error this package raises on purpose."""

    def __init__(self, code: str, *, expected: Any = None, got: Any = None, rule: str | None = None) -> None:
        """Keep the facts apart, so that a reader's own language can be used at the edge."""
        super().__init__(code)
        self.code = code
        self.expected = expected
        self.got = got
        self.rule = rule

    def __str__(self) -> str:
        """Code and facts for developers; people get `words.error(...)`."""
        text = self.code
        if self.rule is not None:
            text += f" [{self.rule}]"
        if self.expected is not None:
            text += f" (expected {shorten(self.expected)}, got {shorten(self.got)})"
        return text


class IllegalMove(MeetinghouseError):
    """The input does not answer the open decision in a legal way. Nothing has changed."""


class BadInput(MeetinghouseError, ValueError):
    """A seat count, option, seed, view or argument that cannot be what was meant."""


class BrokenRecord(MeetinghouseError, ValueError):
    """A record that cannot be read, is of an unknown version, or contradicts itself."""


def shorten(value: Any) -> str:
    """`repr`, cut: error texts quote what came without carrying a whole file."""
    try:
        text = repr(value)
    except Exception:
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 120 else text[:119] + "…"
