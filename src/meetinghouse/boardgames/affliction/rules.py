"""The rules of Affliction as the engine reads them: facts of the table, and the registry that every chapter fills."""

from meetinghouse.boardgames.affliction.acts import ACTS
from meetinghouse.engine.game import Option, Rules

RULES = Rules(
    "affliction",
    seats=(2, 4),
    version="3",
    acts=ACTS,
    options={
        "starters": Option("random", ("random", "choose")),
        "limited_tokens": Option(False, (False, True)),
        "circle_defence": Option(5, (3, 4, 5, 6, 7)),
    },
    usual_seats=3,
    minutes=50,
    outcomes=("points", "reputation", "shared"),
)
