"""The card game that both servers play in the benchmark, on our engine: the same rules as `bgio_games.js`.

60 cards (5 suits x 12), 4 cards each; play a card that matches the top in suit or rank, or draw; the first empty
hand wins.
"""

from __future__ import annotations

from typing import Any

import meetinghouse as mh
from meetinghouse.engine.acts import ActTable
from meetinghouse.engine.game import Game, Rules
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import Owner, Public, Server, alike
from meetinghouse.telling import Telling, event

ACTS = ActTable()
DRAW = ACTS.add("draw")
PLAY = [ACTS.add("play", card=c) for c in range(60)]
RULES = Rules("shed", seats=(2, 12), version="1.0", acts=ACTS, outcomes=("empty",))


@RULES.table
class Shed(Table):
    """Hands, a deck, the top card."""

    hand: Owner[list[list[int]]]
    deck: Server[list[int]]
    top: Public[int]
    discard: Public[list[int]]

    @alike
    def counts(self, viewer: int) -> list[int]:
        """How many cards each hand has."""
        return [len(hand) for hand in self.hand]


@RULES.set_up
def _new(t: Any) -> None:
    t.deck = t.chance.shuffle(60)
    t.hand = [[t.deck.pop() for _ in range(4)] for _ in range(t.seats)]
    t.top = t.deck.pop()
    t.discard = []
    t.ask(TURN, (0,))


def _options(t: Any, seat: int) -> list[int]:
    return [DRAW] + [PLAY[c] for c in t.hand[seat] if c % 5 == t.top % 5 or c % 12 == t.top % 12]


def _turn(t: Any, seat: int, act: int) -> None:
    if act == DRAW:
        if not t.deck:
            t.deck = [t.discard[i] for i in t.chance.shuffle(len(t.discard))]
            t.discard = []
        if t.deck:
            card = t.deck.pop()
            t.hand[seat].append(card)
            t.emit("drew", seat=seat, tells=1 << seat, secret={"card": card})
    else:
        card = PLAY.index(act)
        t.hand[seat].remove(card)
        t.discard.append(t.top)
        t.top = card
        t.emit("played", seat=seat, card=card)
        if not t.hand[seat]:
            t.finish([seat], "empty")
            return
    t.ask(TURN, ((seat + 1) % t.seats,))


TURN = RULES.decision("turn", options=_options, then=_turn, default=lambda t, s: DRAW, seconds=30)
TELLING = Telling(
    events={"drew": event("X1.1", "seat", secret="card", told="seat"), "played": event("X1.2", "seat card")},
)
GAME = Game(RULES, declares=[TELLING])
mh.register(GAME)
