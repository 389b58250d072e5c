"""Tables for the pages under docs/, between two marks, so that a command can renew them and leave the prose alone."""

from __future__ import annotations

from collections.abc import Iterable

from meetinghouse.lab.arena import Strength


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


def strength_table(found: Iterable[Strength]) -> str:
    """One line for each seat count and side, in Markdown. The games are those in which the side took part."""
    lines = ["| seats | side | games | level 2 | random | odds ratio | 95% |", "|---|---|---|---|---|---|---|"]
    for row in found:
        # Near the top, where a side hardly ever loses, the second place behind the point is the one that tells.
        places = 1 if row.at_random.rate < 0.98 else 2
        lines.append(
            f"| {row.seats} | {row.side} | {row.at_random.games:,} | {row.played_well.rate:.{places}%} "
            f"| {row.at_random.rate:.{places}%} | {row.odds.ratio:.2f} | {row.odds.low:.2f} – {row.odds.high:.2f} |"
        )
    return "\n".join(lines)
