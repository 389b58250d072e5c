"""Card sets: reading one from TOML, and saying clearly what is wrong with one.

A set gives what is printed on the cards and the origin of every field. What an Event does is code (`events/`); a set
only names it by its id. `check` explains every mistake in a file; `load` and `keep` refuse a file that has one.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypedDict

from meetinghouse import resources
from meetinghouse.boardgames.new_salem.names import (
    BUILDINGS,
    CHARACTERS,
    CIVIL,
    DECK_EVENTS,
    DESIGNS,
    EDITIONS,
    EVENTS,
    MAX_SEATS,
    MIN_SEATS,
    PIECES,
    PURITANS,
    TYPES,
)
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.visibility import Named

FORMAT = "meetinghouse-cards/1"
ORIGINS = ("rulebook", "public", "house")
SYMBOLS = ("hope", "despair", "remove")
SEAMS = {"left": ("", "moon"), "middle": ("moon", "triangle"), "right": ("triangle", "")}
COPIES = 8
LEAST_BUILDINGS = 16  # a player (ruling 1)
LEAST_EVENTS = 12  # with the fewest players (ruling 3)
DECK_IN_BOX = {"en": 20, "es": 20, "fr": 19}  # Events besides Cleansing and the three Trials
COUNTS = range(MIN_SEATS, MAX_SEATS + 1)

# What an Event adds to the Hope in the town at most, by its text; its cost must be at least 2 more (ruling 3).
MAKES_HOPE = {"sworn_oath": 1, "thanksgiving": 1, "change_of_heart": 1}
# What becomes of a used card follows from what its text does.
GIVEN = {"trial": "give", "pardon": "give", "scarlet_letter": "give", "royal_charter": "take"}
EXTRA = {"cleansing": "removes"}


class Problem(NamedTuple):
    """Something wrong with a card set: where, a code with words of its own, and the facts for them."""

    where: str
    code: str
    expected: str
    got: str


class Printed(TypedDict):
    """What is printed on the cards of a set."""

    buildings: dict[Annotated[str, Named(BUILDINGS)], list[Annotated[str, Named(SYMBOLS)]]]
    characters: dict[Annotated[str, Named(CHARACTERS)], list[Annotated[str, Named(TYPES)]]]
    costs: dict[Annotated[str, Named(EVENTS)], int]


class CardSet:
    """What is printed on every card, by position in `names`."""

    never_changes = True

    def __init__(self, raw: dict[str, Any]) -> None:
        """From TOML that `check_raw` found nothing wrong with."""
        self.name: str = raw["set"]
        buildings = [raw["buildings"][name] for name in BUILDINGS]
        self.hope = tuple(b["symbols"].count("hope") for b in buildings)
        self.despair = tuple(b["symbols"].count("despair") for b in buildings)
        self.remove = tuple(b["symbols"].count("remove") for b in buildings)
        self.numbers = tuple(tuple(b["numbers"]) for b in buildings)
        characters = [raw["characters"][name] for name in CHARACTERS]
        self.types = tuple(sum(1 << TYPES.index(t) for t in c["types"]) for c in characters)
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
        # for views: what is printed, shared by all views and never changed
        self.printed: Printed = {
            "buildings": {name: list(b["symbols"]) for name, b in zip(BUILDINGS, buildings, strict=True)},
            "characters": {name: list(c["types"]) for name, c in zip(CHARACTERS, characters, strict=True)},
            "costs": {name: cost for name, cost in zip(EVENTS, self.cost, strict=True) if cost},
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: whoever reads a match has the card sets it was dealt from."""
        return named, (self.name,)

    def copies(self, design: int, seats: int) -> int:
        """How many copies of a Building are used with that many players."""
        return sum(number <= seats for number in self.numbers[design])

    def deck_events(self, edition: str, seats: int) -> list[int]:
        """The Events of the Event deck in that box with that many players."""
        return [e for e in DECK_EVENTS if edition in self.boxes[e] and self.number[e] <= seats]


_SETS: dict[str, CardSet] = {}


