"""`meetinghouse cards`: begin a card set of one's own, explain every mistake in one, and print one card by card."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from meetinghouse.cards.checking import read, with_cards
from meetinghouse.cards.fields import Field, OneOf, PrintedWords, Problem
from meetinghouse.cards.sets import FORMAT, BadCards, CardSection, CardSets, Raw, Shape, load
from meetinghouse.cli.talk import BAD, CliError, LinePrinter
from meetinghouse.registry import find_game
from meetinghouse.words import Words as Language

COLUMNS = 80  # of a terminal as it opens


def cards(voice: LinePrinter, given: argparse.Namespace) -> int:
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
        voice.line(_explain(voice.words, problem))
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


def begin(voice: LinePrinter, game: str, target: str | None) -> int:
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


def _notes(section: CardSection, cards: Sequence[str]) -> list[str]:
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
    return not isinstance(kind, PrintedWords) and not (isinstance(kind, OneOf) and len(kind.values) == 1)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_toml(entry)}" for name, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


# ---- a set as pages ------------------------------------------------------------------------------------------------


def show(voice: LinePrinter, shape: Shape, raw: Raw) -> None:
    """Every card with all that it says, in lines of at most 80 columns."""
    words = voice.words.of_set(shape.game, shape.words(raw))
    printed: Any = find_game(shape.game).module("printed")
    for name, section in shape.sections.items():
        voice.line(f"---- {name} ".ljust(COLUMNS, "-"))
        for card, fields in ({name: raw[name]} if section.ids == () else raw[name]).items():
            says = printed.says(words, section.family, fields) if section.family else ""
            told = printed.SHOWN[section.family] if says else ()
            rest = [
                f"{field} = {_toml(fields[field])}"
                for field, kind in section.of(card).items()
                if field in fields
                and field not in told
                and _is_open(kind)
                and fields[field] not in (None, kind.default)
            ]
            entry = f"{shape.game}-{section.family}-{card}"
            text = words.say(entry, "text") if section.family and words.has(entry, "text") else ""
            _lines(voice, f"{words.say(entry)} [{card}]" if section.family else f"[{card}]", "")
            for part in (says, text, *rest):
                _lines(voice, part, "    ")
        voice.line()


def _lines(voice: LinePrinter, text: str, indent: str) -> None:
    """Broken between words, by the columns that they take: some letters take two."""
    for line in Text(text).wrap(Console(width=COLUMNS), COLUMNS - len(indent)):
        voice.line((indent + line.plain).rstrip())


def _explain(words: Language, problem: Problem) -> str:
    """One mistake as a sentence with its place."""
    why = words.say(f"cards-{problem.code}", expected=problem.expected, got=problem.got)
    if not problem.way:
        return words.say("cards-in-file", why=why)
    return words.say("cards-at", line=problem.line, where=problem.where, why=why)
