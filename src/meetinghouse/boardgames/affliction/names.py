"""Names of everything on the cards and on the board, and the small ints that stand for them.

The order is fixed: acts, views and records count on it. What is printed on a card is not here but in the card set.
"""

HOUSE_COLONISTS: tuple[str, ...] = (
    # Prominent Colonists in the house set
    *("thomas_putnam", "edward_putnam", "john_putnam", "nathaniel_putnam", "john_proctor", "elizabeth_proctor"),
    *("william_proctor", "benjamin_proctor", "john_porter", "israel_porter", "elizabeth_porter", "joseph_porter"),
    # Colonists
    *("ann_putnam", "mercy_lewis", "elizabeth_parris", "mary_warren", "abigail_williams", "elizabeth_hubbard"),
    *("bridget_bishop", "mary_black", "sarah_good", "george_burroughs", "martha_corey", "deodat_lawson"),
    *("margaret_jacobs", "george_jacobs", "william_griggs", "philip_english", "tituba", "samuel_parris"),
    *("rebecca_nurse", "giles_corey", "sarah_osborne", "sarah_cloyce", "mary_easty", "john_willard", "ann_pudeator"),
    *("susannah_martin", "nathaniel_ingersoll", "daniel_andrew", "john_alden"),
)


def _own(places: int) -> tuple[str, ...]:
    """Places that only a card set of one's own fills: who or what lies there is in the set."""
    return tuple(f"own_{number}" for number in range(1, places + 1))


COLONISTS: tuple[str, ...] = (*HOUSE_COLONISTS, *_own(15))
COUNT = len(COLONISTS)
END_CARDS: tuple[str, ...] = ("mary_spencer_hill", "increase_mather")
END_CARD_NUMBERS = (COUNT, COUNT + 1)
NOBODY = COUNT + len(END_CARDS)  # an empty slot, a token on no card
CARDS: tuple[str, ...] = (*COLONISTS, *END_CARDS, "nobody")
INDEX: dict[str, int] = {name: i for i, name in enumerate(CARDS)}

FACTIONS: tuple[str, ...] = ("village_a", "town_a", "village_b", "town_b", *_own(4))
GRIEVANCES: tuple[str, ...] = (
    *("mill_dam", "unpaid_debts", "parsonage", "loose_talk", "ships_and_strangers", "disputed_will"),
    *_own(6),
)
FAMILIES: tuple[str, ...] = ("putnam", "proctor", "porter", "neutral", *_own(3))
CLANS: tuple[str, ...] = tuple(name for name in FAMILIES if name != "neutral")  # what factions are for and against
PLACES: tuple[str, ...] = ("village", "town", "none")
ICONS: tuple[str, ...] = ("hammer", "puritan", "clock", "pentagram", "none")

# Where a colonist is: in the circle of seat 0..3, in a row, arrested by seat 0..3 (ARRESTED + seat), in a deck; or
# nowhere, since the card set has nobody in that place.
IN_ROW = 4
ARRESTED = 5
IN_DECK = 9
NOWHERE = 10

# The fourteen spaces of the Esteemed board, as they are numbered along the path.
SPACES = 14
MEET_UPPER, MEET_LOWER, EXONERATE, PROTECT, ABILITIES_AND_INFLUENCE, GENERATE, ABILITIES = range(1, 8)
ARREST, ARREST_DEARER, SPECTRAL, FEAR, ACCUSATIONS, CIRCLE, CIRCLE_DEARER = range(8, 15)
ABILITY_SPACES = (ABILITIES_AND_INFLUENCE, ABILITIES)

BELOW = 6  # colonists that share the bottom of the blue deck with the end cards
PACKET = BELOW + len(END_CARDS)

# Limits (A6.3 to A6.7), and the supply of the option `limited_tokens` (A11.2)
MOST_FEAR = 3
MOST_ADVOCATES = 3
FEAR_STOPS_INFLUENCE = 2
FEAR_STOPS_ABILITY = 3
ACCUSATION_TOKENS = 36
INFLUENCE_TOKENS = 40
FEAR_TOKENS = 15
