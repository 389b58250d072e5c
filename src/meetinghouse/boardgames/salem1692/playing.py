"""Playing a card: which, on whom, and then what it does (S3.4, S5, S13)."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.accuse import count
from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.names import CARDS, PIETY
from meetinghouse.boardgames.salem1692.powers import CARD_BY_KIND
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem


def may_play(t: Salem, seat: int, kind: int) -> bool:
    """Whether this seat could play a card of this kind now."""
    card = CARD_BY_KIND[kind]
    return (len(t.living) > 2 or card.for_two) and card.playable(t, seat)


def choose_target(t: Salem, seat: int, kind: int, as_witness: bool) -> None:
    """The card has been laid aside: ask on whom it is played."""
    t.ask(TARGET, (seat,), kind, as_witness)


def witness_targets(t: Salem, seat: int) -> list[int]:
    """On whom Will Griggs may play an Alibi as a Witness (S9.49, S14.8)."""
    beats = t.options["griggs_beats_piety"]
    return [s for s in t.living if s != seat and (beats or not t.front[s][PIETY])]


def _options(t: Salem, seat: int, kind: int, as_witness: bool) -> list[int]:
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


TARGET = RULES.decision("target", options=_options, then=_chosen, seconds=30)
