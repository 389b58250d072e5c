"""Robbery: one player's whole hand goes to another (S5.17, S5.18)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.hands import names, pass_hand
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_POWERS, Card
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.game import by_chance


def _options(t: Salem, seat: int, victim: int) -> list[int]:
    return SEAT.acts(s for s in t.others(seat) if s != victim)


def _robbed(t: Salem, seat: int, act: int, victim: int) -> None:
    taker = SEAT.key(act)
    if CHARACTER_POWERS[t.power[victim]].robbery_immune:
        t.emit("fizzled", seat=seat, card="robbery", target=victim)
        return
    cards = pass_hand(t, victim, taker)
    told = 1 << victim | 1 << taker
    t.emit("robbed", seat=seat, giver=victim, target=taker, n=len(cards), tells=told, secret={"cards": names(cards)})


ROB_FOR = RULES.decision("robbery_to", options=_options, default=by_chance(_options), then=_robbed, seconds=15)


@CARD_POWERS.add
class Robbery(Card):
    """Names two other players; the robber sees nothing of the hand."""

    for_two = False

    def targets(self, t: Salem, seat: int) -> list[int]:
        """Others who hold a card, when there is a second other to take it."""
        if len(t.living) < 3:
            return []
        return [s for s in t.others(seat) if any(t.hand[s])]

    def play(self, t: Salem, seat: int, target: int) -> None:
        """Ask who receives the hand."""
        self.discard(t)
        t.ask(ROB_FOR, (seat,), target)
