"""Salem 1692 out of its box: how to lay it out, what the town crier says, and what accusations count against whom."""

from collections.abc import Callable, Mapping
from typing import Any

from meetinghouse.boardgames.salem1692.cardset import COLOURS, COPIES, WORTH, tryal_cards
from meetinghouse.boardgames.salem1692.names import ACCUSING, APART, CARDS, CHARACTERS, NOBODY, WITNESS
from meetinghouse.boardgames.salem1692.powers import CHARACTER_BY_NUMBER, Character
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.setup import CHOOSE_LIMIT, HAND
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.companion import Companion, CrierLine, Facts, known_of
from meetinghouse.telling import bare


def facts(seats: int, options: Mapping[str, Any]) -> Facts:
    """What lies on a table of that many players (S1.3 to S1.10)."""
    tryals = tryal_cards(seats, options["extra_witch"])
    shuffled = sum(n for card, n in enumerate(COPIES) if card not in APART)
    return {
        "players": seats,
        **dict(zip(("innocent", "witch", "constable"), tryals, strict=True)),
        "tryals": sum(tryals),
        "each": sum(tryals) // seats,
        "hand": HAND,
        "whole": sum(COPIES),
        "shuffled": shuffled,
        "rest": shuffled - HAND * seats,
        "deck": shuffled - HAND * seats + 2,  # Conspiracy and Night are back in it
    }


SETUP = (
    CrierLine("tryals", count="tryals"),
    CrierLine("deal-tryals", count="each"),
    CrierLine("characters", unless=("choose_character",)),
    CrierLine("choose-characters", when=("choose_character",)),
    CrierLine("apart", count="shuffled"),
    CrierLine("hands", count="rest"),
    CrierLine("deck", count="deck"),
    CrierLine("kills", unless=("watcher",)),
    CrierLine("gentle", when=("gentle_reveal",)),
    CrierLine("gavel"),
)

# The one script of the moderator, for every reader: the crier beside a printed box, the narrator of a browser, a
# wall or a lesson. A line may ask for `box`, or for `screens` and there for `room` (phones in one room) or `screen`;
# `constable`: the card is still face down (S4.14); `cat`: the Black Cat lies before somebody it harms (S6.3, S6.5);
# `watcher`: somebody who does not play sees what the witches do; `names`: the crier knows what people are called.
# `stage` is the moment of a game on screens at which a line is read; lines without one belong to the box.
SCENES = {
    "dawn": (
        CrierLine("characters", when=("screens",), stage="characters"),
        CrierLine("dawn-close", pause="settle", dark=True, stage="dawn-close"),
        CrierLine("dawn-witches", pause="dawn", sound="owl", dark=True, stage="dawn-first", takes="witch"),
        CrierLine("dawn-again", when=("screens",), sound="owl", stage="dawn-second", takes="witch"),
        CrierLine("witches-close", unless=("room",), pause="settle", sound="drum", dark=True, stage="dawn-open"),
        CrierLine("dawn-open", sound="cock", stage="dawn-open"),
    ),
    "conspiracy": (
        CrierLine("conspiracy-cat", when=("cat",), pause="cat", stage="conspiracy"),
        CrierLine("conspiracy-no-cat", unless=("cat",), stage="conspiracy"),
        CrierLine("conspiracy-take", when=("conspiracy=left",), pause="take", stage="conspiracy"),
        CrierLine("conspiracy-pairs", when=("box", "conspiracy=left", "names"), pause="take"),
        CrierLine("conspiracy-mix", when=("conspiracy=shuffled",), pause="mix", stage="conspiracy"),
        CrierLine("conspiracy-look", when=("box",)),
    ),
    "night": (
        CrierLine("night-kills", when=("box",), unless=("watcher",), pause="prepare"),
        CrierLine("night-close", pause="settle", dark=True, stage="night-close"),
        CrierLine("night-witches", pause="night", sound="owl", dark=True, stage="night-first"),
        CrierLine("night-again", when=("screens",), sound="owl", stage="night-second"),
        CrierLine("witches-close", unless=("room",), pause="settle", sound="drum", dark=True, stage="night-constable"),
        CrierLine(
            "night-constable",
            when=("constable",),
            pause="constable",
            sound="knocker",
            dark=True,
            stage="night-constable",
        ),
        CrierLine(
            "constable-close",
            when=("constable",),
            unless=("room",),
            pause="settle",
            sound="horn",
            dark=True,
            stage="night-open",
        ),
        CrierLine("night-open", pause="confess", sound="cock", stage="night-open", takes="constable"),
        CrierLine("night-kill", pause="settle", sound="bell", stage="night-kill"),
        CrierLine("morning", stage="morning"),
        CrierLine("gavel-back", when=("box", "constable")),
    ),
}


