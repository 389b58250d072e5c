"""Everything that can happen at a table of Affliction: what is told, to whom, and by which rule."""

from meetinghouse.boardgames.affliction.names import HOUSE_COLONISTS
from meetinghouse.telling import event

# Chapter A12 tells the colonists in this order.
_COLONIST_RULES = {name: f"A12.{number}" for number, name in enumerate(HOUSE_COLONISTS, start=1)}
_BY_SPACE = (
    *("A4.4", "A4.4", "A4.5", "A4.6", "A4.9", "A4.10", "A4.8"),
    *("A4.11", "A4.11", "A4.12", "A4.13", "A4.14", "A4.15", "A4.15"),
)
_SPACE_RULES = {str(space): rule for space, rule in enumerate(_BY_SPACE, start=1)}

EVENT_TYPES = {
    "first_player": event("A2.1", "seat"),
    "faction_drawn": event("A2.2", "seat faction"),
    "grievance_drawn": event("A2.4", "seat", secret="grievance", told="seat"),
    "starters_offered": event("A11.1", "seat", secret="colonists[]", told="seat"),
    "starter": event("A2.3", "seat colonist"),
    "turned_up": event("A9.1", "colonist row"),
    "round_began": event("A9.5", "n seat", staging=1.4, mood="bold"),
    "placed": event("A3.1", "seat space", by="space", rules=_SPACE_RULES, mood="dim", settled=True),
    "resolving": event("A4.1", "seat space", by="space", rules=_SPACE_RULES, mood="italic"),
    "gained": event("A4.4", "seat n"),
    "gained_by": event("A7.3", "seat n colonist", by="colonist", rules=_COLONIST_RULES),
    "paid": event("A7.2", "seat n colonist", by="colonist", rules=_COLONIST_RULES, mood="dim"),
    "generated": event("A4.10", "seat n", mood="dim", settled=True),
    "accused": event("A5.3", "seat colonist n", settled=True),
    "accused_by": event("A5.3", "seat colonist n by"),
    "cleared": event("A4.5", "seat colonist n cost", settled=True),
    "plea": event(_COLONIST_RULES["mary_easty"], "colonist colonists[]"),
    "moved_accusation": event(_COLONIST_RULES["bridget_bishop"], "seat colonist onto"),
    "protected": event("A6.8", "seat colonist"),
    "took_first": event("A4.7", "seat", staging=1.4),
    "haunted": event("A6.6", "seat colonist"),
    "frightened": event("A6.3", "seat colonist n"),
    "comforted": event("A4.13", "seat colonist n"),
    "used": event("A7.2", "seat colonist", by="colonist", rules=_COLONIST_RULES, settled=True),
    "advocate": event("A6.7", "seat colonist n"),
    "released": event(_COLONIST_RULES["philip_english"], "seat colonist target", staging=2.0),
    "sent_away": event(_COLONIST_RULES["john_alden"], "seat colonist"),
    "took_influence": event("A6.9", "seat target n"),
    "removed_influence": event("A6.9", "seat target n"),
    # Somebody may give a scapegoat before it ends.
    "declared_arrest": event("A8.1", "seat colonist", staging=1.6, begins="colonist"),
    "scapegoat": event("A8.4", "seat colonist instead_of", staging=2.4, mood="bold"),
    "arrested": event("A5.8", "seat colonist cost target", staging=2.4, mood="bold red"),
    "brought": event("A5.11", "seat colonist cost", mood="bold green"),
    "won_over": event("A5.13", "seat colonist cost target", staging=2.2),
    "declined": event("A4.3", "seat space"),
    "used_on_nobody": event("A4.1", "seat colonist"),
    "no_action": event("A4.3", "seat space"),
    "no_accusations": event("A11.2", "seat"),
    "went_under": event("A9.3", "colonist"),
    "end_card": event("A10.1", "card", staging=3.0, mood="bold magenta"),
    "scored": event("A10.2", "seat grievance righteousness wealth status grievances total", staging=2.0),
}
