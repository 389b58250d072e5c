"""Moonrakers, for two to six: roll barrels into the pond, say what is in them, and rake up whoever lies.

The game of `docs/writing-a-game.md`. It is a package of its own: Meetinghouse finds it by its entry point.
"""

from __future__ import annotations

from pathlib import Path

from meetinghouse.engine.event_types import event
from meetinghouse.engine.game import Game, Measures, Option
from moonrakers.imagine import imagine
from moonrakers.names import ACTS, GOODS
from moonrakers.rules import RULES, set_up
from moonrakers.state import Pond

GAME = Game(
    id="moonrakers",
    min_seats=2,
    max_seats=6,
    rules_version="1",
    options={"purse": Option(5, (3, 5, 8))},
    table=Pond,
    rules=RULES,
    acts=ACTS,
    new=set_up,
    imagine=imagine,
    # which arguments and which parts of a view hold ids, and of what
    words={"seat": ("seat", "target", "turn"), "good": ("good", "hand", "sunk", "rolled", "said", "ashore")},
    ids={"good": GOODS},
    events={
        "drew": event("M2.5", "seat", secret="good", told="seat", mood="dim"),
        "begins": event("M1.4", "seat"),
        "rolled": event("M2.1", "seat", secret="good", told="seat"),
        "said": event("M2.2", "seat good", mood="bold"),
        "sank": event("M3.1", "seat n"),
        "raked": event("M2.4", "seat target good", mood="bold red"),
        "paid": event("M3.4", "seat target n"),
    },
    outcome_reasons=("richest", "shared"),
    usual_seats=4,
    minutes=10,
    arena_seats=(2, 4, 6),
    measures=Measures(cards={"said": ("good", "seat")}, character=lambda view: "moonraker"),
    bots={2: f"{__name__}.bot:Listener"},
    encoder=f"{__name__}.encoder:PARTS",
    terminal=f"{__name__}.terminal",
    story=f"{__name__}.story:Story",
    proofs=f"{__name__}.proofs:FACTS",
    folder=Path(__file__).parent,
    remarks=("suspect", "trust", "trust_me", "not_me", "hurry"),
)
