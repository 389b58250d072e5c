"""Land Rush (N13.12): two Buildings from the deck for the Constable; the others secretly decide whether to buy one."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import CLAIM, PASS
from meetinghouse.boardgames.new_salem.cubes import build, cards_to_draw, draw, pay
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, SECRET_SECONDS, EventCard
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE

FOR_ME = 2
PRICE = 1


def claim(t: Town, seat: int) -> None:
    card = draw(t)
    if card >= 0:
        build(t, seat, card)
        t.emit("claimed", tells=EVERYONE, seat=seat, building=BUILDINGS[card])


def _claims(t: Town, seat: int) -> list[int]:
    return [CLAIM, PASS]


def _claimed(t: Town, answers: dict[int, int]) -> None:
    """All pay before anybody is shown a card; then the cards come in seat order from the Constable."""
    claimers = [seat for seat in t.others(t.constable) if answers.get(seat) == CLAIM][: cards_to_draw(t)]
    if not claimers:
        t.emit("no_claims", tells=EVERYONE)
        return
    t.push(land_taken, tuple(claimers))
    for seat in reversed(claimers):
        t.push(pay, seat, PRICE)


@RULES.step
def land_taken(t: Town, claimers: tuple[int, ...]) -> None:
    for seat in claimers:
        claim(t, seat)


def _nothing(t: Town, seat: int) -> int:
    return PASS


RUSH = RULES.decision(
    "land_rush", closes=Closes.ALL, options=_claims, then=_claimed, default=_nothing, seconds=SECRET_SECONDS
)


def offer(t: Town) -> None:
    """All others who can pay are asked at once."""
    buyers = [seat for seat in t.others(t.constable) if t.hope[seat] >= PRICE]
    if buyers and cards_to_draw(t):
        t.ask(RUSH, buyers)


@POWERS.add
class LandRush(EventCard):
    def possible(self, t: Town) -> bool:
        return cards_to_draw(t) > 0

    def begin(self, t: Town) -> None:
        for _ in range(FOR_ME):
            claim(t, t.constable)
        offer(t)
