"""What the properties need to know of each game: which phases are secret, and where its cards may be."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

import meetinghouse as mh
from meetinghouse.boardgames.affliction.names import NOBODY
from meetinghouse.boardgames.salem1692.names import CARDS as SALEM_CARDS
from meetinghouse.engine.match import Match
from meetinghouse.proofs import GameProofs, Pile


def check_secret_phase(facts: GameProofs, match: Match) -> None:
    """In a secret phase all who live are asked, so being asked tells nothing; nor does what they may answer."""
    decision = match._table.decision
    if decision is None or decision.kind.name not in facts.asks_all:
        return
    living = facts.living(match._table)
    assert sorted(decision.seats) == living, f"{match!r}: {decision} does not ask {living}"
    counts = set()
    for seat in match.waiting:
        ask = match.ask(seat)
        assert ask is not None and ask.required and ask.seconds == decision.kind.seconds
        counts.add(len(ask.options))
    if decision.kind.name in facts.alike:
        assert len(counts) <= 1, f"{match!r}: {decision} offers {counts} options"


def _all_seats(t: Any) -> list[int]:
    return list(range(t.seats))


def _salem_cards(t: Any) -> Any:
    """Cards of the deck and Tryals, by kind."""
    cards = [0] * 15
    for counts in (*t.hand, *t.front, t.estate, t.estate_front):
        for kind, n in enumerate(counts):
            cards[kind] += n
    for pile in (t.deck, t.discards, t.aside, t.removed):
        for kind in pile:
            cards[kind] += 1
    tryals = [sum(held[face] for held in t.tryals) for face in range(3)]
    for shown in t.revealed:
        for face in shown:
            tryals[face] += 1
    return cards, tryals


def _salem_hands(t: Any) -> Any:
    """By seat; what John and Martha are sharing is as good as in the hand of the first of them."""
    hands = [list(hand) for hand in t.hand]
    if any(t.estate):
        heir = t.heirs()[0]
        hands[heir] = [a + b for a, b in zip(hands[heir], t.estate, strict=True)]
    return hands


def _new_salem_cards(t: Any) -> Any:
    # here: another game's tests must not need this one
    from meetinghouse.boardgames.new_salem.names import EVENTS
    from meetinghouse.boardgames.new_salem.state import HELD_EVENTS

    design = (1 << 5) - 1
    buildings = [*t.deck, *t.under, *t.cart]
    for hand, in_play in zip(t.hands, t.in_play, strict=True):
        buildings += hand
        buildings += [building & design for building in in_play]
    events = [*t.event_deck, *t.used, *t.row]
    assert len(set(events)) == len(events)
    held = [EVENTS.index(name) for name, holder in zip(HELD_EVENTS, t.holder, strict=True) if holder >= 0]
    # a card that is being kept lies in the row until what it does is done
    return sorted(buildings), sorted({*events, *held}), t.trials_left + sum(t.trials)


def _affliction_cards(t: Any) -> Any:
    """Colonists and the two end cards."""
    in_play = [card for row in (t.top, t.bottom, *t.circles, *t.arrested) for card in row if card != NOBODY]
    turned = [t.end_card] if t.end_card != NOBODY else []
    return sorted([*t.red, *t.blue, *t.red_under, *t.blue_under, *in_play, *turned]), sorted(t.faction)


FACTS: Mapping[str, GameProofs] = {
    "salem1692": GameProofs(
        cards=_salem_cards,
        living=lambda t: list(t.living),
        asks_all=frozenset({"dawn", "dawn_again", "night", "night_again", "constable", "confess", "pass_tryals"}),
        alike=frozenset({"dawn", "dawn_again", "night", "night_again", "constable"}),
        tells_all=frozenset(
            {
                *("black_drawn", "cat_given", "character", "confessed_unseen", "game_over", "gavel_placed"),
                *("giles_shows", "hand_burnt", "hand_discarded", "heir_took_front", "kill_named", "laid_out"),
                *("set_aside", "tryal_revealed", "tryals_turned_up"),
            }
        ),
        secret=lambda t, seat: tuple(n > 0 for n in t.tryals[seat]),
        piles=(
            Pile(
                made="reshuffled",
                cards=lambda t: t.deck,
                names=SALEM_CARDS,
                openly={"black_drawn": "card", "set_aside": "card"},
                hands=_salem_hands,
                drawn={"drew": ("seat", "n")},
                played={
                    "laid_out": ("seat", "card"),
                    "hand_burnt": ("target", "cards"),
                    "hand_discarded": ("seat", "cards"),
                },
                mixed={
                    "robbed": ("giver", "target"),
                    "inherited": ("seat", "target"),
                    "estate_opened": ("seat",),
                    "heir_took": ("seat",),
                },
            ),
        ),
        # witches have seen each other at Dawn
        knows=lambda t, seat: ([n > 0 for n in t.tryals[seat]], t.witch if t.witch[seat] else None),
    ),
    "new_salem": GameProofs(
        cards=_new_salem_cards,
        living=_all_seats,
        asks_all=frozenset({"draft", "election", "silent_prayer", "script_vote", "script_prayer"}),
        alike=frozenset({"election", "script_vote"}),
        tells_all=frozenset(
            {
                *("built", "cart", "claimed", "event_drawn", "first_constable", "gave"),
                *("no_claims", "prayed", "took_top", "type_shown", "unmasked", "voted"),
            }
        ),
        secret=lambda t, seat: t.character[seat],
        knows=lambda t, seat: t.character[seat],
    ),
    "affliction": GameProofs(
        cards=_affliction_cards,
        living=_all_seats,
        asks_all=frozenset({"scapegoat", "starter"}),
        alike=frozenset({"scapegoat", "starter"}),
        tells_all=frozenset({"end_card", "faction_drawn", "first_player", "scored", "starter", "turned_up"}),
        secret=lambda t, seat: t.grievance[seat],
        knows=lambda t, seat: t.grievance[seat],
        follows=frozenset({"round_began"}),  # names the first player, who was told of before
    ),
}


def facts_of(game_id: str) -> GameProofs:
    """What is known here of one of our games, or what the game of another package declares."""
    if game_id in FACTS:
        return FACTS[game_id]
    found: GameProofs = importlib.import_module(f"{mh.find_game(game_id).package}.proofs").FACTS
    return found
