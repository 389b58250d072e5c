"""End and scoring (rulebook: End Game & Scoring)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from meetinghouse.boardgames.affliction.names import ARRESTED, GRIEVANCES, IN_DECK
from meetinghouse.engine.visibility import EVERYONE

if TYPE_CHECKING:  # the table shows points
    from meetinghouse.boardgames.affliction.state import Affliction


class Points(TypedDict):
    """What a seat would score now, line by line; grievances only where the viewer knows them."""

    righteousness: int
    wealth: int
    status: int
    grievances: NotRequired[int]
    total: int


def lines(t: Affliction, seat: int) -> Points:
    """Righteousness, wealth and status of one seat, all public, and their sum."""
    cards = t.cards
    faction = cards.factions[t.faction[seat]]
    family = cards.family
    own = cards.hooks["value_when_arrested"]
    circle, arrested = t.circles[seat], t.arrested[seat]
    righteousness = len(circle)
    wealth = status = 0
    for card in arrested:
        if card in own:
            righteousness += cards.power[card].value_when_arrested(t, card)  # in place of 1 and the houses
        else:
            righteousness += 1
            wealth += cards.houses[card]
        if family[card] == faction.arrests:
            status += faction.arrest_bonus
        elif family[card] == faction.protects:
            status += faction.penalty
    for card in circle:
        if family[card] == faction.protects:
            status += faction.protect_bonus
    total = righteousness + wealth + status
    return {"righteousness": righteousness, "wealth": wealth, "status": status, "total": total}


def grievance_points(t: Affliction, seat: int) -> int:
    """Targets the seat itself arrested, and the ally arrested by anyone (A10.6, A10.7)."""
    grievance = t.cards.grievances[t.grievance[seat]]
    points = grievance.target_bonus * sum(t.where[card] == ARRESTED + seat for card in grievance.targets)
    if ARRESTED <= t.where[grievance.ally] < IN_DECK:
        points += grievance.ally_penalty
    return points


def public_lines(t: Affliction, seat: int, viewer: int) -> Points:
    """The lines that a viewer can work out, and their sum."""
    found = lines(t, seat)
    if viewer != seat and seat >= len(t.revealed):
        return found
    grievances = grievance_points(t, seat)
    return {
        "righteousness": found["righteousness"],
        "wealth": found["wealth"],
        "status": found["status"],
        "grievances": grievances,
        "total": found["total"] + grievances,
    }


def reputations(t: Affliction, seat: int) -> list[int]:
    """Printed reputations of circle and arrests from the highest down: the tie-break (A10.9)."""
    printed = t.cards.reputation
    return sorted((printed[card] for card in (*t.circles[seat], *t.arrested[seat])), reverse=True)


def finish(t: Affliction) -> None:
    """Turn the grievances up one by one, count, and name the winners; full equals share the win (A10.10)."""
    totals = []
    for seat in range(t.seats):
        t.revealed.append(t.grievance[seat])
        found = public_lines(t, seat, seat)
        totals.append(found["total"])
        t.emit("scored", seat=seat, grievance=GRIEVANCES[t.grievance[seat]], **found, tells=EVERYONE)
    # lists compare entry by entry, and a longer one beats an equal shorter one
    ranks = [(totals[seat], reputations(t, seat)) for seat in range(t.seats)]
    best = max(ranks)
    winners = [seat for seat in range(t.seats) if ranks[seat] == best]
    tied = totals.count(max(totals)) > 1
    reason = "shared" if len(winners) > 1 else "reputation" if tied else "points"
    t.finish(winners, reason, {str(seat): totals[seat] for seat in range(t.seats)})
