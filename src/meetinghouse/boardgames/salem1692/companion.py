"""Salem 1692 out of its box: how to lay it out, what the town crier says, and what accusations count against whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meetinghouse.boardgames.salem1692.cards.night import CONFESS, CONSTABLE_STAGE
from meetinghouse.boardgames.salem1692.cardset import COLOURS, COPIES, WORTH, tryal_cards
from meetinghouse.boardgames.salem1692.names import ACCUSING, APART, CARDS, CHARACTERS, NOBODY, WITNESS
from meetinghouse.boardgames.salem1692.powers import CHARACTER_BY_NUMBER, Character
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.setup import CHOOSE_LIMIT, HAND
from meetinghouse.engine.companion import Companion, Facts, Line


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
    Line("tryals", count="tryals"),
    Line("deal-tryals", count="each"),
    Line("characters", unless=("choose_character",)),
    Line("choose-characters", when=("choose_character",)),
    Line("apart", count="shuffled"),
    Line("hands", count="rest"),
    Line("deck", count="deck"),
    Line("kills", unless=("watcher",)),
    Line("gavel"),
)

# `constable`: the card is still face down (S4.14); `cat`: the Black Cat lies before somebody it harms (S6.3, S6.5);
# `watcher`: somebody who does not play sees what the witches do; `names`: the crier knows what people are called.
SCENES = {
    "dawn": (
        Line("dawn-close", pause="settle", dark=True),
        Line("dawn-witches", pause="dawn", bells=1, dark=True),
        Line("witches-close", pause="settle", bells=2, dark=True),
        Line("dawn-open", bells=6),
    ),
    "conspiracy": (
        Line("conspiracy-cat", when=("cat",), pause="cat"),
        Line("conspiracy-no-cat", unless=("cat",)),
        Line("conspiracy-take", when=("conspiracy=left",), pause="take"),
        Line("conspiracy-pairs", when=("conspiracy=left", "names"), pause="take"),
        Line("conspiracy-mix", when=("conspiracy=shuffled",), pause="mix"),
        Line("conspiracy-look"),
    ),
    "night": (
        Line("night-kills", unless=("watcher",), pause="prepare"),
        Line("night-close", pause="settle", dark=True),
        Line("night-witches", pause="night", bells=1, dark=True),
        Line("witches-close", pause="settle", bells=2, dark=True),
        Line("night-constable", when=("constable",), pause="constable", bells=3, dark=True),
        Line("constable-close", when=("constable",), pause="settle", bells=4, dark=True),
        Line("night-open", pause="confess", bells=6),
        Line("night-kill", pause="settle", bells=1),
        Line("morning"),
    ),
}


def _seconds(kind: str) -> int:
    return RULES.kinds[kind].seconds or 0


PAUSES = {
    "settle": 5,
    "dawn": _seconds("dawn"),
    "prepare": 20,
    "night": _seconds("night"),
    "constable": CONSTABLE_STAGE.seconds or 0,
    "confess": CONFESS.seconds or 0,
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
    options=("extra_witch", "choose_character", "conspiracy"),
    varies="extra_witch",
    sheet=SHEET,
    scenes=SCENES,
    pauses=PAUSES,
    marks={"constable": True, "cat": True, "watcher": False},
)
