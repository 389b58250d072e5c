"""Which extra brings a package that an environment needs, said where the package is missing."""

from __future__ import annotations


def missing(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same error with the command that mends it."""
    return ModuleNotFoundError(f'{error.msg}: run pip install "meetinghouse[{extra}]"', name=error.name)
