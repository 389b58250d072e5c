"""Placing accusations (rulebook: spaces 1, 2 and 12), and the one more that Thomas Putnam's owner may place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.acts import ACCUSE, PASS, declining
from meetinghouse.boardgames.affliction.rules import RULES

if TYPE_CHECKING:  # powers, which every table holds, build on this
    from meetinghouse.boardgames.affliction.state import Affliction


def ask_accusations(t: Affliction, seat: int, n: int) -> None:
    """The seat must place `n` accusations, one after the other, on any colonists (A4.1)."""
    if tokens.accusations_left(t):
        t.ask(ACCUSING, (seat,), n)
    else:
        t.emit("no_accusations", seat=seat)


def _placed(t: Affliction, seat: int, act: int, n: int) -> None:
    tokens.accuse(t, seat, ACCUSE.key(act))
    if n > 1 and tokens.accusations_left(t):
        t.ask(ACCUSING, (seat,), n - 1)
    else:
        offer_extra(t, seat)


ACCUSING = RULES.decision("accuse", options=lambda t, seat, n: ACCUSE.acts(t.playing), then=_placed, seconds=30)


def offer_extra(t: Affliction, seat: int, after: int = -1) -> None:
    """Once for each space on which the seat places accusations, one more; declining spends nothing (A12.1). In a card
    set with several such colonists they are asked one after the other."""
    cards = t.cards
    for card in cards.hooks["extra_accusation"]:
        if card <= after or card in t.once:
            continue
        if t.in_circle(card) == seat and cards.power[card].extra_accusation(t, card):
            if tokens.accusations_left(t):
                t.ask(EXTRA, (seat,), card)
            return


def _extra_placed(t: Affliction, seat: int, act: int, card: int) -> None:
    if act != PASS:
        t.once.append(card)
        tokens.accuse(t, seat, ACCUSE.key(act), 1, card)
    offer_extra(t, seat, card)


EXTRA = RULES.decision(
    "extra", lambda t, seat, card: [*ACCUSE.acts(t.playing), PASS], _extra_placed, declining, seconds=30
)
