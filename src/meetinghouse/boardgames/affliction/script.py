"""What the verbs of Affliction do (A12.42): the abilities of the house set and of card sets of one's own alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.boardgames.affliction import accusing, arrest, circle, costs, moving, tokens
from meetinghouse.boardgames.affliction.acts import (
    ACCUSE,
    ADVOCATE,
    CLEAR,
    COLLECT,
    COMFORT,
    FRIGHTEN,
    GIVE_TO,
    PASS,
    PROTECT_WITH,
    RELEASE,
    SEAT,
    SEND_AWAY,
    TAKE_FROM,
)
from meetinghouse.boardgames.affliction.names import (
    ABILITY_SPACES,
    ARRESTED,
    CLANS,
    COLONISTS,
    FAMILIES,
    FEAR_STOPS_ABILITY,
    IN_DECK,
    IN_ROW,
    NOBODY,
)
from meetinghouse.boardgames.affliction.powers import Scripted
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.boardgames.affliction.verbs import PLAYERS
from meetinghouse.cards.running import Interpreter, Named
from meetinghouse.cards.running import Run as AnyRun
from meetinghouse.cards.verbs import Instruction, outermost
from meetinghouse.engine.acts import Family

Run = AnyRun[Affliction]


def power_of(t: Affliction, card: int) -> Scripted:
    """The ability of a colonist that has one made of steps."""
    power = t.cards.power[card]
    assert isinstance(power, Scripted)
    return power


# ---- groups and numbers --------------------------------------------------------------------------------------------


def _same_row(t: Affliction, seat: int, it: Any) -> list[int]:
    return [card for card in (t.top if it in t.top else t.bottom) if card not in (NOBODY, it)]


def _same_circle(t: Affliction, seat: int, it: Any) -> list[int]:
    owner = IN_ROW if it is None else t.where[it]
    return [card for card in t.circles[owner] if card != it] if owner < IN_ROW else []


def _theirs(t: Affliction, seat: int, it: Any) -> list[int]:
    return [card for other in range(t.seats) if other != seat for card in t.circles[other]]


def _others(t: Affliction, seat: int, it: Any) -> list[int]:
    return [other for other in range(t.seats) if other != seat]


def _of_family(name: str) -> tuple[Callable[..., list[int]], Callable[..., int]]:
    family = FAMILIES.index(name)
    return (
        lambda t, seat, it: [card for card in t.playing if t.cards.family[card] == family],
        lambda t, seat, it: sum(t.cards.family[card] == family for card in t.circles[seat]),
    )


GROUPS: dict[str, Callable[[Affliction, int, Any], Sequence[int]]] = {
    "playing": lambda t, seat, it: t.playing,
    "rows": lambda t, seat, it: t.in_rows(),
    "mine": lambda t, seat, it: t.circles[seat],
    "theirs": _theirs,
    "accused": lambda t, seat, it: tokens.accused(t),
    "unaccused": lambda t, seat, it: [card for card in t.playing if not t.accusations[card]],
    "afraid": lambda t, seat, it: tokens.afraid(t),
    "girls": lambda t, seat, it: [card for card in t.cards.girls if t.where[card] <= IN_ROW],
    "arrested": lambda t, seat, it: [card for pile in t.arrested for card in pile],
    "prominent": lambda t, seat, it: [card for card in t.playing if t.cards.prominent[card]],
    "same_row": _same_row,
    "same_circle": _same_circle,
    "others": _others,
    "richer": lambda t, seat, it: [s for s in _others(t, seat, it) if t.influence[s] > t.influence[seat]],
    "poorer": lambda t, seat, it: [s for s in _others(t, seat, it) if t.influence[s] < t.influence[seat]],
    "players": lambda t, seat, it: [(t.leader + n) % t.seats for n in range(t.seats)],  # in the order of the round
    **{f"{name}_people": _of_family(name)[0] for name in CLANS},
}


def _lying(lies: Callable[[Affliction], list[int]]) -> Callable[[Affliction, int, Any], int]:
    """Tokens on one colonist, or in all."""
    return lambda t, seat, it: sum(lies(t)) if it is None else lies(t)[it]


NUMBERS: dict[str, Callable[[Affliction, int, Any], int]] = {
    "accusations": _lying(lambda t: t.accusations),
    "fear": _lying(lambda t: t.fear),
    "advocates": _lying(lambda t: t.advocates),
    "round": lambda t, seat, it: t.round,
    "girls_of_mine": lambda t, seat, it: sum(t.cards.afflicted[card] for card in t.circles[seat]),
    "troubled_of_mine": lambda t, seat, it: sum(bool(t.accusations[c] or t.fear[c]) for c in t.circles[seat]),
    "people_of_mine": lambda t, seat, it: len(t.circles[seat]),
    "arrests_of_mine": lambda t, seat, it: len(t.arrested[seat]),
    "influence_of_mine": lambda t, seat, it: t.influence[seat],
    **{f"{name}_of_mine": _of_family(name)[1] for name in CLANS},
}


# ---- choosing ------------------------------------------------------------------------------------------------------

FAMILY_OF: dict[str, Family[int]] = {
    "accuse": ACCUSE,
    "clear": CLEAR,
    "frighten": FRIGHTEN,
    "comfort": COMFORT,
    "protect": PROTECT_WITH,
    "advocate": ADVOCATE,
    "send_away": SEND_AWAY,
    "release": RELEASE,
    "take_from": TAKE_FROM,
    "give_to": GIVE_TO,
}


def _fits(t: Affliction, seat: int, me: int, deed: str, card: int) -> bool:
    """Whether a deed may be done to a colonist: tokens lie only on people in the rows and circles (A4.2)."""
    in_play = t.where[card] <= IN_ROW
    if deed == "accuse":
        return in_play and tokens.accusations_left(t) and bool(tokens.accusable(t, (card,), t.cards.afflicted[me]))
    if deed == "frighten":
        return in_play and bool(tokens.frightenable(t, seat, (card,)))
    if deed in ("clear", "take_from"):
        return t.accusations[card] > 0
    if deed == "comfort":
        return t.fear[card] > 0
    if deed == "protect":
        return in_play and t.protection != card
    if deed == "advocate":
        return t.where[card] < IN_ROW and tokens.may_get_advocate(t, card)
    if deed == "send_away":
        return t.where[card] == IN_ROW
    if deed == "release":
        return ARRESTED <= t.where[card] < IN_DECK
    return in_play


def offered(run: Run) -> list[int]:
    """What a step may choose, without the way out."""
    t, args = run.t, run.step.args
    what = args["what"]
    if run.step.verb == "either":
        return [act for deed in what for act in _either(run, deed)]
    but, having = run["but"], args["having"]
    group = [thing for thing in GROUPS[what](t, run.seat, run["of"]) if thing != but]
    if what in PLAYERS:
        return SEAT.acts([seat for seat in group if t.influence[seat] >= having])
    deed, by, me = args["to"] or "give_to", run.player("by"), run.card
    return FAMILY_OF[deed].acts([card for card in group if _fits(t, by, me, deed, card)])


def _either(run: Run, deed: str) -> list[int]:
    if deed == "gain":
        return [COLLECT]
    group, deed = ("girls", "frighten") if deed == "frighten_girls" else ("playing", deed)
    cards = GROUPS[group](run.t, run.seat, None)
    t, seat, me = run.t, run.seat, run.card
    return FAMILY_OF[deed].acts([card for card in cards if _fits(t, seat, me, deed, card)])


def _ask(run: Run) -> bool:
    if not offered(run):
        return False
    by = run.player("by") if run.step.verb == "choose" else run.seat
    run.t.ask(RULES.kinds["ability"], (by,), run.card, run.at, run.named)
    return True


def _waiting(t: Affliction, card: int, at: int, named: Named) -> Run:
    """The step whose question is open: who does the deed stands in the frame that waits for its answer."""
    return AnyRun(t, card, t.stack[-1][2], at, power_of(t, card).code[at], named)


def targets(t: Affliction, seat: int, card: int, at: int, named: Named) -> list[int]:
    """The answers to a colonist's question."""
    run = _waiting(t, card, at, named)
    return [*offered(run), PASS] if run.step.args.get("optional") else offered(run)


