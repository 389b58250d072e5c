"""The verbs of which Events are put together (N13.24). `me` is the Constable; `script` and `deeds` say what they do."""

from collections.abc import Iterable, Sequence

from meetinghouse.boardgames.new_salem.names import PIECES, TYPES
from meetinghouse.cards.fields import Field, Number, OneOf
from meetinghouse.cards.verbs import Amount, Instruction, Place, Program, Ref, Verb, one_of

CUBES = ("hope", "despair")
GROUPS = (
    *("others", "anyone", "unseen", "on_trial", "not_on_trial", "triable", "with_hope", "can_show_a_type"),
    *("can_be_constable", "neighbours", "left", "right", "with_badge", "without_badge"),
    *("most_hope", "least_hope", "most_despair", "least_despair", "most_buildings", "fewest_buildings"),
)
BEARING = ("any", "hope", "despair", "cubes", "most_hope", "most_despair")  # which cubes a Building must bear
CONDITIONS = (
    *("despair", "hope", "my_despair", "my_hope", "my_buildings", "my_sets", "trials", "trials_left", "badges"),
    *("round", "cart", "players"),
)
DECKS = ("buildings", "events")
# What an Event that a player keeps may answer: something that happens to its keeper, to somebody else, or to all.
WHENS = ("i_am_tried", "another_is_tried", "i_am_constable", "others_act", "a_round_ends")
MINE = ("i_am_tried", "i_am_constable")
HELD = ("pardon", "royal_charter", "scarlet_letter")  # the Events of the house that a player keeps
# Questions of the house, by what they ask for: each has words of its own, and bots know what it is about.
QUESTIONS = {
    "player": (
        *("trial", "midnight_visit", "sworn_oath", "letters_of_trade", "character_witness", "call_witness", "deed_to"),
        *("cart_guest", "thanksgiving", "pardon", "rush_to_judgement", "judge", "scarlet_letter"),
    ),
    "players": ("tithe",),
    "building": ("exchange_of_deeds", "exchange_for", "seizure", "fire", "deed_of_gift", "heart_of"),
    "event": (),
    "cube": ("change_of_heart",),
    "thanks": ("oath_taken",),
    "vote": ("election",),
    "pray": ("silent_prayer",),
}


def _player() -> Ref:
    return Ref("player", always=("me",))


def _i() -> Field:
    return _player().or_else("me")


def _ask(*kinds: str) -> Field:
    return OneOf([name for kind in kinds for name in QUESTIONS[kind]]).or_else(None)


def _building() -> Ref:
    return Ref("building")


VERBS = {
    "choose": Verb(
        one_of(("player", "players", "building", "event", "cube", "thanks")),
        {
            "from": one_of(GROUPS, "others"),
            "but": Ref("player", "building").or_else(None),
            "most": Number(1, 8).or_else(8),
            "of": Ref("player", always=("me", *GROUPS)).or_else("anyone"),
            "bearing": one_of(BEARING, "any"),
            "type": OneOf(TYPES).or_else(None),
            "piece": OneOf(PIECES).or_else(None),
            "by": _i(),
            "ask": _ask("player", "players", "building", "cube", "thanks"),
        },
        {"player": "player", "players": "players", "building": "building", "event": "event", "cube": "number"}
        | {"thanks": "number"},
    ),
    "look": Verb(_player(), {"by": _i()}),
    "show": Verb(_player(), {"to": Ref("player", always=("me", "everyone"))}),
    "show_type": Verb(_player()),
    "swap_characters": Verb(_player(), {"with": _player()}),
    "testify": Verb(_player(), {"about": _player()}),
    "move": Verb(_building(), {"to": _player()}),
    "seize": Verb(_building()),
    "swap": Verb(_building(), {"with": _building()}),
    "tear_down": Verb(_building(), ends=True),
    "add": Verb(one_of(CUBES), {"n": Amount(1, 9).or_else(1), "to": Ref("player", "building", always=("me",))}),
    "remove": Verb(
        one_of(CUBES),
        {
            "n": Amount(1, 9).or_else(1),
            "of": Ref("building", always=("anyone",)).or_else("anyone"),
            "by": _i(),
        },
    ),
    "take": Verb(one_of(("hope",)), {"n": Amount(1, 9).or_else(1), "of": Ref("player", "players", always=("me",))}),
    "turn": Verb(_building(), {"into": one_of(CUBES)}),
    "draw": Verb(Number(1, 5), {"to": _i(), "symbols": OneOf((True, False)).or_else(False)}),
    "bury": Verb(Number(1, 5), {"by": _i()}),
    "peek": Verb(Number(1, 5), {"at": one_of(DECKS, "buildings"), "by": _i()}),
    "turn_up": Verb(Number(1, 3)),
    "put_under": Verb(Ref("event"), ends=True),
    "pass_hands": Verb(one_of(("left", "right", "the_other_way"))),
    "deal": Verb(one_of(("more", "fewer")), {"n": Number(1, 3).or_else(1)}),
    "sell": Verb(one_of(("buildings",)), {"n": Number(1, 9).or_else(1)}),
    "cart": Verb(Number(1, 8)),
    "take_from_cart": Verb(_player(), after="cart"),
    "give_trial": Verb(_player(), {"of": Ref("player").or_else(None)}),
    "lift_trial": Verb(_player()),
    "give_badge": Verb(_player()),
    "take_badge": Verb(_player()),
    "hand": Verb(one_of((*HELD, "card")), {"to": _i()}),
    "invite": Verb(_player()),
    "next_constable": Verb(_player()),
    "vote": Verb(one_of(GROUPS), {"ask": _ask("vote")}, names="player"),
    "pray": Verb(one_of(("secretly",)), {"ask": _ask("pray")}, names="number"),
}
PROGRAM = Program(
    VERBS,
    lists=Ref("players", always=GROUPS),
    conditions=Ref("number", "players", always=CONDITIONS),
    kinds={**dict.fromkeys(GROUPS, "player"), "players": "player"},
)


def makes_hope(code: Sequence[Instruction]) -> int:
    """How much Hope a program adds to the town at most; 99 where that depends on what is chosen. What others pay and
    somebody receives was there before."""
    paid = {step.args["of"] for step in code if step.verb == "take"}
    made = 0
    for step in code:
        if step.verb in ("add", "turn") and "hope" in (step.args["what"], step.args.get("into")):
            n = step.args.get("n", 1)
            made += n if not isinstance(n, Place) else 0 if n in paid else 99
        elif step.verb == "for_each" or (step.verb == "draw" and step.args["symbols"]):
            made += 99
    return made


def hands(code: Iterable[Instruction]) -> set[str]:
    return {step.args["what"] for step in code if step.verb == "hand"}
