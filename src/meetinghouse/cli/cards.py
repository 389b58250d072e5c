"""`meetinghouse cards`: begin a card set of one's own, explain every mistake in one, and print one as tables."""

from __future__ import annotations

import argparse
import tomllib
from typing import Any

from meetinghouse.cli.talk import CliError, Voice
from meetinghouse.engine.cardset import BadCards, CardSets, Problem, Shape
from meetinghouse.engine.cardset import load as read_cards
from meetinghouse.engine.game import load
from meetinghouse.registry import all_games
from meetinghouse.words import Words

BAD = 2


def cards(voice: Voice, given: argparse.Namespace) -> int:
    """`cards check FILE`."""
    if given.what != "check":
        raise CliError("not-one-of", got=given.what, choices="check")
    try:
        text = read_cards(given.file)
        _, problems = shape_of(text).read(text)
    except BadCards as error:
        problems = list(error.problems)
    for problem in problems:
        voice.line(explain(voice.words, problem))
    voice.say("cards-bad" if problems else "cards-good", file=given.file, n=len(problems))
    return BAD if problems else 0


def sets_of(game: str) -> CardSets[Any]:
    """The card sets of a game whose cards can be others."""
    with_cards = {known.id: known.cards for known in all_games() if known.cards}
    if game not in with_cards:
        raise CliError("cards-no-game", got=game, choices=", ".join(with_cards))
    found: CardSets[Any] = load(with_cards[game]).SETS
    return found


def shape_of(text: str) -> Shape:
    """The shape of a set in the game that its text says it is for."""
    try:
        game = tomllib.loads(text).get("game")
    except (tomllib.TOMLDecodeError, RecursionError):
        return Shape("", {})  # says where it stops being TOML
    return sets_of(str(game)).shape


def explain(words: Words, problem: Problem) -> str:
    """One mistake as a sentence with its place."""
    why = words.say(f"cards-{problem.code}", expected=problem.expected, got=problem.got)
    if not problem.way:
        return words.say("cards-in-file", why=why)
    return words.say("cards-at", line=problem.line, where=problem.where, why=why)
