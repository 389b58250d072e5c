"""Setting the table and Dawn (S1, S2)."""

from collections.abc import Mapping
from typing import Any

from meetinghouse.boardgames.salem1692 import hands, names
from meetinghouse.boardgames.salem1692.acts import CHARACTER
from meetinghouse.boardgames.salem1692.cardset import COPIES, tryal_cards
from meetinghouse.boardgames.salem1692.death import read_powers
from meetinghouse.boardgames.salem1692.pointing import most_named, pointing
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.boardgames.salem1692.turn import begin_turn
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE

HAND = 3
CHOOSE_LIMIT = 7  # players up to whom two characters may be dealt (S14.2)


@RULES.check_options
def check_options(seats: int, options: Mapping[str, Any]) -> None:
    """Choosing characters needs two for each player (S14.2)."""
    if options["choose_character"] and seats > CHOOSE_LIMIT:
        raise BadInput("choose-limit", expected=f"at most {CHOOSE_LIMIT} seats", got=seats, rule="S14.2")


@RULES.set_up
def set_up(t: Salem) -> None:
    n = t.seats
    t.living = tuple(range(n))
    t.turn = -1
    t.phase = "characters"
    t.used = [(0, 0, 0)] * n
    t.announced = [-1] * n
    t.public_hand = [list(names.NONE_OF_EACH) for _ in range(n)]
    t.front = [list(names.NONE_OF_EACH) for _ in range(n)]
    t.knows_deck = [False] * n
    t.aside = [names.BLACK_CAT]
    t.estate = list(names.NONE_OF_EACH)
    t.first_choice = [-1] * n
    t.marked = -1
    t.gavel = -1
    t.confessions = [-1] * n
    t.confessed = [False] * n
    _deal_tryals(t)
    _deal_cards(t)
    _deal_characters(t)


def _deal_tryals(t: Salem) -> None:
    faces = hands.listed(tryal_cards(t.seats, t.options["extra_witch"]))
    each = len(faces) // t.seats
    t.revealed = [()] * t.seats
    for at, face in enumerate(t.chance.shuffled(faces)):
        t.tryals[at // each][face] += 1
    t.witch = [bool(tryals[names.WITCH]) for tryals in t.tryals]


def _deal_cards(t: Salem) -> None:
    """Three each from the 56; then Conspiracy goes in at a place of chance and Night to the bottom (S1.9, S1.10)."""
    cards = t.chance.shuffled([kind for kind in hands.listed(COPIES) if kind not in names.APART])
    t.deck = [names.NIGHT, names.CONSPIRACY, *cards]
    hands.new_deck(t)
    for seat in range(t.seats):
        dealt = [cards.pop() for _ in range(HAND)]
        for kind in dealt:
            t.hand[seat][kind] += 1
        hands.drew(t, seat, dealt)
        t.emit(
            "dealt",
            seat=seat,
            tells=1 << seat,
            secret={
                "cards": hands.names(sorted(dealt)),
                "tryals": [names.TRYALS[face] for face in hands.listed(t.tryals[seat])],
            },
        )
    cards.insert(t.chance.pick(len(cards) + 1), names.CONSPIRACY)
    t.deck = [names.NIGHT, *cards]
    t.night_last = True


def _deal_characters(t: Salem) -> None:
    n = t.seats
    order = t.chance.shuffle(names.NOBODY)
    t.power = [names.NOBODY] * n
    if t.options["choose_character"]:
        t.character = [names.NOBODY] * n
        t.offered = [tuple(sorted(order[2 * s : 2 * s + 2])) for s in range(n)]
        for seat in range(n):
            two = [names.CHARACTERS[c] for c in t.offered[seat]]
            t.emit("characters_offered", seat=seat, tells=1 << seat, secret={"characters": two})
        t.ask(CHOOSE_CHARACTER, t.living)
    else:
        t.character = order[:n]
        _dawn(t)


def _characters_chosen(t: Salem, answers: dict[int, int]) -> None:
    t.character = [CHARACTER.key(answers[seat]) for seat in range(t.seats)]
    t.offered = [()] * t.seats
    _dawn(t)


CHOOSE_CHARACTER = RULES.decision(
    "choose_character",
    options=lambda t, seat: CHARACTER.acts(t.offered[seat]),
    then=_characters_chosen,
    closes=Closes.ALL,
    rule="S14.2",
    seconds=45,
    public_answers=True,
)


def _dawn(t: Salem) -> None:
    for seat, character in enumerate(t.character):
        t.emit("character", seat=seat, character=names.CHARACTERS[character], tells=EVERYONE)
    read_powers(t)
    t.phase = "dawn"
    t.emit("dawn")
    open_eyes(t)


def _cat_given(t: Salem, answers: dict[int, int]) -> None:
    """The Black Cat goes to the one named most, who takes the first turn (S2.9, S2.10)."""
    seat = most_named(t, answers)
    t.aside.remove(names.BLACK_CAT)
    t.front[seat][names.BLACK_CAT] += 1
    t.phase = "day"
    t.emit("cat_given", seat=seat, card=names.CARDS[names.BLACK_CAT], tells=EVERYONE)
    begin_turn(t, seat)


open_eyes = pointing("dawn", "S2.2", seconds=20, then=_cat_given, witch_labels=("cat_first", "cat_second"))
