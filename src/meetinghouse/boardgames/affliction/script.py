"""What the verbs of Affliction do (A12.42): the abilities of the house set and of card sets of one's own alike."""

from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.boardgames.affliction import accusing, costs, moving, taking, tokens
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
from meetinghouse.boardgames.affliction.powers import SCRIPTS
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.boardgames.affliction.verbs import PASSED_OVER, PLAYERS
from meetinghouse.cards.running import Named, Run
from meetinghouse.cards.verbs import Instruction, Place
from meetinghouse.engine.acts import Family

# ---- groups and numbers --------------------------------------------------------------------------------------------


def _same_circle(t: Affliction, seat: int, it: Any) -> list[int]:
    owner = IN_ROW if it is None else t.where[it]
    return [card for card in t.circles[owner] if card != it] if owner < IN_ROW else []


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
    "theirs": lambda t, seat, it: [card for other in range(t.seats) if other != seat for card in t.circles[other]],
    "accused": lambda t, seat, it: tokens.accused(t),
    "unaccused": lambda t, seat, it: [card for card in t.playing if not t.accusations[card]],
    "afraid": lambda t, seat, it: tokens.afraid(t),
    "girls": lambda t, seat, it: [card for card in t.cards.girls if t.where[card] <= IN_ROW],
    "arrested": lambda t, seat, it: [card for pile in t.arrested for card in pile],
    "prominent": lambda t, seat, it: [card for card in t.playing if t.cards.prominent[card]],
    "same_row": lambda t, seat, it: [card for card in (t.top if it in t.top else t.bottom) if card not in (NOBODY, it)],
    "same_circle": _same_circle,
    "others": _others,
    "richer": lambda t, seat, it: [s for s in _others(t, seat, it) if t.influence[s] > t.influence[seat]],
    "poorer": lambda t, seat, it: [s for s in _others(t, seat, it) if t.influence[s] < t.influence[seat]],
    "players": lambda t, seat, it: [(t.leader + n) % t.seats for n in range(t.seats)],  # in the order of the round
    **{f"{name}_people": _of_family(name)[0] for name in CLANS},
}


def _lying(lies: Callable[[Affliction], list[int]]) -> Callable[[Affliction, int, Any], int]:
    """Count tokens: on one colonist, or all that lie on the table."""
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


Cards = Sequence[int]


def _accused(t: Affliction, seat: int, me: int, cards: Cards) -> Cards:
    accusations = t.accusations
    return [card for card in cards if accusations[card]]


def _with_advocate(t: Affliction, seat: int, me: int, cards: Cards) -> Cards:
    return [card for card in cards if t.where[card] < IN_ROW and tokens.may_get_advocate(t, card)]


# By deed: the colonists among some in play to whom it may be done, by a seat with the ability of `me`; "release" is
# for those who are arrested.
FITTING: dict[str, Callable[[Affliction, int, int, Cards], Cards]] = {
    "accuse": lambda t, seat, me, cards: tokens.accusable(t, cards, t.cards.afflicted[me]),
    "frighten": lambda t, seat, me, cards: tokens.frightenable(t, seat, cards),
    "clear": _accused,
    "take_from": _accused,
    "comfort": lambda t, seat, me, cards: [card for card in cards if t.fear[card]],
    "protect": lambda t, seat, me, cards: [card for card in cards if card != t.protection],
    "advocate": _with_advocate,
    "send_away": lambda t, seat, me, cards: [card for card in cards if t.where[card] == IN_ROW],
    "release": lambda t, seat, me, cards: [card for card in cards if ARRESTED <= t.where[card] < IN_DECK],
    "give_to": lambda t, seat, me, cards: cards,
}


def _fitting(among: str, deed: str) -> Callable[[Affliction, int, int, Cards], Cards]:
    """The same for a whole group: all in it may fit, and to people under arrest nothing can be done but release."""
    if (among, deed) in (("accused", "clear"), ("accused", "take_from"), ("afraid", "comfort")):
        return FITTING["give_to"]
    return (lambda t, seat, me, cards: ()) if among == "arrested" and deed != "release" else FITTING[deed]


def _fits(run: Run[Affliction], deed: str, seat: int, card: int) -> bool:
    """Whether a deed may still be done to somebody whom an earlier step has named (A4.2)."""
    t = run.t
    there = t.where[card] <= IN_ROW or deed == "release"
    return there and bool(FITTING[deed](t, seat, run.card, (card,)))


Offer = Callable[[Affliction, int, int], list[int]]  # of a table, a seat and the colonist whose ability it is
Check = Callable[[Affliction, int, int], bool]


def _offer_of(step: Instruction) -> tuple[Offer, Check] | None:
    """What a step offers, and whether that is anything. None for what hangs on what earlier steps have named."""
    if step.read is None:
        step.read = _read_offer(step) or False
    found: tuple[Offer, Check] | None = step.read or None
    return found


