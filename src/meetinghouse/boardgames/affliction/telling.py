"""What is told and said at a table of Affliction: families of ids, events, remarks and their reasons."""

from collections.abc import Sequence

from meetinghouse.boardgames.affliction.event_types import EVENT_TYPES
from meetinghouse.boardgames.affliction.names import COLONISTS, END_CARDS, FACTIONS, GRIEVANCES, SPACES
from meetinghouse.telling import Telling

WORDS: dict[str, tuple[str, ...]] = {
    "seat": ("seat", "target", "winners"),
    "colonist": ("colonist", "colonists", "by", "instead_of", "onto"),
    "space": ("space",),
    "faction": ("faction",),
    "grievance": ("grievance",),
    "card": ("card",),
    "row": ("row",),
}
IDS: dict[str, Sequence[str | int]] = {
    "colonist": COLONISTS,
    "space": range(1, SPACES + 1),
    "faction": FACTIONS,
    "grievance": GRIEVANCES,
    "card": END_CARDS,
    "row": ("top", "bottom"),
}

TELLING = Telling(
    words=WORDS,
    ids=IDS,
    events=EVENT_TYPES,
    remarks=("watch_out", "spare_me", "hurry"),
    remarks_at={**dict.fromkeys(("accuse", "arrest"), ("spare_me", "watch_out")), "scapegoat": ("gasps", "spare_me")},
    thinking={"messenger": 1.3, "arrest": 1.6, "scapegoat": 1.6, "bring": 1.2, "abilities": 0.7, "exonerate_more": 0.5},
    reasons=dict.fromkeys(("leads", "took_mine", "rich"), ("watch_out",)),
)
