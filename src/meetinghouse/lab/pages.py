"""Tables for the pages under docs/, between two marks, so that a command can renew them and leave the prose alone.

A game's balance page is docs/balance/<game>.md, with a chart beside it. Run from the root of a checkout:

    meetinghouse balance affliction --games 1000 --strength 1000 --write docs/balance/affliction.md
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path


def put_between(page: str, mark: str, text: str) -> str:
    """The page with `text` between `<!-- mark -->` and `<!-- /mark -->`.

    >>> put_between("a <!-- x -->old<!-- /x --> b", "x", "new")
    'a <!-- x -->\\nnew\\n<!-- /x --> b'
    """
    start, end = _marks(mark)
    before, rest = page.split(start, 1)
    after = rest.split(end, 1)[1]
    return f"{before}{start}\n{text}\n{end}{after}"


def has_marks(page: str, mark: str) -> bool:
    """Whether `put_between` would find its place."""
    start, end = _marks(mark)
    return start in page and end in page.split(start, 1)[1]


def _marks(mark: str) -> tuple[str, str]:
    return f"<!-- {mark} -->", f"<!-- /{mark} -->"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown.

    >>> print(table(["a", "b"], [["1", "2"]]))
    | a | b |
    |---|---|
    | 1 | 2 |
    """
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


@dataclass(frozen=True)
class Balancing:
    """What a balance page is made from; `meetinghouse balance --help` says what each of them is."""

    games: int = 100
    seed: int = 1692
    jobs: int = 1
    cards: str = "house"
    strength: int = 0
    write: Path | None = None
    keep: Path | None = None
