"""The verbs of which colonists put their abilities together (A12.42); `script` says what they do.

`me` is who does the deed: the owner of the colonist, or the player who arrested them. A step that chooses asks that
player, or the one that `by` names.
"""

from meetinghouse.boardgames.affliction.names import CLANS, COUNT
from meetinghouse.cards.fields import Field, Number, OneOf, Several
from meetinghouse.cards.verbs import Program, Ref, Verb, Word, one_of

# Whom a step may choose from, or go through one by one.
GROUPS = (
    *("playing", "rows", "mine", "theirs", "accused", "unaccused", "afraid", "girls", "arrested", "same_row"),
    *("same_circle", "prominent", *(f"{name}_people" for name in CLANS)),
)
PLAYERS = ("others", "richer", "poorer", "players")
# What the one who is chosen is chosen for: each has an act of its own, and its own limits.
DEEDS = (
    *("accuse", "clear", "frighten", "comfort", "protect", "advocate", "send_away", "release", "take_from"),
    "give_to",
)
# By group, the deeds to which nobody in it can ever be chosen: tokens lie on people in the rows and circles (A4.2).
_NEVER = {
    **{group: {"release"} for group in GROUPS},
    **{group: {"release", "advocate"} for group in ("rows", "same_row")},
    **{group: {"release", "send_away"} for group in ("mine", "theirs", "same_circle")},
    "unaccused": {"release", "clear", "take_from"},
    "arrested": {"", *DEEDS} - {"release"},
}
_DEEDS_FOR = {group: tuple(deed for deed in ("", *DEEDS) if deed not in never) for group, never in _NEVER.items()}
EITHER = ("accuse", "clear", "comfort", "frighten_girls", "gain")
OF_MINE = ("girls_of_mine", "troubled_of_mine", "people_of_mine", "arrests_of_mine", "influence_of_mine")
NUMBERS = ("accusations", "fear", "advocates", "round", *OF_MINE, *(f"{name}_of_mine" for name in CLANS))
PASSED_OVER = frozenset({"if", "else", "pay", "once"})  # the first thing that an ability does comes after these
# When an ability answers something by itself, with the icon of a Puritan.
WHENS = ("arrested", "an_arrest", "i_arrest", "others_arrest", "i_bring", "others_bring", "a_girl_acts")


def _it() -> Ref:
    return Ref("colonist")


def _player() -> Field:
    return Ref("player", always=("me",)).or_else("me")


def _deed(ends: bool = False) -> Verb:
    return Verb(_it(), {"by": _player()}, ends=ends)


VERBS = {
    "choose": Verb(
        one_of((*GROUPS, *PLAYERS)),
        {
            "to": one_of(DEEDS, ""),
            "of": Ref("colonist").or_else(None),
            "but": Ref("colonist", "player").or_else(None),
            "having": Number(0, 20).or_else(0),
            "optional": OneOf((True, False)).or_else(False),
            "by": _player(),
        },
        {**dict.fromkeys(GROUPS, "colonist"), **dict.fromkeys(PLAYERS, "player")},
        only=("to", _DEEDS_FOR),
    ),
    "either": Verb(Several(OneOf(EITHER), 2, 3, different=True)),
    "accuse": Verb(_it(), {"n": Number(1, 3).or_else(1), "by": _player()}),
    "clear": Verb(Ref("colonist", always=("everybody",)), {"by": _player()}),
    **{name: _deed() for name in ("frighten", "comfort", "protect", "advocate")},
    **{name: _deed(ends=True) for name in ("send_away", "release")},
    "move_accusation": Verb(_it(), {"to": _it()}),
    "gain": Verb(Word(NUMBERS, Number(1, 5)), {"most": Number(1, 9).or_else(9), "to": _player()}),
    "pay": Verb(Number(1, 5)),
    "take": Verb(Ref("player"), {"n": Number(1, 5).or_else(1)}),
    "lose": Verb(Ref("player"), {"n": Number(1, 5).or_else(1)}),
    "arrest": Verb(one_of(("anyone",))),
    "bring_in": Verb(one_of(("anyone",))),
    "once": Verb(one_of(("a_round",))),
}
_OF: dict[str, Field] = {"of": Ref("colonist").or_else(None)}
PROGRAM = Program(
    VERBS,
    conditions=one_of(NUMBERS),
    looks_at=_OF,
    lists=one_of((*(name for name in GROUPS if not name.startswith("same_")), "others", "players")),
    kinds={**dict.fromkeys(GROUPS, "colonist"), **dict.fromkeys(PLAYERS, "player")},
    most={**dict.fromkeys(GROUPS, COUNT), **dict.fromkeys(PLAYERS, 4)},
)
