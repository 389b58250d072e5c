"""The turn: draw two, or play one or more cards on others: which, on whom, and then what it does (S3, S5, S13)."""

from meetinghouse.boardgames.salem1692.accuse import count
from meetinghouse.boardgames.salem1692.acts import (
    DRAW,
    END,
    ORDER_DECK,
    PASS,
    PLAY,
    PLAY_AS_WITNESS,
    SEAT,
    TAKE_DISCARDS,
)
from meetinghouse.boardgames.salem1692.deck import TURN_DRAW, can_draw, start_draw
from meetinghouse.boardgames.salem1692.hands import spend
from meetinghouse.boardgames.salem1692.names import ALIBI, CARDS, PIETY, STOCKS
from meetinghouse.boardgames.salem1692.powers import CARD_BY_KIND, CHARACTER_BY_NUMBER
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE


@RULES.step
def begin_turn(t: Salem, seat: int) -> None:
    """The turn comes to a seat; Stocks send it on (S5.9)."""
    while t.front[seat][STOCKS]:
        t.front[seat][STOCKS] -= 1
        t.discards.append(STOCKS)
        t.emit("turn_skipped", seat=seat)
        seat = t.left_of(seat)
    t.turn = seat
    t.played = False
    t.emit("turn", seat=seat)
    t.ask(TURN, (seat,))


@RULES.step
def next_turn(t: Salem) -> None:
    """On to the left (S3.1)."""
    begin_turn(t, t.left_of(t.turn))


@RULES.step
def go_on(t: Salem) -> None:
    """After a played card the turn goes on, if its player still lives (S3.3, S3.10)."""
    if t.turn in t.living:
        t.ask(TURN, (t.turn,))
    else:
        next_turn(t)


def _options(t: Salem, seat: int) -> list[int]:
    hand = t.hand[seat]
    options = [PLAY[kind] for kind, n in enumerate(hand) if n and may_play(t, seat, kind)]
    power = CHARACTER_BY_NUMBER[t.power[seat]]
    if power.alibi_as_witness and hand[ALIBI] and witness_targets(t, seat):
        options.append(PLAY_AS_WITNESS)
    if t.played:
        options.append(END)
        return options
    options += power.turn_acts(t, seat)
    if can_draw(t):
        options.append(DRAW)
    return options or [PASS]


def _default(t: Salem, seat: int) -> int:
    if t.played:
        return END
    if can_draw(t):
        return DRAW
    options = _options(t, seat)
    return options[t.chance.pick(len(options))]


def _answered(t: Salem, seat: int, act: int) -> None:
    if not t.played:
        t.last_words = ()  # the first deed of the next turn: who died before it has had time to speak (S13.5)
    if act == DRAW:
        t.push(next_turn)
        start_draw(t, seat, 2, TURN_DRAW)
    elif act == END:
        next_turn(t)
    elif act == PASS:
        t.emit("passed", seat=seat)
        next_turn(t)
    elif act in (TAKE_DISCARDS, ORDER_DECK):
        t.push(next_turn)
        CHARACTER_BY_NUMBER[t.power[seat]].take_turn(t, seat, act)
    else:
        as_witness = act == PLAY_AS_WITNESS
        kind = ALIBI if as_witness else PLAY.key(act)
        spend(t, seat, kind)
        t.aside.append(kind)
        t.played = True
        t.push(go_on)
        t.emit("laid_out", seat=seat, card=CARDS[kind], tells=EVERYONE)
        t.ask(TARGET, (seat,), kind, as_witness)


TURN = RULES.decision("turn", options=_options, default=_default, then=_answered, rule="S3.2", seconds=30)


# ---- playing a card ----------------------------------------------------------------------------------------


def may_play(t: Salem, seat: int, kind: int) -> bool:
    """Whether this seat could play a card of this kind now."""
    card = CARD_BY_KIND[kind]
    return (len(t.living) > 2 or card.for_two) and card.playable(t, seat)


def witness_targets(t: Salem, seat: int) -> list[int]:
    """On whom Will Griggs may play an Alibi as a Witness (S9.49, S14.8)."""
    beats = t.options["griggs_beats_piety"]
    return [s for s in t.living if s != seat and (beats or not t.front[s][PIETY])]


def _targets(t: Salem, seat: int, kind: int, as_witness: bool) -> list[int]:
    return SEAT.acts(witness_targets(t, seat) if as_witness else CARD_BY_KIND[kind].targets(t, seat))


def _chosen(t: Salem, seat: int, act: int, kind: int, as_witness: bool) -> None:
    target = SEAT.key(act)
    card = CARD_BY_KIND[kind]
    if as_witness or card.stays:
        card.lay(t, target)
    else:
        card.discard(t)
    t.emit("played_as_witness" if as_witness else "played", seat=seat, card=CARDS[kind], target=target)
    if as_witness:
        count(t, target, seat)
    else:
        card.play(t, seat, target)


TARGET = RULES.decision("target", options=_targets, then=_chosen, rule="S3.4", seconds=30)
