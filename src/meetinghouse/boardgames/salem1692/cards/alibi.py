"""Alibi: red cards worth at most three are discarded from before another player (S5.7, S5.8)."""

from meetinghouse.boardgames.salem1692.acts import CARD, DONE
from meetinghouse.boardgames.salem1692.cardset import WORTH
from meetinghouse.boardgames.salem1692.names import ACCUSATION, CARDS, EVIDENCE
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_BY_NUMBER, Card
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem

BUDGET = 3


def _worth(t: Salem, target: int, kind: int) -> int:
    return WORTH[kind] if kind == ACCUSATION else CHARACTER_BY_NUMBER[t.power[target]].evidence_worth


def _fitting(t: Salem, target: int, budget: int) -> list[int]:
    """The kinds of red card before the target that the rest of the budget still covers, as they count there."""
    front = t.front[target]
    if not front[ACCUSATION] and not front[EVIDENCE]:
        return []
    return [kind for kind in (ACCUSATION, EVIDENCE) if front[kind] and _worth(t, target, kind) <= budget]


def _options(t: Salem, seat: int, target: int, budget: int) -> list[int]:
    options = CARD.acts(_fitting(t, target, budget))
    return options if budget == BUDGET else [*options, DONE]


def _default(t: Salem, seat: int, target: int, budget: int) -> int:
    options = _options(t, seat, target, budget)
    return DONE if DONE in options else options[t.chance.pick(len(options))]


def _taken(t: Salem, seat: int, act: int, target: int, budget: int) -> None:
    if act == DONE:
        return
    kind = CARD.key(act)
    t.front[target][kind] -= 1
    t.discards.append(kind)
    t.emit("alibi_took", seat=seat, target=target, card=CARDS[kind])
    budget -= _worth(t, target, kind)
    if _fitting(t, target, budget):
        t.ask(TAKE_AWAY, (seat,), target, budget)


TAKE_AWAY = RULES.decision("alibi", options=_options, default=_default, then=_taken, seconds=15)


@CARD_POWERS.add
class Alibi(Card):
    """Laid as a Witness by Will Griggs it stays before the accused; as an Alibi it is discarded at once."""

    def fits(self, t: Salem, target: int) -> bool:
        return bool(_fitting(t, target, BUDGET))

    def play(self, t: Salem, seat: int, target: int) -> None:
        t.ask(TAKE_AWAY, (seat,), target, BUDGET)