def _read_offer(step: Instruction) -> tuple[Offer, Check] | None:
    args, what = step.args, step.args["what"]
    if any(isinstance(args.get(arg), Place) for arg in ("of", "but", "by")):
        return None
    if step.verb == "either":
        found = [_to_colonists(*_DEED_OF.get(deed, ("playing", deed))) for deed in what if deed != "gain"]
        offers = [offer for offer, _ in found]
        if "gain" in what:
            offers.insert(what.index("gain"), lambda t, seat, me: [COLLECT])
            return _all_of(offers), lambda t, seat, me: True
        return _all_of(offers), lambda t, seat, me: any(check(t, seat, me) for _, check in found)
    if what not in PLAYERS:
        return _to_colonists(what, args["to"] or "give_to")
    group, having = GROUPS[what], args["having"]
    return (
        lambda t, seat, me: SEAT.acts(s for s in group(t, seat, None) if t.influence[s] >= having),
        lambda t, seat, me: any(t.influence[s] >= having for s in group(t, seat, None)),
    )


_DEED_OF = {"frighten_girls": ("girls", "frighten")}


def _to_colonists(among: str, deed: str) -> tuple[Offer, Check]:
    group, family, fitting = GROUPS[among], FAMILY_OF[deed], _fitting(among, deed)
    return (
        lambda t, seat, me: family.acts(fitting(t, seat, me, group(t, seat, None))),
        lambda t, seat, me: bool(fitting(t, seat, me, group(t, seat, None))),
    )


def _all_of(offers: Sequence[Offer]) -> Offer:
    return lambda t, seat, me: [act for offer in offers for act in offer(t, seat, me)]


def _offered(run: Run[Affliction]) -> list[int]:
    """What a step offers that hangs on what earlier steps have named."""
    t, args = run.t, run.step.args
    what, but = args["what"], run["but"]
    group = [thing for thing in GROUPS[what](t, run.seat, run["of"]) if thing != but]
    if what in PLAYERS:
        return SEAT.acts([seat for seat in group if t.influence[seat] >= args["having"]])
    deed = args["to"] or "give_to"
    return FAMILY_OF[deed].acts(_fitting(what, deed)(t, run.player("by"), run.card, group))


def _ask(run: Run[Affliction]) -> bool:
    offer = _offer_of(run.step)
    if not (_offered(run) if offer is None else offer[1](run.t, run.seat, run.card)):
        return False
    run.t.ask(RULES.kinds["ability"], (run.player("by"),), run.card, run.at, run.named)
    return True


def targets(t: Affliction, seat: int, card: int, at: int, named: Named) -> list[int]:
    """The answers to a colonist's question."""
    step = t.cards.power[card].code[at]
    offer = _offer_of(step)
    found = _offered(SCRIPTS.waiting(t, card, at, named)) if offer is None else offer[0](t, t.stack[-1][2], card)
    if step.args.get("optional"):
        found.append(PASS)
    return found


# By act: what is done by it, and to whom.
_MEANT = {act: (deed, thing) for deed, family in {"": SEAT, **FAMILY_OF}.items() for thing, act in family.items()}


def chosen(t: Affliction, seat: int, act: int, card: int, at: int, named: Named) -> None:
    """Go on with the answer."""
    if act == PASS:
        SCRIPTS.decline(t)
    elif t.cards.power[card].code[at].verb == "either":
        _done(SCRIPTS.waiting(t, card, at, named), act)
        SCRIPTS.go_on(t, None)
    else:
        SCRIPTS.go_on(t, _MEANT[act][1])


def _done(run: Run[Affliction], act: int) -> None:
    """One of the deeds of `either`."""
    if act == COLLECT:
        tokens.gain(run.t, run.seat, 1, run.card)
        return
    deed, card = _MEANT[act]
    if deed == "accuse":
        _put_accusation(run, run.seat, card, 1)
    else:
        _TO_A_COLONIST[deed](run.t, run.seat, card)


# ---- deeds ---------------------------------------------------------------------------------------------------------


def _put_accusation(run: Run[Affliction], seat: int, card: int, n: int) -> None:
    t = run.t
    if t.where[card] <= IN_ROW and tokens.accusable(t, (card,), t.cards.afflicted[run.card]):
        tokens.accuse(t, seat, card, n, run.card)
        if t.space in ABILITY_SPACES or not t.cards.power[run.card].when:  # no answer to an arrest on 8 or 9 (A12.1)
            SCRIPTS.afterwards(run, more_accusations, seat)


@RULES.step
def more_accusations(t: Affliction, seat: int) -> None:
    """An ability that accused is over: Thomas Putnam's owner may place one more."""
    accusing.offer_extra(t, seat)


