"""Hands and the deck, and who knows what is in them (S1.11, S5.18, S10.10).

`public_hand[seat]` are the cards that everybody saw go into that hand. What a single seat knows beyond them is in
`known_hands[viewer][seat]`. Cards of a kind are alike: when one is played that may have been a known one, the
knowledge shrinks by one.

Discards lie face up, so a new deck holds just those cards, and everybody knows which. Since then some were drawn, and
cards that left a hand face up were either drawn since the shuffle or held before it. `deck_was`, `draws` and `gone`
keep what is needed to tell which worlds can still be; `imagine.py` finds one.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from meetinghouse.boardgames.salem1692.names import CARDS, NONE_OF_EACH
from meetinghouse.boardgames.salem1692.state import Salem

T = TypeVar("T")


def spend(t: Salem, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see."""
    t.hand[seat][kind] -= 1
    went(t, seat, (kind,))
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
    t.hand[seat] = list(NONE_OF_EACH)
    t.public_hand[seat] = list(NONE_OF_EACH)
    for known in t.known_hands:
        known.pop(seat, None)


def discard_hand(t: Salem, seat: int) -> list[int]:
    """The whole hand goes face up to the discards; returns the kinds."""
    cards = listed(t.hand[seat])
    t.discards += cards
    went(t, seat, cards)
    forget(t, seat)
    return cards


def pass_hand(t: Salem, giver: int, taker: int) -> list[int]:
    """A whole hand goes to another; the giver goes on knowing it, others keep what they knew of it (S5.18)."""
    hand = t.hand[giver]
    pool(t, taker, giver)
    public = t.public_hand[giver]
    cards = listed(hand)
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


# ---- since the last shuffle --------------------------------------------------------------------------------


def counted(cards: Sequence[int]) -> list[int]:
    counts = [0] * len(CARDS)
    for kind in cards:
        counts[kind] += 1
    return counts


def listed(counts: Iterable[int]) -> list[int]:
    """The way back: one entry for each card."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def new_deck(t: Salem) -> None:
    """All cards of the deck are known and nothing has been drawn of them."""
    t.deck_was = counted(t.deck)
    t.draws = [0] * t.seats
    t.gone = [()] * t.seats
    t.pooled = list(range(t.seats))
    t.my_draws = [()] * t.seats
    t.deck_seen = [()] * t.seats


def more_cards(t: Salem, cards: Sequence[int]) -> None:
    """Known cards are shuffled into a deck of which cards may have been drawn already."""
    forget_order(t)
    for kind in cards:
        t.deck_was[kind] += 1
    t.deck_seen = [seen + tuple(cards) if seen else seen for seen in t.deck_seen]


def forget_order(t: Salem) -> None:
    """Who knew the order of the deck goes on knowing which cards are in it (S9.47)."""
    for seat, knows in enumerate(t.knows_deck):
        if knows:
            t.deck_seen[seat] = tuple(sorted(t.deck))
    t.knows_deck = [False] * t.seats


def drew(t: Salem, seat: int, cards: Sequence[int]) -> None:
    """Cards went from the deck into a hand; only its owner sees which."""
    t.draws[t.pooled[seat]] += len(cards)
    t.my_draws[seat] += tuple(cards)
    for kind in cards:
        t.deck_seen[seat] = less(t.deck_seen[seat], kind)


def drawn_openly(t: Salem, kind: int) -> None:
    """A card left the deck for all to see."""
    t.deck_was[kind] -= 1
    t.deck_seen = [less(seen, kind) for seen in t.deck_seen]


def went(t: Salem, seat: int, cards: Sequence[int]) -> None:
    """Cards left a hand for all to see."""
    t.gone[t.pooled[seat]] += tuple(cards)


def pool(t: Salem, one: int, other: int) -> None:
    """Cards passed between two hands unseen: from now on what was drawn into them counts together."""
    to, of = t.pooled[one], t.pooled[other]
    if to == of:
        return
    t.draws[to] += t.draws[of]
    t.gone[to] += t.gone[of]
    t.draws[of], t.gone[of] = 0, ()
    t.pooled = [to if group == of else group for group in t.pooled]


def less(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """The same without one that is like this, where there is one."""
    if one not in things:
        return things
    at = things.index(one)
    return things[:at] + things[at + 1 :]
