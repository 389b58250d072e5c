"""What New Salem's cards show, in words: one description of a card from its facts, for all who show cards.

The sentences stand in `locales/*/new_salem.ftl`; the browser fills the same ones (`games/new_salem/printed.ts`).
"""

from collections.abc import Mapping
from functools import partial

from meetinghouse.boardgames.new_salem.cardset import HOUSE_POINTS, RED_BORDER
from meetinghouse.boardgames.new_salem.names import HOUSE_WITCHES
from meetinghouse.engine.json_types import Json
from meetinghouse.words import NONE, Words

Cards = dict[str, Mapping[str, Json]]
# the fields of a card set that a description says
SHOWN = {
    "building": ("type", "piece", "symbols"),
    "character": ("side", "types"),
    "event": ("cost", "border", "points"),
}


def facts(view: Json) -> Cards:
    """What is printed on the cards of a table, by family and id."""
    cards = view["cards"]
    witches, red = cards.get("witches", HOUSE_WITCHES), cards.get("red", RED_BORDER)
    points = {**HOUSE_POINTS, **cards.get("points", {})}
    return {
        "building": {name: building(name, symbols) for name, symbols in cards["buildings"].items()},
        "character": {
            name: {"side": "witch" if name in witches else "puritan", "types": types}
            for name, types in cards["characters"].items()
        },
        "event": {
            name: {"cost": cost, "border": "red" if name in red else "plain", "points": points.get(name, 0)}
            for name, cost in cards["costs"].items()
        },
    }


def building(name: str, symbols: list[str]) -> Json:
    """Type and piece of a Building follow from its place."""
    kind, piece = name.rsplit("_", 1)
    return {"type": kind, "piece": piece, "symbols": symbols}


def cubes(words: Words, symbols: list[str]) -> str:
    """What a Building makes when it is built."""
    named = words.alike([words.name("new_salem", "symbol", one) for one in symbols])
    return words.say("new-salem-building-cubes", symbols=words.join(named) or NONE)


def says(words: Words, family: str, card: Json) -> str:
    """All that a card shows beside its name and text."""
    name = partial(words.name, "new_salem")
    if family == "building":
        kind, piece = name("type", card["type"]), name("piece", card["piece"])
        return words.say("new-salem-building-says", type=kind, piece=piece, cubes=cubes(words, card["symbols"]))
    if family == "character":
        types = words.join([name("type", one) for one in card["types"]])
        return words.say("new-salem-character-says", side=name("side", card["side"]), types=types or NONE)
    if family == "event":
        points = card.get("points") or 0
        return words.say("new-salem-event-says", cost=card["cost"], border=card["border"], points=points)
    return ""
