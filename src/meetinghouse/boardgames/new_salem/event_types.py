"""Everything that can happen at a table of New Salem: what is told, to whom, and by which rule."""

from meetinghouse.boardgames.new_salem.names import HOUSE_EVENTS
from meetinghouse.telling import event

# Chapter N13 tells the Events in this order.
_CARD_RULES = {name: f"N13.{number}" for number, name in enumerate(HOUSE_EVENTS, start=1)}

EVENT_TYPES = {
    "character": event("N1.1", "seat character", to="seat"),
    "first_constable": event("N3.4", "seat", staging=1.8),
    "round": event("N4.1", "round n", staging=1.8, mood="bold"),
    "no_draft": event("N4.10", "round"),
    "hand": event("N4.3", "seat buildings[]", to="seat"),
    "built": event("N4.4", "seat building hope despair", staging=0.7, together="reveal"),
    "took_top": event("N4.7", "seat", together="reveal"),
    "removed": event("N4.5", "seat target building"),
    "placed": event("N2.7", "seat building hope despair", mood="dim"),
    "cubes_lost": event("N2.8", "seat hope despair"),
    "no_room": event("N2.12", "seat hope despair"),
    "laid": event("N13.24", "seat target building hope despair"),
    "taken_off": event("N13.24", "seat target building hope despair"),
    "levied": event("N13.24", "seat target n"),
    "appointed": event("N13.24", "seat target"),
    "torn_down": event("N13.24", "seat target building hope despair", staging=2.0),
    "laid_out": event("N13.24", "buildings[]"),
    "buried": event("N13.24", "seat n", secret="buildings[]", told="seat"),
    "peeked": event("N13.24", "seat n", secret="buildings[]", told="seat"),
    "foresaw": event("N13.24", "seat n", secret="events[]", told="seat"),
    "put_under": event("N13.24", "seat event"),
    "passing": event("N13.24", "seat way"),
    "more_dealt": event("N13.24", "seat n"),
    "fewer_dealt": event("N13.24", "seat n"),
    "answered": event("N13.25", "seat event", staging=2.0, mood="bold"),
    "handed": event("N13.24", "seat target event"),
    "badge_given": event("N13.24", "seat target"),
    "badge_taken": event("N13.24", "seat target"),
    "revealed": event("N13.24", "seat character side", staging=2.2),
    "changed_characters": event("N13.24", "seat target", staging=2.2),
    "cut_short": event("N7.9", "seat event"),
    "event_drawn": event("N5.1", "event", by="event", rules=_CARD_RULES, staging=2.0, mood="italic"),
    "gave": event("N6.1", "seat target n", settled=True),
    "initiated": event("N7.1", "seat event n", by="event", rules=_CARD_RULES, staging=2.0, mood="bold"),
    "trial": event("N9.1", "seat target", staging=2.6, mood="bold red"),
    "trial_moved": event(_CARD_RULES["rush_to_judgement"], "seat source target", staging=2.2),
    "trial_lifted": event("N9.4", "seat"),
    "pardon_spent": event(_CARD_RULES["pardon"], "seat"),
    "pardoned": event(_CARD_RULES["pardon"], "seat target"),
    "constable": event("N8.2", "seat", staging=1.8, mood="bold"),
    "constable_stays": event("N8.4", "seat"),
    "second_term": event(_CARD_RULES["second_term"], "seat"),
    "badges_returned": event("N8.3", "seat"),
    "round_ended": event("N10.1", "seat round", mood="bold"),
    "looked": event(
        "N7.1", "seat target event", secret="character side", told="seat", by="event", rules=_CARD_RULES, staging=2.2
    ),
    "shown": event(
        "N7.1", "seat target event", secret="character side", told="seat", by="event", rules=_CARD_RULES, staging=2.2
    ),
    "type_shown": event(_CARD_RULES["letters_of_trade"], "seat type"),
    "testified": event(_CARD_RULES["character_witness"], "seat target side", staging=2.6),
    # Cubes travel with their Building: these say which, so that a player who counts along need not know which copy it
    # was.
    "exchanged": event(
        _CARD_RULES["exchange_of_deeds"], "seat target building hope despair other other_hope other_despair"
    ),
    "seized": event(_CARD_RULES["seizure"], "seat target building hope despair"),
    "burnt": event(_CARD_RULES["fire"], "seat target building hope despair", staging=2.0),
    "deeded": event(_CARD_RULES["deed_of_gift"], "seat source target building hope despair"),
    "cart": event(_CARD_RULES["peddlers_cart"], "buildings[]"),
    "cart_took": event(_CARD_RULES["peddlers_cart"], "seat building"),
    "cart_passed": event(_CARD_RULES["peddlers_cart"], "seat"),
    "claimed": event("N2.10", "seat building"),
    "no_claims": event(_CARD_RULES["land_rush"]),
    "tithed": event(_CARD_RULES["tithe"], "seat seats[]"),
    "feasted": event(_CARD_RULES["thanksgiving"], "seat target"),
    "turned": event(_CARD_RULES["change_of_heart"], "seat target building cube"),
    "prayed": event(_CARD_RULES["silent_prayer"], "n"),
    "voted": event(_CARD_RULES["election"], "seat target"),
    "elected": event(_CARD_RULES["election"], "seat", staging=1.8),
    "chartered": event(_CARD_RULES["royal_charter"], "seat"),
    "lettered": event(_CARD_RULES["scarlet_letter"], "seat target"),
    "unmasked": event("N11.1", "seat character side", staging=0.8),
    "end_trials": event("N11.1", "before after", staging=1.8),
    "end_sets": event("N11.2", "before after", staging=1.8),
    "end_despair": event("N11.4", "n needed", staging=3.0, mood="bold"),
}
