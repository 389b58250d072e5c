"""Why an answer is not on offer: a code and the number of the rule, for people who try."""

from meetinghouse.boardgames.salem1692 import acts
from meetinghouse.boardgames.salem1692.accuse import Red
from meetinghouse.boardgames.salem1692.names import ALIBI, PIETY
from meetinghouse.boardgames.salem1692.powers import CARD_BY_KIND
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.boardgames.salem1692.turn import may_play
from meetinghouse.engine.game import by_question

CODES = {
    "own-target": "S13.1",
    "dead-target": "S8.11",
    "piety": "S5.22",
    "no-effect": "S5.3",
    "two-left": "S11.3",
    "not-in-hand": "S3.2",
    "already-played": "S3.2",
    "nothing-played": "S3.2",
    "may-not-pass": "S3.9",
    "not-your-power": "S9.1",
    "gavel-self": "S7.7",
}


@RULES.why_not(*CODES)
def why_not(t: Salem, seat: int, act: int) -> tuple[str, str]:
    """The reason that a rule gives, or the rule by which something else is asked: from what this seat knows alone."""
    assert t.decision is not None
    kind = t.decision.kind.name
    code = None
    if kind == "turn":
        code = _turn(t, seat, act)
    elif kind in ("target", "scapegoat_to", "robbery_to") and acts.SEAT.has(act):
        code = _target(t, seat, acts.SEAT.key(act))
    elif kind == "constable" and act == acts.SEAT[seat]:
        code = "gavel-self"
    elif acts.SEAT.has(act) and acts.SEAT.key(act) < t.seats and acts.SEAT.key(act) not in t.living:
        code = "dead-target"
    return by_question(t, seat, act) if code is None else (code, CODES[code])


def _turn(t: Salem, seat: int, act: int) -> str | None:
    if acts.PLAY.has(act) or act == acts.PLAY_AS_WITNESS:
        kind = ALIBI if act == acts.PLAY_AS_WITNESS else acts.PLAY.key(act)
        if not t.hand[seat][kind]:
            return "not-in-hand"
        if act == acts.PLAY_AS_WITNESS:
            return "not-your-power"
        if len(t.living) == 2 and not CARD_BY_KIND[kind].for_two:
            return "two-left"
        return None if may_play(t, seat, kind) else "no-effect"
    if act in (acts.TAKE_DISCARDS, acts.ORDER_DECK):
        return "already-played" if t.played else "not-your-power"
    if act == acts.DRAW:
        return "already-played" if t.played else None
    if act == acts.END:
        return "nothing-played"
    return "may-not-pass" if act == acts.PASS else None


def _target(t: Salem, seat: int, target: int) -> str | None:
    if target == seat:
        return "own-target"
    if target < t.seats and target not in t.living:
        return "dead-target"
    assert t.decision is not None
    data = t.decision.data
    if t.decision.kind.name != "target" or target >= t.seats:
        return None
    red = isinstance(CARD_BY_KIND[data[0]], Red) or data[1]
    if red and t.front[target][PIETY]:
        return "piety"
    return None if target in CARD_BY_KIND[data[0]].targets(t, seat) else "no-effect"
