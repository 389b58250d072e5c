"""The rules of Salem 1692 as the engine reads them: facts of the table, and the registry that every chapter fills."""

from collections.abc import Callable

from meetinghouse.boardgames.salem1692.acts import ACTS, NO, YES
from meetinghouse.engine.game import Kind, Option, Rules, Sides

_SWITCH = (False, True)

RULES = Rules(
    "salem1692",
    seats=(4, 12),
    version="2.0",
    acts=ACTS,
    options={
        "choose_character": Option(False, _SWITCH),
        "conspiracy": Option("left", ("left", "shuffled")),
        "hide_former_witches": Option(False, _SWITCH),
        "extra_witch": Option(False, _SWITCH),
        "gentle_reveal": Option(False, _SWITCH),
        "griggs_beats_piety": Option(False, _SWITCH),
    },
    usual_seats=7,
    minutes=40,
    outcomes=("last_witch_revealed", "only_witches_left", "endless_night"),
    sides=Sides(
        ("witches", "town"),
        lambda view: "witches" if view["is_witch"] else "town",
        # people change sides at Conspiracy, so the winners' first sides say nothing
        {"last_witch_revealed": "town", "only_witches_left": "witches", "endless_night": "witches"},
    ),
)


def may(name: str, rule: str, then: Callable[..., None], options: Callable[..., list[int]] | None = None) -> Kind:
    """Register a "may": it is answered with yes or no, and silence declines (S15.6)."""
    return RULES.decision(
        name, options or (lambda t, seat, *data: [YES, NO]), then, lambda t, seat, *data: NO, rule=rule, seconds=15
    )
