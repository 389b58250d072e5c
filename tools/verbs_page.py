"""Writes the tables of verbs in docs/card-sets.md from what the check reads. `--check` only compares.

What a verb does is written by hand in the last column, which stays as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path

from meetinghouse import find_game
from meetinghouse.cards.checking import with_cards
from meetinghouse.cards.fields import Field, Number, OneOf, Several
from meetinghouse.cards.verbs import Amount, Program, Ref, Word

PAGE = Path(__file__).resolve().parents[1] / "docs" / "card-sets.md"
MANY = 14  # names that a cell spells out; the rest stands in the text above it


def _names(values: tuple[object, ...]) -> list[str]:
    shown = [f"`{str(value).lower() if isinstance(value, bool) else value}`" for value in values if value != ""]
    return shown if len(shown) <= MANY else [*shown[: MANY - 1], "…"]


def told(field: Field) -> str:
    """What may stand in a field."""
    match field:
        case Amount():
            parts = [field.number.expected.replace("..", "–"), "a named number"]
        case Ref():
            named = [f"named {kind}" if kind.endswith("s") else f"a named {kind}" for kind in field.kinds]
            parts = [*_names(field.always), *named]
        case Word():
            parts = [field.number.expected.replace("..", "–"), *_names(field.words)]
        case Several():
            parts = [f"a list of {field.least} to {field.most} of {told(field.item)}"]
        case OneOf():
            parts = _names(field.values)
        case Number():
            parts = [field.expected.replace("..", "–")]
        case _:
            raise TypeError(f"{type(field).__name__} has no words yet")
    return ", ".join(parts)


def done_by(old: str) -> dict[str, str]:
    """What each verb does, from the table that is there."""
    rows = (row.strip("| ").split(" | ") for row in old.splitlines() if row.startswith("| `"))
    return {row[0].strip("`"): row[3] for row in rows if len(row) == 4}


def table(program: Program, does: dict[str, str]) -> str:
    """A row for each verb: its value, its fields with what they are where they are left out, and what it does."""
    rows = ["| verb | its value | fields | does |", "|---|---|---|---|"]
    for name, verb in program.verbs.items():
        fields = []
        for field, shape in verb.fields.items():
            usual = "" if shape.default in (None, "") else f", else `{str(shape.default).lower()}`"
            fields.append(f"`{field}`{'' if shape.needed else '?'}: {told(shape)}{usual}")
        if name not in does:
            raise SystemExit(f"{PAGE.name} does not say what `{name}` does")
        rows.append(f"| `{name}` | {told(verb.what)} | {'; '.join(fields) or '–'} | {does[name]} |")
    return "\n".join(rows)


def page(text: str) -> str:
    """The page with its tables written anew."""
    for game in with_cards():
        verbs = find_game(game).module("verbs")
        assert verbs is not None, f"{game} has no verbs"
        first, last = f"<!-- verbs {game}: written by tools/verbs_page.py -->\n", f"\n<!-- /verbs {game} -->"
        before, found, rest = text.partition(first)
        old, ended, after = rest.partition(last)
        if not found or not ended:
            raise SystemExit(f"{PAGE.name} has no place for the verbs of {game}")
        text = f"{before}{first}{table(verbs.PROGRAM, done_by(old))}{last}{after}"
    return text


def main(given: list[str]) -> int:
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if given == ["--check"]:
        return int(new != old)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
