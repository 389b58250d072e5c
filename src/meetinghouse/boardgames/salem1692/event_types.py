"""Everything that can happen at a table of Salem 1692: what is told, to whom, and by which rule."""

from collections.abc import Callable, Iterable

from meetinghouse.boardgames.salem1692 import cardset
from meetinghouse.boardgames.salem1692.names import CARDS
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.telling import event

GROUPS: dict[str, Callable[[Salem], Iterable[int]]] = {
    "witches": lambda t: [seat for seat in t.living if t.witch[seat]],
    "heirs": Salem.heirs,
}

_CARD_RULES = dict(zip(CARDS, cardset.RULES, strict=True))
_REVEAL_RULES = {"accusation": "S4.5", "black_cat": "S6.2", "own_cat": "S6.4", "confession": "S7.12"}
_DEATH_RULES = {"linked": "S8.9", "night": "S7.18"}
_RESCUE_RULES = {"gavel": "S7.19", "confession": "S7.20", "asylum": "S7.21", "already_dead": "S7.22"}


EVENT_TYPES = {
    "dealt": event("S1.9", "seat", secret="cards[] tryals[]", told="seat"),
    "characters_offered": event("S14.2", "seat", secret="characters[]", told="seat"),
    "character": event("S1.7", "seat character"),
    "dawn": event("S2.1", staging=2.4),
    "eyes_open": event("S2.3", "seats[]", to="seats"),
    "witches_pointed": event("S2.5", "seats[] targets[]", to="seats"),
    "cat_given": event("S2.9", "seat card", staging=2.8),
    "turn": event("S3.2", "seat", mood="dim", settled=True),
    "turn_skipped": event("S5.9", "seat"),
    "passed": event("S3.9", "seat"),
    "drew": event("S3.5", "seat n", secret="cards[]", told="seat", mood="dim"),
    "black_drawn": event("S3.6", "seat card", by="card", rules=_CARD_RULES, staging=2.2, mood="bold magenta"),
    "set_aside": event("S11.2", "seat card"),
    "reshuffled": event("S10.1", "n"),
    "laid_out": event("S3.3", "seat card", by="card", rules=_CARD_RULES, mood="dim", begins="card", settled=True),
    "played": event("S3.4", "seat card target", by="card", rules=_CARD_RULES, settled=True),
    "played_as_witness": event("S9.48", "seat card target"),
    "alibi_took": event("S5.7", "seat target card"),
    "scapegoat_moved": event("S5.12", "seat giver target"),
    "fizzled": event("S9.39", "seat card target"),
    "hand_burnt": event("S5.15", "seat target cards[]"),
    "cursed": event("S5.16", "seat target card"),
    "robbed": event("S5.17", "seat giver target n", secret="cards[]", told="giver target"),
    "matchmakers_parted": event("S5.20", "seat"),
    "called_early": event("S9.41", "seat target"),
    "two_pointed_at": event("S14.7", "seat target", secret="tryals[]", told="target"),
    "tryal_revealed": event("S4.5", "seat tryal how", by="how", rules=_REVEAL_RULES, staging=3.6, mood="bold"),
    "tryals_turned_up": event("S8.7", "seat tryals[] was_witch", staging=2.4, mood="bold"),
    "died": event("S8.1", "seat how", by="how", rules=_DEATH_RULES, staging=2.6, mood="bold red"),
    "hand_discarded": event("S8.6", "seat cards[]"),
    "inherited": event("S9.14", "seat target n front[]", secret="cards[]", told="seat target"),
    "estate_opened": event("S9.22", "seat n", secret="cards[]", told="heirs seat"),
    "heir_took": event("S9.22", "seat", secret="card", told="heirs"),
    "heir_took_front": event("S9.22", "seat card"),
    "blue_removed": event("S11.1", "cards[]"),
    "abigail_cleared": event("S9.3", "seat n"),
    "ann_draws": event("S9.5", "seat"),
    "giles_shows": event("S9.11", "seat"),
    "rebecca_draws": event("S9.35", "seat"),
    "parris_takes": event("S9.37", "seat"),
    "took_discard": event("S9.37", "seat card"),
    "deck_ordered": event("S9.45", "seat", secret="cards[]", told="seat"),
    "tryal_passed": event(
        "S6.7", "seat giver", secret="tryal", told="seat giver", staging=0.3, mood="italic", together="passing"
    ),
    "tryal_given": event("S6.8", "seat", secret="tryal", told="seat", together="passing"),
    "tryal_dealt": event("S14.3", "seat", secret="tryal", told="seat", staging=0.3, together="passing"),
    "night_falls": event("S7.1", "n", staging=2.4, mood="bold blue"),
    "kill_chosen": event("S7.4", "target", to="witches"),
    "gavel_placed": event("S7.11", "target", mood="bold"),
    "no_gavel": event("S7.9"),
    "confessed_unseen": event("S9.50", "seat"),
    "kill_named": event("S7.17", "target saved", by="saved", rules=_RESCUE_RULES, staging=3.2, mood="bold red"),
    "morning": event("S7.23", staging=1.6),
    "game_over": event("S12.5", "winners[] reason", staging=3.0, mood="bold"),
}
