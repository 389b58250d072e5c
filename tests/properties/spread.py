"""Whether imagined deals are spread like real ones.

Twins show leaks that come while a game is played. What leaks with the deal itself, through a public field that
`imagine` takes at its word, shows here: the worlds that fit the view of one seat would all be the same.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from meetinghouse.engine.chance import seal_from_seed
from meetinghouse.engine.game import Game
from meetinghouse.engine.imagine import imagine
from meetinghouse.engine.observer import Observer
from meetinghouse.engine.visibility import viewer_bit
from meetinghouse.proofs import GameProofs
from tests.properties.play import deal, text

DEALS = 600
WORLDS = 150
FEWEST = 40
SIGMAS = 5.5  # far enough out that an honest game does not fail in years, near enough that a leak always does


def check_spread(game: Game, facts: GameProofs, seats: int, viewer: int, seed: int) -> None:
    """What others hide from `viewer` comes out as often in imagined worlds as in deals that look alike to it."""
    match = deal(game, seats, {}, seed)
    own = facts.knows(match._table, viewer)
    real: Counter[Any] = Counter()
    deals = 0
    for other in range(seed + 1, seed + 1 + DEALS):
        table = deal(game, seats, {}, other)._table
        if facts.knows(table, viewer) == own:
            deals += 1
            real.update((seat, facts.secret(table, seat)) for seat in range(seats) if seat != viewer)
    if deals < FEWEST:
        return  # a seat that has been told so much that hardly any other deal looks like this one to it
    imagined: Counter[Any] = Counter()
    view = match.view(viewer)
    for world in range(WORLDS):
        table = imagine(game, view, seal_from_seed(world))._table
        assert facts.knows(table, viewer) == own
        imagined.update((seat, facts.secret(table, seat)) for seat in range(seats) if seat != viewer)
    for what in {*real, *imagined}:
        often, seen = real[what] / deals, imagined[what] / WORLDS
        both = (real[what] + imagined[what]) / (deals + WORLDS)
        error = sqrt(both * (1 - both) * (1 / deals + 1 / WORLDS))
        assert abs(often - seen) <= SIGMAS * error, (
            f"{match!r}, viewer {viewer}: seat {what[0]} has {what[1]} in {seen:.0%} of imagined worlds,"
            f" in {often:.0%} of {deals} deals"
        )


def check_deals(game: Game, facts: GameProofs, seats: int, options: dict[str, Any], seed: int) -> None:
    """Twins begin when the deal is over. During it, what does not say that it tells is the same in every deal."""
    heard: dict[int, list[str]] = {}
    for other in range(seed, seed + 8):
        table = deal(game, seats, options, other)._table
        for viewer in range(-1, seats):
            bit = viewer_bit(viewer)
            seen = []
            for number, (key, _args, _secret, tells, to) in enumerate(table.events):
                if to & bit and not tells & bit and key not in facts.follows:
                    seen.append(text(Observer(table).told(viewer, number)[0]))
            assert heard.setdefault(viewer, seen) == seen, f"{game.id}, {seats} seats: {viewer} can tell deals apart"
