"""What is printed on Affliction's cards, by number of the colonist, and what a card set may say (A11.4).

What an ability does is a list of verbs (`verbs`) beside the facts of its card; a set names one of the house by its
colonist. What only bends a price or a limit, without anybody choosing or changing anything, is code (`colonists`).
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict, cast

from meetinghouse import resources
from meetinghouse.boardgames.affliction.names import (
    BELOW,
    CARDS,
    CLANS,
    COLONISTS,
    COUNT,
    END_CARDS,
    FACTIONS,
    FAMILIES,
    GRIEVANCES,
    HOUSE_COLONISTS,
    ICONS,
    IN_DECK,
    INDEX,
    NOWHERE,
    PLACES,
)
from meetinghouse.boardgames.affliction.powers import MOMENTS, POWERS, Colonist, Scripted
from meetinghouse.boardgames.affliction.verbs import PASSED_OVER, PROGRAM, WHENS
from meetinghouse.cards.fields import FLAG, Fields, Number, OneOf, Problem, Several
from meetinghouse.cards.sets import CardSection, CardSets, Raw, Shape, is_own
from meetinghouse.cards.toml_lines import Path as Way
from meetinghouse.engine.visibility import Named

DECKS = ("prominent", "colonist")
SIDES = ("village", "town")
MAX_SEATS = 4
ROW = 4  # colonists in each of the two rows
NO_ABILITY = "none"
STEPS = "steps"  # how a view calls an ability that is put together from verbs
COLOURS = ("green", "red", "blue", "white", "gold", "purple", "black")  # of the families, in their order (ruling 17)


def _colonist(name: str) -> Fields:
    return {
        "deck": OneOf(DECKS),
        "reputation": Number(0, 12),
        "family": OneOf(FAMILIES),
        "place": OneOf(PLACES),
        "influence": Number(0, 3),
        "houses": Number(0, 5),
        "icon": OneOf(ICONS),
        "ability": OneOf((*HOUSE_COLONISTS, NO_ABILITY)).or_else(None if is_own(name) else name),
        "afflicted": OneOf(FLAG).or_else(False),
        "starting": OneOf(FLAG).or_else(False),
        "do": PROGRAM,
        "when": OneOf(WHENS).or_else(None),
        "n": Number(0, 9).or_else(None),
    }


def _family(name: str) -> Fields:
    return {"colour": OneOf(COLOURS).or_else(COLOURS[FAMILIES.index(name)])}


_SECTIONS = {
    "families": CardSection(_family, FAMILIES, spare=FAMILIES, family="family", optional=True),
    "factions": CardSection(
        {
            "side": OneOf(SIDES),
            "seats": Number(2, MAX_SEATS),
            "arrests": OneOf(CLANS),
            "protects": OneOf(CLANS),
            "arrest_bonus": Number(0, 9),
            "protect_bonus": Number(0, 9),
            "penalty": Number(-9, 0),
            "influence": Number(0, 5),
        },
        FACTIONS,
        spare=FACTIONS,
        family="faction",
    ),
    "grievances": CardSection(
        {
            "targets": Several(OneOf(COLONISTS), 1, 6, different=True),
            "ally": OneOf(COLONISTS),
            "target_bonus": Number(0, 9),
            "ally_penalty": Number(-9, 0),
        },
        GRIEVANCES,
        spare=GRIEVANCES,
        family="grievance",
    ),
    "end_cards": CardSection({}, END_CARDS, family="card"),
    "colonists": CardSection(_colonist, COLONISTS, spare=COLONISTS, family="colonist"),
}


def _whole(raw: Raw) -> Iterator[Problem]:
    """What the rules count on: cards for both rows and the packet, a starter and a faction for all (A1.4, A1.6)."""
    colonists = raw["colonists"]
    fewest = MAX_SEATS + BELOW + 2 * ROW  # so that both rows can be dealt above the packet, with any starters
    common = sum(card["deck"] == "colonist" for card in colonists.values())
    if common < fewest:
        yield Problem(("colonists",), "too-few", f"{fewest} × deck = colonist", str(common))
    prominent = len(colonists) - common
    if prominent < ROW:
        yield Problem(("colonists",), "too-few", f"{ROW} × deck = prominent", str(prominent))
    starters = sum(card["starting"] for card in colonists.values())
    if not MAX_SEATS <= starters <= 2 * MAX_SEATS:
        yield Problem(("colonists",), "how-many", f"{MAX_SEATS}..{2 * MAX_SEATS} × starting = true", str(starters))
    families = raw["families"]
    for name, card in colonists.items():
        if card["family"] not in families:
            yield Problem(("colonists", name, "family"), "missing", f"[families.{card['family']}]", "–")
        if card["starting"] and card["deck"] == "prominent":
            yield Problem(("colonists", name, "starting"), "bad-value", "false", "true")
        ability = ability_of(name, card)
        if "do" in card and card.get("ability") not in (None, name):
            yield Problem(("colonists", name), "missing", "ability, do", "ability, do")
        if ability is None:
            yield Problem(("colonists", name), "missing", "ability, do", "–")
            continue
        yield from _steps(card, ("colonists", name, "do"))
        if card.get("n") is not None and (ability not in INDEX or "n" not in vars(type(POWERS[INDEX[ability]]))):
            numbered = [power.name for power in POWERS if "n" in vars(type(power))]
            yield Problem(("colonists", name, "n"), "unknown-field", f"ability = {', '.join(numbered)}", str(card["n"]))
        if ability not in (name, NO_ABILITY) and not card.get("text"):  # nobody should have to guess what it does
            yield Problem(("colonists", name, "text"), "missing", "text", "–")
        icon = _icon_of(ability, card)
        if card["icon"] != icon:  # the icon tells when an ability works
            yield Problem(("colonists", name, "icon"), "bad-value", icon, card["icon"])
    for seats in range(2, MAX_SEATS + 1):
        allowed = sum(faction["seats"] <= seats for faction in raw["factions"].values())
        if allowed < seats:
            yield Problem(("factions",), "too-few", f"{seats} × seats ≤ {seats}", str(allowed))
    for name, faction in raw["factions"].items():
        if faction["arrests"] == faction["protects"]:
            yield Problem(("factions", name, "protects"), "same-family", "–", faction["protects"])
        for field in ("arrests", "protects"):
            if faction[field] not in families:
                yield Problem(("factions", name, field), "missing", f"[families.{faction[field]}]", "–")
    if len(raw["grievances"]) < MAX_SEATS:  # everybody has one of their own (A1.7)
        yield Problem(("grievances",), "too-few", str(MAX_SEATS), str(len(raw["grievances"])))
    for name, grievance in raw["grievances"].items():
        if grievance["ally"] in grievance["targets"]:
            yield Problem(("grievances", name, "ally"), "twice", "–", grievance["ally"])
        for who in (*grievance["targets"], grievance["ally"]):
            if who not in colonists:
                yield Problem(("grievances", name), "missing", f"[colonists.{who}]", who)


def _steps(card: Raw, way: Way) -> Iterator[Problem]:
    """What a list of steps needs besides: somebody to begin it, something to do, and an end."""
    if "do" not in card:
        if card.get("when") is not None:
            yield Problem(way, "missing", "do", "–")
        return
    verbs = {step.verb for step in PROGRAM.compile(card["do"])}
    if card.get("when") is None and verbs <= PASSED_OVER:  # a hammer is carried out for what it does
        doing = ", ".join(verb for verb in PROGRAM.verbs if verb not in PASSED_OVER)
        yield Problem(way, "missing", doing, "–", late=True)
    if card.get("when") == "others_bring" and "bring_in" in verbs and "once" not in verbs:
        yield Problem(way, "missing", "once", "bring_in", late=True)  # two players could answer each other for ever


SHAPE = Shape("affliction", _SECTIONS, _whole)


@cache
def house_programs() -> dict[str, tuple[list[Raw], str]]:
    """The abilities of the house set that are lists of steps, by colonist: the steps, and when they are carried out."""
    raw = tomllib.loads(resources.path("cards", "affliction", "house.toml").read_text("utf-8"))
    return {name: (card["do"], card.get("when", "")) for name, card in raw["colonists"].items() if "do" in card}


def asking() -> list[str]:
    """The colonists of the house whose ability asks something."""
    programs = {name: PROGRAM.compile(steps) for name, (steps, _) in house_programs().items()}
    return [name for name, code in programs.items() if any(step.verb in ("choose", "either") for step in code)]


def ability_of(name: str, card: Raw) -> str | None:
    """How views call what a colonist does: by the colonist of the house who does the same, or `STEPS`."""
    if "do" not in card:
        return cast("str | None", card.get("ability"))
    same = house_programs().get(name) == (card["do"], card.get("when") or "")
    return name if same else STEPS


def _icon_of(ability: str, card: Raw) -> str:
    """The icon tells when an ability works."""
    if ability == NO_ABILITY:
        return "none"
    programs = house_programs()
    if ability == STEPS or ability in programs:
        when = card.get("when") if ability == STEPS else programs[ability][1]
        return "puritan" if when else "hammer"
    return POWERS[INDEX[ability]].icon


class Faction(NamedTuple):
    """A faction card; families by number."""

    village: bool
    seats: int
    arrests: int
    protects: int
    arrest_bonus: int
    protect_bonus: int
    penalty: int
    influence: int


class Grievance(NamedTuple):
    """A grievance card; colonists by number."""

    targets: tuple[int, ...]
    ally: int
    target_bonus: int
    ally_penalty: int


class Printed(TypedDict):
    """What is printed on a colonist."""

    deck: Annotated[str, Named(DECKS)]
    reputation: int
    family: Annotated[str, Named(FAMILIES)]
    place: Annotated[str, Named(PLACES)]
    influence: int
    houses: int
    icon: Annotated[str, Named(ICONS)]
    ability: str
    afflicted: bool
    starting: bool
    colour: NotRequired[Annotated[str, Named(COLOURS)]]  # of its family, where that has another than with us


class FactionCard(TypedDict):
    side: Literal["village", "town"]
    seats: int
    arrests: Annotated[str, Named(FAMILIES)]
    protects: Annotated[str, Named(FAMILIES)]
    arrest_bonus: int
    protect_bonus: int
    penalty: int
    influence: int


# A place in which a set has nobody.
_ABSENT: Raw = {
    **dict.fromkeys(("reputation", "influence", "houses"), 0),
    **dict.fromkeys(("afflicted", "starting"), False),
    **{"deck": "colonist", "family": "neutral", "place": "none", "icon": "none", "ability": NO_ABILITY},
}


class CardSet:
    """What is printed on every card, by number of the colonist."""

    never_changes = True

    def __init__(self, raw: Raw, value: str) -> None:
        """From a file without mistakes; `value` is how options name this set."""
        self.value = value
        self.words = SHAPE.words(raw)
        colonists = raw["colonists"]
        self.colonists: list[int] = [i for i, name in enumerate(COLONISTS) if name in colonists]
        # where each card is before anything is dealt
        absent = {*range(COUNT)}.difference(self.colonists)
        self.places: list[int] = [NOWHERE if i in absent else IN_DECK for i in range(len(CARDS))]
        ordered = [colonists.get(name, _ABSENT) for name in COLONISTS]
        self.reputation: list[int] = [c["reputation"] for c in ordered]
        self.prominent: list[bool] = [c["deck"] == "prominent" for c in ordered]
        self.family: list[int] = [FAMILIES.index(c["family"]) for c in ordered]
        self.place: list[int] = [PLACES.index(c["place"]) for c in ordered]
        self.influence: list[int] = [c["influence"] for c in ordered]
        self.houses: list[int] = [c["houses"] for c in ordered]
        self.icon: list[str] = [c["icon"] for c in ordered]
        self.hammer: list[bool] = [icon == "hammer" for icon in self.icon]
        self.ability: list[str] = [ability_of(name, c) or "" for name, c in zip(COLONISTS, ordered, strict=True)]
        self.renamed: list[bool] = [bool(c.get("name")) for c in ordered]  # whether a set calls somebody otherwise
        self.afflicted: list[bool] = [c["afflicted"] for c in ordered]
        self.girls: list[int] = [i for i in range(COUNT) if self.afflicted[i]]
        self.starters: list[int] = [i for i in range(COUNT) if ordered[i]["starting"]]
        by_faction = raw["factions"]
        # by number: a set may leave some out
        self.factions: dict[int, Faction] = {
            number: _faction(by_faction[name]) for number, name in enumerate(FACTIONS) if name in by_faction
        }
        by_grievance = raw["grievances"]
        self.grievances: dict[int, Grievance] = {
            number: _grievance(by_grievance[name]) for number, name in enumerate(GRIEVANCES) if name in by_grievance
        }
        # moments at which some colonist's ability may matter, so that rules look only at those
        hooks: dict[str, list[int]] = {moment: [] for moment in MOMENTS}
        self.power: list[Colonist] = [_power(card, number) for number, card in enumerate(ordered)]
        for card, power in enumerate(self.power):
            for moment in power.moments():
                hooks[moment].append(card)
        self.hooks: dict[str, tuple[int, ...]] = {moment: tuple(cards) for moment, cards in hooks.items()}
        # for views: what is printed on each colonist, shared by all views and never changed
        self.colours: dict[str, str] = {name: family["colour"] for name, family in raw["families"].items()}
        self.printed = {COLONISTS[i]: self._printed(ordered[i], i) for i in self.colonists}
        self.faction_cards = {
            FACTIONS[i]: cast(
                FactionCard, {field: by_faction[FACTIONS[i]][field] for field in FactionCard.__annotations__}
            )
            for i in self.factions
        }

    def _printed(self, card: Raw, number: int) -> Printed:
        """A colour is told only where it is another than the house's."""
        found = {field: card[field] for field in Printed.__annotations__ if field in card}
        colour = self.colours[card["family"]]
        more = {} if colour == COLOURS[self.family[number]] else {"colour": colour}
        return cast(Printed, {**found, "ability": self.ability[number], **more})

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, or as the text that it was read from."""
        return named, (self.value,)


def _power(card: Raw, number: int) -> Colonist:
    """What a colonist does: steps of its own or of one of ours, what one of ours is in code, or nothing."""
    name = COLONISTS[number]
    steps, when = (card["do"], card.get("when")) if "do" in card else house_programs().get(card["ability"], ((), ""))
    if steps:
        return Scripted(number, name, PROGRAM.compile(steps), when or "")
    if card["ability"] == NO_ABILITY:
        return Colonist(number, name)
    power = POWERS[INDEX[card["ability"]]]
    if card.get("n") is None:
        return power
    other = type(power)(number, name)
    other.n = card["n"]
    return other


def _faction(f: Raw) -> Faction:
    families = {field: FAMILIES.index(f[field]) for field in ("arrests", "protects")}
    numbers = {field: f[field] for field in ("seats", "arrest_bonus", "protect_bonus", "penalty", "influence")}
    return Faction(village=f["side"] == "village", **families, **numbers)


def _grievance(g: Raw) -> Grievance:
    return Grievance(
        tuple(INDEX[name] for name in g["targets"]), INDEX[g["ally"]], g["target_bonus"], g["ally_penalty"]
    )


SETS = CardSets(SHAPE, CardSet, resources.path("cards", "affliction"))


def named(value: str) -> CardSet:
    """The set behind the value of the option `cards`: a name, or the whole text of a set."""
    return SETS.of(value)
