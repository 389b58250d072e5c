"""Robbery: one player's whole hand goes to another (S5.17, S5.18)."""

from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.hands import names, pass_hand
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_BY_NUMBER, FromTo
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem


def _robbed(t: Salem, seat: int, act: int, victim: int) -> None:
    taker = SEAT.key(act)
    if CHARACTER_BY_NUMBER[t.power[victim]].robbery_immune:
        t.emit("fizzled", seat=seat, card="robbery", target=victim)
        return
    cards = pass_hand(t, victim, taker)
    told = 1 << victim | 1 << taker
    t.emit("robbed", seat=seat, giver=victim, target=taker, n=len(cards), tells=told, secret={"cards": names(cards)})


@CARD_POWERS.add
class Robbery(FromTo):
    """The robber sees nothing of the hand."""

    asks = RULES.decision("robbery_to", options=FromTo.takers, then=_robbed, seconds=15)
    takes = "hand"
