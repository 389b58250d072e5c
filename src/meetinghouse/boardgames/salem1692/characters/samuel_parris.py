"""Samuel Parris: twice, two cards of his choice from the discards are his turn (S9.37, S9.38)."""

from meetinghouse.boardgames.salem1692.acts import CARD, TAKE_DISCARDS
from meetinghouse.boardgames.salem1692.names import CARDS, PLAYABLE
from meetinghouse.boardgames.salem1692.powers import CARD_BY_KIND, CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem

PARRIS_USES = 1  # the column of `used`


def _takeable(t: Salem) -> list[int]:
    """The discards without the cards that leave the game when two players are left (S11.5)."""
    return [k for k in PLAYABLE if k in t.discards and (CARD_BY_KIND[k].for_two or len(t.living) > 2)]


def _taken(t: Salem, seat: int, act: int, left: int) -> None:
    kind = CARD.key(act)
    t.discards.remove(kind)
    t.hand[seat][kind] += 1
    t.public_hand[seat][kind] += 1
    t.emit("took_discard", seat=seat, card=CARDS[kind])
    if left > 1 and _takeable(t):
        t.ask(PARRIS, (seat,), left - 1)


PARRIS = RULES.decision("parris", options=lambda t, seat, left: CARD.acts(_takeable(t)), then=_taken, seconds=15)


@CHARACTER_POWERS.add
class SamuelParris(Character):
    """The discards lie face up, so everyone sees what he takes."""

    def turn_acts(self, t: Salem, seat: int) -> list[int]:
        if t.used[seat][PARRIS_USES] < 2 and _takeable(t):
            return [TAKE_DISCARDS]
        return []

    def take_turn(self, t: Salem, seat: int, act: int) -> None:
        t.spend_use(seat, PARRIS_USES)
        t.emit("parris_takes", seat=seat)
        t.ask(PARRIS, (seat,), 2)
