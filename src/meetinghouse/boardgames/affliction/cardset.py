"""Card sets: reading one from TOML, and saying clearly what is wrong with one.

A set gives what is printed (numbers, letters, icons, who belongs to whom) and the origin of every field. What an
ability does is code (`colonists/`); a set only names it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypedDict, cast

from meetinghouse import resources
from meetinghouse.boardgames.affliction.names import (
    COLONISTS,
    COUNT,
    END_CARDS,
    FACTIONS,
    FAMILIES,
    GRIEVANCES,
    ICONS,
    INDEX,
    PLACES,
)
from meetinghouse.boardgames.affliction.powers import MOMENTS, POWERS, Colonist
from meetinghouse.engine.visibility import Named

ORIGINS = ("rulebook", "public", "house")
DECKS = ("prominent", "colonist")


class Problem(NamedTuple):
    """Something wrong with a card set: where, a code with words of its own, and the facts for them."""

    where: str
    code: str
    expected: str
    got: str


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


class FactionCard(TypedDict):
    """What is printed on a faction card."""

    side: Literal["village", "town"]
    seats: int
    arrests: Annotated[str, Named(FAMILIES)]
    protects: Annotated[str, Named(FAMILIES)]
    arrest_bonus: int
    protect_bonus: int
    penalty: int
    influence: int


class CardSet:
    """What is printed on every card, by number of the colonist."""

    never_changes = True

    def __init__(self, raw: dict[str, Any]) -> None:
        """From TOML that `check_raw` found nothing wrong with."""
        colonists = {c["id"]: c for c in raw["colonists"]}
        ordered = [colonists[name] for name in COLONISTS]
        self.name: str = raw["set"]
        self.reputation: list[int] = [c["reputation"] for c in ordered]
        self.prominent: list[bool] = [c["deck"] == "prominent" for c in ordered]
        self.family: list[int] = [FAMILIES.index(c["family"]) for c in ordered]
        self.place: list[int] = [PLACES.index(c["place"]) for c in ordered]
        self.influence: list[int] = [c["influence"] for c in ordered]
        self.houses: list[int] = [c["houses"] for c in ordered]
        self.icon: list[str] = [c["icon"] for c in ordered]
        self.hammer: list[bool] = [icon == "hammer" for icon in self.icon]
        self.ability: list[str] = [c["ability"] for c in ordered]
        self.afflicted: list[bool] = [c["afflicted"] for c in ordered]
        self.girls: list[int] = [i for i in range(COUNT) if self.afflicted[i]]
        self.starters: list[int] = [i for i in range(COUNT) if ordered[i]["starting"]]
        self.origin: list[dict[str, str]] = [c["origin"] for c in ordered]
        by_faction = {f["id"]: f for f in raw["factions"]}
        self.factions: list[Faction] = [_faction(by_faction[name]) for name in FACTIONS]
        by_grievance = {g["id"]: g for g in raw["grievances"]}
        self.grievances: list[Grievance] = [_grievance(by_grievance[name]) for name in GRIEVANCES]
        # moments at which some colonist's ability may matter, so that rules look only at those
        hooks: dict[str, list[int]] = {moment: [] for moment in MOMENTS}
        self.power: list[Colonist] = [POWERS[INDEX[name]] for name in self.ability]
        for card, power in enumerate(self.power):
            for moment in power.moments():
                hooks[moment].append(card)
        self.hooks: dict[str, tuple[int, ...]] = {moment: tuple(cards) for moment, cards in hooks.items()}
        # for views: what is printed on each colonist, shared by all views and never changed
        self.printed = {c["id"]: cast(Printed, {field: c[field] for field in Printed.__annotations__}) for c in ordered}
        self.faction_cards = {
            name: cast(FactionCard, {field: by_faction[name][field] for field in FactionCard.__annotations__})
            for name in FACTIONS
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: whoever reads a match has the card sets it was dealt from."""
        return named, (self.name,)


def _faction(f: dict[str, Any]) -> Faction:
    return Faction(
        f["side"] == "village",
        f["seats"],
        FAMILIES.index(f["arrests"]),
        FAMILIES.index(f["protects"]),
        f["arrest_bonus"],
        f["protect_bonus"],
        f["penalty"],
        f["influence"],
    )


