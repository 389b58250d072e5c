"""What an arrest or bringing into a circle costs, and who may be arrested or brought in (ruling 1).

All of it follows from public facts, so views list the prices for every seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meetinghouse.games.affliction.roster import (
    ARREST_DEARER,
    CIRCLE_DEARER,
    COLONISTS,
    IN_ROW,
)

if TYPE_CHECKING:
    from meetinghouse.games.affliction.state import Affliction

ABILITY_SURCHARGE = 2  # Edward Putnam and John Porter (rulebook)
SPACE_SURCHARGE = 1  # spaces 9 and 14


def space_surcharge(t: Affliction, seat: int, space: int) -> int:
    """The +1 of the second arrest and circle spaces; it belongs to the place, not to the order (point 6)."""
    if space not in (ARREST_DEARER, CIRCLE_DEARER):
        return 0
    cards = t.cards
    for card in cards.hooks["waives_surcharge"]:
        if t.in_circle(card) == seat and cards.behaviour[card].waives_surcharge(t, card):
            return 0
    return SPACE_SURCHARGE


def arrest_base(t: Affliction, card: int) -> int | None:
    """What an arrest costs whoever may make it, before surcharges; None when nobody may."""
    where = t.where[card]
    spectral = t.spectral == card
    accusations = t.accusations[card]
    if where > IN_ROW or t.protection == card or not (accusations or spectral):
        return None
    cards = t.cards
    hooks = cards.hooks
    for guard in hooks["forbids_arrest"]:
        if t.in_circle(guard) >= 0 and cards.behaviour[guard].forbids_arrest(t, guard, card):
            return None
    for guard in hooks["shrugs_off"]:
        if t.in_circle(guard) >= 0 and cards.behaviour[guard].shrugs_off(t, guard, card):
            accusations = 0
    price = cards.reputation[card] + t.advocates[card] - accusations
    if where < IN_ROW and not spectral:
        price += t.defence
    return max(0, price)  # a reputation below zero eats the circle's defence, never a surcharge (point 11)


def arrest_price(t: Affliction, seat: int, card: int) -> int | None:
    """The price of an arrest without the surcharge of the space or ability; None when it is not allowed."""
    price = None if t.where[card] == seat else arrest_base(t, card)
    if price is not None:
        cards = t.cards
        for guard in cards.hooks["arrest_surcharge"]:
            owner = t.in_circle(guard)
            if owner >= 0:
                price += cards.behaviour[guard].arrest_surcharge(t, guard, owner, card, seat)
    return price


def barred(t: Affliction, seat: int, card: int) -> bool:
    """Whether Village or Town on the card keeps a seat from bringing a colonist in."""
    cards = t.cards
    place = cards.place[card]
    if place == 2 or (place == 0) == cards.factions[t.faction[seat]].village:
        return False
    return not any(
        t.in_circle(friend) == seat and cards.behaviour[friend].lifts_ban(t, friend)
        for friend in cards.hooks["lifts_ban"]
    )


def bring_price(t: Affliction, seat: int, card: int) -> int | None:
    """The price of bringing a colonist in without the surcharge of the space or ability; None when not allowed."""
    where = t.where[card]
    if where > IN_ROW or where == seat or barred(t, seat, card):
        return None
    cards = t.cards
    price = cards.reputation[card] + t.advocates[card]
    if where < IN_ROW:
        price += t.defence  # Spectral Evidence lifts it for arrests only (point 12)
    for guard in cards.hooks["bring_surcharge"]:
        owner = t.in_circle(guard)
        if owner >= 0:
            price += cards.behaviour[guard].bring_surcharge(t, guard, owner, card, seat)
    return price


def affordable_arrests(t: Affliction, seat: int, surcharge: int) -> list[int]:
    """Colonists that a seat could arrest now."""
    most = t.influence[seat] - surcharge
    accusations = t.accusations
    spectral = t.spectral
    found = []
    if most >= 0:
        for card in range(len(COLONISTS)):
            if accusations[card] or card == spectral:
                price = arrest_price(t, seat, card)
                if price is not None and price <= most:
                    found.append(card)
    return found


def affordable_recruits(t: Affliction, seat: int, surcharge: int) -> list[int]:
    """Colonists that a seat could bring into its circle now."""
    most = t.influence[seat] - surcharge
    found = []
    if most >= 0:
        where = t.where
        reputation = t.cards.reputation
        for card in range(len(COLONISTS)):
            if where[card] <= IN_ROW and reputation[card] <= most:
                price = bring_price(t, seat, card)
                if price is not None and price <= most:
                    found.append(card)
    return found


def open_surcharge(t: Affliction) -> int | None:
    """The surcharge of the arrest or recruit that is being asked for, or None."""
    decision = t.decision
    if decision is None or decision.kind.name not in ("arrest", "bring", "scapegoat"):
        return None
    surcharge: int = decision.data[0]
    return surcharge


def price_list(t: Affliction) -> dict[str, Any]:
    """Prices by colonist in play: `{"arrest": [by seat], "bring": [by seat]}`."""
    where = t.where
    seats = range(t.seats)
    nobody: list[int | None] = [None] * t.seats
    return {
        name: {
            "arrest": nobody[:] if arrest_base(t, card) is None else [arrest_price(t, seat, card) for seat in seats],
            "bring": [bring_price(t, seat, card) for seat in seats],
        }
        for card, name in enumerate(COLONISTS)
        if where[card] <= IN_ROW
    }
