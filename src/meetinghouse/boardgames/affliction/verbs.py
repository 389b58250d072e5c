"""The verbs of which a card set may put a hammer ability together (A12.42); `script` runs them.

A step that chooses asks the owner of the colonist; what it names is a colonist or a player.
"""

from __future__ import annotations

from meetinghouse.boardgames.affliction.names import CLANS
from meetinghouse.engine.card_fields import Field, Number, OneOf, Several
from meetinghouse.engine.verbs import Program, Ref, Verb, one_of

# Whom a step may choose from, besides players.
GROUPS = ("playing", "rows", "mine", "theirs", "accused", "unaccused", "afraid", "girls", "arrested", "same_row")
PLAYERS = ("others", "richer")
# What the one who is chosen is chosen for: each has an act of its own, and its own limits.
DEEDS = (
    *("accuse", "clear", "frighten", "comfort", "protect", "advocate", "send_away", "release", "take_from"),
    "give_to",
)
EITHER = ("accuse", "clear", "comfort", "frighten_girls", "gain")
CONDITIONS = ("accusations", "fear", "girls_of_mine", "troubled_of_mine", *(f"{name}_of_mine" for name in CLANS))


def _it() -> Ref:
    return Ref("colonist")


VERBS = {
    "choose": Verb(
        one_of((*GROUPS, *PLAYERS)),
        {
            "to": one_of(DEEDS, ""),
            "of": Ref("colonist").or_else(None),
            "but": Ref("colonist").or_else(None),
            "having": Number(0, 20).or_else(0),
            "optional": OneOf((True, False)).or_else(False),
        },
        {**dict.fromkeys(GROUPS, "colonist"), **dict.fromkeys(PLAYERS, "player")},
    ),
    "either": Verb(Several(OneOf(EITHER), 2, 3, different=True)),
    "accuse": Verb(_it(), {"n": Number(1, 3).or_else(1)}),
    "clear": Verb(_it()),
    "frighten": Verb(_it()),
    "comfort": Verb(_it()),
    "protect": Verb(_it()),
    "advocate": Verb(_it()),
    "send_away": Verb(_it()),
    "release": Verb(_it()),
    "move_accusation": Verb(_it(), {"to": _it()}),
    "gain": Verb(Number(1, 5)),
    "pay": Verb(Number(1, 5)),
    "take": Verb(Ref("player"), {"n": Number(1, 5).or_else(1)}),
    "lose": Verb(Ref("player"), {"n": Number(1, 5).or_else(1)}),
    "arrest": Verb(one_of(("anyone",))),
    "bring_in": Verb(one_of(("anyone",))),
    "once": Verb(one_of(("a_round",))),
}
_OF: dict[str, Field] = {"of": Ref("colonist").or_else(None)}
PROGRAM = Program(VERBS, conditions=one_of(CONDITIONS), looks_at=_OF)
