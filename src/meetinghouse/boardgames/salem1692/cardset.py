"""What is printed on the cards, read from the card set `cards/salem1692/base.toml`. The rules repeat none of it."""

from meetinghouse import resources
from meetinghouse.cards.fields import FLAG, Matching, Number, OneOf, Several
from meetinghouse.cards.sets import CardSection, CardSets, Raw, Shape

SEATS = range(4, 13)
_FLAGS = ("link_immune", "cat_immune", "robbery_immune", "alibi_as_witness", "confesses_unseen", "inherits")


def _by_players(most: int) -> Several:
    return Several(Number(1, most), len(SEATS), len(SEATS))


SHAPE = Shape(
    "salem1692",
    {
        "cards": CardSection(
            {
                "rule": Matching(r"S\d+\.\d+", "S5.4"),  # the first number in docs/rules that is about it
                "colour": OneOf(("red", "green", "blue", "black")),
                "copies": Number(1, 60),
                "worth": Number(1, 9).or_else(0),
                "stays": OneOf(FLAG).or_else(False),
            },
            ids=None,
        ),
        "characters": CardSection(
            {
                **{fact: Number(1, 9).or_else(None) for fact in ("limit", "evidence_worth", "reveals_early")},
                **{fact: OneOf(FLAG).or_else(None) for fact in _FLAGS},
            },
            ids=None,
        ),
        "tryals": CardSection(
            {
                "players": OneOf([list(SEATS)]),
                "not_a_witch": _by_players(60),
                "witch": _by_players(9),
                "constable": _by_players(1),
                "witch_with_extra": _by_players(9),
            }
        ),
    },
)


_SET = CardSets(SHAPE, lambda raw, value: raw, resources.path("cards", "salem1692")).of("base")

# By the number of the card, which is its place in the set.
_CARDS = tuple(_SET["cards"].values())
IDS: tuple[str, ...] = tuple(_SET["cards"])
RULES: tuple[str, ...] = tuple(card["rule"] for card in _CARDS)
COLOURS: tuple[str, ...] = tuple(card["colour"] for card in _CARDS)
COPIES: tuple[int, ...] = tuple(card["copies"] for card in _CARDS)
WORTH: tuple[int, ...] = tuple(card["worth"] for card in _CARDS)
STAYS: tuple[bool, ...] = tuple(card["stays"] for card in _CARDS)
# By character, what it changes of what rules look up (`powers.Character`).
CHANGES: Raw = {
    name: {fact: value for fact, value in card.items() if fact != "origin"} for name, card in _SET["characters"].items()
}


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
