"""What is told and said at a table of New Salem: families of ids, events, remarks and their reasons."""

from meetinghouse.boardgames.new_salem.event_types import EVENT_TYPES
from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, EVENTS, HOUSE_WITCHES, TYPES
from meetinghouse.telling import Telling

# Families of ids: the arguments that hold them, and the ids there are.
WORDS = {
    "seat": ("seat", "target", "source", "seats"),
    "building": ("building", "buildings", "other"),
    "character": ("character",),
    "event": ("event", "events"),
    "way": ("way",),
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
    "way": ("left", "right"),
    "cube": ("hope", "despair"),
}

TELLING = Telling(
    words=WORDS,
    ids=IDS,
    events=EVENT_TYPES,
    remarks=("give_hope", "no_hope", "suspect", "trust", "trust_me", "not_me"),
    remarks_at={
        "draft": ("hurry", "watch_out"),
        "next_constable": ("trust_me", "suspect"),
        **dict.fromkeys(("trial", "judge"), ("not_me", "suspect")),
        "testify": ("trust_me", "gasps"),
        "give": ("promise", "no_hope"),
    },
    thinking={
        **dict.fromkeys(("trial", "judge"), 1.8),
        "ponder": 1.6,
        "testify": 1.5,
        "next_constable": 1.3,
        "remove_from": 0.6,
        "place": 0.5,
        **dict.fromkeys(("pay_from", "which_copy"), 0.4),
    },
    reasons={
        **dict.fromkeys(("kept", "despair", "tried_me", "broke_word"), ("suspect", "no_hope")),
        **dict.fromkeys(("cleansed", "gave", "kept_word"), ("trust",)),
        **dict.fromkeys(("i_cleansed", "i_gave", "i_kept_word"), ("trust_me", "not_me")),
        "cleanse": ("promise", "give_hope"),
        "better_use": ("sorry",),
    },
)
