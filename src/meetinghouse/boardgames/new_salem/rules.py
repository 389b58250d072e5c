"""The rules of New Salem as the engine reads them: facts of the table, and the registry that every chapter fills."""

from collections.abc import Callable, Sequence

from meetinghouse.boardgames.new_salem.acts import ACTS
from meetinghouse.boardgames.new_salem.names import EDITIONS, MAX_SEATS, MIN_SEATS
from meetinghouse.engine.game import Kind, Option, Rules, Sides

RULES = Rules(
    "new_salem",
    seats=(MIN_SEATS, MAX_SEATS),
    version="2.3",
    acts=ACTS,
    options={
        "edition": Option("en", EDITIONS),
        "first_constable": Option("chance", ("chance", *(str(seat) for seat in range(MAX_SEATS)))),
    },
    usual_seats=5,
    minutes=35,
    outcomes=("witches", "puritans", "all_lose"),
    sides=Sides(
        ("witches", "puritans"),
        lambda view: "witches" if view["side"] == "witch" else "puritans",
        {"witches": "witches", "puritans": "puritans"},
    ),
)

SECONDS = 30  # for a choice that wants a thought
CUBE_SECONDS = 15  # for saying where cubes lie
SECRET_SECONDS = 15  # where nobody sees who has answered


def question(
    name: str, rule: str, options: Callable[..., Sequence[int]], then: Callable[..., None], seconds: int = SECONDS
) -> Kind:
    """A decision of one seat that must answer: silence takes one of the options by chance (N12.4)."""
    return RULES.decision(name, options=options, then=then, rule=rule, seconds=seconds)