def _grievance(g: dict[str, Any]) -> Grievance:
    return Grievance(
        tuple(INDEX[name] for name in g["targets"]), INDEX[g["ally"]], g["target_bonus"], g["ally_penalty"]
    )


SETS: dict[str, CardSet] = {}  # every set that can be played, by name


def named(name: str) -> CardSet:
    """A set by name: one that ships with the game, or one that was installed."""
    return SETS[name]


def install(path: str | Path) -> str:
    """Make a card set playable and return its name, the value of the option `cards`; ValueError if it is wrong."""
    problems = check(path)
    if problems:
        raise ValueError("; ".join(f"{p.where}: {p.code}, expected {p.expected}, got {p.got}" for p in problems))
    made = CardSet(tomllib.loads(Path(path).read_text("utf-8")))
    SETS[made.name] = made
    return made.name


def install_shipped() -> tuple[str, ...]:
    """Install the sets that come with the game; the house set is the first."""
    files = sorted(
        resources.path("cards", "affliction").glob("*.toml"), key=lambda file: (file.stem != "house", file.stem)
    )
    return tuple(install(file) for file in files)


def check(path: str | Path) -> list[Problem]:
    """Everything that is wrong with a card set file; an empty list when it can be played."""
    try:
        raw = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        return [Problem("file", "cards-unreadable", "file", error.strerror or type(error).__name__)]
    except UnicodeDecodeError:
        return [Problem("file", "cards-unreadable", "UTF-8", "bytes")]
    except tomllib.TOMLDecodeError as error:
        return [Problem("file", "cards-unreadable", "TOML", str(error))]
    return check_raw(raw)


# field -> what it must be: a type with a range, or a tuple of allowed values
_Rule = tuple[Any, ...]
COLONIST_FIELDS: dict[str, _Rule] = {
    "id": COLONISTS,
    "deck": DECKS,
    "reputation": (int, 0, 12),
    "family": FAMILIES,
    "place": PLACES,
    "influence": (int, 0, 3),
    "houses": (int, 0, 5),
    "icon": ICONS,
    "ability": COLONISTS,
    "afflicted": (bool,),
    "starting": (bool,),
}
FACTION_FIELDS: dict[str, _Rule] = {
    "id": FACTIONS,
    "side": ("village", "town"),
    "seats": (int, 2, 4),
    "arrests": FAMILIES[:3],
    "protects": FAMILIES[:3],
    "arrest_bonus": (int, 0, 5),
    "protect_bonus": (int, 0, 5),
    "penalty": (int, -5, 0),
    "influence": (int, 0, 3),
}
GRIEVANCE_FIELDS: dict[str, _Rule] = {
    "id": GRIEVANCES,
    "targets": (list,),
    "ally": COLONISTS,
    "target_bonus": (int, 0, 5),
    "ally_penalty": (int, -5, 0),
}
_SECTIONS: dict[str, dict[str, _Rule]] = {
    "colonists": COLONIST_FIELDS,
    "factions": FACTION_FIELDS,
    "grievances": GRIEVANCE_FIELDS,
    "end_cards": {"id": END_CARDS},
}


def check_raw(raw: dict[str, Any]) -> list[Problem]:
    """The same for TOML that has been parsed."""
    problems: list[Problem] = []
    for key, wanted in (("game", "affliction"), ("format", 1)):
        if raw.get(key) != wanted:
            problems.append(Problem(key, "cards-header", str(wanted), _short(raw.get(key))))
    if not isinstance(raw.get("set"), str) or not raw["set"].isidentifier():
        problems.append(Problem("set", "cards-header", "house", _short(raw.get("set"))))
    for key in raw:
        if key not in ("game", "format", "set", *_SECTIONS):
            problems.append(Problem(key, "cards-unknown-field", ", ".join(_SECTIONS), _short(key)))
    for section, fields in _SECTIONS.items():
        problems += _check_section(section, fields, raw.get(section))
    if not problems:  # numbers of cards make sense only when every card does
        problems += _check_whole(raw)
    return problems


