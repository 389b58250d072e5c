"""Every world that `imagine` deals of Salem 1692 is one that the cards seen so far leave possible."""

from __future__ import annotations

from random import Random

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.bots.belief import Belief
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.engine.json_types import Json
from tests.properties.tally import SEEN
from tests.properties.worlds import EFFORT

pytestmark = [EFFORT]


def possible(view: Json) -> set[tuple[int, ...]]:
    """Every place that the hidden Witch cards of the others can be in, by all that this view tells of Tryals."""
    sight = Sight(view)
    belief = Belief(sight, Random(0))
    belief.forget, belief.most = 0.0, 1 << 30
    belief.update(sight)
    assert not belief.guessed, "what really happened is always possible"
    return {cards for cards, _ in belief.courses}


def imagined(view: Json, seed: int) -> tuple[int, ...]:
    """Where a world dealt from this view has the others' Witch cards."""
    views = [mh.imagine("salem1692", view, seed=seed).view(seat) for seat in range(view["seats"])]
    held = [(seat, other["tryals"].get("witch", 0)) for seat, other in enumerate(views) if seat != view["viewer"]]
    return tuple(seat for seat, n in held for _ in range(n))


def outside(seed: int, worlds: int) -> list[tuple[int, int]]:
    """The worlds of one game played by chance that cannot be: after how many answers, and seen from which seat."""
    chance = Random(seed)
    seats = chance.choice([4, 4, 5, 6])
    match = mh.new_match("salem1692", seats, {"extra_witch": chance.random() < 0.7}, seed=seed)
    found = []
    answers = 0
    while match.outcome is None:
        seat, acts = match.turn()
        match.take(seat, chance.choice(acts))
        answers += 1
        view = match.view(chance.randrange(seats))
        if match.waiting and view["conspiracies"] and min(view["face_down"]) <= 2 and chance.random() < 0.05:
            can_be = possible(view)
            SEEN["salem1692: worlds held against the exact belief"] += worlds
            found += [(answers, view["viewer"]) for n in range(worlds) if imagined(view, n) not in can_be]
    return found


def test_every_imagined_world_lies_within_the_exact_belief(effort: str) -> None:
    """Game 138 once had worlds in which a seat with nothing but special Tryals kept them all at a Conspiracy."""
    for seed in (138, *range(500 if effort == "torture" else 6)):
        assert outside(seed, 6) == [], f"game {seed}"
