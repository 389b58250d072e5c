"""What Affliction's cards show, in words: one description of a card from its facts, for all who show cards.

The sentences stand in `locales/*/affliction.ftl`; the browser fills the same ones (`games/affliction/printed.ts`).
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from meetinghouse.engine.json_types import Json
from meetinghouse.words import Words

Cards = dict[str, Mapping[str, Json]]
# the fields of a card set that a description says
SHOWN = {
    "colonist": ("reputation", "family", "place", "influence", "houses", "icon", "deck", "afflicted", "starting"),
    "faction": ("side", "seats", "arrests", "protects", "arrest_bonus", "protect_bonus", "penalty", "influence"),
    "grievance": ("targets", "ally", "target_bonus", "ally_penalty"),
}


def facts(view: Json) -> Cards:
    """What is printed on the cards of a table, by family and id."""
    return {"colonist": view["colonists"], "faction": view["faction_cards"]}


def says(words: Words, family: str, card: Json) -> str:
    """All that a card shows beside its name and text."""
    name = partial(words.name, "affliction")
    args: dict[str, Any]
    if family == "colonist":
        args = {field: _plain(card[field]) for field in SHOWN["colonist"]}
        return words.say("affliction-colonist-says", **{**args, "family": name("family", card["family"])})
    if family == "faction":
        args = {"arrest": card["arrest_bonus"], "protect": card["protect_bonus"], "penalty": abs(card["penalty"])}
        sides = {deed: name("family", card[deed]) for deed in ("arrests", "protects")}
        scores = words.say("affliction-faction-scores", **args, **sides)
        shown = {field: card[field] for field in ("side", "influence", "seats")}
        return words.say("affliction-faction-says", scores=scores, **shown)
    if family == "grievance":
        named = words.join([name("colonist", one) for one in card["targets"]])
        points = {"bonus": card["target_bonus"], "penalty": abs(card["ally_penalty"])}
        return words.say("affliction-grievance-says", targets=named, ally=name("colonist", card["ally"]), **points)
    return ""


def _plain(value: Any) -> Any:
    """As sentences choose by it."""
    return ("yes" if value else "no") if isinstance(value, bool) else value