def _check_section(section: str, fields: dict[str, _Rule], cards: Any) -> list[Problem]:
    if not isinstance(cards, list):
        return [Problem(section, "cards-missing", f"[[{section}]]", _short(cards))]
    problems: list[Problem] = []
    seen: list[Any] = []
    for n, card in enumerate(cards):
        if not isinstance(card, dict):
            problems.append(Problem(f"{section}[{n}]", "cards-missing", f"[[{section}]]", _short(card)))
            continue
        where = f"{section}.{card['id']}" if isinstance(card.get("id"), str) else f"{section}[{n}]"
        problems += _check_card(where, fields, card)
        seen.append(card.get("id"))
    for name in fields["id"]:
        times = seen.count(name)
        if times != 1:
            problems.append(Problem(f"{section}.{name}", "cards-how-many", "1", str(times)))
    return problems


def _check_card(where: str, fields: dict[str, _Rule], card: dict[str, Any]) -> list[Problem]:
    problems: list[Problem] = []
    for field, rule in fields.items():
        if field not in card:
            problems.append(Problem(f"{where}.{field}", "cards-missing", _expected(rule), "—"))
        elif not _fits(rule, card[field]):
            problems.append(Problem(f"{where}.{field}", "cards-bad-value", _expected(rule), _short(card[field])))
    origin = card.get("origin")
    if not isinstance(origin, dict):
        problems.append(Problem(f"{where}.origin", "cards-missing", "origin = {…}", _short(origin)))
        origin = dict.fromkeys(fields, ORIGINS[0])
    for field in fields:
        if origin.get(field) not in ORIGINS:
            got = _short(origin.get(field))
            problems.append(Problem(f"{where}.origin.{field}", "cards-bad-value", ", ".join(ORIGINS), got))
    for field in (*(f for f in card if f not in fields and f != "origin"), *(f for f in origin if f not in fields)):
        problems.append(Problem(f"{where}.{field}", "cards-unknown-field", ", ".join(fields), _short(field)))
    return problems


def _fits(rule: _Rule, value: Any) -> bool:
    kind = rule[0]
    if kind is int:
        return type(value) is int and rule[1] <= value <= rule[2]
    if kind is bool:
        return type(value) is bool
    if kind is list:
        return isinstance(value, list) and len(value) == 3 and all(name in COLONISTS for name in value)
    return isinstance(value, str) and value in rule


def _expected(rule: _Rule) -> str:
    kind = rule[0]
    if kind is int:
        return f"{rule[1]}..{rule[2]}"
    if kind is bool:
        return "true, false"
    if kind is list:
        return "[id, id, id]"
    return ", ".join(rule)


def _check_whole(raw: dict[str, Any]) -> list[Problem]:
    """The numbers that the rules count on (A1.4, A1.6)."""
    colonists = raw["colonists"]
    problems: list[Problem] = []

    def number(what: str, wanted: int, got: int) -> None:
        if wanted != got:
            problems.append(Problem(what, "cards-how-many", str(wanted), str(got)))

    prominent = [c for c in colonists if c["deck"] == "prominent"]
    number("colonists.deck = prominent", 12, len(prominent))
    families = Counter(c["family"] for c in prominent)
    for family in FAMILIES[:3]:
        number(f"colonists.family = {family} (prominent)", 4, families[family])
    number("colonists.starting", 8, sum(c["starting"] for c in colonists))
    for c in colonists:
        if c["starting"] and c["deck"] == "prominent":
            problems.append(Problem(f"colonists.{c['id']}.starting", "cards-bad-value", "false", "true"))
        kind = POWERS[INDEX[c["ability"]]].icon
        if c["icon"] != kind:
            problems.append(Problem(f"colonists.{c['id']}.icon", "cards-bad-value", kind, c["icon"]))
    number("factions.seats = 2", 2, sum(f["seats"] == 2 for f in raw["factions"]))
    for side in ("village", "town"):
        number(f"factions.side = {side}", 2, sum(f["side"] == side for f in raw["factions"]))
    for f in raw["factions"]:
        if f["arrests"] == f["protects"]:
            problems.append(Problem(f"factions.{f['id']}.protects", "cards-same-family", f["arrests"], f["protects"]))
    for g in raw["grievances"]:
        if len({*g["targets"], g["ally"]}) != 4:
            problems.append(
                Problem(f"grievances.{g['id']}", "cards-repeats", "4", ", ".join([*g["targets"], g["ally"]]))
            )
    return problems


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else text[:59] + "…"
