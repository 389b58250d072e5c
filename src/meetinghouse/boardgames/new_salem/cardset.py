"""What is printed on New Salem's cards, by position in `names`, and what a card set may say (N12.3).

What an Event does is code (`events/`), which a set names by the Event's id, or a list of verbs (`verbs`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, NotRequired, TypedDict

from meetinghouse import resources
from meetinghouse.boardgames.new_salem.names import (
    BUILDINGS,
    CHARACTERS,
    DECK_EVENTS,
    DESIGNS,
    EDITIONS,
    EVENTS,
    HOUSE_CHARACTERS,
    HOUSE_EVENTS,
    HOUSE_WITCHES,
    MAX_SEATS,
    MIN_SEATS,
    OWN_EVENTS,
    TYPES,
)
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard, Scripted
from meetinghouse.boardgames.new_salem.verbs import HELD, PROGRAM, hands, makes_hope
from meetinghouse.engine.card_fields import Field, Fields, Number, OneOf, Problem, Several
from meetinghouse.engine.cardset import CardSets, Raw, Section, Shape
from meetinghouse.engine.visibility import Named

SYMBOLS = ("hope", "despair", "remove")
SIDES = ("puritan", "witch")
PILES = {"puritans": "puritan", "witches": "witch"}  # the Characters that are dealt from each pile (N3.1)
SEAMS = {"left": ("", "moon"), "middle": ("moon", "triangle"), "right": ("triangle", "")}
COUNTS = range(MIN_SEATS, MAX_SEATS + 1)
MOST_COPIES = 12  # of one Building
MOST_COST = 9

# What an Event adds to the Hope in the town at most, by its text: a set whose Events all cost 2 more runs dry (N7.10).
MAKES_HOPE = {"sworn_oath": 1, "change_of_heart": 1}
# What becomes of a used card follows from what its text does.
EFFECTS = tuple(name for name in HOUSE_EVENTS if name not in HELD)
GIVEN = {"trial": "give", "pardon": "give", "scarlet_letter": "give", "royal_charter": "take"}


def _building(name: str) -> Fields:
    kind, piece = name.rsplit("_", 1)
    left, right = SEAMS[piece]
    return {
        "type": OneOf([kind]).or_else(kind),
        "piece": OneOf([piece]).or_else(piece),
        "seams": OneOf([{"left": left, "right": right}]).or_else({"left": left, "right": right}),
        "symbols": Several(OneOf(SYMBOLS), 0, 3),
        "numbers": Several(Number(MIN_SEATS, MAX_SEATS), 0, MOST_COPIES),
    }


def _character(name: str) -> Fields:
    side: Field = OneOf(SIDES)
    if name in HOUSE_CHARACTERS:
        side = side.or_else(SIDES[name in HOUSE_WITCHES])
    return {
        "side": side,
        "types": Several(OneOf(TYPES), 0, len(TYPES), different=True),
    }


def _event(name: str) -> Fields:
    red = EVENTS.index(name) not in DECK_EVENTS
    border, after = "red" if red else "plain", GIVEN.get(name, "discard")
    extra: Fields = {}
    if name == "cleansing":
        extra = {"removes": Number(1, 9)}
    elif not red:
        extra = {"effect": OneOf(EFFECTS).or_else(None), "do": PROGRAM}
    return {
        "cost": Number(0, MOST_COST),
        "number": Number(MIN_SEATS, MIN_SEATS if red else MAX_SEATS).or_else(MIN_SEATS),
        "border": OneOf([border]).or_else(border),
        "after": OneOf([after]).or_else(after),
        "boxes": Several(OneOf(EDITIONS), len(EDITIONS) if red else 0, len(EDITIONS), different=True).or_else(
            list(EDITIONS)
        ),
        **extra,
    }


def _by_players(low: int, high: int) -> Several:
    return Several(Number(low, high), len(COUNTS), len(COUNTS))


_SECTIONS = {
    "players": Section(
        {
            "seats": OneOf([list(COUNTS)]).or_else(list(COUNTS)),
            "witches": _by_players(0, len(CHARACTERS)),
            "puritans": _by_players(0, len(CHARACTERS)),
            "despair": _by_players(1, 99),
            "trials": _by_players(0, 3),
        }
    ),
    "rounds": Section({"dealt": Several(Number(2, 8), 5, 5)}),
    "buildings": Section(_building, BUILDINGS, spare=BUILDINGS, family="building"),
    "characters": Section(_character, CHARACTERS, spare=CHARACTERS, family="character"),
    "events": Section(_event, EVENTS, spare=[EVENTS[number] for number in DECK_EVENTS], family="event"),
}


def _whole(raw: Raw) -> Iterator[Problem]:
    players = raw["players"]
    there = Counter(character["side"] for character in raw["characters"].values())
    for at, seats in enumerate(COUNTS):
        for pile, side in PILES.items():
            if players[pile][at] > there[side]:
                yield Problem(
                    ("players", pile, at), "too-few", f"{players[pile][at]} × side = {side}", str(there[side])
                )
        dealt = players["witches"][at] + players["puritans"][at]
        if dealt < seats:  # everyone has a Character (N3.1)
            yield Problem(("players", "puritans", at), "too-few", str(seats - players["witches"][at]), str(dealt))
    for name, event in raw["events"].items():
        does = [field for field in ("effect", "do") if event.get(field) is not None]
        if len(does) == 2 or (not does and name in OWN_EVENTS):
            yield Problem(("events", name), "missing", "effect, do", ", ".join(does) or "–")
        elif does and not event.get("text"):  # nobody should have to guess what a card does
            yield Problem(("events", name, "text"), "missing", "text", "–")
        elif "do" in does and not hands(PROGRAM.compile(event["do"])) <= {name}:
            yield Problem(("events", name, "do"), "bad-value", f"hand = {name}", "hand")


SHAPE = Shape("new_salem", _SECTIONS, _whole)


class Printed(TypedDict):
    """What is printed on the cards of a set."""

    buildings: dict[Annotated[str, Named(BUILDINGS)], list[Annotated[str, Named(SYMBOLS)]]]
    characters: dict[Annotated[str, Named(CHARACTERS)], list[Annotated[str, Named(TYPES)]]]
    witches: NotRequired[list[Annotated[str, Named(CHARACTERS)]]]  # where they are others than those of the house
    costs: dict[Annotated[str, Named(EVENTS)], int]


class CardSet:
    """What is printed on every card, by position in `names`."""

    never_changes = True

    def __init__(self, raw: Raw, value: str) -> None:
        """From a file without mistakes; `value` is how options name this set."""
        self.value = value
        self.words = SHAPE.words(raw)
        none: Raw = {"symbols": [], "numbers": []}  # a Building that the set leaves out: no copies
        buildings = [raw["buildings"].get(name, none) for name in BUILDINGS]
        self.hope = tuple(b["symbols"].count("hope") for b in buildings)
        self.despair = tuple(b["symbols"].count("despair") for b in buildings)
        self.remove = tuple(b["symbols"].count("remove") for b in buildings)
        self.numbers = tuple(tuple(b["numbers"]) for b in buildings)
        people: Raw = raw["characters"]
        self.witch = tuple(name in people and people[name]["side"] == "witch" for name in CHARACTERS)
        self.characters = [number for number, name in enumerate(CHARACTERS) if name in people]
        self.piles = tuple([c for c in self.characters if self.witch[c] is witch] for witch in (False, True))
        absent: Raw = {"types": []}
        self.types = tuple(sum(1 << TYPES.index(t) for t in people.get(name, absent)["types"]) for name in CHARACTERS)
        events = [raw["events"].get(name) for name in EVENTS]
        self.cost = tuple(0 if e is None else e["cost"] for e in events)
        self.number = tuple(0 if e is None else e["number"] for e in events)
        self.boxes = tuple(() if e is None else tuple(e["boxes"]) for e in events)
        self.cleansing: int = raw["events"]["cleansing"]["removes"]
        players = raw["players"]
        self.witches = dict(zip(COUNTS, players["witches"], strict=True))
        self.puritans = dict(zip(COUNTS, players["puritans"], strict=True))
        self.needed = dict(zip(COUNTS, players["despair"], strict=True))
        self.trials = dict(zip(COUNTS, players["trials"], strict=True))
        self.dealt = tuple(raw["rounds"]["dealt"])
        # by number of players: every Building card in use (N2.4, N3.2)
        self.box = {n: tuple(d for d in range(DESIGNS) for _ in range(self.copies(d, n))) for n in COUNTS}
        there_are = [(name, e["cost"]) for name, e in zip(EVENTS, events, strict=True) if e is not None]
        self.powers = [self._power(number, raw["events"].get(name)) for number, name in enumerate(EVENTS)]
        self.effects = {name: str(raw["events"][name].get("effect") or name) for name, _ in there_are}
        self.cheapest = min(cost for _, cost in there_are)
        self.runs_dry = all(cost >= 2 + self._makes_hope(name, raw["events"][name]) for name, cost in there_are)
        # how many types a player can be asked to show so that being asked tells nothing else (N13.5)
        self.types_to_show = min(2, *(self.types[c].bit_count() for c in self.characters))
        # for views: what is printed, shared by all views and never changed
        self.printed: Printed = {
            "buildings": {name: list(b["symbols"]) for name, b in zip(BUILDINGS, buildings, strict=True)},
            "characters": {CHARACTERS[c]: list(people[CHARACTERS[c]]["types"]) for c in self.characters},
            "costs": dict(there_are),
        }
        witches = [CHARACTERS[c] for c in self.piles[True]]
        if witches != list(HOUSE_WITCHES):
            self.printed["witches"] = witches

    def _power(self, number: int, event: Raw | None) -> EventCard:
        """What an Event does: what its name says, another Event's effect, or a program of its own."""
        name = EVENTS[number]
        if event is None or (event.get("do") is None and event.get("effect") in (None, name)):
            return POWERS[number]
        if event.get("do") is None:
            return type(POWERS[EVENTS.index(event["effect"])])(number, name)
        code = PROGRAM.compile(event["do"])
        return Scripted(number, name, code, HELD.index(name) if hands(code) else -1)

    @staticmethod
    def _makes_hope(name: str, event: Raw) -> int:
        if event.get("do") is not None:
            return makes_hope(PROGRAM.compile(event["do"]))
        return MAKES_HOPE.get(event.get("effect") or name, 0)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, or as the text that it was read from."""
        return named, (self.value,)

    def copies(self, design: int, seats: int) -> int:
        """How many copies of a Building are used with that many players."""
        return sum(number <= seats for number in self.numbers[design])

    def deck_events(self, edition: str, seats: int) -> list[int]:
        """The Events of the Event deck in that box with that many players."""
        return [e for e in DECK_EVENTS if edition in self.boxes[e] and self.number[e] <= seats]


SETS = CardSets(SHAPE, CardSet, resources.path("cards", "new_salem"))


def named(value: str) -> CardSet:
    """The set behind the value of the option `cards`: a name, or the whole text of a set."""
    return SETS.of(value)
