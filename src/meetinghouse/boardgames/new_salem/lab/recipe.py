"""How level 3 of New Salem is made from nothing: `python -m meetinghouse.train --game new_salem --recipe`."""

from meetinghouse.train.recipes import Recipe, Stage

RECIPE = Recipe(
    imitate=45,
    stages=(
        Stage(400, "3,4,5,6,7,8", 0.3, 300_000, (3e-4, 2e-4), (0.01, 0.006)),
        Stage(400, "3,4,5,6,7,8", 0.6, 300_000, (2e-4, 1e-4), (0.006, 0.001)),
        Stage(400, "3=puritans*2,3,5*2,8*2,8=witches", 0.8, 80_000, (1.5e-4, 4e-5), (0.002, 0.001), team=0.7),
    ),
    seed=1693,
    places=96,
)
