"""Help for people who play the printed game: how to set it up, and what a crier says when eyes are closed.

All of it is data, so that the terminal and the browser's companion pages say the same; the sentences are entries of
`locales/*/companion.ftl`. `python -m meetinghouse.learn.companion` prints the companions of all games as JSON;
`npm run wire` writes each into `web/src/games/<game>/companion/declared.ts`, where the pages read it.
"""

import json
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from meetinghouse import registry
from meetinghouse.engine.game import Game
from meetinghouse.learn import Learn

Facts = dict[str, int]

# What is heard where there is no voice: no two alike in pitch or rhythm. A terminal, which has one bell, strikes it as
# often as a sound's place here says.
SOUNDS = ("owl", "drum", "knocker", "horn", "bell", "cock")
# The values of an argument as recorded lines are named by them, and what the sentence is given for each.
TAKES: dict[str, dict[str, Any]] = {"witch": {"one": 1, "other": 2}, "constable": {"yes": "yes", "no": "no"}}


@dataclass(frozen=True)
class CrierLine:
    """A sentence, said when what it needs is so: an option that is on, `option=value`, or a fact of the evening."""

    says: str  # the entry `<game>-crier-<says>` of a scene, `<game>-setup-<says>` of the set-up
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    pause: str = ""  # which pause follows; without one the next line comes at once
    sound: str = ""  # one of SOUNDS: what stands for it where there is no voice
    dark: bool = False  # eyes are closed while it is said and in the pause after it
    count: str = ""  # the fact that people can count on their table to see that all is right
    stage: str = ""  # the moment of a game on screens at which it is read, too
    takes: str = ""  # the one argument that its sentence turns on in a room: a key of TAKES

    def holds(self, known: Collection[str]) -> bool:
        """Whether it belongs to an evening of which these things are so."""
        return all(one in known for one in self.when) and not any(one in known for one in self.unless)


@dataclass(frozen=True)
class Companion:
    setup: tuple[CrierLine, ...]
    facts: Callable[[int, Mapping[str, Any]], Facts]  # the numbers of a table, by seats and options
    options: tuple[str, ...] = ()  # those that a printed table has to know
    varies: str = ""  # the one of them that changes numbers
    sheet: Mapping[str, Any] | None = None  # what else the pages count with: plain JSON
    scenes: Mapping[str, tuple[CrierLine, ...]] | None = None
    pauses: Mapping[str, int] | None = None  # seconds, which people may change
    marks: Mapping[str, bool] | None = None  # facts of the evening that people tell, and what is usual


def recorded(companion: Companion) -> dict[str, tuple[str, dict[str, Any]]]:
    """The lines that the wall of a room reads, by the names of their recordings: which entry says each, with what."""
    lines = {
        line.says: line
        for scene in (companion.scenes or {}).values()
        for line in scene
        if line.stage and "box" not in line.when and "room" not in line.unless
    }
    return {
        f"{says}.{case}" if case else says: (says, {"place": "room"} | ({line.takes: value} if case else {}))
        for says, line in lines.items()
        for case, value in TAKES.get(line.takes, {"": ""}).items()
    }


def known_of(options: Mapping[str, Any]) -> set[str]:
    """Options as lines ask for them: `extra_witch` where it is on, `conspiracy=left`."""
    chosen = {f"{name}={value}" for name, value in options.items() if not isinstance(value, bool)}
    return chosen | {name for name, value in options.items() if value is True}


def sheet(game: Game) -> dict[str, Any] | None:
    """A game's companion as the pages read it, or None."""
    found, spec = game.declares(Learn).companion, game.spec
    if found is None:
        return None
    usual = {name: option.default for name, option in spec.options.items()}
    values = {
        name: [option.default, *(value for value in option.choices if value != option.default)]
        for name, option in spec.options.items()
    }
    variants = [{found.varies: value} for value in values[found.varies]] if found.varies else [{"": ""}]
    return {
        "seats": [spec.min_seats, spec.max_seats],
        "options": {name: values[name] for name in found.options},
        "varies": found.varies,
        "facts": {
            str(n): {str(*one.values()).lower(): found.facts(n, usual | one) for one in variants}
            for n in range(spec.min_seats, spec.max_seats + 1)
        },
        "setup": [_line(line) for line in found.setup],
        "scenes": {name: [_line(line) for line in lines] for name, lines in (found.scenes or {}).items()},
        "pauses": dict(found.pauses or {}),
        "marks": dict(found.marks or {}),
        **(found.sheet or {}),
    }


def _line(line: CrierLine) -> dict[str, Any]:
    return {name: value for name, value in asdict(line).items() if value}


if __name__ == "__main__":
    ours = {game.id: sheet(game) for game in registry.all_games() if game.folder is None}
    sys.stdout.write(json.dumps({game: found for game, found in ours.items() if found is not None}))
