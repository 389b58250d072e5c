"""New Salem out of its box: how to lay it out, what each round asks for, and what the end counts."""

from collections.abc import Mapping
from typing import Any

from meetinghouse.boardgames.new_salem import names
from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.state import HELD_EVENTS
from meetinghouse.learn.companion import Companion, CrierLine, Facts

HOUSE = named("house")


def facts(seats: int, options: Mapping[str, Any]) -> Facts:
    """What lies on a table of that many players in one edition (N3)."""
    return {
        "players": seats,
        "witches": HOUSE.witches[seats],
        "puritans": HOUSE.puritans[seats],
        "characters": HOUSE.witches[seats] + HOUSE.puritans[seats],
        "away": HOUSE.witches[seats] + HOUSE.puritans[seats] - seats,
        "trials": HOUSE.trials[seats],
        "needed": HOUSE.needed[seats],
        "buildings": len(HOUSE.box[seats]),
        "events": len(HOUSE.deck_events(options["edition"], seats)),
    }


# Whose numbers are our own house set's, the words say: a printed box may hold others.
SETUP = (
    CrierLine("characters", count="characters"),
    CrierLine("deal-characters", count="away"),
    CrierLine("buildings"),
    CrierLine("events"),
    CrierLine("red-border"),
    CrierLine("badges", count="players"),
    CrierLine("constable"),
    CrierLine("first-hope", when=("edition=en",)),
    CrierLine("threshold"),
)

SHEET = {
    "dealt": list(HOUSE.dealt),
    "phases": ["draft", "event", "initiate", "end"],
    "types": list(names.TYPES),
    "pieces": list(names.PIECES),
    "characters": {
        name: {
            "witch": HOUSE.witch[number],
            "types": [kind for bit, kind in enumerate(names.TYPES) if HOUSE.types[number] >> bit & 1],
        }
        for number, name in enumerate(names.HOUSE_CHARACTERS)
    },
    "end": {
        "trial_despair": names.TRIAL_DESPAIR,
        "set_despair": names.SET_DESPAIR,
        "set_points": names.SET_POINTS,
        **{name: HOUSE.points[HELD_EVENTS.index(name)] for name in ("royal_charter", "scarlet_letter")},
    },
}

COMPANION = Companion(setup=SETUP, facts=facts, options=("edition",), varies="edition", sheet=SHEET)
