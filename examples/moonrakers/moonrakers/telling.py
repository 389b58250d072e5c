"""What is told and said by the pond."""

from __future__ import annotations

from meetinghouse.telling import Telling, event
from moonrakers.names import GOODS

TELLING = Telling(
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
    remarks=("suspect", "trust", "trust_me", "not_me", "hurry"),
)
