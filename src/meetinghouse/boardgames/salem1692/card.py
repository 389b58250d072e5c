"""What a playing card can do. Each card's own file says what is its own."""

from __future__ import annotations

from collections.abc import Callable

from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.asking import by_chance
from meetinghouse.boardgames.salem1692.kinds import BLUE, KINDS, PIETY, ROBBERY, SCAPEGOAT
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem

_NOT_FOR_TWO = frozenset((*BLUE, SCAPEGOAT, ROBBERY))


class Card:
    """A card is laid aside when it is played, its target is asked for, and then it takes effect."""

    def __init__(self, kind: int) -> None:
        """`kind` is the card's number."""
        self.kind = kind

    def targets(self, t: Salem, seat: int) -> list[int]:
        """On whom it may be played (S3.4, S5.3)."""
        return list(t.others(seat))

    def playable(self, t: Salem, seat: int) -> bool:
        """Whether it can be played at all now."""
        return bool(self.targets(t, seat))

    def play(self, t: Salem, seat: int, target: int) -> None:
        """Take effect on the target. The card lies in `t.aside` until this puts it somewhere."""
        raise NotImplementedError(KINDS[self.kind])

    def lay(self, t: Salem, target: int) -> None:
        """From aside to the table before a player."""
        t.aside.remove(self.kind)
        t.front[target][self.kind] += 1

    def discard(self, t: Salem) -> None:
        """From aside to the discards."""
        t.aside.remove(self.kind)
        t.discards.append(self.kind)


class Red(Card):
    """A red card: laid before a player without Piety, then counted (S4.4, S5.22)."""

    def targets(self, t: Salem, seat: int) -> list[int]:
        """Other living players without Piety."""
        return [s for s in t.living if s != seat and not t.front[s][PIETY]]

    def play(self, t: Salem, seat: int, target: int) -> None:
        """Lay it and count."""
        self.lay(t, target)
        COUNT[0](t, target, seat)


class Blue(Card):
    """A blue card stays before its player (S5.2)."""

    def play(self, t: Salem, seat: int, target: int) -> None:
        """Lay it."""
        self.lay(t, target)


CARDS: list[Card] = [Card(kind) for kind in range(len(KINDS))]
COUNT: list[Callable[[Salem, int, int], None]] = []  # `accuse.count`, put there when the game is put together


def card(name: str) -> Callable[[type[Card]], type[Card]]:
    """Class decorator: this is what the card of that name does."""

    def register(cls: type[Card]) -> type[Card]:
        kind = KINDS.index(name)
        CARDS[kind] = cls(kind)
        return cls

    return register


def may_play(t: Salem, seat: int, kind: int) -> bool:
    """Whether this seat could play a card of this kind now."""
    if kind in _NOT_FOR_TWO and len(t.living) == 2:
        return False  # S11.3
    return CARDS[kind].playable(t, seat)


def choose_target(t: Salem, seat: int, kind: int, as_witness: bool) -> None:
    """The card has been laid aside: ask on whom it is played."""
    t.ask(TARGET, (seat,), kind, as_witness)


def _targets(t: Salem, seat: int, kind: int, as_witness: bool) -> list[int]:
    if as_witness:
        return witness_targets(t, seat)
    return CARDS[kind].targets(t, seat)


def witness_targets(t: Salem, seat: int) -> list[int]:
    """On whom Will Griggs may play an Alibi as a Witness (S9.49, S14.8)."""
    beats = t.options["griggs_beats_piety"]
    return [s for s in t.living if s != seat and (beats or not t.front[s][PIETY])]


def _options(t: Salem, seat: int, kind: int, as_witness: bool) -> list[int]:
    return [SEAT[s] for s in _targets(t, seat, kind, as_witness)]


def _chosen(t: Salem, seat: int, act: int, kind: int, as_witness: bool) -> None:
    target = SEAT.index(act)
    if as_witness:
        t.emit("played_as_witness", seat=seat, card=KINDS[kind], target=target)
        CARDS[kind].lay(t, target)
        COUNT[0](t, target, seat)
        return
    t.emit("played", seat=seat, card=KINDS[kind], target=target)
    CARDS[kind].play(t, seat, target)


TARGET = RULES.decision("target", options=_options, default=by_chance(_options), then=_chosen, seconds=30)
