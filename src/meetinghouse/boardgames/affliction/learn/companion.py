"""Affliction out of its box: how to lay it out, what the spaces do, what people cost, and what the end counts."""

from collections.abc import Mapping
from typing import Any

from meetinghouse.boardgames.affliction import colonists, costs, names
from meetinghouse.boardgames.affliction.cardset import ROW, named
from meetinghouse.boardgames.affliction.rounds import messengers_each
from meetinghouse.boardgames.affliction.setup import STARTING_INFLUENCE
from meetinghouse.learn.companion import Companion, CrierLine, Facts

HOUSE = named("house")


def facts(seats: int, options: Mapping[str, Any]) -> Facts:
    """What lies on a table of that many players (A2)."""
    red = sum(HOUSE.prominent)
    blue = len(names.HOUSE_COLONISTS) - red - seats  # each player begins with one of the Starting Colonists
    return {
        "players": seats,
        "factions": sum(faction.seats <= seats for faction in HOUSE.factions.values()),
        "starters": len(HOUSE.starters),
        "messengers": messengers_each(seats),
        "influence": STARTING_INFLUENCE,
        "row": ROW,
        "prominent": red,
        "colonists": blue,
        "below": names.BELOW,
        "packet": names.BELOW + len(names.END_CARDS),
        "upper": red - ROW,
        "lower": blue + len(names.END_CARDS) - ROW,
    }


SETUP = (
    CrierLine("first"),
    CrierLine("factions", count="factions"),
    CrierLine("starters", when=("starters=random",), count="starters"),
    CrierLine("choose-starters", when=("starters=choose",), count="starters"),
    CrierLine("grievances"),
    CrierLine("messengers"),
    CrierLine("red", count="prominent"),
    CrierLine("red-row", count="upper"),
    CrierLine("blue", count="colonists"),
    CrierLine("packet", count="packet"),
    CrierLine("blue-row", count="lower"),
    CrierLine("tokens"),
)

SHEET = {
    "spaces": names.SPACES,
    "dearer": [names.ARREST_DEARER, names.CIRCLE_DEARER],
    "price": {
        "space": costs.SPACE_SURCHARGE,
        "ability": costs.ABILITY_SURCHARGE,
        "advocates": names.MOST_ADVOCATES,
        "rebecca_nurse": colonists.RebeccaNurse.n,
        "john_willard": colonists.JohnWillard.n,
        "elizabeth_proctor": colonists.ElizabethProctor.n,
    },
    "margaret_jacobs": {
        "alone": colonists.MargaretJacobs.n,
        "with": names.COLONISTS[colonists.GRANDFATHER],
        "then": colonists.WITH_HIM,
    },
    "colonists": {
        name: {field: card[field] for field in ("deck", "reputation", "family", "place", "houses", "icon", "starting")}
        for name, card in HOUSE.printed.items()
    },
    "factions": HOUSE.faction_cards,
    "grievances": {
        names.GRIEVANCES[number]: {
            "targets": [names.COLONISTS[card] for card in grievance.targets],
            "ally": names.COLONISTS[grievance.ally],
            "target_bonus": grievance.target_bonus,
            "ally_penalty": grievance.ally_penalty,
        }
        for number, grievance in HOUSE.grievances.items()
    },
}

COMPANION = Companion(setup=SETUP, facts=facts, options=("starters", "circle_defence"), sheet=SHEET)
