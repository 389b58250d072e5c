"""Card sets of any game: which game a set is for, what is wrong with it, and how to say so."""

from __future__ import annotations

import tomllib
from typing import Any

from meetinghouse.engine.card_fields import Problem, short
from meetinghouse.engine.cardset import MOST_BYTES, CardSets, Raw, Shape
from meetinghouse.engine.game import load
from meetinghouse.registry import all_games
from meetinghouse.words import Words


def with_cards() -> dict[str, CardSets[Any]]:
    """The games whose cards can be others, by id."""
    return {game.id: load(game.cards).SETS for game in all_games() if game.cards}


def read(text: str) -> tuple[Shape, Raw, list[Problem]]:
    """A set in the shape of the game that its text says it is for, and everything that is wrong with it."""
    anything = Shape("", {})
    if len(text) > MOST_BYTES:
        return anything, *anything.read(text)
    try:
        game = tomllib.loads(text).get("game")
    except (tomllib.TOMLDecodeError, RecursionError):
        return anything, *anything.read(text)
    known = with_cards()
    if game not in known:
        return anything, {}, [Problem(("game",), "bad-value", ", ".join(known), short(game), 1)]
    shape = known[game].shape
    return shape, *shape.read(text)


def explain(words: Words, problem: Problem) -> str:
    """One mistake as a sentence with its place."""
    why = words.say(f"cards-{problem.code}", expected=problem.expected, got=problem.got)
    if not problem.way:
        return words.say("cards-in-file", why=why)
    return words.say("cards-at", line=problem.line, where=problem.where, why=why)
