"""Every event as each reader reads it, by the part that the reader plays in it: one page for each game and language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import meetinghouse as mh
from meetinghouse.telling import LIST, Telling
from meetinghouse.words import LANGUAGES, Words
from tests.words.test_games import play

Json = dict[str, Any]
Sample = tuple[Json, int | None]  # an event, and the seat that reads it; None: somebody who has no part in it
PAGES = Path(__file__).parent / "telling"
ROUNDS = 60  # games for each set of options
MOST_SEATS = 7
COUNTED = ("n", "cost", "total", "hope", "despair", "was_witch")  # numbers that change a sentence
# The people of a page are called by the part they play.
DOER, PEOPLE = "Dora", {"target": "Tom", "giver": "Gil", "source": "Sue", "owner": "Owen"}
OTHERS = ("Ivy", "Kit", "Liv", "Max", "Ned", "Una", "Viv", "Wes", "Xia", "Yan", "Zoe", "Eli")


def roles(game: str, event: Json, me: int | None) -> tuple[str, ...]:
    """The parts that a reader plays in an event."""
    found = []
    for role in mh.find_game(game).declares(Telling).words["seat"]:
        who = event.get(role)
        if me is not None and (me in who if isinstance(who, list) else who == me):
            found.append(role)
    return tuple(found)


def names(game: str, event: Json) -> list[str]:
    """Names for all seats, so that a line shows who plays which part."""
    called = list(OTHERS)
    for role in reversed(mh.find_game(game).declares(Telling).words["seat"]):
        who = event.get(role)
        if isinstance(who, int) and who >= 0 and (role == "seat" or role in PEOPLE):
            called[who] = DOER if role == "seat" else PEOPLE[role]
    return called


@cache
def samples(game: str) -> dict[tuple[str, ...], Sample]:
    """One event for each kind, part of the reader and way the sentence may go, from games played at random."""
    found: dict[tuple[str, ...], Sample] = {}
    for options in _options(game):
        for seed in range(ROUNDS):
            for event, me in _readings(game, options, seed):
                found.setdefault((event["key"], *roles(game, event, me), "|", *_shape(game, event)), (event, me))
    shown = {form(game, event, me) for event, me in found.values()}
    for event, me in _made(game):
        if (made := form(game, event, me)) not in shown:
            found.setdefault((event["key"], *roles(game, event, me), made), (event, me))
    return found


def form(game: str, event: Json, me: int | None) -> str:
    """The sentence that this reader is told."""
    return Words("en")._addressed(game, event["key"].replace("_", "-").replace(".", "-"), event, me)


def _made(game: str) -> Iterator[Sample]:
    """Every kind of event with the first ids there are, also done to oneself or with something of one's own: for what
    only cards of one's own or rare games show."""
    telling = mh.find_game(game).declares(Telling)
    families = {name: family for family, members in telling.words.items() for name in members}
    for key, kind in telling.events.items():
        event: Json = {"key": f"{game}.{key}"}
        for place, arg in enumerate(kind.args):
            name = arg.removesuffix(LIST)
            family = families.get(name)
            one = place if family == "seat" else 2 if family is None else telling.ids[family][0]
            event[name] = [one] if arg.endswith(LIST) else one
        same = [event | {role: event["seat"]} for role in ("target", "source") if role in event and "seat" in event]
        plain = form(game, event, None)
        for made in (event, *(one for one in same if form(game, one, None) != plain)):
            for me in (None, *(who for name, who in made.items() if families.get(name) == "seat" and type(who) is int)):
                told = me is not None and any(made.get(role) == me for role in kind.told)
                secret = {arg.removesuffix(LIST): _first(telling, families, arg) for arg in kind.secret} if told else {}
                if me is not None or not kind.to:
                    yield made | secret, me


def _first(telling: Telling, families: Json, arg: str) -> Any:
    one = telling.ids[families[arg.removesuffix(LIST)]][0]
    return [one] if arg.endswith(LIST) else one


def _options(game: str) -> Iterator[Json]:
    """The usual game, and games with each option changed that any number of players may choose."""
    yield {}
    spec = mh.find_game(game).spec
    for name, option in spec.options.items():
        for value in option.choices:
            try:
                mh.new_match(game, seats=spec.min_seats, options={name: value}, seed=0)
            except mh.BadInput:
                continue
            if value != option.default:
                yield {name: value}


def _readings(game: str, options: Json, seed: int) -> Iterator[Sample]:
    spec = mh.games()[game]
    seats = spec.min_seats + seed % (min(spec.max_seats, MOST_SEATS) - spec.min_seats + 1)
    *_, match = play(game, seats, seed, options)
    for seat in range(-1, seats):
        me = None if seat < 0 else seat
        for event in match.events(seat):
            if me is None or roles(game, event, me):
                yield event, me


def _shape(game: str, event: Json) -> list[str]:
    """What a sentence may hang on: which arguments are known, there, one or several, and by what cause."""
    families = {
        name: family for family, members in mh.find_game(game).declares(Telling).words.items() for name in members
    }
    shape = []
    for name, value in event.items():
        if name == "key":
            continue
        if isinstance(value, list):
            shape.append(f"{name}{min(len(value), 2)}")
        elif families.get(name) in ("how", "saved", "side", "cube", "outcome"):
            shape.append(f"{name}={value}")
        elif name in families:
            shape.append(name if value not in (None, "unknown", -1) else f"no {name}")
        elif name in COUNTED:
            shape.append(f"{name}{value if value in (0, 1) else 'n'}")
    return shape


def page(game: str, lang: str) -> str:
    """Every line, by event and by the reader's part."""
    words = Words(lang, strict=True)
    lines = [f"# {words.say(f'{game}-name')}: every event as its readers read it ({lang})"]
    order = list(mh.find_game(game).declares(Telling).events)
    by_key = sorted(samples(game).values(), key=lambda one: order.index(one[0]["key"].removeprefix(f"{game}.")))
    last, seen = "", set[tuple[str, str, str]]()
    for event, me in by_key:
        key = event["key"].removeprefix(f"{game}.")
        if key != last:
            lines += ["", key]
            last = key
        part = "+".join(roles(game, event, me)) or "-"
        line = words.line(game, event, names(game, event), me)
        if (key, part, line) not in seen:
            seen.add((key, part, line))
            lines.append(f"  {part:13} {line}")
    return "\n".join(lines) + "\n"


def pages(games: Iterable[str]) -> Iterator[tuple[Path, str]]:
    for game in games:
        for lang in LANGUAGES:
            yield PAGES / f"{game}.{lang}.txt", page(game, lang)
