"""Peddler's Cart (N13.11): of three Buildings from the deck you take one, and a player of your choice takes another."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import PASS, TAKE
from meetinghouse.boardgames.new_salem.cubes import build, cards_to_draw, draw, put_under
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard, ask_seat, choose_seat, other_seats
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.visibility import EVERYONE

WARES = 3


def fill(t: Town, wares: int) -> None:
    """Lay Buildings from the deck out for all to see."""
    t.cart = sorted([*t.cart, *(draw(t) for _ in range(min(wares, cards_to_draw(t))))])
    if t.cart:
        t.emit("cart", tells=EVERYONE, buildings=[BUILDINGS[card] for card in t.cart])


@RULES.step
def cart_moves_on(t: Town) -> None:
    """The Constable has chosen; now whom to offer the rest."""
    if t.cart:
        ask_seat(t, GUEST, t.constable)


@RULES.step
def cart_leaves(t: Town) -> None:
    for card in t.cart:
        put_under(t, card, EVERYONE)
    t.cart = []


def _wares(t: Town, seat: int) -> list[int]:
    return [*TAKE.acts(dict.fromkeys(t.cart)), PASS]


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


def _invited(t: Town, by: int, target: int) -> None:
    t.ask(BUY, (target,))


BUY = RULES.decision("peddlers_cart", options=_wares, then=_bought, default=_nothing, seconds=SECONDS)
GUEST = choose_seat("cart_guest", other_seats, _invited)


@POWERS.add
class PeddlersCart(EventCard):
    def possible(self, t: Town) -> bool:
        return cards_to_draw(t) > 0

    def begin(self, t: Town) -> None:
        fill(t, WARES)
        if t.cart:
            t.push(cart_leaves)
            t.push(cart_moves_on)
            t.ask(BUY, (t.constable,))
