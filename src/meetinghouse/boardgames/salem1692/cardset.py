"""What is printed on the cards, read from the card set `cards/salem1692/base.toml`. The rules repeat none of it."""

from __future__ import annotations

import tomllib
from typing import Any

from meetinghouse import resources


def _load() -> dict[str, Any]:
    with resources.path("cards", "salem1692", "base.toml").open("rb") as file:
        return tomllib.load(file)


_SET = _load()

# By the number of the card, which is its place in the set.
IDS = tuple(str(card["id"]) for card in _SET["card"])
RULES = tuple(str(card["rule"]) for card in _SET["card"])  # the first number in docs/rules that is about it
COLOURS = tuple(str(card["colour"]) for card in _SET["card"])
COPIES = tuple(int(card["copies"]["value"]) for card in _SET["card"])
WORTH = tuple(int(card.get("worth", {"value": 0})["value"]) for card in _SET["card"])


def of_colour(colour: str) -> tuple[int, ...]:
    """The numbers of the cards of one colour."""
    return tuple(number for number, printed in enumerate(COLOURS) if printed == colour)


def tryal_cards(seats: int, extra_witch: bool) -> tuple[int, int, int]:
    """How many Not a Witch, Witch and Constable cards are dealt (S1.3, S14.6)."""
    table = _SET["tryals"]
    at = table["players"].index(seats)
    total = table["not_a_witch"][at] + table["witch"][at] + table["constable"][at]
    witches = table["witch_with_extra" if extra_witch else "witch"][at]
    return total - witches - table["constable"][at], witches, table["constable"][at]
