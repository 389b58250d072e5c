"""What the verbs of an Event do with the decks (N13.24): draw, bury, look, sell, lay out, and the draft to come."""

from collections.abc import Callable
from typing import Any

from meetinghouse.boardgames.new_salem import cubes
from meetinghouse.boardgames.new_salem.acts import CLAIM, PASS, TAKE
from meetinghouse.boardgames.new_salem.constable import turn_up_event
from meetinghouse.boardgames.new_salem.names import BUILDINGS, EVENTS
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS, SECRET_SECONDS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.cards.running import Named, Run, card_at_work
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE


def event_at_work(t: Town) -> int:
    """The Event that is being carried out, or that answers."""
    card = card_at_work(t)
    assert card is not None
    return card % len(EVENTS)


def _claim(t: Town, seat: int, symbols: bool = False) -> None:
    card = cubes.draw(t)
    if card < 0:
        return
    if not symbols:
        cubes.build(t, seat, card)
        t.emit("claimed", tells=EVERYONE, seat=seat, building=BUILDINGS[card])
        return
    hope, despair = t.set.hope[card], t.set.despair[card]
    cubes.build(t, seat, card, hope, despair)
    t.emit("built", tells=EVERYONE, seat=seat, building=BUILDINGS[card], hope=hope, despair=despair)
    if t.set.remove[card]:
        t.push(cubes.remove_despair, seat, t.set.remove[card])


def _draw(run: Run[Town]) -> None:
    for _ in range(run["what"]):
        _claim(run.t, run.player("to"), run["symbols"])


def _bury(run: Run[Town]) -> None:
    """Look at the top cards of the Building deck, and put them under it."""
    t, seat = run.t, run.player("by")
    seen = [*t.deck_seen, *[0] * t.deck_size][: t.deck_size] + t.under_seen  # by those who looked before
    cards = [cubes.draw(t) for _ in range(min(run["what"], cubes.cards_to_draw(t)))]
    for card, mask in zip(cards, seen, strict=False):
        cubes.put_under(t, card, mask | 1 << seat)
    if cards:
        names = [BUILDINGS[card] for card in cards]
        t.emit("buried", seat=seat, n=len(cards), tells=1 << seat, secret={"buildings": names})


def _peek(run: Run[Town]) -> None:
    """Somebody looks at the top cards of a deck, which stay where they are."""
    t, seat, events = run.t, run.player("by"), run["at"] == "events"
    deck, seen = (t.event_deck, t.foreseen) if events else (t.deck, t.deck_seen)
    n = min(run["what"], len(deck))
    if not n:
        return
    seen += [0] * (n - len(seen))
    for place in range(n):
        seen[place] |= 1 << seat
    top = deck[-n:][::-1]
    if events:
        t.emit("foresaw", seat=seat, n=n, tells=1 << seat, secret={"events": [EVENTS[card] for card in top]})
    else:
        t.emit("peeked", seat=seat, n=n, tells=1 << seat, secret={"buildings": [BUILDINGS[card] for card in top]})


def _put_under(run: Run[Town]) -> None:
    """An Event that lies face up goes under the Event deck."""
    t, event = run.t, run["what"]
    if event in t.row:
        t.row.remove(event)
        t.used.append(event)
        t.emit("put_under", seat=run.seat, event=EVENTS[event])


def _pass_hands(run: Run[Town]) -> None:
    t, way = run.t, run["what"]
    direction = {"left": 1, "right": -1}.get(way, -t.direction)
    if direction != t.direction:
        t.direction = direction
        t.emit("passing", seat=run.seat, way="left" if direction > 0 else "right")


def _deal(run: Run[Town]) -> None:
    """The Round card deals more in the next round, or fewer."""
    more = run["what"] == "more"
    run.t.more += run["n"] if more else -run["n"]
    run.t.emit("more_dealt" if more else "fewer_dealt", seat=run.seat, n=run["n"])


def _turn_up(run: Run[Town]) -> None:
    for _ in range(run["what"]):
        turn_up_event(run.t)


def _claimed(t: Town, answers: dict[int, int], price: int, by: int) -> None:
    """All pay before anybody is shown a card; then the cards come in seat order from the Constable."""
    claimers = [seat for seat in t.from_constable() if answers.get(seat) == CLAIM][: cubes.cards_to_draw(t)]
    if not claimers:
        t.emit("no_claims", tells=EVERYONE)
        return
    t.push(land_taken, tuple(claimers))
    for seat in reversed(claimers):
        t.push(cubes.pay, seat, price)
    if t.set.renamed[event_at_work(t)]:  # with the house's card everybody knows the price
        for seat in claimers:
            t.emit("levied", tells=EVERYONE, seat=by, target=seat, n=price)


@RULES.step
def land_taken(t: Town, claimers: tuple[int, ...]) -> None:
    for seat in claimers:
        _claim(t, seat)


def _nothing(t: Town, seat: int, *data: Any) -> int:
    return PASS


RUSH = RULES.decision(
    "land_rush",
    closes=Closes.ALL,
    options=lambda t, seat, price, by: [CLAIM, PASS],
    then=_claimed,
    default=_nothing,
    rule="N13.12",
    seconds=SECRET_SECONDS,
    label=lambda t, seat, price, by: "land_rush" if price == 1 else "script_sale",
    labels=("land_rush", "script_sale"),
)


def _sell(run: Run[Town]) -> None:
    """All others who can pay are asked at once."""
    t, price = run.t, run["n"]
    buyers = [seat for seat in t.others(run.seat) if t.hope[seat] >= price]
    if buyers and cubes.cards_to_draw(t):
        t.ask(RUSH, buyers, price, run.seat)


def fill(run: Run[Town]) -> None:
    """Lay Buildings from the deck out for all to see."""
    t = run.t
    t.cart = sorted([*t.cart, *(cubes.draw(t) for _ in range(min(run["what"], cubes.cards_to_draw(t))))])
    if t.cart:
        key = "laid_out" if t.set.renamed[event_at_work(t)] else "cart"
        t.emit(key, tells=EVERYONE, buildings=[BUILDINGS[card] for card in t.cart])


@RULES.step
def cart_leaves(t: Town) -> None:
    for card in t.cart:
        cubes.put_under(t, card, EVERYONE)
    t.cart = []


def _bought(t: Town, seat: int, act: int) -> None:
    if act == PASS:
        t.emit("cart_passed", seat=seat)
        return
    card = TAKE.key(act)
    t.cart.remove(card)
    cubes.build(t, seat, card)
    t.emit("cart_took", seat=seat, building=BUILDINGS[card])


BUY = RULES.decision(
    "peddlers_cart",
    options=lambda t, seat: [*TAKE.acts(dict.fromkeys(t.cart)), PASS],
    then=_bought,
    default=_nothing,
    rule="N13.11",
    seconds=SECONDS,
    label=lambda t, seat: "script_cart" if t.set.renamed[event_at_work(t)] else "peddlers_cart",
    labels=("peddlers_cart", "script_cart"),
)


def _take_from_cart(run: Run[Town]) -> None:
    if run.t.cart:
        run.t.ask(BUY, (run.player("what"),))


DECK_DEEDS: dict[str, Callable[[Run[Town]], Named | None]] = {
    "draw": _draw,
    "bury": _bury,
    "peek": _peek,
    "turn_up": _turn_up,
    "put_under": _put_under,
    "pass_hands": _pass_hands,
    "deal": _deal,
    "sell": _sell,
    "take_from_cart": _take_from_cart,
}
