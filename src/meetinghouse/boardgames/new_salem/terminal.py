"""New Salem in the terminal: every town with its Buildings and cubes, the Events, and the Despair against its limit."""

from __future__ import annotations

from rich.text import Text

from meetinghouse.cli.board import Board, Section, Show
from meetinghouse.engine.json_types import Json


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
    return Board(
        headline,
        [show.say("column-player"), show.say("newsalem-column-buildings")],
        [_row(view, seat, show) for seat in range(view["seats"])],
        _mine(view, show),
        _events(view, show),
    )


def who(view: Json, show: Show) -> list[str]:
    """My Character, its side and its goal; nothing before the deal."""
    side, character = view["side"], view["characters"][view["viewer"]]
    if side is None or character is None:
        return []
    types = [show.name("type", kind) for kind in view["cards"]["characters"][character]]
    return [
        show.moment(f"town-you-{side}"),
        show.name("character", character),
        show.moment(f"town-goal-{side}", n=view["town"]["needed"]),
        show.moment("town-collects", types=show.join(types) or "none"),
        show.moment(f"town-watch-{side}"),
        show.moment("town-winner"),
    ]


def _row(view: Json, seat: int, show: Show) -> list[Text]:
    name = show.row_name(seat, "▶" if seat == view["constable"] else "")
    known = view["characters"][seat]
    if known is not None and seat != show.seat:
        name.append(f"\n{show.name('character', known)}", style="not bold italic")
    # Under the name, so that the Buildings keep the width of the table.
    hope, despair = view["hope"][seat], view["despair"][seat]
    name.append(f"\n{show.say('newsalem-hope', hope=hope)} · ", style="not bold")
    name.append(show.say("newsalem-has-despair", despair=despair), style="not bold red" if despair else "not bold")
    notes = []
    if view["badges"][seat]:
        notes.append(show.say("newsalem-badge"))
    if view["trials"][seat]:
        notes.append(show.name("event", "trial"))
    if notes:
        name.append("\n" + ", ".join(notes), style="not bold italic")
    return [name, _district(view, seat, show)]


def _district(view: Json, seat: int, show: Show) -> Text:
    """The Buildings of a player by type, each type with its complete sets and the one piece it still wants."""
    lines = []
    for kind, found in view["sets"][seat].items():
        text = Text(show.name("type", kind), style="bold")
        notes = []
        if found["complete"]:
            notes.append(show.say("newsalem-complete", n=found["complete"]))
        if len(found["lacks"]) == 1:
            notes.append(show.say("newsalem-lacks", piece=show.name("piece", found["lacks"][0])))
        if notes:
            text.append(f" ({', '.join(notes)})", style="not bold italic")
        mine = [_building(b, show) for b in view["buildings"][seat] if b["building"].startswith(f"{kind}_")]
        lines.append(text.append("  ", style="not bold").append_text(Text(", ").join(mine)))
    return Text("\n").join(lines)


def _building(building: Json, show: Show) -> Text:
    text = Text(show.name("building", building["building"]), style="not bold")
    if building["hope"]:
        text.append(f" +{building['hope']}", style="green")
    if building["despair"]:
        text.append(f" −{building['despair']}", style="red")
    return text


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
    """Who everyone had been, and their points."""
    lines = []
    for seat, view in enumerate(views):
        character = view["characters"][seat]
        if character is not None:
            name, side = show.name("character", character), show.name("side", view["side"])
            points = view["outcome"]["scores"]["points"][seat]
            told = show.say("newsalem-story", name=show.player(seat), character=name, side=side, points=points)
            lines.append(told)
    return lines
