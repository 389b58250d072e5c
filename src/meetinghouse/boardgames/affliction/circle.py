"""Bringing colonists into a circle (rulebook: spaces 13 and 14, Colonists in your Circle)."""

from __future__ import annotations

from meetinghouse.boardgames.affliction import costs, moving, tokens
from meetinghouse.boardgames.affliction.acts import BRING, PASS, declining
from meetinghouse.boardgames.affliction.arrest import decline
from meetinghouse.boardgames.affliction.names import COLONISTS, IN_ROW
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction


def ask_bring(t: Affliction, seat: int, surcharge: int) -> None:
    """Offer to bring a colonist in; without anybody affordable nothing happens."""
    if costs.affordable_recruits(t, seat, surcharge, most=1):
        t.ask(BRINGING, (seat,), surcharge)
    else:
        t.emit("no_action", seat=seat, space=t.space)


def _options(t: Affliction, seat: int, surcharge: int) -> list[int]:
    return [*BRING.acts(costs.affordable_recruits(t, seat, surcharge)), PASS]


def _brought(t: Affliction, seat: int, act: int, surcharge: int) -> None:
    if act == PASS:
        decline(t, seat)
        return
    card = BRING.key(act)
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
    for watcher, watching in watchers:
        t.cards.power[watcher].after_bring(t, watcher, watching, seat)


BRINGING = RULES.decision("bring", options=_options, then=_brought, default=declining, seconds=30)
