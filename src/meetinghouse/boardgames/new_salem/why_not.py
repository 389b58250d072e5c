"""Why something may not be done: a code with words of its own, and the number of the rule.

Only public facts and what the asking seat knows of itself are used, so that a refusal tells nobody anything new.
"""

from meetinghouse.boardgames.new_salem.acts import END, GIVE, INITIATE, KEEP, PICK, SEAT, TOP
from meetinghouse.boardgames.new_salem.cardset import STEPS
from meetinghouse.boardgames.new_salem.constable import NEXT, PONDER, can_give, has_duty
from meetinghouse.boardgames.new_salem.deeds import can_show_a_type
from meetinghouse.boardgames.new_salem.draft import DRAFT, LAST
from meetinghouse.boardgames.new_salem.event_types import EVENT_TYPES
from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.boardgames.new_salem.verbs import QUESTIONS
from meetinghouse.engine.why_not import by_question

CODES = (
    *("ns-must-act", "ns-too-dear", "ns-not-face-up", "ns-no-effect", "ns-constable-only", "ns-constable-keeps"),
    *("ns-only-to-constable", "ns-not-to-yourself", "ns-not-enough-hope", "ns-just-given", "ns-has-badge"),
    *("ns-on-trial", "ns-same-constable", "ns-already-on-trial", "ns-asked-twice"),
    *("ns-not-in-hand", "ns-only-of-two"),
)

_SPELT = ("building", "cart", "cube", "event", "prayer", "sale", "seat", "seats", "thanks", "vote")
# By which rule each question is asked; those of an Event have the name of the Event.
_QUESTIONS = {
    **EVENT_TYPES["initiated"].rules,
    "draft": "N4.2",
    "last": "N4.7",
    "give": "N6.1",
    "ponder": "N7.1",
    "next_constable": "N8.1",
    "place": "N2.7",
    "pay_from": "N2.7",
    "remove_from": "N4.5",
    "which_copy": "N2.11",
    "oath_taken": "N13.4",
    "show_type": "N13.5",
    "call_witness": "N13.6",
    "testify": "N13.6",
    "exchange_for": "N13.7",
    "deed_to": "N13.10",
    "cart_guest": "N13.11",
    "heart_of": "N13.15",
    "judge": "N13.18",
    "election_tie": "N13.20",
    # what a card set of one's own spells out
    "answer": "N13.25",
    **dict.fromkeys((f"script_{what}" for what in _SPELT), "N13.24"),
}

# Questions of the house that steps may ask: their data begins with the Event.
_ASKED_BY_STEPS = {name for names in QUESTIONS.values() for name in names}


@RULES.why_not(*CODES)
def why_not(t: Town, seat: int, act: int) -> tuple[str, str]:
    """The reason that a rule gives, or the rule by which something else is asked."""
    return _special(t, seat, act) or by_question(t, seat, act, {**_QUESTIONS, **_of_a_set(t)})


def _of_a_set(t: Town) -> dict[str, str]:
    """The rule behind a question of the house that is asked by steps of a set's own."""
    assert t.decision is not None
    name = t.decision.kind.name
    if name not in _ASKED_BY_STEPS:
        return {}
    event = t.decision.data[0]
    own = event >= len(EVENTS) or t.set.effects[EVENTS[event]] == STEPS
    return {name: "N13.24"} if own else {}


def _special(t: Town, seat: int, act: int) -> tuple[str, str] | None:
    assert t.decision is not None
    kind = t.decision.kind
    if kind is DRAFT or kind is LAST:
        if PICK.has(act):
            return "ns-not-in-hand", "N4.2"
        return ("ns-only-of-two", "N4.7") if act == TOP else None
    if GIVE.has(act):
        return _why_no_gift(t, seat, *GIVE.key(act))
    if kind is PONDER:
        return _why_not_now(t, seat, act)
    if not SEAT.has(act) or SEAT.key(act) >= t.seats:
        return None
    target = SEAT.key(act)
    if kind is NEXT:
        if target == t.constable:
            return "ns-same-constable", "N8.1"
        return ("ns-on-trial" if t.trials[target] else "ns-has-badge"), "N8.1"
    if kind.name in ("trial", "judge") and t.trials[target]:
        return "ns-already-on-trial", "N9.1"
    if kind.name == "letters_of_trade" and target != seat and target not in can_show_a_type(t, seat):
        return "ns-asked-twice", "N13.5"
    return None


def _why_no_gift(t: Town, seat: int, target: int, n: int) -> tuple[str, str] | None:
    if seat == t.constable:
        return "ns-constable-keeps", "N6.1"
    if target == seat:
        return "ns-not-to-yourself", "N6.1"
    if t.options["edition"] == "en" and target != t.constable:
        return "ns-only-to-constable", "N6.2"
    if n > t.hope[seat]:
        return "ns-not-enough-hope", "N6.1"
    return ("ns-just-given", "N6.5") if n > can_give(t, seat) else None


def _why_not_now(t: Town, seat: int, act: int) -> tuple[str, str] | None:
    if seat != t.constable:
        return ("ns-constable-only", "N7.1") if act == END or INITIATE.has(act) else None
    if act == END:
        return "ns-must-act", "N7.6"
    if not INITIATE.has(act):
        return ("ns-constable-keeps", "N6.1") if act == KEEP else None
    event = INITIATE.key(act)
    if event not in t.face_up():
        return "ns-not-face-up", "N7.1"
    if t.set.cost[event] > t.hope[seat]:
        return "ns-too-dear", "N7.1"
    return ("ns-no-effect", "N7.7") if has_duty(t) and not t.set.powers[event].possible(t) else None
