"""What an arrest or bringing into a circle costs, and who may be arrested or brought in (A5).

All of it follows from public facts, so views list the prices for every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from meetinghouse.boardgames.affliction.names import ARREST_DEARER, CIRCLE_DEARER, COLONISTS, COUNT, IN_ROW

if TYPE_CHECKING:  # the table shows prices
    from meetinghouse.boardgames.affliction.state import Affliction


class Prices(TypedDict):
    """By seat, without the surcharge of a space or ability; None where it may not be done."""

    arrest: list[int | None]
    bring: list[int | None]


ABILITY_SURCHARGE = 2  # Edward Putnam and John Porter (rulebook)
SPACE_SURCHARGE = 1  # spaces 9 and 14


def space_surcharge(t: Affliction, seat: int, space: int) -> int:
    """The +1 of the second arrest and circle spaces; it belongs to the place, not to the order (A4.11, A4.15)."""
    if space not in (ARREST_DEARER, CIRCLE_DEARER):
        return 0
    cards = t.cards
    for card in cards.hooks["waives_surcharge"]:
        if t.in_circle(card) == seat and cards.power[card].waives_surcharge(t, card):
            return 0
    return SPACE_SURCHARGE


Guards = list[tuple[int, int]]  # a colonist at work in a circle, and whose circle


def guards(t: Affliction, moment: str) -> Guards:
    """The colonists at work who answer a moment."""
    where = t.where
    return [(guard, where[guard]) for guard in t.cards.hooks[moment] if where[guard] < IN_ROW and t.works(guard)]


def arrest_bases(t: Affliction, cards: Sequence[int]) -> list[tuple[int, int]]:
    """Those of some accused colonists who may be arrested, with what it costs anybody before surcharges."""
    where, spectral, power = t.where, t.spectral, t.cards.power
    reputation, advocates, accusations = t.cards.reputation, t.advocates, t.accusations
    forbidding, shrugging = guards(t, "forbids_arrest"), guards(t, "shrugs_off")
    found = []
    for card in cards:
        if card == t.protection:
            continue
        for guard, _ in forbidding:
            if power[guard].forbids_arrest(t, guard, card):
                break
        else:
            price = reputation[card] + advocates[card] - accusations[card]
            for guard, _ in shrugging:
                if power[guard].shrugs_off(t, guard, card):
                    price += accusations[card]
                    break
            if where[card] < IN_ROW and card != spectral:
                price += t.defence
            found.append((card, price if price > 0 else 0))  # below zero eats the defence, never a surcharge (A5.4)
    return found


def arrest_price(t: Affliction, seat: int, card: int) -> int | None:
    """The price of an arrest without the surcharge of the space or ability; None when it is not allowed."""
    bases = arrest_bases(t, (card,)) if card in _accused(t) else ()
    return _arrest(t, seat, *bases[0], guards(t, "arrest_surcharge")) if bases else None


def _arrest(t: Affliction, seat: int, card: int, base: int, watching: Guards) -> int | None:
    if t.where[card] == seat:
        return None
    for guard, owner in watching:
        base += t.cards.power[guard].arrest_surcharge(t, guard, owner, card, seat)
    return base


def welcome(t: Affliction, seat: int) -> tuple[bool, bool, bool]:
    """Whether a seat may bring in people of the Village, of the Town, of neither."""
    cards = t.cards
    village = cards.factions[t.faction[seat]].village
    both = any(owner == seat and cards.power[friend].lifts_ban(t, friend) for friend, owner in guards(t, "lifts_ban"))
    return village or both, not village or both, True


def barred(t: Affliction, seat: int, card: int) -> bool:
    """Whether Village or Town on the card keeps a seat from bringing a colonist in."""
    return not welcome(t, seat)[t.cards.place[card]]


def bring_base(t: Affliction, card: int) -> int:
    """What it costs to bring in a colonist in play, before surcharges."""
    price = t.cards.reputation[card] + t.advocates[card]
    if t.where[card] < IN_ROW:
        price += t.defence  # Spectral Evidence lifts it for arrests only (A5.6)
    return price


def bring_price(t: Affliction, seat: int, card: int) -> int | None:
    """The price of bringing a colonist in without the surcharge of the space or ability; None when not allowed."""
    where = t.where[card]
    if where > IN_ROW or where == seat or barred(t, seat, card):
        return None
    return _bring(t, seat, card, bring_base(t, card), guards(t, "bring_surcharge"))


def _bring(t: Affliction, seat: int, card: int, base: int, watching: Guards) -> int:
    for guard, owner in watching:
        base += t.cards.power[guard].bring_surcharge(t, guard, owner, card, seat)
    return base


def _accused(t: Affliction) -> list[int]:
    """The colonists in play who have accusations, or lie under Spectral Evidence."""
    accusations, spectral = t.accusations, t.spectral
    return [card for card in t.playing if accusations[card] or card == spectral]


def affordable_arrests(t: Affliction, seat: int, surcharge: int, most: int = COUNT) -> list[int]:
    """Colonists that a seat could arrest now; the first `most` of them."""
    purse = t.influence[seat] - surcharge
    found: list[int] = []
    accused = _accused(t) if purse >= 0 else ()
    if not accused:
        return found
    where, watching = t.where, guards(t, "arrest_surcharge")
    for card, base in arrest_bases(t, accused):
        if base <= purse and where[card] != seat:
            price = _arrest(t, seat, card, base, watching) if watching else base
            if price is not None and price <= purse:
                found.append(card)
                if len(found) == most:
                    break
    return found


def affordable_recruits(t: Affliction, seat: int, surcharge: int, most: int = COUNT) -> list[int]:
    """Colonists that a seat could bring into its circle now; the first `most` of them."""
    purse = t.influence[seat] - surcharge
    found: list[int] = []
    if purse < 0:
        return found
    where, place, open_to = t.where, t.cards.place, welcome(t, seat)
    reputation, advocates, defence = t.cards.reputation, t.advocates, t.defence
    watching = guards(t, "bring_surcharge")
    for card in t.playing:
        owner = where[card]
        if owner != seat and open_to[place[card]]:
            price = reputation[card] + advocates[card]
            if owner < IN_ROW:
                price += defence
            if price <= purse and (not watching or _bring(t, seat, card, price, watching) <= purse):
                found.append(card)
                if len(found) == most:
                    break
    return found


def price_list(t: Affliction) -> dict[str, Prices]:
    """Prices by colonist in play: `{"arrest": [by seat], "bring": [by seat]}`."""
    seats, where, place = t.seats, t.where, t.cards.place
    reputation, advocates = t.cards.reputation, t.advocates
    bases = dict(arrest_bases(t, _accused(t)))
    arresting = guards(t, "arrest_surcharge")
    bringing = guards(t, "bring_surcharge")
    open_to = list(zip(*(welcome(t, seat) for seat in range(seats)), strict=True))  # by place and seat
    prices: dict[str, Prices] = {}
    for card in t.playing:
        owner = where[card]
        base = bases.get(card)
        # hardly ever does anybody watch over the prices, and every view lists them all
        arrests: list[int | None] = [base] * seats
        if arresting and base is not None:
            arrests = [_arrest(t, seat, card, base, arresting) for seat in range(seats)]
        bring = reputation[card] + advocates[card] + (t.defence if owner < IN_ROW else 0)
        brings = [bring if welcomed else None for welcomed in open_to[place[card]]]
        if bringing:
            brings = [None if p is None else _bring(t, seat, card, p, bringing) for seat, p in enumerate(brings)]
        if owner < IN_ROW:
            arrests[owner] = brings[owner] = None
        prices[COLONISTS[card]] = {"arrest": arrests, "bring": brings}
    return prices


MOST_KEPT = 256  # lists of prices: those of the tables where somebody plays now
_kept: dict[tuple[Any, ...], dict[str, Prices]] = {}


def kept_price_list(t: Affliction) -> dict[str, Prices]:
    """`price_list`, made once while nothing changes that a price follows from. The caller must not change it."""
    lists = (t.where, t.accusations, t.advocates, t.fear, t.faction)
    facts = (t.cards, t.spectral, t.protection, t.defence, *map(tuple, lists))
    found = _kept.get(facts)
    if found is None:
        if len(_kept) == MOST_KEPT:
            del _kept[next(iter(_kept))]
        found = _kept[facts] = price_list(t)
    return found