def shipped() -> tuple[str, ...]:
    """The sets that come with the game, the house set first."""
    found = sorted(path.stem for path in resources.path("cards", "new_salem").glob("*.toml"))
    return ("house", *(name for name in found if name != "house"))


def named(name: str) -> CardSet:
    """A set by name: one that ships with the game, or one given to `use`."""
    if name not in _SETS:
        _SETS[name] = load(resources.path("cards", "new_salem", f"{name}.toml"))
    return _SETS[name]


def load(path: str | Path) -> CardSet:
    """Read a set from a file; refuses one with a mistake in it."""
    raw, problems = _read(path)
    if problems:
        first = problems[0]
        raise BadInput(first.code, expected=f"{first.where}: {first.expected}", got=first.got)
    return CardSet(raw)


def keep(path: str | Path) -> str:
    """Read a set from a file so that tables can name it; returns its name. A shipped set cannot be replaced."""
    cards = load(path)
    known = _SETS.get(cards.name)
    if resources.path("cards", "new_salem", f"{cards.name}.toml").exists():
        raise BadInput("cards-taken", expected="another name", got=cards.name)
    if known is None or known.__dict__ != cards.__dict__:
        _SETS[cards.name] = cards
    return cards.name


def check(path: str | Path) -> list[Problem]:
    """Everything that is wrong with a card set file; an empty list when it can be played."""
    return _read(path)[1]


def _read(path: str | Path) -> tuple[dict[str, Any], list[Problem]]:
    try:
        raw = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        return {}, [Problem("file", "cards-unreadable", "file", error.strerror or type(error).__name__)]
    except UnicodeDecodeError:
        return {}, [Problem("file", "cards-unreadable", "UTF-8", "bytes")]
    except tomllib.TOMLDecodeError as error:
        return {}, [Problem("file", "cards-unreadable", "TOML", str(error))]
    return raw, check_raw(raw)


# ---- checking ------------------------------------------------------------------------------------------------------

_SECTIONS = ("players", "rounds", "buildings", "characters", "events")


def check_raw(raw: dict[str, Any]) -> list[Problem]:
    """The same for TOML that has been parsed."""
    problems = list(_header(raw))
    for section, names, fields in (
        ("buildings", BUILDINGS, ("type", "piece", "seams", "symbols", "numbers")),
        ("characters", CHARACTERS, ("side", "types")),
        ("events", EVENTS, ("cost", "number", "border", "after", "boxes")),
    ):
        problems += _cards(raw, section, names, fields)
    problems += _players(raw)
    if not problems:  # how many there are makes sense only when every card does
        problems += _whole(raw)
    return problems


def _header(raw: dict[str, Any]) -> Iterator[Problem]:
    for key, wanted in (("format", FORMAT), ("game", "new_salem")):
        if raw.get(key) != wanted:
            yield Problem(key, "cards-header", wanted, _short(raw.get(key)))
    name = raw.get("set")
    if not isinstance(name, str) or not name.isidentifier():
        yield Problem("set", "cards-header", "house", _short(name))
    for key in raw:
        if key not in ("format", "game", "set", *_SECTIONS):
            yield Problem(key, "cards-unknown-field", ", ".join(_SECTIONS), key)


def _cards(raw: dict[str, Any], section: str, names: tuple[str, ...], fields: tuple[str, ...]) -> Iterator[Problem]:
    cards = raw.get(section)
    if not isinstance(cards, dict):
        yield Problem(section, "cards-missing", f"[{section}]", _short(cards))
        return
    for name in cards:
        if name not in names:
            code = "cards-unknown-effect" if section == "events" else "cards-unknown-field"
            yield Problem(f"{section}.{name}", code, ", ".join(names), name)
    for name in names:
        where = f"{section}.{name}"
        card = cards.get(name)
        if card is None and section == "events" and EVENTS.index(name) in DECK_EVENTS:
            continue  # a set may leave Events of the deck out; how many there are is checked at the end
        if not isinstance(card, dict):
            yield Problem(where, "cards-missing", f"[{where}]", _short(card))
            continue
        wanted = (*fields, *((EXTRA[name],) if section == "events" and name in EXTRA else ()))
        yield from _fields(where, card, wanted)
        if all(field in card for field in wanted):
            yield from {"buildings": _building, "characters": _character, "events": _event}[section](where, name, card)


