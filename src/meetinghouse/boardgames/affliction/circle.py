"""Bringing colonists into a circle (rulebook: spaces 13 and 14, Colonists in your Circle)."""

from meetinghouse.boardgames.affliction import costs, moving, tokens
from meetinghouse.boardgames.affliction.acts import BRING
from meetinghouse.boardgames.affliction.names import COLONISTS, IN_ROW
from meetinghouse.boardgames.affliction.offering import Offer
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction


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
