"""`meetinghouse cards`: begin a card set of one's own, explain every mistake in one, and print one as tables."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meetinghouse.cardsets import explain, read, with_cards
from meetinghouse.cli.talk import BAD, CliError, Voice
from meetinghouse.engine.card_fields import Field, OneOf, Words, short
from meetinghouse.engine.cardset import FORMAT, BadCards, CardSets, Raw, Section, Shape, load
from meetinghouse.registry import find_game
from meetinghouse.words import Words as Language


def cards(voice: Voice, given: argparse.Namespace) -> int:
    """`cards new GAME FILE`, `cards check FILE` and `cards show FILE`."""
    if given.what == "new":
        return begin(voice, given.subject, given.target)
    if given.what not in ("check", "show"):
        raise CliError("not-one-of", got=given.what, choices="new, check, show")
    try:
        shape, raw, problems = read(load(given.subject))
    except BadCards as error:
        shape, raw, problems = Shape("", {}), {}, list(error.problems)
    for problem in problems:
        voice.line(explain(voice.words, problem))
    if given.what == "show" and not problems:
        show(voice, shape, raw)
        return 0
    voice.say("cards-bad" if problems else "cards-good", file=given.subject, n=len(problems))
    return BAD if problems else 0


def sets_of(game: str) -> CardSets[Any]:
    """The card sets of a game whose cards can be others."""
    known = with_cards()
    if game not in known:
        raise CliError("one-card-set", game=find_game(game).id)
    return known[game]


# ---- a new set -----------------------------------------------------------------------------------------------------


def begin(voice: Voice, game: str, target: str | None) -> int:
    """Write a set to start from; a file that is there already is left alone."""
    text = template(sets_of(game), voice.words)
    if target is None:
        voice.line(text)
        return 0
    try:
        with Path(target).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise CliError("exists", file=target) from error
    except OSError as error:
        raise CliError("cannot-write", file=target, why=error.strerror or "") from error
    voice.say("cards-begun", file=target)
    return 0


def template(sets: CardSets[Any], words: Language) -> str:
    """The house set without its origins, with the names of its cards, and what may stand in each field above them."""
    shape = sets.shape
    raw, _ = shape.read(sets.text("house"))
    game = shape.game
    lines = [f"# {line}" for line in words.say("cards-template").splitlines()]
    lines += [
        "",
        f'format = "{FORMAT}"',
        f'game = "{game}"',
        'set = "my_cards"',
        f"name = {_toml(words.say(f'{game}-name'))}",
    ]
    for name, section in shape.sections.items():
        ids = [name] if section.ids == () else [card for card in section.ids or raw[name] if card in raw[name]]
        free = [card for card in section.ids or () if card not in raw[name]]
        lines += ["", f"# ---- {name} " + "-" * (80 - len(name)), *_notes(section, [*free, *ids])]
        for card in ids:
            printed = raw[name] if section.ids == () else raw[name][card]
            lines += ["", f"[{name}]" if section.ids == () else f"[{name}.{card}]"]
            if section.family:
                lines.append(f"name = {_toml(words.name(game, section.family, card))}")
            lines += [
                f"{field} = {_toml(printed[field])}"
                for field, kind in section.of(card).items()
                if field in printed and (kind.needed or printed[field] != kind.default)
            ]
        if section.spare and free:
            lines += ["", f"# [{name}.{free[0]}] … [{name}.{free[-1]}]"]
    return "\n".join(lines) + "\n"


def _notes(section: Section, cards: Sequence[str]) -> list[str]:
    """What each field of the first card may be, and what only others have; what may be left out stands in brackets."""
    first = section.of(cards[0])
    notes = [(name, kind, "") for name, kind in first.items()]
    notes += [
        (name, kind, f" ({card})") for card in cards for name, kind in section.of(card).items() if name not in first
    ]
    return [
        f"#   {name if kind.needed else f'({name})'}: {kind.expected}{whose}"
        for name, kind, whose in notes
        if kind.expected and _is_open(kind)
    ]


def _is_open(kind: Field) -> bool:
    """Whether a set has a choice there; names and texts are explained at the top."""
    return not isinstance(kind, Words) and not (isinstance(kind, OneOf) and len(kind.values) == 1)


def _toml(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- a set as tables -----------------------------------------------------------------------------------------------


def show(voice: Voice, shape: Shape, raw: Raw) -> None:
    """Every card in a table of its section."""
    words = voice.words.of_set(shape.game, shape.words(raw))
    console = Console(file=voice.out, highlight=False)
    for name, section in shape.sections.items():
        rows = {name: raw[name]} if section.ids == () else raw[name]
        known = dict.fromkeys(f for card in rows for f, kind in section.of(card).items() if _is_open(kind))
        fields = [field for field in known if any(field in printed for printed in rows.values())]
        grid = Grid(title=name, title_justify="left")
        for title in (*([voice.text("cards-name")] if section.family else []), *fields):
            grid.add_column(title)
        for card, printed in rows.items():
            kinds = section.of(card)
            cells = [words.name(shape.game, section.family, card)] if section.family else []
            for field in fields:
                family = _names(shape, kinds[field]) if field in kinds else ""
                # a card that names one of its own kind means what that one does with us, not the card of this set
                theirs = family not in ("", section.family)
                called: Callable[[Any], str] = partial(words.name, shape.game, family) if theirs else short
                cells.append(_cell(printed.get(field), called))
            grid.add_row(*map(Text, cells))
        console.print(grid)


def _names(shape: Shape, kind: Field) -> str:
    """The family of the cards that a field names, such as the colonists of a grievance."""
    values = set(getattr(getattr(kind, "item", kind), "values", ()))
    parts = (part for part in shape.sections.values() if part.family and part.ids)
    return next((part.family for part in parts if values and values <= {*(part.ids or ())}), "")


def _cell(value: Any, called: Callable[[Any], str]) -> str:
    if isinstance(value, list) and not any(isinstance(entry, dict) for entry in value):
        return ", ".join(map(called, value))
    return "" if value is None else "…" if isinstance(value, list) else called(value)
