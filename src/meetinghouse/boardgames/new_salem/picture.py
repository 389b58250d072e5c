"""New Salem as a picture: every town's Buildings with their Hope and Despair, the Events, and one's own hand."""

from __future__ import annotations

from meetinghouse.engine.json_types import Json
from meetinghouse.envs.scene import Card, Named, Place, Row, Scene, asked

_TONES = {
    "entertainment": "gold",
    "trade": "green",
    "finance": "grey",
    "education": "blue",
    "death": "black",
    "justice": "red",
}


def scene(view: Json, named: Named) -> Scene:
    """The table as one viewer sees it."""
    town = view["town"]
    headline = [
        named.say("newsalem-round", round=view["round"]),
        named.say("newsalem-despair", despair=town["despair"], needed=town["needed"]),
        named.say("newsalem-hope", hope=town["hope"]),
    ]
    costs = view["cards"]["costs"]
    events = ["cleansing", *(["trial"] if view["trials_left"] else []), *view["row"]]
    told = [Card(named.say("newsalem-event", event=named("event", event), cost=costs[event])) for event in events]
    rows = [Row(named.say("newsalem-events"), told)]
    if view["cart"]:
        rows.append(Row(named("event", "peddlers_cart"), [_building(building, named) for building in view["cart"]]))
    places = [_place(view, seat, named) for seat in range(view["seats"])]
    return Scene(named.words.say("new-salem-name"), headline, rows, places, _mine(view, named))


def _place(view: Json, seat: int, named: Named) -> Place:
    lines = [named.player(view, seat)]
    character = view["characters"][seat]
    if character is not None:
        lines.append(named("character", character))
    hope = named.say("newsalem-hope", hope=view["hope"][seat])
    lines.append(f"{hope}, {named.say('newsalem-has-despair', despair=view['despair'][seat])}")
    if view["badges"][seat]:
        lines.append(named.say("newsalem-badge"))
    if view["trials"][seat]:
        lines.append(named("event", "trial"))
    cards = [_building(b["building"], named, b["hope"], b["despair"]) for b in view["buildings"][seat]]
    hand = view["hand_sizes"][seat]
    rows = [Row("", cards)]
    if hand:
        rows.append(Row(named.say("newsalem-hand"), [Card("", "back", hand)]))
    return Place(lines, rows, asked(view, seat))


def _building(building: str, named: Named, hope: int = 0, despair: int = 0) -> Card:
    """A Building with the cubes on it: +1 for a Hope, -1 for a Despair."""
    cubes = (f" +{hope}" if hope else "") + (f" -{despair}" if despair else "")
    return Card(named("building", building) + cubes, _TONES[building.partition("_")[0]])


def _mine(view: Json, named: Named) -> list[Row]:
    seat = view["viewer"]
    if seat < 0:
        return []
    rows = []
    character = view["characters"][seat]
    if character is not None:
        rows.append(
            Row(named.say("newsalem-you-are"), [Card(named("character", character)), Card(named("side", view["side"]))])
        )
    return [*rows, Row(named.say("newsalem-hand"), [_building(building, named) for building in view["hand"]])]
