"""What the level-2 player believes things are worth, in victory points. Found by playing against itself."""

from typing import NamedTuple


class MoveWeights(NamedTuple):
    """Every number the player weighs with, in one place."""

    influence: float = 0.5  # one influence with rounds to come
    last_influence: float = 0.03  # one influence when the game is about to end
    accusation: float = 0.30  # an accusation where only I profit, with rounds to come
    first_player: tuple[float, ...] = (0.0, 0.0, 0.25, 0.7, 1.2)  # taking the token when I place last, by seats
    keep_first: float = 0.12  # keeping others from taking mine
    icon_use: float = 0.75  # how often a round an influence icon pays
    ability_use: float = 0.6  # how often a round a hammer ability is used
    denial: tuple[float, ...] = (0.0, 0.0, 0.55, 0.3, 0.22)  # what another seat's loss is worth to me, by seats
    row_denial: float = 0.3  # part of it for a colonist whom the other has not got yet
    still_free: float = 0.75  # how likely a space is still there at my next messenger
    secret: float = 0.4  # how openly grievances are pursued early in the game
    noise: float = 0.05


WEIGHTS = MoveWeights()

# Worth of one use of an ability in its owner's hands (hammer), or of one round with it (the others).
ABILITIES: dict[str, float] = {
    "thomas_putnam": 0.35,
    "edward_putnam": 0.6,
    "john_putnam": 0.6,
    "nathaniel_putnam": 0.3,
    "john_proctor": 0.4,
    "elizabeth_proctor": 0.1,
    "william_proctor": 0.05,
    "benjamin_proctor": 0.5,
    "john_porter": 0.3,
    "israel_porter": 0.3,
    "elizabeth_porter": 0.1,
    "joseph_porter": 0.6,
    "ann_putnam": 0.3,
    "mercy_lewis": 0.15,
    "elizabeth_parris": 0.55,
    "mary_warren": 0.3,
    "abigail_williams": 0.45,
    "elizabeth_hubbard": 0.35,
    "bridget_bishop": 0.3,
    "martha_corey": 0.55,
    "deodat_lawson": 0.25,
    "george_jacobs": 0.65,
    "william_griggs": 0.15,
    "philip_english": 0.3,
    "tituba": 0.5,
    "samuel_parris": 0.4,
    "rebecca_nurse": 0.1,
    "giles_corey": 0.05,
    "sarah_osborne": 0.35,
    "mary_black": 0.4,
    "sarah_good": 0.4,
    "sarah_cloyce": 0.2,
    "john_willard": 0.2,
    "ann_pudeator": 0.5,
    "susannah_martin": 0.05,
    "nathaniel_ingersoll": 0.2,
    "daniel_andrew": 0.2,
    "john_alden": 0.1,
}
# Accusations that one use of a hammer ability puts down, for planning arrests later in the same round.
ACCUSERS: dict[str, int] = dict.fromkeys(
    ("ann_putnam", "elizabeth_parris", "mary_warren", "abigail_williams", "elizabeth_hubbard", "samuel_parris"), 1
)
