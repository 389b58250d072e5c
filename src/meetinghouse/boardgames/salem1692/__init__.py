"""Salem 1692, after the second edition. Where to look for a chapter of the rules (docs/rules/salem1692.*.md):

| chapter | module |
|---|---|
| S1 Setting, S2 Dawn | setup.py, pointing.py |
| S3 The turn | turn.py |
| S4 Accusations and reveals | accuse.py, tryals.py |
| S5 The cards, S6 Conspiracy, S7 Night | playing.py, cards/<card>.py |
| S8 Death and links | death.py |
| S9 The Town Hall | characters/<character>.py |
| S10 Deck and shuffling, S11 Two left | deck.py, shuffles.py, hands.py |
| S12 Winning | outcome.py |
| S13 The five laws | playing.py, why_not.py |
| S14 Options | setup.py and where each applies |
| S15 Silence and time | each decision's default and seconds |

`names.py` and `cardset.py` say which cards there are and what is printed on them, `state.py` what lies on the table and
who sees it, `powers.py` at which moments a card or character may matter. `imagine.py`, `checks.py` and `paths.py` go
back from a view to a table.
"""

from __future__ import annotations

from typing import Any

from meetinghouse.boardgames.salem1692 import cards, characters
from meetinghouse.boardgames.salem1692.event_types import GROUPS
from meetinghouse.boardgames.salem1692.pointing import POINTINGS
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_POWERS
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import Channel, Game, Measures, Option, Sides

_SWITCH = (False, True)


def _dead(view: dict[str, Any]) -> bool:
    return view["viewer"] not in view["living"]


def _may_leave_last_words(view: dict[str, Any]) -> bool:
    return view["viewer"] in view["last_words"]


def _eyes_are_open(view: dict[str, Any]) -> bool:
    """Whether a pointing is going on for which this seat opened its eyes as a witch (S13.6)."""
    decision = view["decision"]
    if decision is None or decision["kind"].partition(".")[2] not in POINTINGS:
        return False
    return any(what == "witches" and night == view["nights"] for _, what, _, night in view["learned"])


GAME = Game(
    id="salem1692",
    min_seats=4,
    max_seats=12,
    rules_version="2.0",
    options={
        "choose_character": Option(False, _SWITCH),
        "conspiracy": Option("left", ("left", "shuffled")),
        "hide_former_witches": Option(False, _SWITCH),
        "extra_witch": Option(False, _SWITCH),
        "gentle_reveal": Option(False, _SWITCH),
        "griggs_beats_piety": Option(False, _SWITCH),
    },
    table=Salem,
    package=__name__,
    groups=GROUPS,
    usual_seats=7,
    minutes=40,
    arena_seats=(4, 6, 8, 12),
    sides=Sides(
        ("witches", "town"),
        lambda view: "witches" if view["is_witch"] else "town",
        # people change sides at Conspiracy, so the winners' first sides say nothing
        {"last_witch_revealed": "town", "only_witches_left": "witches", "endless_night": "witches"},
    ),
    measures=Measures(
        cards={"played": ("card", "seat"), "played_as_witness": ("card", "seat")},
        character=lambda view: str(view["character"][view["viewer"]]),
        fates=f"{__name__}.lab.fates:fates",
        lap=("turn", True),
        facts=("tryal_revealed",),
        styles={"lurker": f"{__name__}.lab.styles:Lurker", "hothead": f"{__name__}.lab.styles:Hothead"},
    ),
    bots={1: f"{__name__}.bots:Level1", 2: f"{__name__}.bots:Level2", 3: f"{__name__}.bots.level3:Level3"},
    talk=(
        Channel("witches", _eyes_are_open, ("decision", "learned", "nights"), by_leave=True),
        Channel("dead", _dead, ("viewer", "living"), instead=True, after="last_words"),
        Channel("last_words", _may_leave_last_words, ("viewer", "last_words"), instead=True, public=True, words=3),
    ),
    remarks=("suspect", "trust", "not_me", "trust_me", "watch_out", "spare_me"),
    remarks_at={
        "target": ("spare_me", "suspect", "trust"),
        "reveal": ("not_me", "trust_me", "gasps"),
        "confess": ("trust", "watch_out"),
        "pass_tryals": ("watch_out", "hurry"),
    },
    thinking={
        "reveal": 1.8,
        "confess": 1.6,
        "choose_of_two": 1.5,
        "turn": 1.4,
        "pass_tryals": 0.7,
        **dict.fromkeys(("target", "scapegoat_to", "robbery_to"), 0.6),
        "alibi": 0.5,
    },
    reasons={
        **dict.fromkeys(("draws", "missed", "hunts_me", "shielded"), ("suspect", "watch_out")),
        **dict.fromkeys(("found", "confessed", "hunted", "clean"), ("trust",)),
        **dict.fromkeys(("my_cards", "took_no_witch"), ("not_me", "trust_me", "spare_me")),
    },
)

CARD_POWERS.load(cards.__name__)
CHARACTER_POWERS.load(characters.__name__)

__all__ = ["GAME"]
