"""Card sets that a server knows besides those of the games: the operator's folder, and a look at what a host has."""

from __future__ import annotations

import logging
from pathlib import Path

from meetinghouse import cardsets
from meetinghouse.engine.cardset import BadCards, load
from meetinghouse.server.wire.http import CardProblem, CardSetInfo, CheckedCards

log = logging.getLogger("meetinghouse.server")


def offered(folder: str) -> list[CardSetInfo]:
    """The sets of a folder by file name. One with a mistake is left out, and the log says why."""
    found = []
    for file in sorted(Path(folder).glob("*.toml")) if folder else ():
        try:
            text = load(file)
        except BadCards as error:
            log.warning("card set left out", extra={"file": file.name, "why": error.problems[0].code})
            continue
        shape, raw, problems = cardsets.read(text)
        if problems:
            first = problems[0]
            log.warning("card set left out", extra={"file": file.name, "line": first.line, "field": first.where})
        else:
            found.append(CardSetInfo(shape.game, raw["set"], shape.words(raw), text))
    return found


def look(text: str) -> CheckedCards:
    """What a set is, and everything that is wrong with it."""
    shape, raw, problems = cardsets.read(text)
    if problems:
        told = [CardProblem(p.line, p.where, p.code, p.expected, p.got) for p in problems]
        return CheckedCards(shape.game, problems=told)
    cards = {name: raw[name] for name in shape.sections}
    return CheckedCards(shape.game, raw["set"], shape.words(raw), cards)
