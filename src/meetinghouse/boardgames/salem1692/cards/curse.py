"""Curse: one blue card before another player is discarded (S5.16)."""

from meetinghouse.boardgames.salem1692.acts import CARD
from meetinghouse.boardgames.salem1692.names import BLUE, CARDS
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, Card
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem


def _blue(t: Salem, target: int) -> list[int]:
    front = t.front[target]
    return [kind for kind in BLUE if front[kind]]


def _options(t: Salem, seat: int, target: int) -> list[int]:
    return CARD.acts(_blue(t, target))


def _cursed(t: Salem, seat: int, act: int, target: int) -> None:
    kind = CARD.key(act)
    t.front[target][kind] -= 1
    t.discards.append(kind)
    t.emit("cursed", seat=seat, target=target, card=CARDS[kind])


CURSE_WHICH = RULES.decision("curse", options=_options, then=_cursed, seconds=15)


@CARD_POWERS.add
class Curse(Card):
    """Stocks are green: a Curse cannot remove them (S5.11)."""

    def fits(self, t: Salem, target: int) -> bool:
        return bool(_blue(t, target))

    def play(self, t: Salem, seat: int, target: int) -> None:
        t.ask(CURSE_WHICH, (seat,), target)