def _fields(where: str, card: dict[str, Any], wanted: tuple[str, ...]) -> Iterator[Problem]:
    for field in wanted:
        if field not in card:
            yield Problem(f"{where}.{field}", "cards-missing", field, _short(None))
    for field in card:
        if field not in (*wanted, "origin"):
            yield Problem(f"{where}.{field}", "cards-unknown-field", ", ".join(wanted), field)
    origin = card.get("origin")
    if not isinstance(origin, dict):
        yield Problem(f"{where}.origin", "cards-missing", "origin", _short(origin))
        return
    needs_name = where.split(".")[0] in ("buildings", "characters", "events")
    for field in (*(("name",) if needs_name else ()), *wanted):
        if origin.get(field) not in ORIGINS:
            yield Problem(f"{where}.origin.{field}", "cards-origin", ", ".join(ORIGINS), _short(origin.get(field)))


def _building(where: str, name: str, card: dict[str, Any]) -> Iterator[Problem]:
    kind, piece = name.rsplit("_", 1)
    if card["type"] != kind:
        yield Problem(f"{where}.type", "cards-bad-value", kind, _short(card["type"]))
    if card["piece"] != piece or piece not in PIECES:
        yield Problem(f"{where}.piece", "cards-bad-value", piece, _short(card["piece"]))
    left, right = SEAMS[piece]
    if card["seams"] != {"left": left, "right": right}:
        yield Problem(f"{where}.seams", "cards-seams", f"left={left!r} right={right!r}", _short(card["seams"]))
    symbols = card["symbols"]
    if not isinstance(symbols, list) or len(symbols) > 3 or any(s not in SYMBOLS for s in symbols):
        yield Problem(f"{where}.symbols", "cards-bad-value", f"0..3 x {', '.join(SYMBOLS)}", _short(symbols))
    numbers = card["numbers"]
    if not isinstance(numbers, list) or any(type(n) is not int or n not in COUNTS for n in numbers):
        yield Problem(f"{where}.numbers", "cards-bad-value", f"{MIN_SEATS}..{MAX_SEATS}", _short(numbers))
    elif len(numbers) != COPIES:
        yield Problem(f"{where}.numbers", "cards-how-many", str(COPIES), str(len(numbers)))


def _character(where: str, name: str, card: dict[str, Any]) -> Iterator[Problem]:
    witch = CHARACTERS.index(name) >= PURITANS
    side = "witch" if witch else "puritan"
    if card["side"] != side:
        yield Problem(f"{where}.side", "cards-bad-value", side, _short(card["side"]))
    types = card["types"]
    if not isinstance(types, list) or any(t not in CIVIL for t in types) or len(set(types)) != len(types):
        yield Problem(f"{where}.types", "cards-bad-value", ", ".join(CIVIL), _short(types))
    elif len(types) != (3 if witch else 2):
        yield Problem(f"{where}.types", "cards-how-many", "3" if witch else "2", str(len(types)))


def _event(where: str, name: str, card: dict[str, Any]) -> Iterator[Problem]:
    red = EVENTS.index(name) not in DECK_EVENTS
    cost = card["cost"]
    if type(cost) is not int or not 2 <= cost <= 5:
        yield Problem(f"{where}.cost", "cards-bad-value", "2..5", _short(cost))
    elif cost < 2 + MAKES_HOPE.get(name, 0):
        yield Problem(f"{where}.cost", "cards-feeds-itself", f"{2 + MAKES_HOPE[name]}..5", str(cost))
    number = card["number"]
    if type(number) is not int or number not in COUNTS or (red and number != MIN_SEATS):
        yield Problem(f"{where}.number", "cards-bad-value", f"{MIN_SEATS}..{MAX_SEATS}", _short(number))
    if card["border"] != ("red" if red else "plain"):
        yield Problem(f"{where}.border", "cards-bad-value", "red" if red else "plain", _short(card["border"]))
    after = GIVEN.get(name, "discard")
    if card["after"] != after:
        yield Problem(f"{where}.after", "cards-bad-value", after, _short(card["after"]))
    boxes = card["boxes"]
    if not isinstance(boxes, list) or any(b not in EDITIONS for b in boxes) or (red and set(boxes) != set(EDITIONS)):
        yield Problem(f"{where}.boxes", "cards-bad-value", ", ".join(EDITIONS), _short(boxes))
    if name == "cleansing" and (type(card["removes"]) is not int or not 1 <= card["removes"] <= 5):
        yield Problem(f"{where}.removes", "cards-bad-value", "1..5", _short(card["removes"]))


