"""The numbers and names of cards, Tryals and characters. What is printed on the cards is read from the card set."""

from __future__ import annotations

import tomllib
from typing import Any

from meetinghouse import resources

KINDS = (
    "accusation",
    "evidence",
    "witness",
    "alibi",
    "stocks",
    "scapegoat",
    "arson",
    "curse",
    "robbery",
    "matchmaker",
    "asylum",
    "piety",
    "black_cat",
    "conspiracy",
    "night",
)
ACCUSATION, EVIDENCE, WITNESS, ALIBI, STOCKS, SCAPEGOAT, ARSON, CURSE, ROBBERY = range(9)
MATCHMAKER, ASYLUM, PIETY, BLACK_CAT, CONSPIRACY, NIGHT = range(9, 15)
PLAYABLE = range(13)  # all but the black ones
BLUE = (MATCHMAKER, ASYLUM, PIETY, BLACK_CAT)
NONE_OF_EACH = (0,) * len(KINDS)

TRYALS = ("not_a_witch", "witch", "constable")
NOT_A_WITCH, WITCH, CONSTABLE = range(3)

CHARACTERS = (
    "abigail_williams",
    "ann_putnam",
    "cotton_mather",
    "george_burroughs",
    "giles_corey",
    "john_proctor",
    "martha_corey",
    "mary_warren",
    "rebecca_nurse",
    "samuel_parris",
    "sarah_good",
    "thomas_danforth",
    "tituba",
    "will_griggs",
    "william_phips",
    "none",  # of the dead, and before characters are chosen
)
NOBODY = CHARACTERS.index("none")


def _load() -> dict[str, Any]:
    with resources.path("cards", "salem1692", "base.toml").open("rb") as file:
        return tomllib.load(file)


_SET = _load()
_CARDS = {card["id"]: card for card in _SET["card"]}
COPIES = tuple(int(_CARDS[kind]["copies"]["value"]) for kind in KINDS)
WORTH = tuple(int(_CARDS[kind].get("worth", {"value": 0})["value"]) for kind in KINDS)
COLOURS = tuple(str(_CARDS[kind]["colour"]) for kind in KINDS)


def tryal_cards(seats: int, extra_witch: bool) -> tuple[int, int, int]:
    """How many Not a Witch, Witch and Constable cards are dealt (S1.3, S14.6)."""
    table = _SET["tryals"]
    at = table["players"].index(seats)
    total = table["not_a_witch"][at] + table["witch"][at] + table["constable"][at]
    witches = table["witch_with_extra" if extra_witch else "witch"][at]
    return total - witches - table["constable"][at], witches, table["constable"][at]
