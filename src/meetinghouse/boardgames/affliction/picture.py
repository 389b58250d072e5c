"""Affliction as a picture: the two rows of colonists, everyone's circle and arrests, and where messengers stand."""

from __future__ import annotations

from meetinghouse.engine.json_types import Json
from meetinghouse.envs.scene import Card, Named, Place, Row, Scene, asked

NOBODY = "nobody"


def scene(view: Json, named: Named) -> Scene:
    """The table as one viewer sees it."""
    decks = view["decks"]
    headline = [
        named.say("affliction-round", round=view["round"]),
        named.say("affliction-first", name=named.seat(view["first"])),
        named.say("affliction-decks", red=decks["prominent"], blue=decks["colonist"]),
    ]
    if view["space"]:
        headline.append(named.say("affliction-resolving", space=named("space", view["space"])))
    rows = [Row(named("row", row), _people(view, view[row], named)) for row in ("top", "bottom")]
    spaces = [
        Card(named.say("affliction-space", n=space, space=named("space", space), name=named.seat(seat)), "gold")
        for space, seat in enumerate(view["board"])
        if space and seat >= 0
    ]
    rows.append(Row(named.say("affliction-spaces"), spaces))
    places = [_place(view, seat, named) for seat in range(view["seats"])]
    return Scene(named.words.say("affliction-name"), headline, rows, places, _mine(view, named))


def _place(view: Json, seat: int, named: Named) -> Place:
    have = {
        "influence": view["influence"][seat],
        "points": view["points"][seat]["total"],
        "messengers": view["messengers"][seat],
    }
    lines = [
        named.player(view, seat),
        named("faction", view["faction"][seat]),
        ", ".join(f"{named.say(f'affliction-column-{what}')} {n}" for what, n in have.items()),
    ]
    arrested = [Card(named("colonist", colonist), "grey") for colonist in view["arrested"][seat]]
    rows = [
        Row(named.say("affliction-column-circle"), _people(view, view["circles"][seat], named)),
        Row(named.say("affliction-column-arrested"), arrested),
    ]
    return Place(lines, rows, asked(view, seat))


def _people(view: Json, colonists: list[str], named: Named) -> list[Card]:
    return [_person(view, colonist, named) for colonist in colonists if colonist != NOBODY]


def _person(view: Json, colonist: str, named: Named) -> Card:
    """A colonist with the tokens on the card, in words; prominent ones are red, as their deck is."""
    counted = ((token, view[token].get(colonist, 0)) for token in ("accusations", "fear", "advocates"))
    notes = [named.say(f"affliction-{token}", n=n) for token, n in counted if n]
    if view["spectral"] == colonist:
        notes.append(named("space", 10))
    if view["protection"] == colonist:
        notes.append(named.say("affliction-protected"))
    name = named("colonist", colonist)
    tone = "red" if view["colonists"][colonist]["deck"] == "prominent" else "blue"
    return Card(f"{name} ({', '.join(notes)})" if notes else name, tone)


def _mine(view: Json, named: Named) -> list[Row]:
    grievance = view["my_grievance"]
    if view["viewer"] < 0 or grievance is None:
        return []
    targets = [Card(named("colonist", colonist), "red") for colonist in grievance["targets"]]
    ally = Card(named.say("affliction-ally", name=named("colonist", grievance["ally"])), "green")
    title = f"{named.say('affliction-grievance')}: {named('grievance', view['grievance'])}"
    return [Row(title, [*targets, ally])]
