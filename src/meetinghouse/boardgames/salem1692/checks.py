"""Whether a view can be one of Salem 1692 at all, before a table is imagined behind it.

What a view says twice must agree: the public history tells who died, what is face up and how often eyes were opened.
"""

import inspect
from collections.abc import Callable
from typing import Any

from meetinghouse.boardgames.salem1692.cardset import tryal_cards
from meetinghouse.boardgames.salem1692.conspiracy import PASSING
from meetinghouse.boardgames.salem1692.death import read_powers, settle
from meetinghouse.boardgames.salem1692.names import BLACK_CAT, CONSPIRACY, NIGHT, NOBODY, PHASES
from meetinghouse.boardgames.salem1692.night import end_night, turn_confessions_up
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.boardgames.salem1692.turn import TARGET, go_on, next_turn
from meetinghouse.engine.game import Closes

_UNDER_NOTHING = ("choose_character", "dawn", "dawn_again", "turn")
_AT_NIGHT = frozenset(
    ("night", "night_again", "constable", "confess", turn_confessions_up.__name__, end_night.__name__)
)
_SEATS = frozenset(
    ("accused", "by", "cat", "dead", "giver", "order", "seat", "target", "victim")
)  # arguments that name one


def check_view(t: Salem, view: dict[str, Any]) -> None:
    """Raise ValueError when what is restored from the view contradicts itself or points outside the table."""
    by_seat = (
        *(t.character, t.power, t.used, t.revealed, t.announced, t.public_hand, t.front, t.confessed),
        *(t.draws, t.gone, t.pooled, view["face_down"], view["hand_sizes"]),
    )
    for entries in by_seat:
        if len(entries) != t.seats:
            raise ValueError("not one entry for each seat")
    if t.phase not in PHASES or not -1 <= t.turn < t.seats or not -1 <= t.gavel < t.seats:
        raise ValueError("a phase, turn or gavel that cannot be")
    if t.turn < 0 and t.phase not in PHASES[:2]:
        raise ValueError("a day without a turn")
    if any(min(uses) < 0 for uses in t.used):
        raise ValueError("fewer uses than none")
    _check_history(t, view["face_down"])
    _check_characters(t)
    _check_flow(t)
    _check_moment(t)


def _check_history(t: Salem, face_down: list[int]) -> None:
    revealed: list[tuple[int, ...]] = [()] * t.seats
    announced = [-1] * t.seats
    dead = {frame[1] for frame in t.stack if frame[0] == settle.__name__}  # their Tryals are still to be turned up
    for entry in t.history:
        if entry[0] == "revealed":
            revealed[entry[1]] += (entry[2],)
        elif entry[0] == "died":
            dead.add(entry[1])
            announced[entry[1]] = entry[2]
    if not dead.issuperset(t.last_words) or not set(t.pooled) <= set(range(t.seats)):
        raise ValueError("last words of the living, or hands of nobody")
    if list(t.living) != [s for s in range(t.seats) if s not in dead] or t.announced != announced:
        raise ValueError("others live than have not died")
    each = sum(tryal_cards(t.seats, t.options["extra_witch"])) // t.seats
    if t.revealed != revealed or face_down != [each - len(up) for up in revealed]:
        raise ValueError("other Tryals are face up than were turned up")
    if t.conspiracies != sum(entry[0] == "conspiracy" for entry in t.history):
        raise ValueError("more Conspiracies, or fewer, than there were")
    opened = [entry[1] for entry in t.history if entry[0] == "eyes_open"]
    if opened != list(range(len(opened))) or len(opened) != t.nights + (t.phase != "characters"):
        raise ValueError("more Nights, or fewer, than there were")


def _check_characters(t: Salem) -> None:
    known = [c for c in t.character if c != NOBODY]
    if len(known) != len(set(known)) or len(known) != (0 if t.phase == "characters" else t.seats):
        raise ValueError("a character twice, or missing")
    shown = t.power
    read_powers(t)
    if t.power != shown:
        raise ValueError("powers that nobody has")


def _check_flow(t: Salem) -> None:
    """What is asked and what waits behind it names seats of this table, and as many things as it needs."""
    for frame in t.stack:
        _check_data(t, t.game.rules.steps[frame[0]], 1, frame[1:])
    decision = t.decision
    if decision is None:
        return
    # The turn waits under everything that happens in it, and there alone.
    turns = [at for at, frame in enumerate(t.stack) if frame[0] in (go_on.__name__, next_turn.__name__)]
    if turns != ([] if decision.kind.name in _UNDER_NOTHING else [0]) or (t.stack and not turns):
        raise ValueError("no turn to go back to, or several")
    everyone = decision.kind.closes is Closes.ALL
    asked = t.living if everyone else tuple(s for s in decision.seats if s in t.living)
    if decision.seats != asked or (not everyone and len(asked) != 1):
        raise ValueError("others are asked than can be")
    _check_data(t, decision.kind.then, 2 if everyone else 3, decision.data)


def _check_moment(t: Salem) -> None:
    """The phase follows from what is going on; so does what lies beside the deck, being played or resolved."""
    decision = t.decision
    if decision is None:
        return
    waiting = {frame[0] for frame in t.stack} | {decision.kind.name}
    conspiracy, night = PASSING.name in waiting, not waiting.isdisjoint(_AT_NIGHT)
    day = {"choose_character": "characters", "dawn": "dawn", "dawn_again": "dawn"}.get(decision.kind.name, "day")
    if t.phase not in (["conspiracy"] * conspiracy + ["night"] * night or [day]):
        raise ValueError("another phase than it can be")
    aside = [BLACK_CAT] if t.phase in PHASES[:2] else []
    if decision.kind is TARGET:
        aside.append(decision.data[0])
    if conspiracy:
        aside.append(CONSPIRACY)
    if night:
        aside.append(NIGHT)
    if sorted(t.aside) != sorted(aside):
        raise ValueError("other cards are being played than can be")


def _check_data(t: Salem, function: Callable[..., None], given: int, data: tuple[Any, ...]) -> None:
    names = list(inspect.signature(function).parameters)[given:]
    if len(names) != len(data):
        raise ValueError("too much or too little to go on with")
    for name, value in zip(names, data, strict=True):
        end = t.seats if name in _SEATS else len(t.game.acts)  # no number in a frame is larger than those of the acts
        if not all(isinstance(one, int) and 0 <= one < end for one in (value if name == "order" else [value])):
            raise ValueError("a number out of range")
