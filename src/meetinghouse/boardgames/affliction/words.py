"""What the words of this game name: families of ids, the arguments that hold them, and how a match may end."""

from __future__ import annotations

from collections.abc import Sequence

from meetinghouse.boardgames.affliction.names import COLONISTS, END_CARDS, FACTIONS, GRIEVANCES, SPACES

WORDS: dict[str, tuple[str, ...]] = {
    "seat": ("seat", "target"),
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
OUTCOMES = ("points", "reputation", "shared")
