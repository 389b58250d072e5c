"""Moonrakers in the terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from meetinghouse.board import Board, BoardSection, Show

Json = dict[str, Any]


def describe(view: Json, show: Show) -> Board:
    """The pond as one seat sees it."""
    headline = [Text(show.say("moonrakers-cart", n=view["on_cart"]))]
    if view["said"] != "nothing":
        said = show.name("good", view["said"], "a")
        headline.append(Text(show.say("moonrakers-said", name=show.player(view["turn"]), good=said)))
    columns = ("coins", "barrels", "in_pond")
    rows = [
        [show.row_name(seat, "▶" if seat == view["turn"] else ""), *(Text(str(view[name][seat])) for name in columns)]
        for seat in range(view["seats"])
    ]
    titles = [show.say("column-player"), *(show.say(f"moonrakers-column-{name}") for name in columns)]
    ashore = {good: view["ashore"].count(good) for good in dict.fromkeys(view["ashore"])}
    return Board(headline, titles, rows, _mine(view, show), [_goods("ashore", ashore, show)])


def _mine(view: Json, show: Show) -> list[BoardSection]:
    if view["viewer"] < 0:
        return []
    return [_goods("hand", view["hand"], show), _goods("sunk", view["sunk"], show)]


def _goods(title: str, counts: dict[str, int], show: Show) -> BoardSection:
    lines = [Text(f"{n} × {show.name('good', good)}") for good, n in counts.items() if n]
    return BoardSection(show.say(f"moonrakers-{title}"), lines)


def story(views: list[Json], show: Show) -> list[str]:
    """The end: what lay in the pond after all."""
    return [
        show.say("moonrakers-story", name=show.player(seat), goods=", ".join(_words(view["sunk"], show)) or "–")
        for seat, view in enumerate(views)
    ]


def _words(counts: dict[str, int], show: Show) -> list[str]:
    return [f"{n} × {show.name('good', good)}" for good, n in counts.items()]
