"""Writes card sets by chance that pass the check: every verb, nested, with every selector, and odd numbers beside."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from typing import Any

from meetinghouse import resources
from meetinghouse.boardgames.affliction.cardset import SETS as AFFLICTION
from meetinghouse.boardgames.affliction.names import COLONISTS, HOUSE_COLONISTS
from meetinghouse.boardgames.affliction.verbs import PASSED_OVER, WHENS
from meetinghouse.boardgames.affliction.verbs import PROGRAM as ABILITY
from meetinghouse.boardgames.new_salem.cardset import SETS as NEW_SALEM
from meetinghouse.boardgames.new_salem.cardset import SYMBOLS
from meetinghouse.boardgames.new_salem.names import HOUSE_EVENTS, OWN_EVENTS
from meetinghouse.boardgames.new_salem.verbs import HELD
from meetinghouse.boardgames.new_salem.verbs import PROGRAM as EVENT
from meetinghouse.boardgames.new_salem.verbs import WHENS as EVENT_WHENS
from meetinghouse.cards.toml_bounds import MOST_BYTES
from tests.fuzz.card_programs import Step, Writer, written

Raw = dict[str, Any]


def house(game: str) -> Raw:
    """The house set without its origins, so that long programs fit into the bytes that a set may have."""
    raw = tomllib.loads(resources.path("cards", game, "house.toml").read_text("utf-8"))
    for section in raw.values():
        if isinstance(section, dict):
            section.pop("origin", None)
            for card in section.values():
                if isinstance(card, dict):
                    card.pop("origin", None)
    return raw


def _sometimes(rng: random.Random, card: Raw, field: str, *values: Any, chance: float = 0.5) -> None:
    if rng.random() < chance:
        card[field] = rng.choice(values)


def _hands(steps: list[Step]) -> list[Step]:
    """The steps, inner ones too, that hand the card to somebody."""
    inner = [step for outer in steps for name in ("then", "else", "do") for step in _hands(outer.get(name, []))]
    return [*(step for step in steps if "hand" in step), *inner]


def new_salem(rng: random.Random) -> Raw:
    """All Events of the deck do something else, and so may the two that always lie face up."""
    raw = house("new_salem")
    writer = Writer(EVENT, rng)
    verbs = list(EVENT.verbs)
    raw["set"] = "fuzz"
    raw["players"]["trials"] = [rng.randint(0, 8) for _ in range(6)]
    raw["players"]["despair"] = [rng.randint(1, 30) for _ in range(6)]
    raw["rounds"]["dealt"] = [rng.choice((2, 3, 4, 5, 8)) for _ in range(5)]
    for building in raw["buildings"].values():
        _sometimes(
            rng, building, "symbols", *([symbol] * n for symbol in SYMBOLS for n in (0, 1, 3)), ["hope", "remove"]
        )
    for person in raw["characters"].values():
        _sometimes(rng, person, "types", [], ["death"], ["death", "justice", "trade"], chance=0.2)
    for name in (*HOUSE_EVENTS, *rng.sample(OWN_EVENTS, rng.randint(0, len(OWN_EVENTS)))):
        card = raw["events"].setdefault(name, {"cost": 2, "name": f"Fuzz {name}"})
        card["cost"] = rng.choice((0, 0, 1, 1, 2, 3, 9)) if rng.random() < 0.8 else card["cost"]
        if name in HOUSE_EVENTS[:2] and rng.random() < 0.7:
            continue
        keeps = name in (*HELD, *OWN_EVENTS) and rng.random() < 0.5
        steps = writer.program_of(rng.choice((2, 4, 8)), "hand" if keeps else rng.choice(verbs))
        if _hands(steps) and name not in (*HELD, *OWN_EVENTS):
            steps = writer.program_of(1, "draw")
        for step in _hands(steps):
            step["hand"] = rng.choice(("card", name)) if name in HELD else "card"
        card |= {"name": f"Fuzz {name}", "text": "It does something.", "do": steps}
        if _hands(steps) and rng.random() < 0.7:
            answer = writer.program_of(rng.choice((2, 4)), rng.choice(verbs))
            card |= {} if _hands(answer) else {"when": rng.choice(EVENT_WHENS), "answer": answer}
        for field in ("after", "number", "boxes"):
            card.pop(field, None)
        if name not in HOUSE_EVENTS[:2]:
            _sometimes(rng, card, "border", "red", "plain")
            _sometimes(rng, card, "number", 3, 5, 8, chance=0.2)
        if name in (*HELD, *OWN_EVENTS):
            card["points"] = rng.randint(-9, 9)
    return raw


def affliction(rng: random.Random) -> Raw:
    """Whoever has a hammer or a Puritan does something else, whenever that is."""
    raw = house("affliction")
    writer = Writer(ABILITY, rng)
    verbs = list(ABILITY.verbs)
    raw["set"] = "fuzz"
    spare = {"deck": "colonist", "reputation": 3, "family": "neutral", "place": "none", "influence": 0, "houses": 0}
    for name in rng.sample(COLONISTS[len(HOUSE_COLONISTS) :], rng.randint(0, 6)):
        raw["colonists"][name] = {**spare, "icon": "hammer"}
    for name, card in raw["colonists"].items():
        card["reputation"] = rng.choice((0, 1, 3, 12)) if rng.random() < 0.3 else card["reputation"]
        _sometimes(rng, card, "afflicted", True, False, chance=0.3)
        if rng.random() < 0.1 and name in HOUSE_PEOPLE:
            continue
        card.pop("ability", None)
        card.pop("when", None)
        card |= {"name": f"Fuzz {name}", "text": "Does something.", "icon": "hammer"}
        card["do"] = writer.program_of(rng.choice((2, 4, 6)), rng.choice(verbs))
        if rng.random() < 0.4:
            card |= {"when": rng.choice(WHENS), "icon": "puritan"}
        done = {step.verb for step in ABILITY.compile(card["do"])}
        if "bring_in" in done:
            card["do"].insert(0, {"once": "a_round"})
        elif done <= PASSED_OVER:
            card["do"].append({"gain": 1})
    return raw


HOUSE_PEOPLE = frozenset(house("affliction")["colonists"])
WRITERS: dict[str, Callable[[random.Random], Raw]] = {"new_salem": new_salem, "affliction": affliction}
SETS: dict[str, Any] = {"new_salem": NEW_SALEM, "affliction": AFFLICTION}


def some_set(game: str, seed: int) -> str:
    """The text of a set that the check accepts."""
    rng = random.Random(seed)
    for _ in range(20):
        text = written(WRITERS[game](rng))
        if len(text.encode()) <= MOST_BYTES and not (found := SETS[game].shape.read(text)[1]):
            return text
        assert len(text.encode()) > MOST_BYTES, found[:3]
    raise AssertionError("every set was too big")
