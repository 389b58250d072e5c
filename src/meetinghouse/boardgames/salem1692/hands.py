"""Hands, and who knows what is in them (S1.11, S5.18).

`public_hand[seat]` are the cards that everybody saw go into that hand. What a single seat knows beyond them is in
`known_hands[viewer][seat]`. Cards of a kind are alike: when one is played that may have been a known one, the
knowledge shrinks by one.
"""

from __future__ import annotations

from meetinghouse.boardgames.salem1692 import shuffles
from meetinghouse.boardgames.salem1692.names import CARDS, NONE_OF_EACH
from meetinghouse.boardgames.salem1692.state import Salem


def spend(t: Salem, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see."""
    t.hand[seat][kind] -= 1
    shuffles.went(t, seat, (kind,))
    known_to_all = t.public_hand[seat]
    if known_to_all[kind]:
        known_to_all[kind] -= 1
        return
    for known in t.known_hands:
        if known and seat in known and known[seat][kind]:
            known[seat][kind] -= 1
            if not any(known[seat]):
                del known[seat]


def learn(t: Salem, viewer: int, seat: int, kind: int) -> None:
    """`viewer` comes to know that a card of this kind went into that hand."""
    known = t.known_hands[viewer].setdefault(seat, list(NONE_OF_EACH))
    known[kind] += 1


def forget(t: Salem, seat: int) -> None:
    """The hand is gone."""
    t.hand[seat] = list(NONE_OF_EACH)
    t.public_hand[seat] = list(NONE_OF_EACH)
    for known in t.known_hands:
        known.pop(seat, None)


def discard_hand(t: Salem, seat: int) -> list[int]:
    """The whole hand goes face up to the discards; returns the kinds."""
    cards = [k for k, n in enumerate(t.hand[seat]) for _ in range(n)]
    t.discards += cards
    shuffles.went(t, seat, cards)
    forget(t, seat)
    return cards


def pass_hand(t: Salem, giver: int, taker: int) -> list[int]:
    """A whole hand goes to another; the giver goes on knowing it, others keep what they knew of it (S5.18)."""
    hand = t.hand[giver]
    shuffles.pool(t, taker, giver)
    public = t.public_hand[giver]
    cards = [k for k, n in enumerate(hand) for _ in range(n)]
    for viewer in range(t.seats):
        if viewer == taker:
            continue
        if viewer == giver:
            passed = [n - p for n, p in zip(hand, public, strict=True)]
        else:
            passed = t.known_hands[viewer].get(giver, [])
        if any(passed):
            known = t.known_hands[viewer].setdefault(taker, list(NONE_OF_EACH))
            for kind, n in enumerate(passed):
                known[kind] += n
    for kind, n in enumerate(hand):
        t.hand[taker][kind] += n
        t.public_hand[taker][kind] += public[kind]
    forget(t, giver)
    return cards


def names(cards: list[int]) -> list[str]:
    """Kinds as the ids that events carry."""
    return [CARDS[k] for k in cards]
