"""What has words in New Salem besides its events and questions; the tests of the words go by it."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, EVENTS, HOUSE_WITCHES, TYPES

# Families of ids: the arguments that hold them, and the ids there are.
WORDS = {
    "seat": ("seat", "target", "source", "seats"),
    "building": ("building", "buildings", "other"),
    "character": ("character",),
    "event": ("event",),
    "type": ("type",),
    "side": ("side",),
    "cube": ("cube",),
}
IDS = {
    "building": BUILDINGS,
    "character": CHARACTERS,
    "witch": HOUSE_WITCHES,
    "event": EVENTS,
    "type": TYPES,
    "side": ("puritan", "witch"),
    "cube": ("hope", "despair"),
}

OUTCOMES = ("witches", "puritans", "all_lose")
