"""Writes docs/research/<game>.md: for each game the same form, made from the registries. `--check` only compares."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

import meetinghouse as mh
from meetinghouse.engine.acts import ActTable
from meetinghouse.engine.game import Closes, Kind
from meetinghouse.observation.layout import VERSION, Slice, counted, layout_of, size_of
from meetinghouse.words import Words

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "research"


def page(game: str) -> str:
    """One game's page."""
    found = mh.find_game(game)
    spec = found.spec
    columns = counted(found)
    deeds, between = (", ".join(f"`{name}`" for name in names) for names in (columns.counts, columns.pairs))
    acts = "\n".join(_acts(found.acts))
    options = "\n".join(
        f"| `{name}` | `{option.default}` | {', '.join(f'`{c}`' for c in option.choices)} |"
        for name, option in spec.options.items()
    )
    kinds = "\n".join(
        f"| `{kind.name}` | {kind.closes.value} | {kind.seconds or '–'} | {_hides(kind)} |"
        for _, kind in sorted(found.rules.kinds.items())
    )
    return f"""# {Words("en").say(f"{game}-name")} for researchers

<!-- written by tools/research_pages.py; do not edit -->

| | |
|---|---|
| id | `{game}` (OpenSpiel: `meetinghouse_{game}`, PettingZoo: `meetinghouse_{game}_v{VERSION}`) |
| seats | {spec.min_seats} to {spec.max_seats} |
| rules | [docs/rules/{game}.en.md](../rules/{game}.en.md), version {spec.rules_version} |
| observation | version {VERSION}; rises when an observation or the numbering of acts changes |
| rewards | at the end: +1 for every winner, -1 for the others; 0 for all when all win |
| chance | explicit in OpenSpiel, one outcome at a time; seeded elsewhere |
| information | imperfect; simultaneous decisions are asked seat by seat and leak nothing |

## Options

| option | default | may be |
|---|---|---|
{options}

## Decisions

Several seats at once where it closes with `all` or `first-yes`; with `main`, one decides while others may speak up.

| kind | closes | seconds wished for | hides who has answered |
|---|---|---:|---|
{kinds}

## Acts

{len(found.acts)} acts, numbered once and for all; the mask says which are on offer. Seats in acts are
counted from the asked seat on, but for OpenSpiel, records and data sets, where they are the match's own.

| numbers | act |
|---|---|
{acts}

## Observation

{size_of(found):,} bytes in 0..255 at every table, made of what the seat knows and nothing else. Parts with numbers for
seats have room for {spec.max_seats}, counted from the viewer on. The public past is counted:

- for each seat: {deeds}
- for each seat with each: {between}

| part | numbers | size |
|---|---|---:|
{_parts(layout_of(found))}
"""


def _parts(slices: Iterable[Slice]) -> str:
    return "\n".join(f"| `{p.name}` | {p.start}..{p.start + p.size - 1} | {p.size} |" for p in slices)


def _hides(kind: Kind) -> str:
    if kind.closes in (Closes.ONE, Closes.MAIN):
        return "–"
    return "no" if kind.public_answers else "yes"


def _acts(table: ActTable) -> list[str]:
    rows = []
    for do, group in groupby(table.acts, key=lambda act: act.do):
        same = list(group)
        first, last = same[0], same[-1]
        number = f"{first.id}" if first is last else f"{first.id}..{last.id}"
        shown = ", ".join(f"{name}={value}" for name, value in first.args.items())
        until = ", ".join(f"{name}={value}" for name, value in last.args.items())
        rows.append(
            f"| {number} | `{do}`"
            + (f": {shown}" if shown else "")
            + (f" … {until}" if last is not first else "")
            + " |"
        )
    return rows


def main() -> int:
    """Write or compare."""
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for game in mh.games():
        target = FOLDER / f"{game}.md"
        text = page(game)
        if "--check" in sys.argv:
            if not target.is_file() or target.read_text(encoding="utf-8") != text:
                stale.append(target.name)
        else:
            target.write_text(text, encoding="utf-8")
    if stale:
        sys.stderr.write(f"stale: {stale}; run python tools/research_pages.py\n")
    return len(stale)


if __name__ == "__main__":
    raise SystemExit(main())
