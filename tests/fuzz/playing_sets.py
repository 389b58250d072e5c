"""Plays a card set by chance and looks at everything on the way: counts, views, worlds, deeds and who did them."""

from __future__ import annotations

import random
from typing import Any

import meetinghouse as mh
from meetinghouse.boardgames.affliction.names import MOST_ADVOCATES, MOST_FEAR, NOBODY
from meetinghouse.boardgames.new_salem.names import EVENTS, MOST_CUBES
from meetinghouse.bots.base import make
from meetinghouse.engine.match import Match
from tests.properties import secrecy
from tests.properties.counting import READERS
from tests.properties.games import facts_of
from tests.properties.play import deal, step, viewers

MOST_INPUTS = 12_000  # N7.9 ends a game of endless Events after 4,000 questions


def _new_salem(t: Any) -> None:
    cubes = [(b >> 5 & 255, b >> 13) for mine in t.in_play for b in mine]
    assert all(0 <= hope <= MOST_CUBES and 0 <= despair <= MOST_CUBES for hope, despair in cubes)
    for seat, mine in enumerate(t.in_play):
        assert t.hope[seat] == sum(b >> 5 & 255 for b in mine) and t.despair[seat] == sum(b >> 13 for b in mine)
    assert t.trials_left >= 0 and t.trials_left + sum(t.trials) == t.set.trials[t.seats]
    assert t.deck_size == len(t.deck) and min(t.fresh) >= 0
    assert all(0 <= event < len(EVENTS) for event in (*t.row, *t.used)) and len(set(t.row)) == len(t.row)
    assert sorted(t.character) == sorted(set(t.character))


def _affliction(t: Any) -> None:
    lying = {card for lies in (t.accusations, t.fear, t.advocates) for card, n in enumerate(lies) if n}
    assert lying | {t.protection, t.spectral} - {NOBODY} <= set(t.playing)
    assert min(t.influence) >= 0 and min(t.accusations) >= 0
    assert all(0 <= n <= MOST_FEAR for n in t.fear) and all(0 <= n <= MOST_ADVOCATES for n in t.advocates)


COUNTS = {"new_salem": _new_salem, "affliction": _affliction}


def play_set(game_id: str, cards: str, seed: int, look: float = 0.02, thinking: float = 0.1) -> Match:
    """One game of random players with a set; `look` is how often a view is imagined anew, `thinking` how often
    bots of level 2 play, who go by what the cards say."""
    game = mh.find_game(game_id)
    rng = random.Random(seed)
    options: dict[str, Any] = {"cards": cards}
    if game_id == "new_salem":
        options["edition"] = rng.choice(("en", "es", "fr"))
    else:
        options["limited_tokens"] = rng.random() < 0.5
    match = deal(game, rng.randint(game.spec.min_seats, game.spec.max_seats), options, seed)
    bots = [make(game_id, 2, seat, seed) for seat in range(match.seats)] if rng.random() < thinking else None
    facts, counts, reader = facts_of(game_id), COUNTS[game_id], READERS[game_id](match.view(-1))
    all_cards = facts.cards(match._table)
    heard = len(match._table.events)
    for _ in range(MOST_INPUTS):
        if match.outcome is not None:
            break
        if bots is not None and rng.random() < 0.9:
            seat = rng.choice(match.waiting)
            ask = match.ask(seat)
            assert ask is not None
            choice = bots[seat].decide(match.view(seat), ask)
            match.answer(seat, choice or ask.options[0])
        else:
            step(match, rng)
        counts(match._table)
        if match.waiting and rng.random() < 10 * look:
            assert facts.cards(match._table) == all_cards, "cards came or went"
            told = match.observer.told(-1, heard)
            heard = len(match._table.events)
            for event in told:
                reader.hear(event)
            wrong = reader.wrong(match.view(-1))
            assert not wrong, f"not told: {wrong}, after {told}"
        if rng.random() < look:
            secrecy.check_imagine(game, match, rng.choice(viewers(match)), rng.randrange(2**32))
    assert match.outcome is not None, "it does not end"
    return match
