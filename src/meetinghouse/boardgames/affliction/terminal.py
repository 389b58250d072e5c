"""Affliction in the terminal: the rows with prices, everyone's circle and arrests, and the fourteen spaces."""

from rich.text import Text

from meetinghouse.board import Board, BoardSection, Show
from meetinghouse.boardgames.affliction import printed
from meetinghouse.boardgames.affliction.names import END_CARDS
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.json_types import Json

NOBODY = "nobody"


def describe(view: Json, show: Show) -> Board:
    decks = view["decks"]
    headline = [
        Text(show.say("affliction-round", round=view["round"])),
        Text(show.say("affliction-first", name=show.player(view["first"]))),
        Text(show.say("affliction-decks", red=decks["prominent"], blue=decks["colonist"])),
    ]
    if view["space"]:
        headline.append(Text(show.say("affliction-resolving", space=show.name("space", view["space"]))))
    columns = ["circle", "arrested"]
    return Board(
        headline,
        [show.say("column-player"), *(show.say(f"affliction-column-{column}") for column in columns)],
        [_row(view, seat, show) for seat in range(view["seats"])],
        _mine(view, show),
        _rows(view, show),
    )


def who(view: Json, show: Show) -> list[str]:
    """My faction and its goal, my circle and my grievance; nothing before the deal."""
    me = view["viewer"]
    faction = view["faction"][me]
    if faction not in view["faction_cards"]:
        return []
    card, grievance = view["faction_cards"][faction], view["my_grievance"]

    def named(colonists: list[str]) -> str:
        return show.join([show.name("colonist", one) for one in colonists])

    lines = [show.name("faction", faction), printed.says(show.words, "faction", card)]
    if view["circles"][me]:
        lines.append(show.moment("aff-circle", names=named(view["circles"][me])))
    if grievance:
        points = {"bonus": grievance["target_bonus"], "penalty": abs(grievance["ally_penalty"])}
        targets, ally = named(grievance["targets"]), named([grievance["ally"]])
        lines.append(show.moment("aff-grievance", targets=targets, ally=ally, **points))
    return [*lines, show.moment("aff-end", names=show.join([show.name("card", one) for one in END_CARDS]))]


def _row(view: Json, seat: int, show: Show) -> list[Text]:
    name = show.row_name(seat, "▶" if seat == view["first"] else "")
    have = {
        "influence": view["influence"][seat],
        "points": view["points"][seat]["total"],
        "messengers": view["messengers"][seat],
    }
    # Under the name, so that the people in a circle keep the width of the table.
    for line in (("influence", "points"), ("messengers",)):
        parts = [f"{show.say(f'affliction-column-{what}')} {have[what]}" for what in line]
        name.append("\n" + " · ".join(parts), style="not bold")
    circle, arrested = (
        Text("; ").join([show_one(view, colonist, show) for colonist in view[place][seat]])
        for place, show_one in (("circles", _priced), ("arrested", _person))
    )
    return [name, circle, arrested]


def _person(view: Json, colonist: str, show: Show) -> Text:
    """What is printed on a card, and the tokens on it, in words."""
    text = Text(show.name("colonist", colonist))
    text.append(f" ({printed.says(show.words, 'colonist', view['colonists'][colonist])})", style="dim")
    tokens = _tokens(view, colonist, show)
    if tokens:
        text.append(f" ({', '.join(tokens)})", style="yellow")
    return text


def _tokens(view: Json, colonist: str, show: Show) -> list[str]:
    notes = []
    for token in ("accusations", "fear", "advocates"):
        n = view[token].get(colonist, 0)
        if n:
            notes.append(show.say(f"affliction-{token}", n=n))
    if view["spectral"] == colonist:
        notes.append(show.name("space", 10))
    if view["protection"] == colonist:
        notes.append(show.say("affliction-protected"))
    return notes


def note(view: Json, choice: Choice, show: Show) -> str:
    """What an option means on the cards: the number of a space, or what a colonist's card shows and bears."""
    space, colonist = choice.args.get("space"), choice.args.get("colonist")
    if space is not None:
        return show.say("affliction-space-number", n=space)
    card = view["colonists"].get(colonist)
    if card is None:
        return ""
    return ", ".join([printed.says(show.words, "colonist", card), *_tokens(view, str(colonist), show)])


def _mine(view: Json, show: Show) -> list[BoardSection]:
    if view["viewer"] < 0 or view["my_grievance"] is None:
        return []
    grievance = view["my_grievance"]
    targets = show.join([show.name("colonist", c) for c in grievance["targets"]])
    lines = [
        Text(show.name("grievance", view["grievance"])),
        Text(show.say("affliction-targets", names=targets)),
        Text(show.say("affliction-ally", name=show.name("colonist", grievance["ally"]))),
    ]
    return [BoardSection(show.say("affliction-grievance"), lines)]


def _rows(view: Json, show: Show) -> list[BoardSection]:
    parts = []
    for row in ("top", "bottom"):
        lines = [_priced(view, colonist, show) for colonist in view[row] if colonist != NOBODY]
        parts.append(BoardSection(show.name("row", row), lines))
    taken = [
        Text(show.say("affliction-space", n=space, space=show.name("space", space), name=show.player(seat)))
        for space, seat in enumerate(view["board"])
        if space and seat >= 0
    ]
    parts.append(BoardSection(show.say("affliction-spaces"), taken))
    heads = [
        Text(f"{show.player(seat)}: {show.name('faction', view['faction'][seat])}") for seat in range(view["seats"])
    ]
    parts.append(BoardSection(show.say("affliction-factions"), heads))
    return parts


def _priced(view: Json, colonist: str, show: Show) -> Text:
    """A colonist and what they would cost me, with the surcharge where one is being asked for."""
    text = _person(view, colonist, show)
    if view["viewer"] < 0:
        return text
    asked = view["decision"]["kind"] if view["decision"] is not None else ""
    for what, prices in view["prices"].get(colonist, {}).items():
        amount = prices[view["viewer"]]
        if amount is not None:
            amount += view["surcharge"] if asked == f"affliction.{what}" else 0
            text.append(" " + show.say(f"affliction-price-{what}", n=amount), style="dim")
    return text


def story(views: list[Json], show: Show) -> list[str]:
    """The points, line by line, and everyone's grievance."""
    lines = []
    for seat, view in enumerate(views):
        points = view["points"][seat]
        parts = [f"{show.words.say(f'affliction-score-{name}')} {n}" for name, n in points.items()]
        grievance = show.name("grievance", view["grievance"])
        lines.append(show.say("affliction-story", name=show.player(seat), points=", ".join(parts), grievance=grievance))
    return lines
