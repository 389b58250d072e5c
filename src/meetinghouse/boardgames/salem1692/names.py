"""The names of cards, Tryals and characters, and the numbers that stand for them."""

from meetinghouse.boardgames.salem1692 import cardset

CARDS = cardset.IDS
# The cards that a rule of another card or chapter names.
ACCUSATION, EVIDENCE, WITNESS = (CARDS.index(name) for name in ("accusation", "evidence", "witness"))
ALIBI, STOCKS = CARDS.index("alibi"), CARDS.index("stocks")
MATCHMAKER, ASYLUM, PIETY, BLACK_CAT = (CARDS.index(name) for name in ("matchmaker", "asylum", "piety", "black_cat"))
CONSPIRACY, NIGHT = CARDS.index("conspiracy"), CARDS.index("night")

BLUE = cardset.of_colour("blue")
BLACK = frozenset(cardset.of_colour("black"))
APART = (BLACK_CAT, CONSPIRACY, NIGHT)  # taken out before hands are dealt (S1.9)
PLAYABLE = tuple(card for card in range(len(CARDS)) if card not in BLACK)
ACCUSING = (*cardset.of_colour("red"), ALIBI)  # what counts when it lies before a player: an Alibi there is a Witness
NONE_OF_EACH = (0,) * len(CARDS)

TRYALS = ("not_a_witch", "witch", "constable")
NOT_A_WITCH, WITCH, CONSTABLE = range(3)

CHARACTERS = (
    *("abigail_williams", "ann_putnam", "cotton_mather", "george_burroughs", "giles_corey", "john_proctor"),
    *("martha_corey", "mary_warren", "rebecca_nurse", "samuel_parris", "sarah_good", "thomas_danforth", "tituba"),
    *("will_griggs", "william_phips"),
    "none",  # of the dead, and before characters are chosen
)
NOBODY = CHARACTERS.index("none")

PHASES = ("characters", "dawn", "day", "night", "conspiracy", "over")
