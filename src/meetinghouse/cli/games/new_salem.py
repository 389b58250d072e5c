"""New Salem in the terminal: every town with its Buildings and cubes, the Events, and the Despair against its limit."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from meetinghouse.cli.board import Board, Section, Show

Json = dict[str, Any]

# Lines of the log that stand out, or stand back.
MOODS = {
    "round": "bold",
    "round_ended": "bold",
    "initiated": "bold",
    "event_drawn": "italic",
    "trial": "bold red",
    "constable": "bold",
    "placed": "dim",
    "end_despair": "bold",
}


def describe(view: Json, show: Show) -> Board:
    """The board as one seat sees it."""
    town = view["town"]
    headline = [
        Text(show.say("newsalem-round", round=view["round"])),
        Text(
            show.say("newsalem-despair", despair=town["despair"], needed=town["needed"]),
            style="red" if town["despair"] >= town["needed"] else "",
        ),
        Text(show.say("newsalem-hope", hope=town["hope"])),
        Text(show.say("newsalem-constable", name=show.player(view["constable"]))),
    ]
    columns = ["hope", "despair", "buildings", "sets", "marks"]
    return Board(
        headline,
        [show.say("column-player"), *(show.say(f"newsalem-column-{column}") for column in columns)],
        [_row(view, seat, show) for seat in range(view["seats"])],
        _mine(view, show),
        _events(view, show),
    )


def _row(view: Json, seat: int, show: Show) -> list[Text]:
    marks = "▶" if seat == view["constable"] else ""
    name = show.row_name(seat, marks)
    known = view["characters"][seat]
    if known is not None and seat != show.seat:
        name.append(f" ({show.name('character', known)})", style="italic")
    notes = []
    if view["badges"][seat]:
        notes.append(show.say("newsalem-badge"))
    if view["trials"][seat]:
        notes.append(show.name("event", "trial"))
    return [
        name,
        Text(str(view["hope"][seat])),
        Text(str(view["despair"][seat]), style="red" if view["despair"][seat] else ""),
        _buildings(view["buildings"][seat], show),
        _sets(view["sets"][seat], show),
        Text(", ".join(notes)),
    ]


def _buildings(buildings: list[Json], show: Show) -> Text:
    text = Text()
    for number, building in enumerate(buildings):
        text.append(", " if number else "")
        text.append(show.name("building", building["building"]))
        if building["hope"]:
            text.append(f" +{building['hope']}", style="green")
        if building["despair"]:
            text.append(f" −{building['despair']}", style="red")
    return text


def _sets(sets: Json, show: Show) -> Text:
    """Complete sets, and what those that want but one piece still lack."""
    parts = []
    for kind, found in sets.items():
        name = show.name("type", kind)
        if found["complete"]:
            parts.append(show.say("newsalem-complete", type=name, n=found["complete"]))
        if len(found["lacks"]) == 1:
            parts.append(show.say("newsalem-lacks", type=name, piece=show.name("piece", found["lacks"][0])))
    return Text("; ".join(parts))


def _mine(view: Json, show: Show) -> list[Section]:
    seat = view["viewer"]
    if seat < 0:
        return []
    character = view["characters"][seat]
    printed = view["cards"]
    parts = []
    if character is not None:
        types = ", ".join(show.name("type", kind) for kind in printed["characters"][character])
        side = show.name("side", view["side"])
        parts.append(
            Section(show.say("newsalem-you-are"), [Text(show.name("character", character)), Text(side), Text(types)])
        )
    hand = [Text(_printed(building, printed, show)) for building in view["hand"]]
    parts.append(Section(show.say("newsalem-hand"), hand or [Text("–", style="dim")]))
    seen = [
        Text(show.say("newsalem-passed", name=show.player(at), cards=", ".join(show.name("building", b) for b in hand)))
        for at, hand in enumerate(view["passed_hands"])
        if hand
    ]
    parts.append(Section(show.say("newsalem-seen"), seen))
    return parts


def _printed(building: str, printed: Json, show: Show) -> str:
    symbols = [show.name("symbol", symbol) for symbol in printed["buildings"][building]]
    return f"{show.name('building', building)} ({', '.join(symbols)})" if symbols else show.name("building", building)


def _events(view: Json, show: Show) -> list[Section]:
    costs = view["cards"]["costs"]
    names = ["cleansing", *(["trial"] if view["trials_left"] else []), *view["row"]]
    lines = [Text(show.say("newsalem-event", event=show.name("event", event), cost=costs[event])) for event in names]
    cart = [Text(show.name("building", building)) for building in view["cart"]]
    return [Section(show.say("newsalem-events"), lines), Section(show.name("event", "peddlers_cart"), cart)]


def story(views: list[Json], show: Show) -> list[str]:
    """Who everyone had been."""
    lines = []
    for seat, view in enumerate(views):
        character = view["characters"][seat]
        if character is not None:
            name, side = show.name("character", character), show.name("side", view["side"])
            lines.append(show.say("newsalem-story", name=show.player(seat), character=name, side=side))
    return lines
