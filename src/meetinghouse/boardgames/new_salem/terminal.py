"""New Salem in the terminal: every town with its Buildings and cubes, the Events, and the Despair against its limit."""

from rich.text import Text

from meetinghouse.board import Board, BoardSection, Show
from meetinghouse.boardgames.new_salem import printed
from meetinghouse.boardgames.new_salem.names import TYPES
from meetinghouse.boardgames.new_salem.state import HELD_EVENTS
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.json_types import Json


def describe(view: Json, show: Show) -> Board:
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
    held = [show.name("event", event) for event, at in zip(HELD_EVENTS, view["holder"], strict=True) if at == seat]
    if held:
        notes.append(show.say("newsalem-holds", cards=show.join(held)))
    types = [show.name("type", kind) for bit, kind in enumerate(TYPES) if view["types_shown"][seat] >> bit & 1]
    if types:
        notes.append(show.say("newsalem-has-shown", types=show.join(types)))
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
        mine = [_building(view, b, show) for b in view["buildings"][seat] if b["building"].startswith(f"{kind}_")]
        lines.append(text.append("  ", style="not bold").append_text(Text(", ").join(mine)))
    return Text("\n").join(lines)


def _building(view: Json, building: Json, show: Show) -> Text:
    text = Text(show.name("building", building["building"]), style="not bold")
    symbols = view["cards"]["buildings"][building["building"]]
    if symbols:
        text.append(f" ({printed.cubes(show.words, symbols)})", style="dim")
    if building["hope"]:
        text.append(f" +{building['hope']}", style="green")
    if building["despair"]:
        text.append(f" −{building['despair']}", style="red")
    return text


def _mine(view: Json, show: Show) -> list[BoardSection]:
    seat = view["viewer"]
    if seat < 0:
        return []
    character = view["characters"][seat]
    cards = printed.facts(view)
    parts = []
    if character is not None:
        says = printed.says(show.words, "character", cards["character"][character])
        parts.append(BoardSection(show.say("newsalem-you-are"), [Text(show.name("character", character)), Text(says)]))
    hand = [Text(_said("building", building, cards, show)) for building in view["hand"]]
    parts.append(BoardSection(show.say("newsalem-hand"), hand or [Text("–", style="dim")]))
    seen = [
        Text(show.say("newsalem-passed", name=show.player(at), cards=", ".join(show.name("building", b) for b in hand)))
        for at, hand in enumerate(view["passed_hands"])
        if hand
    ]
    parts.append(BoardSection(show.say("newsalem-seen"), seen))
    return parts


def _said(family: str, card: str, cards: printed.Cards, show: Show) -> str:
    """The name of a card and what it shows."""
    return f"{show.name(family, card)} ({printed.says(show.words, family, cards[family][card])})"


def _events(view: Json, show: Show) -> list[BoardSection]:
    cards = printed.facts(view)
    names = ["cleansing", *(["trial"] if view["trials_left"] else []), *view["row"]]
    lines = [Text(f"{_said('event', event, cards, show)}: {show.name('event', event, 'text')}") for event in names]
    cart = [Text(_said("building", building, cards, show)) for building in view["cart"]]
    return [BoardSection(show.say("newsalem-events"), lines), BoardSection(show.say("newsalem-cart"), cart)]


def note(view: Json, choice: Choice, show: Show) -> str:
    """What an option means on the cards: the cubes of a Building, the cost and text of an Event."""
    building, event = choice.args.get("building"), choice.args.get("event")
    if event is not None:
        says = printed.says(show.words, "event", printed.facts(view)["event"][str(event)])
        return f"{says}. {show.name('event', event, 'text')}"
    symbols = view["cards"]["buildings"].get(building)
    return "" if symbols is None else printed.cubes(show.words, symbols)


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