def chosen(t: Affliction, seat: int, act: int, card: int, at: int, named: Named) -> None:
    """Go on with the answer."""
    if act == PASS:
        SCRIPTS.decline(t)
    elif power_of(t, card).code[at].verb == "either":
        _done(_waiting(t, card, at, named), act)
        SCRIPTS.go_on(t, None)
    else:
        SCRIPTS.go_on(t, SEAT.key(act) if SEAT.has(act) else next(f for f in FAMILY_OF.values() if f.has(act)).key(act))


def _done(run: Run, act: int) -> None:
    """One of the deeds of `either`."""
    if act == COLLECT:
        tokens.gain(run.t, run.seat, 1, run.card)
        return
    deed, family = next((deed, family) for deed, family in FAMILY_OF.items() if family.has(act))
    if deed == "accuse":
        _put_accusation(run, run.seat, family.key(act), 1)
    else:
        _TO_A_COLONIST[deed](run.t, run.seat, family.key(act))


# ---- deeds ---------------------------------------------------------------------------------------------------------


def _put_accusation(run: Run, seat: int, card: int, n: int) -> None:
    t = run.t
    if _fits(t, seat, run.card, "accuse", card):
        tokens.accuse(t, seat, card, n, run.card)
        if not power_of(t, run.card).when or t.space in ABILITY_SPACES:  # not in answer to an arrest on 8 or 9 (A12.1)
            SCRIPTS.afterwards(run, more_accusations, seat)


@RULES.step
def more_accusations(t: Affliction, seat: int) -> None:
    """An ability that accused is over: Thomas Putnam's owner may place one more."""
    accusing.offer_extra(t, seat)


