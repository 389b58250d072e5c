"""Card sets in which hardly anything is the house's: other people, sides, families, factions and grievances."""

from __future__ import annotations

import itertools
import tomllib
from functools import cache
from typing import Any

from meetinghouse import resources
from meetinghouse.boardgames.affliction.names import CLANS, COLONISTS, FACTIONS, GRIEVANCES, HOUSE_COLONISTS
from meetinghouse.boardgames.new_salem.names import CHARACTERS, TYPES

NEW_SALEM_HOUSE = resources.path("cards", "new_salem", "house.toml").read_text("utf-8")


def _head(game: str) -> list[str]:
    return ['format = "meetinghouse-cards/1"', f'game = "{game}"', 'set = "invented"', 'name = "Invented"']


def new_salem(characters: int = len(CHARACTERS)) -> str:
    """Twenty Characters, the places of the house with the other side and types; more Witches are dealt than before."""
    before, after = NEW_SALEM_HOUSE.split("[characters.merchant]")
    rest = after.split("[events.cleansing]", 1)[1]
    before = before.replace("witches = [2, 2, 2, 2, 3, 3]", "witches = [3, 3, 4, 4, 5, 5]")
    lines = []
    for number, name in enumerate(CHARACTERS[-characters:]):
        side = ("witch", "puritan")[number % 2]
        lines += [f"[characters.{name}]", f'name = "Person {number}"', f'side = "{side}"']
        lines += [f"types = {list(itertools.islice(itertools.cycle(TYPES), number, number + number % 5))}", ""]
    return before + "\n".join(lines) + "[events.cleansing]" + rest


def affliction(colonists: int = len(COLONISTS)) -> str:
    """People of six families, eight factions and twelve grievances; a third has steps, a third no ability."""
    lines = _head("affliction")
    for number, family in enumerate(CLANS):
        colour = ("black", "gold", "purple", "white", "red", "blue")[number]
        lines += [f"[families.{family}]", f'name = "House {number}"', f'colour = "{colour}"']
    for number, name in enumerate(FACTIONS):
        lines += [f"[factions.{name}]", f'name = "Party {number}"', f'side = "{("town", "village")[number % 2]}"']
        lines += [
            f"seats = {2 + number % 3}",
            f'arrests = "{CLANS[number % 6]}"',
            f'protects = "{CLANS[(number + 1) % 6]}"',
        ]
        lines += [f"arrest_bonus = {number % 4}", "protect_bonus = 3", f"penalty = -{number % 3}", "influence = 1"]
    people = COLONISTS[-colonists:]
    for number, name in enumerate(GRIEVANCES):
        lines += [
            f"[grievances.{name}]",
            f'name = "Quarrel {number}"',
            f"targets = {[people[number], people[number + 1]]}",
        ]
        lines += [f'ally = "{people[number + 2]}"', "target_bonus = 3", "ally_penalty = -4"]
    lines += ["[end_cards.mary_spencer_hill]", 'name = "First frost"', "[end_cards.increase_mather]", 'name = "Snow"']
    for number, name in enumerate(people):
        lines += [f"[colonists.{name}]", f'name = "Somebody {number}"', f'text = "What Somebody {number} does."']
        lines += [f'deck = "{"prominent" if number < 4 else "colonist"}"', f"reputation = {number % 13}"]
        lines += [
            f'family = "{(*CLANS, "neutral")[number % 7]}"',
            f'place = "{("village", "town", "none")[number % 3]}"',
        ]
        lines += [f"influence = {number % 4}", f"houses = {number % 6}", f"afflicted = {str(number % 5 == 0).lower()}"]
        lines += [f"starting = {str(4 <= number < 12).lower()}", *_ability(number)]
    return "\n".join(lines)


def _ability(number: int) -> list[str]:
    if number % 3 == 0:
        return ['icon = "none"', 'ability = "none"']
    if number % 3 == 1:
        steps = ['{ choose = "playing", to = "accuse", as = "it" }, { accuse = "it" }', "{ pay = 1 }, { gain = 3 }"]
        return ['icon = "hammer"', f"do = [{steps[number % 2]}]"]
    name = HOUSE_COLONISTS[number % len(HOUSE_COLONISTS)]
    return [f'icon = "{_house()["colonists"][name]["icon"]}"', f'ability = "{name}"']


@cache
def _house() -> dict[str, Any]:
    return tomllib.loads(resources.path("cards", "affliction", "house.toml").read_text("utf-8"))


FEWEST = 22  # colonists: eighteen and four Prominent
FEW_CHARACTERS = 12  # six of each side, ten of them in places that only sets fill
