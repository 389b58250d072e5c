"""How the witches of level 3 hide: what an innocent would see in their place, and whom they point at at Dawn.

All that is to be chosen stands here; docs/arena.md says how easily they are told apart with it, docs/training.md what
else was tried.
"""

import math
from collections.abc import Mapping
from random import Random

from meetinghouse.boardgames.salem1692.names import NOT_A_WITCH, TRYALS, WITCH
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.json_types import Json

# From so many seats on, witches point by chance at Dawn. With four they need the Cat where it serves them (37.7%
# instead of 42.0% of games won); with more it costs next to nothing, and nobody is cleared by having it.
CAT_BY_CHANCE = 6

# How often, from so many seats on, a witch rules out her own at the first pointing of a Night. To name one for her to
# confess and look hunted fools level 2; always done or never done, it gives them away to a player who counts.
NOT_OUR_OWN: Mapping[int, float] = {6: 0.7}

# By kind of question, and by seats from so many on: how much an innocent's leanings count by day.
BY_DAY: Mapping[str, Mapping[int, float]] = {"turn": {6: 0.4, 9: 0.15}, "confess": {6: 0.8}}

NEVER = -1e4  # as a logit, at any temperature


def as_innocent(view: Json) -> Json:
    """What this seat would be shown if each Witch that it has or had were any other card, and it no witch."""
    tryals = dict(view["tryals"])
    witches = tryals.pop(TRYALS[WITCH], 0)
    if witches:
        tryals[TRYALS[NOT_A_WITCH]] = tryals.get(TRYALS[NOT_A_WITCH], 0) + witches
    return {
        **view,
        "is_witch": False,
        "tryals": tryals,
        "learned": [
            [number, what, _other(fact), seat] for number, what, fact, seat in view["learned"] if what != "witches"
        ],
        "includes": [[seat, _other(face)] for seat, face in view["includes"]],
        "kill": None,
        "witches_pointing": None,
    }


def _other(face: int) -> int:
    return NOT_A_WITCH if face == WITCH else face


def share_by_day(view: Json, kind: str) -> float:
    """How much an innocent's leanings count here: by what all can see."""
    return _by_seats(BY_DAY.get(kind, {}), view["seats"])


def _by_seats(numbers: Mapping[int, float], seats: int) -> float:
    return numbers.get(max((n for n in numbers if n <= seats), default=0), 0.0)


def at_dawn(view: Json, ask: Ask, temperature: float) -> list[float]:
    """Logits for pointing: by chance, and then with the chances of what the witches' first pointings named. So the Cat
    comes to each seat with the same chance, and they agree on it as often as they can without a word."""
    named = list((view["witches_pointing"] or {}).values())
    votes = [named.count(int(str(choice.args["seat"]))) for choice in ask.options]
    if not any(votes):
        return [0.0] * len(votes)
    return [temperature * math.log(n / max(votes)) if n else NEVER for n in votes]


def at_night(view: Json, ask: Ask, leanings: list[float], chance: Random) -> list[float]:
    """The same, often without those whom I know to be witches; the second time only one whom a witch named already."""
    if not view["is_witch"] or chance.random() >= _by_seats(NOT_OUR_OWN, view["seats"]):
        return leanings
    ours = {view["viewer"]}
    for _, what, fact, seat in view["learned"]:
        ours.update(fact if what == "witches" else [seat] if fact == WITCH else [])
    ours.difference_update((view["witches_pointing"] or {}).values())
    kept = [choice.args["seat"] not in ours for choice in ask.options]
    if not any(kept):
        return leanings
    return [leaning if keep else leaning + NEVER for leaning, keep in zip(leanings, kept, strict=True)]
