"""Golden transcripts: whole games written for people, so that a change of rules or words shows as a readable diff."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import meetinghouse as mh
from meetinghouse.engine.chance import Chance, seal_from_seed
from meetinghouse.engine.game import Closes, Game
from meetinghouse.engine.match import Match, start
from meetinghouse.engine.trail import Trail
from meetinghouse.engine.visibility import viewer_bit
from meetinghouse.words import Words

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kit", "Liv")
LONGEST = 60_000
SILENCE = 40  # one input in so many is the clock


class Golden(NamedTuple):
    """One transcript to keep: the name says seats and variant."""

    game: str
    seats: int
    variant: str
    options: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.seats}{'-' + self.variant if self.variant else ''}"

    @property
    def path(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"

    @property
    def record(self) -> Path:
        return RECORDS / f"{self.game}-{self.name}.jsonl"


def wanted(game: Game) -> Iterator[Golden]:
    """Every seat count in every edition, and for a small table each other option at another value than its default."""
    spec = game.spec
    editions = spec.options["edition"].choices[1:] if "edition" in spec.options else ()
    for seats in range(spec.min_seats, spec.max_seats + 1):
        yield Golden(game.id, seats, "", {})
        for edition in editions:
            yield Golden(game.id, seats, f"edition-{edition}", {"edition": edition})
    small = spec.min_seats + 1
    for name, option in spec.options.items():
        if name == "edition":
            continue
        others = [value for value in option.choices if value != option.default]
        for value in others if len(others) < 3 else others[:1]:
            variant = name if isinstance(value, bool) else f"{name}-{value}"
            yield Golden(game.id, small, variant, {name: value})


class Player:
    """Plays every seat by chance of its own, the same with every version of Python."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seal_from_seed(2**200 + seed), Trail())

    def step(self, match: Match) -> tuple[int, dict[str, Any]] | None:
        """Make one input and say which: seat and answer, or None for the clock."""
        pick = self.chance.pick
        decision = match._table.decision
        assert decision is not None
        if pick(SILENCE) == 0:
            match.timeout()
            return None
        waiting = match.waiting
        seat = waiting[pick(len(waiting))]
        if decision.kind.closes is Closes.MAIN and pick(3):
            seat = waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        choice = ask.options[pick(len(ask.options))]
        match.answer(seat, choice)
        return seat, choice.to_json()


def play(golden: Golden, seed: int) -> Match:
    """The game of a transcript, without its text."""
    match, player = deal(golden, seed), Player(seed)
    for _ in range(LONGEST):
        if match.outcome is not None:
            return match
        player.step(match)
    raise AssertionError(f"{golden} does not end")


def deal(golden: Golden, seed: int) -> Match:
    return start(mh.find_game(golden.game), golden.seats, golden.options, seal_from_seed(seed))


def write(golden: Golden, seed: int) -> tuple[str, str]:
    """The transcript and the record of one game."""
    return Writer(golden, seed).write()


class Writer:
    """Writes down one game as it is played."""

    def __init__(self, golden: Golden, seed: int) -> None:
        self.golden = golden
        self.seed = seed
        self.match = deal(golden, seed)
        self.player = Player(seed)
        self.words = Words("en")
        self.names = NAMES[: golden.seats]
        self.lines: list[str] = []
        self.logged = 0
        self.told = 0

    def write(self) -> tuple[str, str]:
        golden, match = self.golden, self.match
        options = " ".join(f"{name}={json.dumps(value)}" for name, value in golden.options.items())
        rules = mh.find_game(golden.game).spec.rules_version
        self.lines.append(
            f"game {golden.game}  seats {golden.seats}  rules {rules}  seed {self.seed}  {options}".rstrip()
        )
        self.lines.append("names " + " ".join(f"{seat} {name}" for seat, name in enumerate(self.names)))
        self.chance()
        self.events()
        inputs = 0
        opened: object = None
        while match.outcome is None:
            decision = match._table.decision
            if decision is not opened:
                self.question()
                opened = decision
                assert decision is not None
                if inputs == 0 or decision.id % 60 == 0:
                    self.view(decision.seats[0])
            self.input(self.player.step(match))
            self.chance()
            self.events()
            inputs += 1
            assert inputs < LONGEST
        winners = ", ".join(self.names[seat] for seat in match.outcome.winners)
        self.lines.append(f"end {match.outcome.reason}  winners {winners}  scores {json.dumps(match.outcome.scores)}")
        self.lines.append(f"   {self.words.outcome(golden.game, match.outcome, self.names)}")
        self.view(-1)
        return "\n".join(self.lines) + "\n", match.record()

    def question(self) -> None:
        shown = self.match.decision
        assert shown is not None
        seats = " ".join(str(seat) for seat in shown["seats"])
        seconds = f" ({shown['seconds']} s)" if shown["seconds"] is not None else ""
        closes = "" if shown["closes"] == "one" else f" until {shown['closes']}"
        self.lines.append(f"#{shown['id']} {shown['kind']} asks {seats}{closes}{seconds}")

    def input(self, given: tuple[int, dict[str, Any]] | None) -> None:
        if given is None:
            self.lines.append("the clock")
            return
        seat, choice = given
        spelt = " ".join([choice["do"], *(f"{k}={v}" for k, v in choice.items() if k not in ("ask", "do"))])
        self.lines.append(f"{seat}> {spelt}  | {self.words.choice(self.golden.game, choice, self.names)}")

    def chance(self) -> None:
        for entry in self.match._table.log.since(self.logged):
            if entry[0] == "shuffle":
                order = entry[1]
                assert isinstance(order, list)
                self.lines.append("chance shuffle " + " ".join(str(n) for n in order))
            elif entry[0] == "pick":
                self.lines.append(f"chance pick {entry[2]} of {entry[1]}")
        self.logged = len(self.match._table.log)

    def events(self) -> None:
        """Each new event as everybody hears it, then as those hear it who are told more."""
        table = self.match._table
        for number, event in enumerate(table.events.since(self.told), start=self.told):
            spectator = self.heard(number, -1) if event[4] & viewer_bit(-1) else None
            if spectator is not None:
                self.lines.append(f"   all: {spectator}")
            apart: dict[str, list[int]] = {}
            for seat in range(table.seats):
                if event[4] & viewer_bit(seat):
                    heard = self.heard(number, seat)
                    if heard != spectator:
                        apart.setdefault(heard, []).append(seat)
            for heard, seats in apart.items():
                self.lines.append(f"   {' '.join(str(seat) for seat in seats)}: {heard}")
        self.told = len(table.events)

    def heard(self, number: int, viewer: int) -> str:
        event = self.match.observer.told(viewer, number)[0]
        return self.words.line(self.golden.game, event, self.names)

    def view(self, viewer: int) -> None:
        self.lines.append(f"view {viewer} {json.dumps(self.match.view(viewer), ensure_ascii=False)}")


def read_seed(golden: Golden) -> int:
    """The seed that an existing transcript was played with."""
    words = golden.path.read_text(encoding="utf-8").split("\n", 1)[0].split()
    return int(words[words.index("seed") + 1])
