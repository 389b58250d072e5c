"""What is told and said at a table of Salem 1692: families of ids, events, channels, remarks and their reasons."""

from meetinghouse.boardgames.salem1692.event_types import EVENT_TYPES, GROUPS
from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, NOBODY, TRYALS
from meetinghouse.boardgames.salem1692.pointing import POINTINGS
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import Channel, Telling, bare

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
    "outcome": RULES.outcomes,
}


def _dead(view: Json) -> bool:
    return view["viewer"] not in view["living"]


def _may_leave_last_words(view: Json) -> bool:
    return view["viewer"] in view["last_words"]


def _eyes_are_open(view: Json) -> bool:
    """Whether a pointing is going on for which this seat opened its eyes as a witch (S13.6)."""
    decision = view["decision"]
    if decision is None or bare(decision["kind"]) not in POINTINGS:
        return False
    return any(what == "witches" and night == view["nights"] for _, what, _, night in view["learned"])


TELLING = Telling(
    words=WORDS,
    ids=IDS,
    events=EVENT_TYPES,
    groups=GROUPS,
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
        **dict.fromkeys(("draws", "missed", "hunts_me", "shielded", "worst"), ("suspect", "watch_out")),
        **dict.fromkeys(("found", "confessed", "hunted", "clean"), ("trust",)),
        **dict.fromkeys(("my_cards", "took_no_witch"), ("not_me", "trust_me", "spare_me")),
        **dict.fromkeys(("constable", "no_witch"), ("trust_me", "spare_me")),
    },
)
