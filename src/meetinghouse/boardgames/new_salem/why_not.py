"""Why something may not be done: a code with words of its own, and the number of the rule.

Only public facts and what the asking seat knows of itself are used, so that a refusal tells nobody anything new.
"""

from meetinghouse.boardgames.new_salem.acts import END, GIVE, INITIATE, KEEP, PICK, SEAT, TOP
from meetinghouse.boardgames.new_salem.cardset import STEPS
from meetinghouse.boardgames.new_salem.constable import NEXT, PONDER, can_give, has_duty
from meetinghouse.boardgames.new_salem.deeds import can_show_a_type
from meetinghouse.boardgames.new_salem.draft import DRAFT, LAST
from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.boardgames.new_salem.verbs import QUESTIONS
from meetinghouse.engine.game import by_question

CODES = (
    *("ns-must-act", "ns-too-dear", "ns-not-face-up", "ns-no-effect", "ns-constable-only", "ns-constable-keeps"),
    *("ns-only-to-constable", "ns-not-to-yourself", "ns-not-enough-hope", "ns-just-given", "ns-has-badge"),
    *("ns-on-trial", "ns-same-constable", "ns-already-on-trial", "ns-asked-twice"),
    *("ns-not-in-hand", "ns-only-of-two"),
)

# Questions of the house that steps may ask: their data begins with the Event.
_ASKED_BY_STEPS = {name for names in QUESTIONS.values() for name in names}


@RULES.why_not(*CODES)
def why_not(t: Town, seat: int, act: int) -> tuple[str, str]:
    """The reason that a rule gives, or the rule by which something else is asked."""
    return _special(t, seat, act) or _by_question(t, seat, act)


def _by_question(t: Town, seat: int, act: int) -> tuple[str, str]:
    """The rule behind the open question; steps of a set's own may ask a question of the house."""
    assert t.decision is not None
    code, rule = by_question(t, seat, act)
    if t.decision.kind.name in _ASKED_BY_STEPS:
        event = t.decision.data[0]
        if event >= len(EVENTS) or t.set.effects[EVENTS[event]] == STEPS:
            rule = "N13.24"
    return code, rule


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
    return ("ns-no-effect", "N7.7") if has_duty(t) and not t.set.possible[event](t) else None
