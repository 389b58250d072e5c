"""What the moderator says at a table on a screen: the lines of the one script (`companion`) that fit what is public.

It reads nothing that one seat knows and another does not. The browser's `script.ts` chooses by the same rules.
"""

from __future__ import annotations

from collections.abc import Callable

from meetinghouse.boardgames.salem1692.cardset import tryal_cards
from meetinghouse.boardgames.salem1692.learn.companion import SCENES
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.companion import known_of
from meetinghouse.telling import bare

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
    """The stage of the question that is open."""
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
