"""What abilities are worth in their owner's hands: those of the house by name, those of other sets by their steps."""

from functools import lru_cache
from math import fsum
from typing import NamedTuple

from meetinghouse.boardgames.affliction.bots.weights import ABILITIES, ACCUSERS, WEIGHTS
from meetinghouse.boardgames.affliction.cardset import STEPS, CardSet
from meetinghouse.boardgames.affliction.names import COLONISTS
from meetinghouse.boardgames.affliction.powers import Scripted
from meetinghouse.cards.sets import MOST_SETS
from meetinghouse.cards.verbs import Instruction, how_often

# What one step is worth; where it has a number, for each.
_STEPS = {
    "either": 0.35,
    "accuse": 0.3,
    "clear": 0.25,
    "frighten": 0.2,
    "comfort": 0.1,
    "protect": 0.3,
    "advocate": 0.3,
    "send_away": 0.3,
    "release": 0.8,
    "move_accusation": 0.3,
    "gain": WEIGHTS.influence,
    "pay": -WEIGHTS.influence,
    "take": 0.7,
    "lose": 0.3,
    "arrest": 0.6,
    "bring_in": 0.3,
}


class Ability(NamedTuple):
    """One use of a hammer, or one round with anything else; and how many accusations a use puts down."""

    worth: float
    accusations: int


@lru_cache(MOST_SETS)
def abilities_of(cards: CardSet) -> dict[str, Ability]:
    """Everybody in a set."""
    return {COLONISTS[number]: _ability(cards, number) for number in cards.colonists}


def _ability(cards: CardSet, number: int) -> Ability:
    power = cards.power[number]
    if cards.ability[number] == STEPS:
        assert isinstance(power, Scripted)
        accusations = sum(_number(step) for step in power.code if step.verb == "accuse")
        steps = zip(how_often(power.code), power.code, strict=True)
        return Ability(fsum(often * _STEPS.get(step.verb, 0.0) * _number(step) for often, step in steps), accusations)
    return Ability(ABILITIES.get(cards.ability[number], 0.0), ACCUSERS.get(cards.ability[number], 0))


def _number(step: Instruction) -> int:
    n = step.args["what"] if step.verb in ("gain", "pay") else step.args.get("n", 1)
    return n if isinstance(n, int) else 2  # one that is counted at the table
