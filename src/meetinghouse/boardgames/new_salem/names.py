"""The names of things in their fixed order: types, pieces, Buildings, Characters and Events are ints by position."""

TYPES = ("entertainment", "trade", "finance", "education", "death", "justice")
CIVIL = TYPES[:4]
DEATH = TYPES.index("death")
JUSTICE = TYPES.index("justice")
PIECES = ("left", "middle", "right")
BUILDINGS = tuple(f"{kind}_{piece}" for kind in TYPES for piece in PIECES)
DESIGNS = len(BUILDINGS)
TYPE_OF = tuple(design // 3 for design in range(DESIGNS))

# Six Puritans, then four Witches; the card set gives their types, and may give them another side.
HOUSE_CHARACTERS = (
    *("merchant", "fiddler", "innkeeper", "printer", "shipwright", "notary", "midwife", "apothecary"),
    *("moneylender", "tutor"),
)
HOUSE_PURITANS = 6
HOUSE_WITCHES = HOUSE_CHARACTERS[HOUSE_PURITANS:]
# Places that only a card set of one's own fills: who and what lies there is in the set.
OWN_CHARACTERS = tuple(f"own_{number}" for number in range(1, 11))
CHARACTERS = (*HOUSE_CHARACTERS, *OWN_CHARACTERS)

HOUSE_EVENTS = (
    *("cleansing", "trial", "midnight_visit", "sworn_oath", "letters_of_trade", "character_witness"),
    *("exchange_of_deeds", "seizure", "fire", "deed_of_gift", "peddlers_cart", "land_rush", "tithe"),
    *("thanksgiving", "change_of_heart", "silent_prayer", "pardon", "rush_to_judgement", "second_term", "election"),
    *("royal_charter", "scarlet_letter"),
)
OWN_EVENTS = tuple(f"own_{number}" for number in range(1, 13))
EVENTS = (*HOUSE_EVENTS, *OWN_EVENTS)
CLEANSING = EVENTS.index("cleansing")
TRIAL = EVENTS.index("trial")
DECK_EVENTS = tuple(range(2, len(EVENTS)))  # all but the two that always lie face up

EDITIONS = ("en", "es", "fr")
MIN_SEATS = 3
MAX_SEATS = 8
# At the end (N11): Despair of a Trial, of a set of Death or Justice; points of a set.
TRIAL_DESPAIR, SET_DESPAIR, SET_POINTS = 2, 3, 2
MOST_CUBES = 99  # Hope, or Despair, on one Building (N2.12)
