"""Random games that the companion's pages are checked against.

`tests/companion_ends.py 1000` writes ends, prices and tallies as JSON; `web/tests/companion-ends.test.ts` counts them
with the pages' own TypeScript and compares.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import meetinghouse as mh
from meetinghouse.cli.crier import Evening
from meetinghouse.learn import Learn
from meetinghouse.learn.companion import recorded
from meetinghouse.words import LANGUAGES, Words

Json = dict[str, Any]


def played(game: str, number: int) -> Iterator[mh.Match]:
    """A match of random answers, at each of its questions and at its end; each has its own seats and options."""
    spec = mh.games()[game]
    dice = random.Random(number)
    options = {"edition": dice.choice(("en", "es", "fr"))} if "edition" in spec.options else {}
    if "circle_defence" in spec.options:
        options["circle_defence"] = dice.choice(spec.options["circle_defence"].choices)
    match = mh.new_match(game, dice.randint(spec.min_seats, spec.max_seats), seed=number, options=options)
    while match.outcome is None:
        yield match
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is not None and (ask.required or dice.random() < 0.2):
                match.answer(seat, dice.choice(ask.options))
                if not ask.required:
                    break
    yield match


def ended(game: str, number: int) -> mh.Match:
    """A random match that is over."""
    *_, match = played(game, number)
    return match


def new_salem(match: mh.Match) -> Json:
    """An end of New Salem: what lies on the table, and what the engine makes of it."""
    view, outcome = match.view(-1), match.outcome
    assert outcome is not None
    people = [
        {
            "character": view["characters"][seat],
            "buildings": [one["building"] for one in view["buildings"][seat]],
            "hope": view["hope"][seat],
            "trial": view["trials"][seat],
            "charter": view["holder"][1] == seat,
            "letter": view["holder"][2] == seat,
        }
        for seat in range(view["seats"])
    ]
    town = {"despair": view["town"]["despair"], "needed": view["town"]["needed"], "people": people}
    return {"town": town, "winners": list(outcome.winners), "reason": outcome.reason, "scores": outcome.scores}


def affliction(match: mh.Match) -> Json:
    """An end of Affliction."""
    view, outcome = match.view(-1), match.outcome
    assert outcome is not None
    leaders = [
        {
            "faction": view["faction"][seat],
            "grievance": view["revealed"][seat],
            "circle": view["circles"][seat],
            "arrested": view["arrested"][seat],
        }
        for seat in range(view["seats"])
    ]
    lines = [match.view(seat)["points"][seat] for seat in range(view["seats"])]
    return {"leaders": leaders, "winners": list(outcome.winners), "reason": outcome.reason, "lines": lines}


def prices(view: Json) -> Json:
    """A moment of Affliction: where everybody stands, and what the engine says they cost."""
    fields = ("seats", "faction", "circles", "accusations", "fear", "advocates", "spectral", "protection", "prices")
    return {"defence": view["options"]["circle_defence"], **{name: view[name] for name in fields}}


def tally(view: Json) -> Json:
    """A moment of Salem 1692: what lies before everybody, and what the engine counts."""
    return {name: view[name] for name in ("character", "living", "front", "accusations", "limits")}


def cries(number: int) -> Json:
    """A scene as the terminal's crier calls it, and what it had been told."""
    dice = random.Random(number)
    game = mh.find_game("salem1692")
    companion = game.declares(Learn).companion
    assert companion is not None
    seats = dice.randint(game.spec.min_seats, game.spec.max_seats)
    options = game.read_options(
        seats, {"extra_witch": dice.random() < 0.5, "conspiracy": dice.choice(("left", "shuffled"))}
    )
    told: Json = {
        "lang": dice.choice(LANGUAGES),
        "seats": seats,
        "names": [f"Name{seat}" for seat in range(seats)] if dice.random() < 0.5 else [],
        "dead": dice.sample(range(seats), dice.randint(0, seats - 2)),
        "marks": {name: dice.random() < 0.5 for name in companion.marks or {}},
        "options": {name: options[name] for name in companion.options},
        "scene": dice.choice(list(companion.scenes or {})),
    }
    words, pauses = Words(told["lang"], strict=True), dict(companion.pauses or {})
    evening = Evening(
        game.id, companion, words, options, seats, told["names"], pauses, told["marks"], set(told["dead"])
    )
    calls = [
        {"text": evening.say(line), "pause": pauses.get(line.pause, 0), "dark": line.dark}
        | ({"sound": line.sound} if line.sound else {})
        for line in evening.lines(told["scene"])
    ]
    return {**told, "calls": calls}


def recordings() -> dict[str, str]:
    """What can be recorded for a wall, in English, by the names of the files."""
    companion = mh.find_game("salem1692").declares(Learn).companion
    assert companion is not None
    say = Words("en", strict=True).say
    return {name: say(f"salem1692-crier-{says}", **args) for name, (says, args) in recorded(companion).items()}


def moments(game: str, number: int, every: int) -> list[Json]:
    """The public views of a random match, one in so many."""
    return [match.view(-1) for at, match in enumerate(played(game, number)) if at % every == every - 1]


def main(count: int) -> None:
    """Write everything to standard output."""
    few = range(max(1, count // 20))
    found = {
        "new_salem": [new_salem(ended("new_salem", number)) for number in range(count)],
        "affliction": [affliction(ended("affliction", number)) for number in range(count)],
        "prices": [prices(view) for number in few for view in moments("affliction", number, 5)],
        "cries": [cries(number) for number in range(count // 5)],
        "recordings": recordings(),
        "tally": [tally(view) for number in few for view in moments("salem1692", number, 5)],
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
