"""Card sets of any game: which game a set is for, and what is wrong with it."""

from typing import Any

from meetinghouse.cards.fields import Problem, short
from meetinghouse.cards.sets import CardSets, Raw, Shape, parse
from meetinghouse.registry import all_games


def with_cards() -> dict[str, CardSets[Any]]:
    """The games whose cards can be others, by id."""
    found = {game.id: game.module("cardset") for game in all_games() if "cards" in game.spec.options}
    return {game: module.SETS for game, module in found.items() if module is not None}


def read(text: str) -> tuple[Shape, Raw, list[Problem]]:
    """A set in the shape of the game that its text says it is for, and everything that is wrong with it."""
    raw, places, unread = parse(text)
    known = with_cards()
    game = raw.get("game")
    if unread or not isinstance(game, str) or game not in known:
        return Shape("", {}), {}, unread or [Problem(("game",), "bad-value", ", ".join(known), short(game), 1)]
    shape = known[game].shape
    return shape, raw, shape.problems(raw, places)
