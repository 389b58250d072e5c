"""Peddler's Cart (N13.11): an open draft of one Building each."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import PASS, TAKE
from meetinghouse.boardgames.new_salem.cubes import build, cards_to_draw, draw, put_under
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.visibility import EVERYONE


@RULES.step
def cart_stops(t: Town, seat: int) -> None:
    if t.cart:
        t.ask(BUY, (seat,))


@RULES.step
def cart_leaves(t: Town) -> None:
    for card in t.cart:
        put_under(t, card, EVERYONE)
    t.cart = []


def _wares(t: Town, seat: int) -> list[int]:
    return [*(TAKE[card] for card in dict.fromkeys(t.cart)), PASS]


def _bought(t: Town, seat: int, act: int) -> None:
    if act == PASS:
        t.emit("cart_passed", seat=seat)
        return
    card = TAKE.key(act)
    t.cart.remove(card)
    build(t, seat, card)
    t.emit("cart_took", seat=seat, building=BUILDINGS[card])


def _nothing(t: Town, seat: int) -> int:
    return PASS


BUY = RULES.decision("peddlers_cart", options=_wares, then=_bought, default=_nothing, seconds=SECONDS)


@POWERS.add
class PeddlersCart(EventCard):
    def possible(self, t: Town) -> bool:
        return cards_to_draw(t) > 0

    def begin(self, t: Town) -> None:
        t.cart = sorted(draw(t) for _ in range(min(t.seats, cards_to_draw(t))))
        t.emit("cart", tells=EVERYONE, buildings=[BUILDINGS[card] for card in t.cart])
        t.push(cart_leaves)
        for seat in reversed(t.from_constable()):
            t.push(cart_stops, seat)
