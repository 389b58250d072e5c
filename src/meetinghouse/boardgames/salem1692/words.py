"""What has words in Salem 1692 besides its events and questions: families of ids, and how a match may end."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, NOBODY, TRYALS

OUTCOMES = ("last_witch_revealed", "only_witches_left", "endless_night")

# Families of ids: the arguments that hold them, and the ids there are.
WORDS = {
    "seat": ("seat", "target", "giver", "seats", "targets", "winners"),
    "card": ("card", "cards", "front"),
    "tryal": ("tryal", "tryals"),
    "character": ("character", "characters"),
    "how": ("how",),
    "saved": ("saved",),
    "outcome": ("reason",),
}
IDS = {
    "card": CARDS,
    "tryal": TRYALS,
    "character": CHARACTERS[:NOBODY],
    "how": ("accusation", "black_cat", "own_cat", "confession", "tryals", "linked", "night"),
    "saved": ("no", "gavel", "confession", "asylum", "already_dead"),
    "outcome": OUTCOMES,
}
