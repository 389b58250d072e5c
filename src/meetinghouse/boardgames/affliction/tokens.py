"""Tokens (rulebook: Tokens, Spectral Evidence, Fear Tokens, Accusations): placing, removing, and the supply.

Tokens are without limit unless the option `limited_tokens` is on (A6.1, A11.2). Everything here is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.names import (
    ACCUSATION_TOKENS,
    COLONISTS,
    FEAR_STOPS_INFLUENCE,
    FEAR_TOKENS,
    INFLUENCE_TOKENS,
    MOST_ADVOCATES,
    MOST_FEAR,
    NOBODY,
)

if TYPE_CHECKING:  # powers, which every table holds, build on this
    from meetinghouse.boardgames.affliction.state import Affliction


def accused(t: Affliction) -> list[int]:
    """The colonists with accusations on them; only those in play have any."""
    accusations = t.accusations
    return [card for card in t.playing if accusations[card]]


def afraid(t: Affliction) -> list[int]:
    fear = t.fear
    return [card for card in t.playing if fear[card]]


# ---- influence ---------------------------------------------------------------------------------------------------


def influence_supply(t: Affliction) -> int:
    """Influence tokens left in the reserve; advocates are influence tokens too."""
    return INFLUENCE_TOKENS - sum(t.influence) - sum(t.advocates)


def gain(t: Affliction, seat: int, n: int, colonist: int = NOBODY) -> None:
    """Take influence from the reserve; `colonist` is whose ability gives it."""
    if t.limited:
        n = min(n, influence_supply(t))
    if n > 0:
        t.influence[seat] += n
        if colonist == NOBODY:
            t.emit("gained", seat=seat, n=n)
        else:
            t.emit("gained_by", seat=seat, n=n, colonist=COLONISTS[colonist])


def pay(t: Affliction, seat: int, n: int) -> None:
    """Return influence to the reserve. The caller has checked that it is there."""
    t.influence[seat] -= n


def pay_for(t: Affliction, seat: int, n: int, colonist: int) -> None:
    """Pay what a colonist's ability costs; the event of the ability does not name the price, so this emits it."""
    pay(t, seat, n)
    t.emit("paid", seat=seat, n=n, colonist=COLONISTS[colonist])


def icons(t: Affliction, seat: int) -> int:
    """Influence icons that count for a seat: its faction card and its circle (spaces 5 and 6)."""
    cards = t.cards
    count = cards.factions[t.faction[seat]].influence
    printed = cards.influence
    fear = t.fear
    for card in t.circles[seat]:
        if printed[card] and fear[card] < FEAR_STOPS_INFLUENCE and t.spectral != card:
            count += printed[card]
    return count


def add_advocate(t: Affliction, seat: int, card: int) -> None:
    t.advocates[card] += 1
    t.emit("advocate", seat=seat, colonist=COLONISTS[card], n=t.advocates[card])


def may_get_advocate(t: Affliction, card: int) -> bool:
    return t.advocates[card] < MOST_ADVOCATES and not (t.limited and influence_supply(t) < 1)


# ---- accusations -------------------------------------------------------------------------------------------------


def accusations_left(t: Affliction) -> bool:
    """Whether the supply still has an accusation token."""
    return not t.limited or sum(t.accusations) < ACCUSATION_TOKENS


def accusable(t: Affliction, among: Sequence[int], girl: bool) -> Sequence[int]:
    """Those of some colonists in play that may be accused; `girl`: by an Afflicted girl's ability."""
    if t.limited and not accusations_left(t):
        return ()
    if girl:
        for guard in t.cards.hooks["shuns_girls"]:
            if t.in_circle(guard) >= 0:
                power = t.cards.power[guard]
                among = [card for card in among if not power.shuns_girls(t, guard, card)]
    return among


def accuse(t: Affliction, seat: int, card: int, n: int = 1, colonist: int = NOBODY) -> None:
    """Put accusations on a colonist; `colonist` is whose ability does it."""
    if t.limited:
        n = min(n, ACCUSATION_TOKENS - sum(t.accusations))
    if n < 1:
        return
    t.accusations[card] += n
    if colonist == NOBODY:
        t.emit("accused", seat=seat, colonist=COLONISTS[card], n=n)
    else:
        t.emit("accused_by", seat=seat, colonist=COLONISTS[card], n=n, by=COLONISTS[colonist])


def clear(t: Affliction, seat: int, card: int, n: int = 1, cost: int = 0) -> None:
    """Take accusations off a colonist."""
    t.accusations[card] -= n
    t.emit("cleared", seat=seat, colonist=COLONISTS[card], n=n, cost=cost)


# ---- Fear --------------------------------------------------------------------------------------------------------


def frightenable(t: Affliction, seat: int, among: Sequence[int]) -> list[int]:
    """Those of some colonists in play that a seat may put a Fear token on (at most three: A6.5)."""
    if t.limited and sum(t.fear) >= FEAR_TOKENS:
        return []
    fear, cards = t.fear, t.cards
    found = [card for card in among if fear[card] < MOST_FEAR]
    for guard in cards.hooks["shuns_fear"]:
        if t.in_circle(guard) >= 0:
            power = cards.power[guard]
            found = [card for card in found if not power.shuns_fear(t, guard, card, seat)]
    return found


def frighten(t: Affliction, seat: int, card: int) -> None:
    t.fear[card] += 1
    t.emit("frightened", seat=seat, colonist=COLONISTS[card], n=t.fear[card])


def comfort(t: Affliction, seat: int, card: int) -> None:
    t.fear[card] -= 1
    t.emit("comforted", seat=seat, colonist=COLONISTS[card], n=t.fear[card])


# ---- the two single tokens ---------------------------------------------------------------------------------------


def without(t: Affliction, holder: int) -> list[int]:
    """The colonists in play that a single token may be placed on: not the one it lies on already (A6.11)."""
    return [card for card in t.playing if card != holder]


def protect(t: Affliction, seat: int, card: int) -> None:
    t.protection = card
    t.emit("protected", seat=seat, colonist=COLONISTS[card])


def haunt(t: Affliction, seat: int, card: int) -> None:
    t.spectral = card
    t.emit("haunted", seat=seat, colonist=COLONISTS[card])


def strip(t: Affliction, card: int) -> None:
    """All tokens of a card that leaves play go back to the supply (A5.8, A6.10)."""
    t.accusations[card] = t.fear[card] = t.advocates[card] = 0
    if t.spectral == card:
        t.spectral = NOBODY
    if t.protection == card:
        t.protection = NOBODY
