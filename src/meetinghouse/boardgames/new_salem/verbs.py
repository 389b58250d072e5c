"""The verbs of which a card set may put an Event together (N13.24). `me` is the Constable; `script` runs them."""

from __future__ import annotations

from collections.abc import Iterable

from meetinghouse.engine.card_fields import Field, Number
from meetinghouse.engine.verbs import Amount, Instruction, Program, Ref, Verb, one_of

CUBES = ("hope", "despair")
GROUPS = (
    *("others", "anyone", "unseen", "on_trial", "not_on_trial", "triable", "with_hope", "can_show_a_type"),
    "can_be_constable",
)
BEARING = ("any", "hope", "despair", "cubes")  # which cubes a Building must bear
CONDITIONS = ("despair", "hope", "my_despair", "my_hope", "trials", "round")
HELD = ("pardon", "royal_charter", "scarlet_letter")  # the Events that a player keeps


def _player() -> Ref:
    return Ref("player", always=("me",))


def _i() -> Field:
    return _player().or_else("me")


VERBS = {
    "choose": Verb(
        one_of(("player", "players", "building", "cube", "thanks")),
        {
            "from": one_of(GROUPS, "others"),
            "but": Ref("player", "building").or_else(None),
            "most": Number(1, 8).or_else(8),
            "of": Ref("player", always=("me", "others", "anyone")).or_else("anyone"),
            "bearing": one_of(BEARING, "any"),
            "by": _i(),
        },
        {"player": "player", "players": "players", "building": "building", "cube": "number", "thanks": "number"},
    ),
    "look": Verb(_player(), {"by": _i()}),
    "show": Verb(_player(), {"to": _player()}),
    "show_type": Verb(_player()),
    "testify": Verb(_player(), {"about": _player()}),
    "move": Verb(Ref("building"), {"to": _player()}),
    "swap": Verb(Ref("building"), {"with": Ref("building")}),
    "tear_down": Verb(Ref("building")),
    "add": Verb(one_of(CUBES), {"n": Amount(1, 9).or_else(1), "to": Ref("player", "building", always=("me",))}),
    "remove": Verb(
        one_of(CUBES),
        {
            "n": Amount(1, 9).or_else(1),
            "of": Ref("building", always=("anyone",)).or_else("anyone"),
            "by": _i(),
        },
    ),
    "take": Verb(one_of(("hope",)), {"n": Amount(1, 9).or_else(1), "of": _player()}),
    "turn": Verb(Ref("building"), {"into": one_of(CUBES)}),
    "draw": Verb(Number(1, 5), {"to": _i()}),
    "sell": Verb(one_of(("buildings",))),
    "cart": Verb(Number(1, 8)),
    "take_from_cart": Verb(_player()),
    "give_trial": Verb(_player(), {"of": Ref("player").or_else(None)}),
    "lift_trial": Verb(_player()),
    "hand": Verb(one_of(HELD), {"to": _i()}),
    "next_constable": Verb(_player()),
    "vote": Verb(one_of(GROUPS), names="player"),
    "pray": Verb(one_of(("secretly",)), names="number"),
}
PROGRAM = Program(
    VERBS,
    lists=Ref("players", always=GROUPS),
    conditions=Ref("number", always=CONDITIONS),
    kinds={**dict.fromkeys(GROUPS, "player"), "players": "player"},
)


def makes_hope(code: Iterable[Instruction]) -> int:
    """How much Hope a program adds to the town at most; 99 where that depends on what is chosen."""
    made = 0
    for step in code:
        if step.verb in ("add", "turn") and "hope" in (step.args["what"], step.args.get("into")):
            made += step.args.get("n", 1) if isinstance(step.args.get("n", 1), int) else 99
        elif step.verb == "for_each":
            made += 99
    return made


def hands(code: Iterable[Instruction]) -> set[str]:
    """The cards that a program hands to a player."""
    return {step.args["what"] for step in code if step.verb == "hand"}
