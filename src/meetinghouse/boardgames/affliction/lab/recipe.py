"""How level 3 of Affliction is made from nothing: `python -m meetinghouse.train --game affliction --recipe`."""

from meetinghouse.train.recipes import Recipe, Stage

RECIPE = Recipe(
    imitate=25,
    stages=(
        Stage(340, "2,3,4", 0.8, 80_000, (4e-4, 2e-4), (0.01, 0.005)),
        Stage(310, "2,3*2,4*2", 0.87, 80_000, (2e-4, 4e-5), (0.004, 0.0005)),
    ),
)