def _players(raw: dict[str, Any]) -> Iterator[Problem]:
    players = raw.get("players")
    columns = ("witches", "puritans", "despair", "trials")
    limits = {"witches": 4, "puritans": PURITANS, "despair": 99, "trials": 3}
    if not isinstance(players, dict):
        yield Problem("players", "cards-missing", "[players]", _short(players))
    elif players.get("seats") != list(COUNTS):
        yield Problem("players.seats", "cards-bad-value", _short(list(COUNTS)), _short(players.get("seats")))
    else:
        for name in columns:
            column = players.get(name)
            if not isinstance(column, list) or len(column) != len(COUNTS) or any(type(n) is not int for n in column):
                yield Problem(f"players.{name}", "cards-bad-value", f"{len(COUNTS)} x int", _short(column))
            elif any(not 1 <= n <= limits[name] for n in column):
                yield Problem(f"players.{name}", "cards-bad-value", f"1..{limits[name]}", _short(column))
        yield from _fields("players", {k: v for k, v in players.items() if k != "seats"}, columns)
    rounds = raw.get("rounds")
    if not isinstance(rounds, dict):
        yield Problem("rounds", "cards-missing", "[rounds]", _short(rounds))
        return
    dealt = rounds.get("dealt")
    if not isinstance(dealt, list) or len(dealt) != 5 or any(type(n) is not int or not 2 <= n <= 8 for n in dealt):
        yield Problem("rounds.dealt", "cards-bad-value", "5 x 2..8", _short(dealt))
    yield from _fields("rounds", rounds, ("dealt",))


def _whole(raw: dict[str, Any]) -> Iterator[Problem]:
    cards = CardSet(raw)
    for seats in COUNTS:
        if cards.witches[seats] + cards.puritans[seats] < seats:
            got = str(cards.witches[seats] + cards.puritans[seats])
            yield Problem(f"players ({seats})", "cards-too-few", f"{seats}", got)
        used = sum(cards.copies(design, seats) for design in range(len(BUILDINGS)))
        if used < LEAST_BUILDINGS * seats:
            yield Problem(f"buildings ({seats})", "cards-too-few", str(LEAST_BUILDINGS * seats), str(used))
    for edition in EDITIONS:
        boxed = len(cards.deck_events(edition, MAX_SEATS))
        if boxed != DECK_IN_BOX[edition]:
            yield Problem(f"events ({edition})", "cards-how-many", str(DECK_IN_BOX[edition]), str(boxed))
        fewest = len(cards.deck_events(edition, MIN_SEATS))
        if fewest < LEAST_EVENTS:
            yield Problem(f"events ({edition}, {MIN_SEATS})", "cards-too-few", str(LEAST_EVENTS), str(fewest))
    for first, last in ((0, PURITANS), (PURITANS, len(CHARACTERS))):
        for mask, times in Counter(cards.types[first:last]).items():
            if times > 1:
                same = [CHARACTERS[c] for c in range(first, last) if cards.types[c] == mask]
                yield Problem("characters", "cards-twice", "1", ", ".join(same))


def _short(value: Any) -> str:
    text = "-" if value is None else repr(value) if not isinstance(value, str) else value
    return text if len(text) <= 60 else text[:59] + "…"
