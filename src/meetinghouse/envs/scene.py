"""What a picture shows of a table, as plain data: open cards, every seat with what lies before it, and what is mine.

A game declares the function that lays its table out (`Game(picture=...)`, `scene(view, named) -> Scene`); a game
without one is laid out from the shape of its view. `envs.picture` paints it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meetinghouse import find_game
from meetinghouse.engine.game import load
from meetinghouse.engine.json_types import Json
from meetinghouse.words import Words


class Card(NamedTuple):
    """One card, or several alike. `tone` is one of the painter's colours; a card without a name lies face down."""

    name: str
    tone: str = "paper"
    copies: int = 1


class Row(NamedTuple):
    """Cards under one title."""

    title: str
    cards: list[Card]


class Place(NamedTuple):
    """A seat: a line for each thing to know, rows of cards, and whether it is asked now or out of the game."""

    lines: list[str]
    rows: list[Row]
    asked: bool
    out: bool = False


class Scene(NamedTuple):
    """A whole table as one viewer sees it."""

    title: str
    headline: list[str]
    rows: list[Row]
    places: list[Place]
    mine: list[Row]


class Named:
    """Names of things, for those who lay tables out."""

    def __init__(self, words: Words, game: str) -> None:
        self.words = words
        self.game = game

    def __call__(self, family: str, value: Any) -> str:
        return self.words.name(self.game, family, str(value))

    def say(self, entry: str, **args: Any) -> str:
        """An entry of the words that the terminal uses."""
        return self.words.say(f"cli-{entry}", **args)

    def seat(self, seat: int) -> str:
        return self.say("seat-number", seat=seat) if seat >= 0 else self.say("nobody")

    def player(self, view: Json, seat: int) -> str:
        """A seat by its number; the viewer's own says so."""
        return f"{self.seat(seat)} ({self.say('you')})" if seat == view["viewer"] else self.seat(seat)

    def cards(self, family: str, counts: Mapping[str, int], tones: Mapping[str, str] | None = None) -> list[Card]:
        """Cards from counts by kind."""
        found = tones or {}
        return [Card(self(family, kind), found.get(kind, "paper"), n) for kind, n in counts.items() if n]


def asked(view: Json, seat: int) -> bool:
    """Whether a decision is open that asks this seat, which is public."""
    return view["decision"] is not None and seat in view["decision"]["seats"]


def scene_of(view: Json, named: Named) -> Scene:
    """The table as the game lays it out."""
    place = find_game(named.game).picture
    lay: Callable[[Json, Named], Scene] = load(place) if place else scene_by_shape
    return lay(view, named)


# Parts of a view that every game has and that are no part of the table.
_ENGINE = frozenset({"game", "rules", "viewer", "seats", "options", "next_id", "stack", "decision", "outcome", "words"})


def scene_by_shape(view: Json, named: Named) -> Scene:
    """Lists with one entry for each seat lie before the seats; the rest lies open under its own name."""
    seats = view["seats"]
    parts = {name: value for name, value in view.items() if name not in _ENGINE}
    each = {name: value for name, value in parts.items() if isinstance(value, list) and len(value) == seats}
    places = [
        Place(
            [named.player(view, seat)],
            [Row(name.replace("_", " "), _plain(value[seat])) for name, value in each.items()],
            asked(view, seat),
        )
        for seat in range(seats)
    ]
    rows = [Row(name.replace("_", " "), _plain(value)) for name, value in parts.items() if name not in each]
    return Scene(named.game.replace("_", " ").capitalize(), [], [row for row in rows if row.cards], places, [])


def _plain(value: Any) -> list[Card]:
    if isinstance(value, dict):
        return [Card(f"{name} {entry}") for name, entry in value.items()]
    if isinstance(value, list):
        return [Card(str(entry)) for entry in value]
    return [] if value is None else [Card(str(value))]