_TO_A_COLONIST: dict[str, Callable[[Affliction, int, int], None]] = {
    "clear": tokens.clear,
    "frighten": tokens.frighten,
    "comfort": tokens.comfort,
    "protect": tokens.protect,
    "advocate": tokens.add_advocate,
    "release": moving.release,
    "send_away": moving.send_away,
}


def _to_a_colonist(run: Run[Affliction]) -> None:
    """A deed that leaves its colonist alone where it cannot be done."""
    t, verb, card, by = run.t, run.step.verb, run["what"], run.player("by")
    if card == "everybody":
        _clear_all(run)
    elif _fits(run, verb, by, card):
        if verb == "comfort" and t.fear[card] == FEAR_STOPS_ABILITY and t.cards.power[run.card].when:
            t.freed.append(card)  # a voice given back by an arrest waits for the next one (A8.9)
        _TO_A_COLONIST[verb](t, by, card)


def _clear_all(run: Run[Affliction]) -> None:
    t = run.t
    accused = tokens.accused(t)
    for card in accused:
        t.accusations[card] -= 1
    if accused:
        t.emit("plea", colonist=COLONISTS[run.card], colonists=[COLONISTS[card] for card in accused])


def _move_accusation(run: Run[Affliction]) -> None:
    t, one, onto = run.t, run["what"], run["to"]
    if t.accusations[one] and t.where[onto] <= IN_ROW:
        t.accusations[one] -= 1
        t.accusations[onto] += 1
        t.emit("moved_accusation", seat=run.seat, colonist=COLONISTS[one], onto=COLONISTS[onto])


def _income(run: Run[Affliction]) -> int:
    what = run["what"]
    n = NUMBERS[what](run.t, run.seat, None) if isinstance(what, str) else what
    return int(min(n, run.step.args["most"]))


def _pay(run: Run[Affliction]) -> None:
    n = min(run["what"], run.t.influence[run.seat])
    if n:
        tokens.pay_for(run.t, run.seat, n, run.card)


def _take(run: Run[Affliction]) -> None:
    t, target = run.t, run["what"]
    n = min(run.step.args["n"], t.influence[target])
    if n == 0:
        return
    takes = run.step.verb == "take"
    tokens.pay(t, target, n)
    if takes:
        t.influence[run.seat] += n
    t.emit("took_influence" if takes else "removed_influence", seat=run.seat, target=target, n=n)


# ---- whether and when ----------------------------------------------------------------------------------------------


def _first_deed(code: Sequence[Instruction], at: int = 0) -> Check:
    """Whether the first thing that an ability does can be done."""
    while at < len(code) and code[at].verb in PASSED_OVER - {"if"}:
        at = code[at].on if code[at].verb == "else" else at + 1
    if at == len(code):
        return lambda t, seat, me: False
    step = code[at]
    verb, args = step.verb, step.args
    what = args["what"]
    if verb == "if":
        then, other = _first_deed(code, at + 1), _first_deed(code, step.on)

        def either_way(t: Affliction, seat: int, me: int) -> bool:
            held = SCRIPTS.holds(Run(t, me, seat, at, step, ()))
            return then(t, seat, me) if held else other(t, seat, me)

        return either_way
    if verb in ("choose", "either"):
        found = _offer_of(step)
        assert found is not None  # nothing has been named before the first deed
        return found[1]
    if verb in ("arrest", "bring_in"):
        deal = taking.ARREST if verb == "arrest" else taking.RECRUIT
        return lambda t, seat, me: deal.possible(t, seat, costs.ABILITY_SURCHARGE)
    if verb == "gain":
        return lambda t, seat, me: _income(Run(t, me, seat, at, step, ())) > 0
    if verb == "for_each":
        group = GROUPS[what]
        return lambda t, seat, me: bool(group(t, seat, None))
    return lambda t, seat, me: True


SCRIPTS.deeds = {
    "accuse": lambda run: _put_accusation(run, run.player("by"), run["what"], run.step.args["n"]),
    **dict.fromkeys(_TO_A_COLONIST, _to_a_colonist),
    "move_accusation": _move_accusation,
    "gain": lambda run: tokens.gain(run.t, run.player("to"), _income(run), run.card),
    "pay": _pay,
    **dict.fromkeys(("take", "lose"), _take),
    "arrest": lambda run: taking.ARREST.ask(run.t, run.seat, costs.ABILITY_SURCHARGE),
    "bring_in": lambda run: taking.RECRUIT.ask(run.t, run.seat, costs.ABILITY_SURCHARGE),
    "once": lambda run: None,  # `Scripted.use` and `abilities` note it
}
SCRIPTS.asks = dict.fromkeys(("choose", "either"), _ask)
SCRIPTS.groups, SCRIPTS.numbers = GROUPS, NUMBERS
SCRIPTS.possible = lambda power: _first_deed(power.code)
