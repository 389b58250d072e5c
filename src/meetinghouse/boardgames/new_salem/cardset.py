"""What is printed on New Salem's cards, by position in `names`, and what a card set may say (N12.3).

What an Event does is a list of verbs (`verbs`) beside the facts of its card; a set names one of the house by its id.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Annotated, Any, NotRequired, TypedDict

from meetinghouse import resources
from meetinghouse.boardgames.new_salem.names import (
    BUILDINGS,
    CHARACTERS,
    CLEANSING,
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
from meetinghouse.boardgames.new_salem.powers import SCRIPTS, EventCard
from meetinghouse.boardgames.new_salem.verbs import HELD, PROGRAM, WHENS, hands, makes_hope
from meetinghouse.cards.fields import Field, Fields, Number, OneOf, Problem, Several
from meetinghouse.cards.sets import CardSection, CardSets, Raw, Shape
from meetinghouse.engine.visibility import Named

SYMBOLS = ("hope", "despair", "remove")
SIDES = ("puritan", "witch")
PILES = {"puritans": "puritan", "witches": "witch"}  # the Characters that are dealt from each pile (N3.1)
SEAMS = {"left": ("", "moon"), "middle": ("moon", "triangle"), "right": ("triangle", "")}
COUNTS = range(MIN_SEATS, MAX_SEATS + 1)
MOST_COPIES = 12  # of one Building
MOST_COST = 9

STEPS = "steps"  # how an effect is called that none of the house has
# What becomes of a used card follows from what its text does.
EFFECTS = tuple(name for name in HOUSE_EVENTS if name not in HELD)
RED_BORDER = ("cleansing", "trial")  # of the house's Events
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
    return {"side": side, "types": Several(OneOf(TYPES), 0, len(TYPES), different=True)}


def _event(name: str) -> Fields:
    red = EVENTS.index(name) not in DECK_EVENTS
    border, after = "red" if red else "plain", GIVEN.get(name, "discard")
    extra: Fields = {"effect": OneOf(EFFECTS).or_else(None), "do": PROGRAM}
    if name == "cleansing":
        extra = {"removes": Number(1, 9).or_else(None), **extra}
    elif name in HELD or name in OWN_EVENTS:
        printed = house_programs()[name]["points"] if name in HELD else 0
        extra = {"points": Number(-9, 9).or_else(printed), **extra}
        extra |= {"when": OneOf(WHENS).or_else(None), "answer": PROGRAM}
    return {
        "cost": Number(0, MOST_COST),
        "number": Number(MIN_SEATS, MIN_SEATS if red else MAX_SEATS).or_else(MIN_SEATS),
        "border": OneOf(["red"] if red else ["plain", "red"]).or_else(border),
        "after": OneOf([after]).or_else(after),
        "boxes": Several(OneOf(EDITIONS), len(EDITIONS) if red else 0, len(EDITIONS), different=True).or_else(
            list(EDITIONS)
        ),
        **extra,
    }


def _by_players(low: int, high: int) -> Several:
    return Several(Number(low, high), len(COUNTS), len(COUNTS))


_SECTIONS = {
    "players": CardSection(
        {
            "seats": OneOf([list(COUNTS)]).or_else(list(COUNTS)),
            "witches": _by_players(0, len(CHARACTERS)),
            "puritans": _by_players(0, len(CHARACTERS)),
            "despair": _by_players(1, 99),
            "trials": _by_players(0, MAX_SEATS),
        }
    ),
    "rounds": CardSection({"dealt": Several(Number(2, 8), 5, 5)}),
    "buildings": CardSection(_building, BUILDINGS, spare=BUILDINGS, family="building"),
    "characters": CardSection(_character, CHARACTERS, spare=CHARACTERS, family="character"),
    "events": CardSection(_event, EVENTS, spare=[EVENTS[number] for number in DECK_EVENTS], family="event"),
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
    dealt = min(raw["rounds"]["dealt"])
    for seats in COUNTS:  # or nobody would ever build anything
        copies = sum(number <= seats for b in raw["buildings"].values() for number in b["numbers"])
        if copies < dealt * seats:
            yield Problem(("buildings",), "too-few", f"{dealt * seats} × numbers ≤ {seats}", str(copies))
            break
    for name, event in raw["events"].items():
        does = [field for field in ("effect", "do", "removes") if event.get(field) is not None]
        if len(does) > 1 or (not does and name in OWN_EVENTS):
            yield Problem(("events", name), "missing", "effect, do", ", ".join(does) or "–")
            continue
        steps = steps_of(name, event)
        ours = house_programs().get(name)
        same = ours is not None and steps == ours["do"] and event.get("points", ours["points"]) == ours["points"]
        answer = event.get("answer")
        if (event.get("when") is None) != (answer is None):
            yield Problem(("events", name), "missing", "when, answer", "when" if answer is None else "answer")
        elif answer is not None and (not hands(PROGRAM.compile(steps)) or hands(PROGRAM.compile(answer))):
            yield Problem(("events", name, "answer"), "bad-value", 'do = [{ hand = "card" }, …]', "answer")
        same = same and answer is None
        if not same and not event.get("text"):  # nobody should have to guess what a card does
            yield Problem(("events", name, "text"), "missing", "text", "–")
        elif not hands(PROGRAM.compile(steps)) <= ({name, "card"} if name in (*HELD, *OWN_EVENTS) else set()):
            yield Problem(("events", name, "do"), "bad-value", f"hand = {', '.join((*HELD, 'own_…'))}", "hand")


@cache
def house_programs() -> dict[str, Raw]:
    """The Events of the house by id: their steps, and what a keeper scores."""
    raw = tomllib.loads(resources.path("cards", "new_salem", "house.toml").read_text("utf-8"))
    return {name: {"do": event["do"], "points": event.get("points", 0)} for name, event in raw["events"].items()}


def steps_of(name: str, event: Raw) -> list[Raw]:
    """What an Event does: steps of its own, or those of the house at this place or another."""
    if event.get("do") is not None:
        return list(event["do"])
    if event.get("removes") is not None:
        return [{"remove": "despair", "n": event["removes"]}]
    return list(house_programs()[event.get("effect") or name]["do"])


HOUSE_POINTS: dict[str, int] = {name: house_programs()[name]["points"] for name in HELD}

SHAPE = Shape("new_salem", _SECTIONS, _whole)


class Printed(TypedDict):
    """What is printed on the cards of a set."""

    buildings: dict[Annotated[str, Named(BUILDINGS)], list[Annotated[str, Named(SYMBOLS)]]]
    characters: dict[Annotated[str, Named(CHARACTERS)], list[Annotated[str, Named(TYPES)]]]
    witches: NotRequired[list[Annotated[str, Named(CHARACTERS)]]]  # where they are others than those of the house
    costs: dict[Annotated[str, Named(EVENTS)], int]
    red: NotRequired[list[Annotated[str, Named(EVENTS)]]]  # with a red border, where they are others than with us
    points: NotRequired[dict[Annotated[str, Named(EVENTS)], int]]  # of a keeper, where they differ from ours


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
        self.red = tuple(e is not None and e["border"] == "red" for e in events)
        # whether a set calls an Event otherwise, so that sentences of ours that name it are not true of it
        self.renamed = tuple(
            e is None or bool(e.get("name")) or name in OWN_EVENTS or e.get("effect") not in (None, name)
            for name, e in zip(EVENTS, events, strict=True)
        )
        self.points = tuple(int((raw["events"].get(name) or {}).get("points") or 0) for name in (*HELD, *OWN_EVENTS))
        players = raw["players"]
        self.witches = dict(zip(COUNTS, players["witches"], strict=True))
        self.puritans = dict(zip(COUNTS, players["puritans"], strict=True))
        self.needed = dict(zip(COUNTS, players["despair"], strict=True))
        self.trials = dict(zip(COUNTS, players["trials"], strict=True))
        self.dealt = tuple(raw["rounds"]["dealt"])
        # by number of players: every Building card in use (N2.4, N3.2)
        self.box = {n: tuple(d for d in range(DESIGNS) for _ in range(self.copies(d, n))) for n in COUNTS}
        there_are = [(name, e["cost"]) for name, e in zip(EVENTS, events, strict=True) if e is not None]
        steps = {name: steps_of(name, raw["events"][name]) for name, _ in there_are}
        self.powers: list[EventCard] = [self._power(number, steps.get(name, [])) for number, name in enumerate(EVENTS)]
        # then, in the same order, what Events answer while a player keeps them
        kept = [raw["events"].get(name, {}) for name in EVENTS]
        self.powers += [self._power(len(EVENTS) + n, event.get("answer") or []) for n, event in enumerate(kept)]
        places = [(place, raw["events"].get(name, {}).get("when")) for place, name in enumerate((*HELD, *OWN_EVENTS))]
        self.answers = tuple((place, when) for place, when in places if when is not None)
        self.pardons = steps.get("pardon") == house_programs()["pardon"]["do"]  # whether who keeps it is spared a Trial
        self.effects = {name: self._effect(name, done) for name, done in steps.items()}
        self.cleansing = sum(step.args["n"] for step in self.powers[CLEANSING].code if step.verb == "remove")
        self.cheapest = min(cost for _, cost in there_are)
        # where all Events cost 2 more than they make, a set runs dry (N7.10)
        self.runs_dry = all(cost >= 2 + self._makes(EVENTS.index(name)) for name, cost in there_are)
        # how many types a player can be asked to show so that being asked tells nothing else (N13.5)
        self.types_to_show = min(2, *(self.types[c].bit_count() for c in self.characters))
        # for views: what is printed, shared by all views and never changed
        self.printed: Printed = {
            "buildings": {
                name: list(raw["buildings"][name]["symbols"]) for name in BUILDINGS if name in raw["buildings"]
            },
            "characters": {CHARACTERS[c]: list(people[CHARACTERS[c]]["types"]) for c in self.characters},
            "costs": dict(there_are),
        }
        witches = [CHARACTERS[c] for c in self.piles[True]]
        if witches != list(HOUSE_WITCHES):
            self.printed["witches"] = witches
        red = [name for name, printed in zip(EVENTS, self.red, strict=True) if printed]
        if red != list(RED_BORDER):
            self.printed["red"] = red
        held = dict(zip((*HELD, *OWN_EVENTS), self.points, strict=True))
        points = {name: n for name, n in held.items() if name in raw["events"] and n != HOUSE_POINTS.get(name, 0)}
        if points:
            self.printed["points"] = points

    @cached_property
    def possible(self) -> list[Callable[..., bool]]:
        """By Event, what tells of a table whether it would do anything once its cost is paid: by public facts only
        (N7.7)."""
        return [SCRIPTS.possible(power) for power in self.powers[: len(EVENTS)]]

    @staticmethod
    def _effect(name: str, steps: list[Raw]) -> str:
        """The Event of the house that does the same, its own place first."""
        ours = house_programs()
        return next((one for one in (name, *ours) if one in ours and ours[one]["do"] == steps), STEPS)

    @staticmethod
    def _power(number: int, steps: list[Raw]) -> EventCard:
        code = PROGRAM.compile(steps)
        held = (*HELD, *OWN_EVENTS).index(EVENTS[number]) if hands(code) else -1
        return EventCard(number, code, held)

    def _makes(self, number: int) -> int:
        """How much Hope an Event adds at most, with what it answers."""
        return makes_hope(self.powers[number].code) + makes_hope(self.powers[number + len(EVENTS)].code)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, or as the text that it was read from."""
        return named, (self.value,)

    def copies(self, design: int, seats: int) -> int:
        """How many copies of a Building are used with that many players."""
        return sum(number <= seats for number in self.numbers[design])

    def deck_events(self, edition: str, seats: int) -> list[int]:
        """The Events of the Event deck in that box with that many players."""
        return [e for e in DECK_EVENTS if edition in self.boxes[e] and self.number[e] <= seats and not self.red[e]]

    def red_events(self, edition: str, seats: int) -> list[int]:
        """The red-bordered Events of a set besides Cleansing and Trial: they lie face up from the beginning."""
        return [e for e in DECK_EVENTS if edition in self.boxes[e] and self.number[e] <= seats and self.red[e]]


SETS = CardSets(SHAPE, CardSet, resources.path("cards", "new_salem"))


def named(value: str) -> CardSet:
    """The set behind the value of the option `cards`: a name, or the whole text of a set."""
    return SETS.of(value)
