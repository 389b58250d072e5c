"""Taking colonists: arrests (rulebook: Arrests, Mary Black and Sarah Good, Burroughs), and bringing them into a circle.

In both who is affordable may be chosen, or nobody (A4.3).
"""

from collections.abc import Callable
from typing import Protocol

from meetinghouse.boardgames.affliction import costs, moving, tokens
from meetinghouse.boardgames.affliction.acts import ARREST_ONE, BRING, PASS, SCAPEGOAT, declining
from meetinghouse.boardgames.affliction.names import ARRESTED, COLONISTS, IN_ROW
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.cards.running import card_at_work
from meetinghouse.engine.acts import Family
from meetinghouse.engine.game import Closes


class _Affordable(Protocol):
    def __call__(self, t: Affliction, seat: int, surcharge: int, most: int = ...) -> list[int]: ...


class Offer:
    """The decision of that name: one of the colonists that are affordable, or none."""

    def __init__(
        self,
        name: str,
        family: Family[int],
        affordable: _Affordable,
        chosen: Callable[[Affliction, int, int, int], None],
    ) -> None:
        """`family` are the acts that name a colonist; `chosen(t, seat, card, surcharge)` carries it out."""
        self.affordable = affordable

        def options(t: Affliction, seat: int, surcharge: int) -> list[int]:
            return [*family.acts(affordable(t, seat, surcharge)), PASS]

        def then(t: Affliction, seat: int, act: int, surcharge: int) -> None:
            if act == PASS:
                _not_taken(t, seat, "declined")
            else:
                chosen(t, seat, family.key(act), surcharge)

        self.kind = RULES.decision(name, options=options, then=then, default=declining, seconds=30)

    def possible(self, t: Affliction, seat: int, surcharge: int) -> bool:
        """Whether anybody is affordable."""
        return bool(self.affordable(t, seat, surcharge, most=1))

    def ask(self, t: Affliction, seat: int, surcharge: int) -> None:
        """Put it to a seat; without anybody affordable nothing happens (rulebook: Invalid Actions)."""
        if self.possible(t, seat, surcharge):
            t.ask(self.kind, (seat,), surcharge)
        else:
            _not_taken(t, seat, "no_action")


def _not_taken(t: Affliction, seat: int, key: str) -> None:
    """Tell that nobody was chosen: by the colonist whose ability offered it, or by the space."""
    colonist = card_at_work(t)
    if colonist is None:
        t.emit(key, seat=seat, space=t.space)
    else:
        t.emit("used_on_nobody", seat=seat, colonist=COLONISTS[colonist])


# ---- arrests -------------------------------------------------------------------------------------------------------


def _declared(t: Affliction, seat: int, card: int, surcharge: int) -> None:
    t.emit("declared_arrest", seat=seat, colonist=COLONISTS[card])
    if scapegoats(t, seat, card):
        # everyone at once, the arrester too; the first yes wins (A8.2)
        t.ask(SCAPEGOATS, [(seat + 1 + i) % t.seats for i in range(t.seats)], surcharge, seat, card)
    else:
        _at_price(t, seat, card, surcharge)


ARREST = Offer("arrest", ARREST_ONE, costs.affordable_arrests, _declared)


def scapegoats(t: Affliction, seat: int, card: int) -> list[int]:
    """Who may be declared in place of `card`: only ever in place of a Prominent Colonist, and all from public facts."""
    cards = t.cards
    if not cards.prominent[card]:
        return []
    goats = (goat for goat in cards.hooks["may_replace"] if goat != card)  # none stands in for herself (A8.3)
    return [goat for goat in goats if cards.power[goat].may_replace(t, goat, seat)]


def _window_closed(t: Affliction, seat: int, act: int, surcharge: int, arrester: int, card: int) -> None:
    if seat < 0:
        _at_price(t, arrester, card, surcharge)
        return
    goat = SCAPEGOAT.key(act)
    t.emit("scapegoat", seat=seat, colonist=COLONISTS[goat], instead_of=COLONISTS[card])
    carry_out(t, arrester, goat, 0)


# Fifteen seconds: to read who does what to whom, and to think once.
SCAPEGOATS = RULES.decision(
    "scapegoat",
    lambda t, seat, surcharge, arrester, card: [*SCAPEGOAT.acts(scapegoats(t, arrester, card)), PASS],
    _window_closed,
    declining,
    closes=Closes.FIRST_YES,
    yes=PASS.__ne__,
    seconds=15,
)


def _at_price(t: Affliction, seat: int, card: int, surcharge: int) -> None:
    price = costs.arrest_price(t, seat, card)
    assert price is not None
    carry_out(t, seat, card, price + surcharge)


def carry_out(t: Affliction, seat: int, card: int, price: int) -> None:
    """Arrest a colonist: pay, take the card, its text, the arrester's circle, the others clockwise (A8.8)."""
    cards = t.cards
    speaks = t.works(card) and card in cards.hooks["when_arrested"]
    # Who may answer is settled before Burroughs can give a voice back (A8.9).
    watchers = [(t.in_circle(w), w) for w in cards.hooks["after_arrest"] if w != card and t.in_circle(w) >= 0]
    watchers.sort(key=lambda pair: (pair[0] - seat) % t.seats, reverse=True)
    owner = t.where[card] if t.where[card] < IN_ROW else -1
    tokens.pay(t, seat, price)
    moving.leave(t, card)
    tokens.strip(t, card)
    t.arrested[seat].append(card)
    t.where[card] = ARRESTED + seat
    t.playing.remove(card)
    t.freed = []
    t.emit("arrested", seat=seat, colonist=COLONISTS[card], cost=price, target=owner)
    for friend, watcher in watchers:
        t.push(answer_arrest, watcher, friend, seat)
    if speaks:
        cards.power[card].when_arrested(t, card, seat)


@RULES.step
def answer_arrest(t: Affliction, card: int, owner: int, seat: int) -> None:
    t.cards.power[card].after_arrest(t, card, owner, seat)


# ---- into a circle (rulebook: spaces 13 and 14, Colonists in your Circle) ------------------------------------------


def _brought(t: Affliction, seat: int, card: int, surcharge: int) -> None:
    price = costs.bring_price(t, seat, card)
    assert price is not None
    price += surcharge
    owner = t.where[card]
    watchers = [(w, t.in_circle(w)) for w in t.cards.hooks["after_bring"] if w != card and t.in_circle(w) >= 0]
    tokens.pay(t, seat, price)
    moving.leave(t, card)
    t.circles[seat].append(card)
    t.where[card] = seat
    if owner < IN_ROW:
        t.emit("won_over", seat=seat, colonist=COLONISTS[card], cost=price, target=owner)
    else:
        t.emit("brought", seat=seat, colonist=COLONISTS[card], cost=price)
    for watcher, watching in reversed(watchers):
        t.push(answer_bring, watcher, watching, seat)


@RULES.step
def answer_bring(t: Affliction, card: int, owner: int, seat: int) -> None:
    t.cards.power[card].after_bring(t, card, owner, seat)


RECRUIT = Offer("bring", BRING, costs.affordable_recruits, _brought)
