"""How level 3 of Salem 1692 is made from nothing: `python -m meetinghouse.train --game salem1692 --recipe`."""

from typing import Any

from meetinghouse.train.recipes import Recipe, Stage

_MIXED = "4*2,5,6*2,7,8*2,9,10,11,12*3"
# A game costs what level 2 takes for its seats, so large tables and `one` are dear. These weights give the town nearly
# half of the time, witches a third, and one alone the rest.
_BY_COST = (
    "4=town*7,4=witches*13,4=one*4,5=town*2,5=witches*1.8,5=one*0.8,6=town*7,6=witches*5,6=one*2.5,"
    "7=town*1.3,7=witches*0.9,7=one*0.4,8=town*6,8=witches*4,8=one*1.8,9=town*0.9,9=witches*0.55,9=one*0.2,"
    "10=town*0.8,10=witches*0.5,10=one*0.2,11=town*0.6,11=witches*0.4,11=one*0.15,12=town*4,12=witches*2,12=one"
)
_VARIANTS: tuple[dict[str, Any], ...] = (
    {"extra_witch": True},
    {"conspiracy": "shuffled"},
    {"gentle_reveal": True},
    {"hide_former_witches": True},
)

# The town wins or loses together: one seat of ten changes little, so it takes many more games than witches do.
_TOWN = "4=town*4,5=town,6=town*4,7=town,8=town*5,9=town*0.3,10=town*0.5,12=town*3"

RECIPE = Recipe(
    imitate=45,
    stages=(
        Stage(150, _MIXED, 0.4, 150_000, (3e-4, 3e-4), (0.006, 0.003)),
        Stage(550, _BY_COST, 0.93, 80_000, (3e-4, 1.8e-4), (0.003, 0.0009), batch=4096, past=0.05),
        Stage(360, _TOWN, 1.0, 120_000, (2.5e-4, 3e-5), (0.001, 0.0002), past=0),
    ),
    options=_VARIANTS,
)
