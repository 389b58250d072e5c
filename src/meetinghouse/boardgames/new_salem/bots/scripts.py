"""Events that a card set puts together from verbs: what they are worth, and which house Event asks for the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import TYPE_CHECKING, Any

from meetinghouse.boardgames.new_salem.cardset import CardSet
from meetinghouse.boardgames.new_salem.names import EVENTS, OWN_EVENTS
from meetinghouse.boardgames.new_salem.verbs import HELD
from meetinghouse.cards.verbs import Instruction, Place, how_often

if TYPE_CHECKING:  # it weighs such Events among the others
    from meetinghouse.boardgames.new_salem.bots.events import EventAdviser

HOPE = 0.3  # what a Hope for this seat is worth
FRIEND, FOE, STRANGER = "sworn_oath", "scarlet_letter", "midnight_visit"

# The house Event that does about the same.
_ALIKE = {
    "look": "midnight_visit",
    "show": "midnight_visit",
    "show_type": "letters_of_trade",
    "testify": "character_witness",
    "move": "deed_of_gift",
    "seize": "seizure",
    "swap": "exchange_of_deeds",
    "tear_down": "fire",
    "turn": "change_of_heart",
    "sell": "land_rush",
    "cart": "peddlers_cart",
    "give_trial": "trial",
    "lift_trial": "pardon",
    "next_constable": "second_term",
    "vote": "election",
    "pray": "silent_prayer",
}
# By what becomes of it, the question in which a house Event asks for such a player or Building.
_PLAYER = {
    ("look", "what"): STRANGER,
    ("look", "by"): "call_witness",
    ("show", "what"): STRANGER,
    ("show_type", "what"): "letters_of_trade",
    ("testify", "what"): "call_witness",
    ("testify", "about"): "character_witness",
    ("move", "to"): "deed_to",
    ("take", "of"): "tithe",
    ("give_trial", "what"): "trial",
    ("give_trial", "of"): "rush_to_judgement",
    ("lift_trial", "what"): "pardon",
    ("next_constable", "what"): "next_constable",
}
_BUILDING = {
    "tear_down": "fire",
    "move": "seizure",
    "seize": "seizure",
    "swap": "exchange_for",
    "turn": "heart_of",
    "remove": "remove_from",
}
_ASKED_BY_ALL = {
    "script_cube": "change_of_heart",
    "script_sale": "land_rush",
    "script_cart": "peddlers_cart",
    "script_event": "",
    "script_thanks": "oath_taken",
    "script_vote": "election",
    "script_prayer": "silent_prayer",
}


def steps_worth(
    a: EventAdviser, code: Sequence[Instruction], house: Mapping[str, Callable[[EventAdviser], float]]
) -> float:
    """What the steps are worth together; `house` says what each house Event is."""
    return fsum(often * _step(a, step, house) for often, step in zip(how_often(code), code, strict=True))


def _step(a: EventAdviser, step: Instruction, house: Mapping[str, Callable[[EventAdviser], float]]) -> float:
    args = step.args
    what = args.get("what")
    n = args.get("n", 1)
    many = 1 if isinstance(n, Place) else n
    mine = not isinstance(args.get("to"), Place)
    match step.verb, what:
        case "add", "hope":
            return HOPE * many if mine else 0.1 * many
        case "add", "despair":
            return a.despair * many
        case "remove", "despair":
            return -a.despair * min(many, a.reading.despair)
        case "take", _:
            return HOPE * min(many, max(a.reading.hope[seat] for seat in a.reading.others))
        case "draw", _:
            return (a.building_chance() + 0.15) * int(str(what)) if mine else 0.1
        case "hand", _:
            return house[str(what)](a) if what in house else 0.2
    return house[_ALIKE[step.verb]](a) if step.verb in _ALIKE else 0.0


def question_like(cards: CardSet, kind: str, data: Sequence[Any]) -> str:
    """The house Event's question that has the same purpose, by what the steps do with what is chosen."""
    if kind in _ASKED_BY_ALL:
        return _ASKED_BY_ALL[kind]
    event, at = data[0], data[1]
    power = cards.powers[event]
    step, arg = _use(power.code, at)
    if kind == "script_building":
        if step.verb in ("move", "swap") and power.code[at].args["of"] == "me":
            return "exchange_of_deeds"
        return "deed_of_gift" if isinstance(step.args.get("to"), Place) else _BUILDING.get(step.verb, "")
    if step.verb == "hand":
        name: str = EVENTS[event % len(EVENTS)]
        if name in ("pardon", "scarlet_letter"):
            return name
        return FOE if cards.points[(*HELD, *OWN_EVENTS).index(name)] < 0 else FRIEND
    found = FOE if step.args.get("what") == "despair" else _PLAYER.get((step.verb, arg), FRIEND)
    if kind == "script_seats":
        return "enough" if data[3] and found in (FRIEND, "next_constable") else found
    return found


def _use(code: Sequence[Instruction], at: int) -> tuple[Instruction, str]:
    """The first step that needs what the step `at` chooses, and as what."""
    place = code[at].name
    for step in code[at + 1 :]:
        for arg, value in step.args.items() if step.verb != "choose" else ():
            if isinstance(value, Place) and value == place:
                if step.verb != "for_each":
                    return step, arg
                place = step.name
    return code[at], ""
