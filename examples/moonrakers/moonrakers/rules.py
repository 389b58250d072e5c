"""A turn: roll a barrel in, say what is in it, see whether anybody rakes. The numbers are those of docs/rules."""

from __future__ import annotations

from meetinghouse.engine.game import Closes, Option, Rules
from meetinghouse.engine.visibility import EVERYONE
from moonrakers.names import ACTS, BARRELS, GOODS, LEAVE, NOTHING, RAKE, ROLL, SAY, WORTH
from moonrakers.state import Pond

RULES = Rules(
    "moonrakers",
    seats=(2, 6),
    acts=ACTS,
    options={"purse": Option(5, (3, 5, 8))},
    usual_seats=4,
    minutes=10,
    outcomes=("richest", "shared"),
)
RULES.table(Pond)
HAND = 3  # M1.2
FINE = 2  # M3.2, M3.3


@RULES.set_up
def set_up(t: Pond) -> None:
    """M1: shuffle the barrels onto the cart, three for everyone, and a purse."""
    barrels = [good for good, n in enumerate(BARRELS) for _ in range(n)]
    t.cart = [barrels[i] for i in t.chance.shuffle(len(barrels))]
    t.hand = [[0] * len(GOODS) for _ in range(t.seats)]
    t.sunk = [[0] * len(GOODS) for _ in range(t.seats)]
    t.rolled = [NOTHING] * t.seats
    t.ashore = []
    t.said = NOTHING
    t.coins = [t.options["purse"]] * t.seats
    for seat in range(t.seats):
        for _ in range(HAND):
            draw(t, seat)
    t.turn = t.chance.pick(t.seats)
    t.emit("begins", seat=t.turn, tells=EVERYONE)
    t.ask(TURN, (t.turn,))


def draw(t: Pond, seat: int) -> None:
    """M2.5, as long as there are barrels."""
    if t.cart:
        good = t.cart.pop()
        t.hand[seat][good] += 1
        t.emit("drew", seat=seat, tells=1 << seat, secret={"good": GOODS[good]})


def turn_options(t: Pond, seat: int) -> list[int]:
    """M2.1."""
    return ROLL.acts(good for good, n in enumerate(t.hand[seat]) if n)


def turned(t: Pond, seat: int, act: int) -> None:
    """M2.1: only its owner knows what goes in."""
    good = ROLL.key(act)
    t.hand[seat][good] -= 1
    t.sunk[seat][good] += 1
    t.rolled[seat] = good
    t.emit("rolled", seat=seat, tells=1 << seat, secret={"good": GOODS[good]})
    t.ask(BOAST, (seat,))


def boast_options(t: Pond, seat: int) -> list[int]:
    """M2.2: anything may be said, so what is offered says nothing about the barrel."""
    return SAY.acts(range(len(GOODS)))


def boasted(t: Pond, seat: int, act: int) -> None:
    """M2.3: all others are asked at once."""
    t.said = SAY.key(act)
    t.emit("said", seat=seat, good=GOODS[t.said])
    t.ask(RAKING, [other for other in range(t.seats) if other != seat], seat)


def raking_options(t: Pond, seat: int, owner: int) -> list[int]:
    """M2.3."""
    return [LEAVE, RAKE]


def raked(t: Pond, raker: int, act: int, owner: int) -> None:
    """M2.4 and M3."""
    good, said = t.rolled[owner], t.said
    t.rolled[owner] = t.said = NOTHING
    if raker < 0:
        t.coins[owner] += WORTH[said]
        t.emit("sank", seat=owner, n=WORTH[said])
    else:
        t.sunk[owner][good] -= 1
        t.ashore.append(good)
        t.emit("raked", seat=raker, target=owner, good=GOODS[good], tells=EVERYONE)
        if good == said:
            t.coins[owner] += WORTH[said]
            t.emit("sank", seat=owner, n=WORTH[said])
            pay(t, raker, owner)
        else:
            pay(t, owner, raker)
    draw(t, owner)
    t.push(next_turn)


def pay(t: Pond, seat: int, target: int) -> None:
    """M3.4: nobody pays more than they have."""
    n = min(FINE, t.coins[seat])
    t.coins[seat] -= n
    t.coins[target] += n
    t.emit("paid", seat=seat, target=target, n=n)


@RULES.step
def next_turn(t: Pond) -> None:
    """M2.6 and M4: who has no barrel is passed over; when nobody has one, the coins are counted."""
    for step in range(1, t.seats + 1):
        seat = (t.turn + step) % t.seats
        if any(t.hand[seat]):
            t.turn = seat
            t.ask(TURN, (seat,))
            return
    most = max(t.coins)
    winners = [seat for seat, coins in enumerate(t.coins) if coins == most]
    t.finish(winners, "richest" if len(winners) == 1 else "shared", {"coins": t.coins[:]})


TURN = RULES.decision("turn", options=turn_options, then=turned, seconds=45)
BOAST = RULES.decision("boast", options=boast_options, then=boasted, default=lambda t, seat: SAY[0], seconds=30)
RAKING = RULES.decision(
    "raking",
    options=raking_options,
    then=raked,
    default=lambda t, seat, owner: LEAVE,
    closes=Closes.FIRST_YES,
    yes=lambda act: act == RAKE,
    seconds=12,
)
