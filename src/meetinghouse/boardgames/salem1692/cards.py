"""The green and blue cards that do something of their own (S5). `powers` says what all cards do by default."""

from meetinghouse.boardgames.salem1692.accuse import count
from meetinghouse.boardgames.salem1692.acts import CARD, DONE, SEAT
from meetinghouse.boardgames.salem1692.cardset import WORTH
from meetinghouse.boardgames.salem1692.hands import discard_hand, names, pass_hand
from meetinghouse.boardgames.salem1692.names import ACCUSATION, ALIBI, BLUE, CARDS, EVIDENCE, MATCHMAKER, NONE_OF_EACH
from meetinghouse.boardgames.salem1692.powers import CARD_POWERS, CHARACTER_BY_NUMBER, Blue, Card, FromTo
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE

# ---- Alibi: red cards worth at most three are discarded from before another player (S5.7, S5.8) -----------------

BUDGET = 3


def _worth(t: Salem, target: int, kind: int) -> int:
    return WORTH[kind] if kind == ACCUSATION else CHARACTER_BY_NUMBER[t.power[target]].evidence_worth


def _fitting(t: Salem, target: int, budget: int) -> list[int]:
    """The kinds of red card before the target that the rest of the budget still covers, as they count there."""
    front = t.front[target]
    if not front[ACCUSATION] and not front[EVIDENCE]:
        return []
    return [kind for kind in (ACCUSATION, EVIDENCE) if front[kind] and _worth(t, target, kind) <= budget]


def _alibi_options(t: Salem, seat: int, target: int, budget: int) -> list[int]:
    options = CARD.acts(_fitting(t, target, budget))
    return options if budget == BUDGET else [*options, DONE]


def _alibi_default(t: Salem, seat: int, target: int, budget: int) -> int:
    options = _alibi_options(t, seat, target, budget)
    return DONE if DONE in options else options[t.chance.pick(len(options))]


def _taken_away(t: Salem, seat: int, act: int, target: int, budget: int) -> None:
    if act == DONE:
        return
    kind = CARD.key(act)
    t.front[target][kind] -= 1
    t.discards.append(kind)
    t.emit("alibi_took", seat=seat, target=target, card=CARDS[kind])
    budget -= _worth(t, target, kind)
    if _fitting(t, target, budget):
        t.ask(TAKE_AWAY, (seat,), target, budget)


TAKE_AWAY = RULES.decision(
    "alibi", options=_alibi_options, default=_alibi_default, then=_taken_away, rule="S5.7", seconds=15
)


@CARD_POWERS.add
class Alibi(Card):
    """Laid as a Witness by Will Griggs it stays before the accused; as an Alibi it is discarded at once."""

    def fits(self, t: Salem, target: int) -> bool:
        return bool(_fitting(t, target, BUDGET))

    def play(self, t: Salem, seat: int, target: int) -> None:
        t.ask(TAKE_AWAY, (seat,), target, BUDGET)


# ---- hands: Arson (S5.15) and Robbery (S5.17, S5.18) ---------------------------------------------------------------


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

    asks = RULES.decision("robbery_to", options=FromTo.takers, then=_robbed, rule="S5.17", seconds=15)
    takes = "hand"


# ---- Curse: one blue card before another player is discarded (S5.16) -----------------------------------------------


def _blue_before(t: Salem, target: int) -> list[int]:
    front = t.front[target]
    return [kind for kind in BLUE if front[kind]]


def _cursed(t: Salem, seat: int, act: int, target: int) -> None:
    kind = CARD.key(act)
    t.front[target][kind] -= 1
    t.discards.append(kind)
    t.emit("cursed", seat=seat, target=target, card=CARDS[kind])


CURSE_WHICH = RULES.decision(
    "curse", options=lambda t, seat, target: CARD.acts(_blue_before(t, target)), then=_cursed, rule="S5.16", seconds=15
)


@CARD_POWERS.add
class Curse(Card):
    """Stocks are green: a Curse cannot remove them (S5.11)."""

    def fits(self, t: Salem, target: int) -> bool:
        return bool(_blue_before(t, target))

    def play(self, t: Salem, seat: int, target: int) -> None:
        t.ask(CURSE_WHICH, (seat,), target)


# ---- Matchmaker (S5.19, S5.20): `death.kill` follows the link. Scapegoat: all before one moves to another (S5.12) ---


def _part_if_both(t: Salem, seat: int) -> None:
    """Both Matchmakers before one player: both are discarded."""
    if t.front[seat][MATCHMAKER] >= 2:
        t.front[seat][MATCHMAKER] -= 2
        t.discards += [MATCHMAKER, MATCHMAKER]
        t.emit("matchmakers_parted", seat=seat)


@CARD_POWERS.add
class Matchmaker(Blue):
    """May be laid where the other one lies already."""

    def play(self, t: Salem, seat: int, target: int) -> None:
        _part_if_both(t, target)


def _moved(t: Salem, seat: int, act: int, giver: int) -> None:
    taker = SEAT.key(act)
    moved = t.front[giver]
    t.front[giver] = list(NONE_OF_EACH)
    t.front[taker] = [a + b for a, b in zip(t.front[taker], moved, strict=True)]
    t.emit("scapegoat_moved", seat=seat, giver=giver, target=taker)
    _part_if_both(t, taker)
    if any(moved[: ALIBI + 1]):  # only red cards that moved make this seat the one who placed the last accusation
        count(t, taker, seat)


@CARD_POWERS.add
class Scapegoat(FromTo):
    """Moving counts as placing (S5.14), and Piety does not stop it (S5.23)."""

    asks = RULES.decision("scapegoat_to", options=FromTo.takers, then=_moved, rule="S5.12", seconds=15)
    takes = "front"
