"""Carries out hammer abilities that a card set puts together from verbs (A12.42).

The question of an ability carries one number besides its stage: here the stage is the step, and the number holds what
the steps have named, a byte for each, and whether an accusation was placed.
"""

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
from meetinghouse.boardgames.affliction.names import ARRESTED, COLONISTS, FAMILIES, IN_DECK, IN_ROW, NOBODY
from meetinghouse.boardgames.affliction.powers import Colonist
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.boardgames.affliction.verbs import PLAYERS
from meetinghouse.engine.acts import Family
from meetinghouse.engine.verbs import Instruction, Place, outermost

HAS_ACCUSED = 1 << 62  # above every byte


def named(data: int, place: Any) -> int:
    """What a step has named."""
    return data >> 8 * int(place) & 255


def keep(data: int, place: int, thing: int) -> int:
    """The same with one thing more, or another in its place."""
    if place < 0:
        return data
    return data & ~(255 << 8 * place) | thing << 8 * place


GROUPS: dict[str, Callable[[Affliction, int, int], Sequence[int]]] = {
    "playing": lambda t, seat, it: t.playing,
    "rows": lambda t, seat, it: t.in_rows(),
    "mine": lambda t, seat, it: t.circles[seat],
    "theirs": lambda t, seat, it: [card for other in range(t.seats) if other != seat for card in t.circles[other]],
    "accused": lambda t, seat, it: tokens.accused(t),
    "unaccused": lambda t, seat, it: [card for card in t.playing if not t.accusations[card]],
    "afraid": lambda t, seat, it: tokens.afraid(t),
    "girls": lambda t, seat, it: [card for card in t.cards.girls if t.where[card] <= IN_ROW],
    "arrested": lambda t, seat, it: [card for pile in t.arrested for card in pile],
    "same_row": lambda t, seat, it: [c for c in (t.top if it in t.top else t.bottom) if c not in (NOBODY, it)],
}
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
    """Whether a colonist may be chosen for a deed, as for the colonists of the house set."""
    if deed == "accuse":
        return tokens.accusations_left(t) and bool(tokens.accusable(t, (card,), t.cards.afflicted[me]))
    if deed == "frighten":
        return t.where[card] <= IN_ROW and bool(tokens.frightenable(t, seat, (card,)))
    if deed in ("clear", "take_from"):
        return t.accusations[card] > 0
    if deed == "comfort":
        return t.fear[card] > 0
    if deed == "protect":
        return t.protection != card
    if deed == "advocate":
        return t.where[card] < IN_ROW and tokens.may_get_advocate(t, card)
    if deed == "send_away":
        return t.where[card] == IN_ROW
    if deed == "release":
        return ARRESTED <= t.where[card] < IN_DECK
    return t.where[card] <= IN_ROW


def _holds(t: Affliction, seat: int, step: Instruction, data: int) -> bool:
    what, of = step.args["what"], step.args["of"]
    circle_of = t.circles[seat]
    if what in ("accusations", "fear"):
        lying = t.accusations if what == "accusations" else t.fear
        n = lying[named(data, of)] if of is not None else sum(lying)
    elif what == "girls_of_mine":
        n = sum(t.cards.afflicted[card] for card in circle_of)
    elif what == "troubled_of_mine":
        n = sum(bool(t.accusations[card] or t.fear[card]) for card in circle_of)
    else:
        family = FAMILIES.index(what.removesuffix("_of_mine"))
        n = sum(t.cards.family[card] == family for card in circle_of)
    low, high = step.args["at_least"], step.args["at_most"]
    return bool(n >= low if low is not None else n <= high)