def _accuse(run: Run) -> None:
    _put_accusation(run, run.player("by"), run["what"], run["n"])


_TO_A_COLONIST: dict[str, Callable[[Affliction, int, int], None]] = {
    "clear": tokens.clear,
    "frighten": tokens.frighten,
    "comfort": tokens.comfort,
    "protect": tokens.protect,
    "advocate": tokens.add_advocate,
    "release": moving.release,
    "send_away": moving.send_away,
}


def _to_a_colonist(run: Run) -> None:
    """A deed that leaves its colonist alone where it cannot be done."""
    t, verb, card = run.t, run.step.verb, run["what"]
    if card == "everybody":
        _clear_all(run)
    elif _fits(t, run.player("by"), run.card, verb, card):
        if verb == "comfort" and t.fear[card] == FEAR_STOPS_ABILITY and power_of(t, run.card).when:
            t.freed.append(card)  # a voice given back by an arrest waits for the next one (A8.9)
        _TO_A_COLONIST[verb](t, run.player("by"), card)


def _clear_all(run: Run) -> None:
    t = run.t
    accused = tokens.accused(t)
    for card in accused:
        t.accusations[card] -= 1
    if accused:
        t.emit("plea", colonist=COLONISTS[run.card], colonists=[COLONISTS[card] for card in accused])


def _move_accusation(run: Run) -> None:
    t, one, onto = run.t, run["what"], run["to"]
    if t.accusations[one] and t.where[onto] <= IN_ROW:
        t.accusations[one] -= 1
        t.accusations[onto] += 1
        t.emit("moved_accusation", seat=run.seat, colonist=COLONISTS[one], onto=COLONISTS[onto])


def _income(run: Run) -> int:
    what = run["what"]
    n = NUMBERS[what](run.t, run.seat, None) if isinstance(what, str) else what
    return int(min(n, run["most"]))


def _gain(run: Run) -> None:
    tokens.gain(run.t, run.player("to"), _income(run), run.card)


def _pay(run: Run) -> None:
    n = min(run["what"], run.t.influence[run.seat])
    if n:
        tokens.pay_for(run.t, run.seat, n, run.card)


def _take(run: Run) -> None:
    t, target = run.t, run["what"]
    n = min(run["n"], t.influence[target])
    if n == 0:
        return
    takes = run.step.verb == "take"
    tokens.pay(t, target, n)
    if takes:
        t.influence[run.seat] += n
    t.emit("took_influence" if takes else "removed_influence", seat=run.seat, target=target, n=n)


def _arrest(run: Run) -> None:
    arrest.ARREST.ask(run.t, run.seat, costs.ABILITY_SURCHARGE)


def _bring_in(run: Run) -> None:
    circle.RECRUIT.ask(run.t, run.seat, costs.ABILITY_SURCHARGE)


def _once(run: Run) -> None:
    """Told by the use itself (`Colonist.once_a_round`)."""


def _code_of(t: Affliction, card: int) -> Sequence[Instruction]:
    return power_of(t, card).code


SCRIPTS: Interpreter[Affliction] = Interpreter(
    RULES,
    code_of=_code_of,
    deeds={
        "accuse": _accuse,
        **dict.fromkeys(_TO_A_COLONIST, _to_a_colonist),
        "move_accusation": _move_accusation,
        "gain": _gain,
        "pay": _pay,
        **dict.fromkeys(("take", "lose"), _take),
        "arrest": _arrest,
        "bring_in": _bring_in,
        "once": _once,
    },
    asks=dict.fromkeys(("choose", "either"), _ask),
    groups=GROUPS,
    numbers=NUMBERS,
)


# ---- whether and when ----------------------------------------------------------------------------------------------


def may_use(t: Affliction, seat: int, card: int) -> bool:
    """Whether a hammer can be paid for, and the first thing it does can be done."""
    power = power_of(t, card)
    steps = outermost(power.code)
    price = sum(step.args["what"] for step in steps if step.verb == "pay")
    if t.influence[seat] < price or (power.once_a_round and card in t.once_a_round):
        return False
    at = 0
    while at < len(power.code):
        step = power.code[at]
        run = AnyRun(t, card, seat, at, step, ())
        if step.verb in ("choose", "either"):
            return bool(offered(run))
        if step.verb in ("arrest", "bring_in"):
            deal = arrest.ARREST if step.verb == "arrest" else circle.RECRUIT
            return deal.possible(t, seat, costs.ABILITY_SURCHARGE)
        if step.verb == "gain":
            return _income(run) > 0
        if step.verb == "for_each":
            return bool(GROUPS[step.args["what"]](t, seat, None))
        if step.verb not in ("if", "else", "pay", "once"):
            return True
        skips = step.verb == "else" or (step.verb == "if" and not SCRIPTS.holds(run))
        at = step.on if skips else at + 1
    return False
