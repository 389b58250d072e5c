"""A glossary: the words of a game that a newcomer may not know, declared as data.

What is said of a word stands in the locales. A word that is the name of a card, token or the like (`of` is its family)
has the name and the `.text` of that; any other has an entry of its own, `<game>-word-<id>`, with a `.text`. The forms
in which it stands in sentences are listed under `<game>-word-<id>.forms`, divided by commas; without them its name is
the only one.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TermRules:
    """A word and the numbers of the rules that explain it, most important first."""

    id: str
    rules: tuple[str, ...]
    of: str = ""