def _seconds(kind: str) -> int:
    return RULES.kinds[kind].seconds or 0


PAUSES = {
    "settle": 5,
    "dawn": _seconds("dawn"),
    "prepare": 20,
    "night": _seconds("night"),
    "constable": _seconds("constable"),
    "confess": _seconds("confess"),
    "cat": 20,
    "take": 10,
    "mix": 30,
    "turn": _seconds("turn"),
}


def _rules_of(character: Character) -> dict[str, int]:
    """Where a character changes what accusations count; nothing for most."""
    fields = ("limit", "evidence_worth", "reveals_early", "alibi_as_witness", "copies_right_neighbour")
    return {
        name: int(getattr(character, name)) for name in fields if getattr(character, name) != getattr(Character, name)
    }


SHEET = {
    "choose_limit": CHOOSE_LIMIT,
    "apart": [CARDS[card] for card in APART],
    "limit": Character.limit,
    "counts": [
        {"card": CARDS[card], "worth": WORTH[card] or WORTH[WITNESS], "red": COLOURS[card] == "red"}
        for card in ACCUSING
    ],
    "powers": {
        CHARACTERS[number]: found
        for number, power in enumerate(CHARACTER_BY_NUMBER)
        if number != NOBODY and (found := _rules_of(power))
    },
}

COMPANION = Companion(
    setup=SETUP,
    facts=facts,
    options=("extra_witch", "choose_character", "conspiracy", "gentle_reveal"),
    varies="extra_witch",
    sheet=SHEET,
    scenes=SCENES,
    pauses=PAUSES,
    marks={"constable": True, "cat": True, "watcher": False},
)


# ---- the moderator at a table on a screen: the lines of the script that fit what is public --------------------------
# It reads nothing that one seat knows and another does not. The browser's `script.ts` chooses by the same rules.

# Events with which a stage begins, and whether the moderator speaks before they are told.
_TURNINGS = {
    "dawn": ("dawn-close", False),
    "cat_given": ("dawn-open", True),
    "night_falls": ("night-close", False),
    "kill_named": ("night-kill", True),
    "morning": ("morning", False),
}
_KINDS = {
    "choose_character": "characters",
    "dawn": "dawn-first",
    "dawn_again": "dawn-second",
    "night": "night-first",
    "night_again": "night-second",
    "constable": "night-constable",
    "confess": "night-open",
}


def turning(event: Json) -> tuple[str, bool]:
    """The stage that an event begins (none: empty), and whether its words come before the event's own."""
    key = bare(event["key"])
    if key == "black_drawn" and event["card"] == "conspiracy":
        return "conspiracy", False
    return _TURNINGS.get(key, ("", False))


def stage_of(view: Json) -> str:
    decision = view["decision"]
    return "" if decision is None else _KINDS.get(bare(decision["kind"]), "")


def script(stage: str, view: Json, say: Callable[..., str]) -> str:
    """What the moderator says at a stage of this table; `say` makes a sentence of an entry and its arguments."""
    constable = not any("constable" in faces for faces in view["revealed"])
    cat = any(view["front"][seat].get("black_cat") and view["power"][seat] != "mary_warren" for seat in view["living"])
    known = {"screens", "screen", *known_of(view["options"])}
    known |= {name for name, so in (("constable", constable), ("cat", cat)) if so}
    witches = tryal_cards(view["seats"], view["options"]["extra_witch"])[1]
    args = {"place": "screen", "witch": witches, "constable": "yes" if constable else "no"}
    lines = [line for scene in SCENES.values() for line in scene if line.stage == stage and line.holds(known)]
    return " ".join(say(f"salem1692-crier-{line.says}", **args) for line in lines)
