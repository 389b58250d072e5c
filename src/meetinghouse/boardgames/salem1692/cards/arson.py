"""Arson: another player discards the whole hand (S5.15)."""

from meetinghouse.boardgames.salem1692.hands import discard_hand, names
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_BY_NUMBER, Card
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE


@CARD_POWERS.add
class Arson(Card):
    """Against Sarah Good it may be played and comes to nothing (S9.39)."""

    def fits(self, t: Salem, target: int) -> bool:
        return any(t.hand[target])

    def play(self, t: Salem, seat: int, target: int) -> None:
        if CHARACTER_BY_NUMBER[t.power[target]].robbery_immune:
            t.emit("fizzled", seat=seat, card="arson", target=target)
            return
        cards = discard_hand(t, target)
        t.emit("hand_burnt", seat=seat, target=target, cards=names(cards), tells=EVERYONE)