class Scripted(Colonist):
    """A hammer ability of a card set's own."""

    def __init__(self, number: int, name: str, code: tuple[Instruction, ...]) -> None:
        """The steps, ready to run."""
        super().__init__(number, name)
        self.code = code

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        """Whether it can be paid for, and its first choice has something to choose from."""
        steps = outermost(self.code)
        price = sum(step.args["what"] for step in steps if step.verb == "pay")
        if t.influence[seat] < price or (me in t.once_a_round and any(step.verb == "once" for step in steps)):
            return False
        at = 0
        while at < len(self.code):
            step = self.code[at]
            if step.verb in ("choose", "either"):
                return bool(self.offered(t, seat, me, at, 0))
            if step.verb == "arrest":
                return bool(costs.affordable_arrests(t, seat, costs.ABILITY_SURCHARGE, most=1))
            if step.verb == "bring_in":
                return bool(costs.affordable_recruits(t, seat, costs.ABILITY_SURCHARGE, most=1))
            if step.verb not in ("if", "else", "pay", "once"):
                return True
            at = step.on if step.verb == "else" or (step.verb == "if" and not _holds(t, seat, step, 0)) else at + 1
        return False

    def use(self, t: Affliction, seat: int, me: int) -> None:
        self.run(t, seat, me, 0, 0)

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        offered = self.offered(t, seat, me, stage, data)
        return [*offered, PASS] if self.code[stage].args.get("optional") else offered

    def offered(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> list[int]:
        """What a step may choose, without the way out."""
        step = self.code[stage]
        what, args = step.args["what"], step.args
        if step.verb == "either":
            return [act for deed in what for act in self._either(t, seat, me, deed)]
        if what in PLAYERS:
            mine = t.influence[seat]
            least = max(args["having"], mine + 1 if what == "richer" else 0)
            return SEAT.acts(other for other in range(t.seats) if other != seat and t.influence[other] >= least)
        it = named(data, args["of"]) if args["of"] is not None else NOBODY
        without = named(data, args["but"]) if args["but"] is not None else NOBODY
        deed = args["to"] or "give_to"
        cards = [card for card in GROUPS[what](t, seat, it) if card != without]
        return FAMILY_OF[deed].acts(card for card in cards if _fits(t, seat, me, deed, card))

    @staticmethod
    def _either(t: Affliction, seat: int, me: int, deed: str) -> list[int]:
        if deed == "gain":
            return [COLLECT]
        group, deed = ("girls", "frighten") if deed == "frighten_girls" else ("playing", deed)
        return FAMILY_OF[deed].acts(c for c in GROUPS[group](t, seat, NOBODY) if _fits(t, seat, me, deed, c))

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        step = self.code[stage]
        if act == PASS:
            self._end(t, seat, data)
        elif step.verb == "either":
            self.run(t, seat, me, stage + 1, self._done(t, seat, me, act, data))
        else:
            thing = SEAT.key(act) if SEAT.has(act) else next(f.key(act) for f in FAMILY_OF.values() if f.has(act))
            self.run(t, seat, me, stage + 1, keep(data, step.name, thing))

    def _done(self, t: Affliction, seat: int, me: int, act: int, data: int) -> int:
        """One of the deeds of `either`."""
        if act == COLLECT:
            tokens.gain(t, seat, 1, me)
            return data
        deed, family = next((deed, family) for deed, family in FAMILY_OF.items() if family.has(act))
        return self._deed(t, seat, me, Instruction(deed, {"what": Place(0), "n": 1}), keep(data, 0, family.key(act)))

    def run(self, t: Affliction, seat: int, me: int, at: int, data: int) -> None:
        """The steps from `at` on, until one asks; where there is nothing to choose from, the rest comes to nothing."""
        code = self.code
        while at < len(code):
            step = code[at]
            if step.verb in ("choose", "either"):
                if not self.offered(t, seat, me, at, data):
                    break
                self.ask(t, seat, me, at, data)
                return
            if step.verb == "if":
                at = at + 1 if _holds(t, seat, step, data) else step.on
            elif step.verb == "else":
                at = step.on
            elif step.verb == "arrest":
                arrest.ARREST.ask(t, seat, costs.ABILITY_SURCHARGE)
                return
            elif step.verb == "bring_in":
                circle.RECRUIT.ask(t, seat, costs.ABILITY_SURCHARGE)
                return
            else:
                data = self._deed(t, seat, me, step, data)
                at += 1
        self._end(t, seat, data)

    @staticmethod
    def _end(t: Affliction, seat: int, data: int) -> None:
        if data & HAS_ACCUSED:
            accusing.offer_extra(t, seat)

    def _deed(self, t: Affliction, seat: int, me: int, step: Instruction, data: int) -> int:
        what = step.args["what"]
        thing = named(data, what) if isinstance(what, Place) else what
        verb = step.verb
        if verb == "accuse":
            tokens.accuse(t, seat, thing, step.args["n"], me)
            return data | HAS_ACCUSED
        if verb == "gain":
            tokens.gain(t, seat, thing, me)
        elif verb == "pay":
            tokens.pay(t, seat, min(thing, t.influence[seat]))
        elif verb == "once":
            t.once_a_round.append(me)
        elif verb in ("take", "lose"):
            n = min(step.args["n"], t.influence[thing])
            tokens.pay(t, thing, n)
            t.influence[seat] += n if verb == "take" else 0
            t.emit("took_influence" if verb == "take" else "removed_influence", seat=seat, target=thing, n=n)
        elif verb == "move_accusation":
            onto = named(data, step.args["to"])
            if t.accusations[thing]:
                t.accusations[thing] -= 1
                t.accusations[onto] += 1
                t.emit("moved_accusation", seat=seat, colonist=COLONISTS[thing], onto=COLONISTS[onto])
        elif _fits(t, seat, me, verb, thing):
            self._to_a_colonist(t, seat, verb, thing)
        return data

    @staticmethod
    def _to_a_colonist(t: Affliction, seat: int, verb: str, card: int) -> None:
        if verb == "release":
            t.emit("released", seat=seat, colonist=COLONISTS[card], target=t.where[card] - ARRESTED)
            moving.put_under(t, card)
        elif verb == "send_away":
            t.emit("sent_away", seat=seat, colonist=COLONISTS[card])
            moving.put_under(t, card)
        else:
            deeds = {
                "clear": tokens.clear,
                "frighten": tokens.frighten,
                "comfort": tokens.comfort,
                "protect": tokens.protect,
                "advocate": tokens.add_advocate,
            }
            deeds[verb](t, seat, card)
