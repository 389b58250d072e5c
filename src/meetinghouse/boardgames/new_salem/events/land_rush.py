"""Land Rush (N13.12): all secretly decide whether to take a Building from the deck with 1 Despair on it."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import CLAIM, PASS
from meetinghouse.boardgames.new_salem.cubes import build, cards_to_draw, draw
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from meetinghouse.boardgames.new_salem.powers import POWERS, SECRET_SECONDS, EventCard
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE


def _claims(t: Town, seat: int) -> list[int]:
    return [CLAIM, PASS]


def _claimed(t: Town, answers: dict[int, int]) -> None:
    claimers = [seat for seat in t.from_constable() if answers[seat] == CLAIM]
    if not claimers:
        t.emit("no_claims", tells=EVERYONE)
    for seat in claimers:
        card = draw(t)
        if card < 0:
            return
        build(t, seat, card, 0, 1)
        t.emit("claimed", tells=EVERYONE, seat=seat, building=BUILDINGS[card])


def _nothing(t: Town, seat: int) -> int:
    return PASS


RUSH = RULES.decision(
    "land_rush", closes=Closes.ALL, options=_claims, then=_claimed, default=_nothing, seconds=SECRET_SECONDS
)


@POWERS.add
class LandRush(EventCard):
    def possible(self, t: Town) -> bool:
        return cards_to_draw(t) > 0

    def begin(self, t: Town) -> None:
        if self.possible(t):
            t.ask(RUSH, range(t.seats))
