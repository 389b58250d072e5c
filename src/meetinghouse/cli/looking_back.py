"""`meetinghouse analyse`: the chances of a finished game, what moved them, what might have been, who thought what."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict

import meetinghouse
from meetinghouse.cli.files import check_file, read_file, write_file
from meetinghouse.cli.play import names_in
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.lookback.minds import BotThought
from meetinghouse.lookback.report import Analysis, CostlyMoment, Turn
from meetinghouse.lookback.report import analyse as look_back
from meetinghouse.lookback.story import Storyteller, tell

POINTS = 12  # rows of the table of chances, where the game has no laps


def analyse(voice: LinePrinter, given: argparse.Namespace) -> int:
    record = read_file(given.record)
    check_file(given.json)
    found = look_back(record)
    way = meetinghouse.walk(record)
    voice.words = voice.words.of_set(found.game, way.match.view(-1).get("words"))
    teller = tell(meetinghouse.find_game(found.game), way)
    _Telling(voice, found, names_in(voice, record, found.seats), teller).tell()
    if given.json is not None:
        write_file(given.json, json.dumps(asdict(found), indent=1) + "\n")
    return 0


class _Telling:
    def __init__(self, voice: LinePrinter, found: Analysis, names: Sequence[str], teller: Storyteller | None) -> None:
        self.voice = voice
        self.words = voice.words
        self.found = found
        self.names = names
        self.laps = [] if teller is None else teller.laps
        self.points = [] if teller is None else teller.points
        game = found.game
        self.sides = [self.words.say(f"{game}-side-{side}") for side in found.sides] or list(names)

    def tell(self) -> None:
        found, say = self.found, self.words.say
        self._head("analysis-chances")
        for name, row in self._chances():
            numbers = ", ".join(f"{side} {n}" for side, n in zip(self.sides, row, strict=False))
            self.voice.line(f"  {self._pair(name, numbers)}")
        if self.points:
            self._head("web-turning-points")
            for point in self.points:
                told = self.words.point(found.game, point.key, point.args, self.names)
                self.voice.line(f"  {self._pair(self._lap(point.at), told)}")
        if found.turns:
            self._head("analysis-turns")
            for turn in found.turns:
                self.voice.line(f"  {self._turn(turn)}")
        for seat in range(found.seats):
            mine = [one for one in found.moments if one.seat == seat]
            if mine:
                self.voice.line(self._pair(self.names[seat], say("analysis-moments")))
                for moment in mine:
                    self.voice.line(f"  {self._moment(moment)}")
        for seat in range(found.seats):
            thoughts = [one for one in found.thoughts if one.seat == seat]
            if thoughts:
                self.voice.line(say("analysis-mind", name=self.names[seat]))
                for thought in thoughts:
                    self.voice.line(f"  {self._pair(self._lap(thought.at), self._thought(thought))}")
        self.voice.line(say("analysis-fair"))

    def _head(self, entry: str) -> None:
        self.voice.line(self.words.say(entry))

    def _chances(self) -> list[tuple[str, tuple[int, ...]]]:
        """How it stood when each day, night or round began, and at the end."""
        rows = self.found.chances
        if not self.laps:
            step = max(1, len(rows) // POINTS)
            return [("", row[1:]) for row in (*rows[::step], rows[-1])]
        return [
            (self.words.say(f"{self.found.game}-story-{lap.key}", n=lap.n), self._at(lap.at)) for lap in self.laps
        ] + [("", rows[-1][1:])]

    def _at(self, at: int) -> tuple[int, ...]:
        return [row for row in self.found.chances if row[0] <= at][-1][1:]

    def _lap(self, at: int) -> str:
        before = [lap for lap in self.laps if lap.at <= at]
        if not before:
            return ""
        return self.words.say(f"{self.found.game}-story-{before[-1].key}", n=before[-1].n)

    def _pair(self, name: str, text: str) -> str:
        """What stands behind a colon, as each language writes it."""
        return self.words.say("web-pair", name=name, words=text) if name else text

    def _turn(self, turn: Turn) -> str:
        game = self.found.game
        if turn.event is not None:
            deed = self.words.line(game, turn.event, self.names)
        elif turn.seat < 0:
            deed = self.words.say("analysis-together")
        else:
            deed = self._pair(self.names[turn.seat], self.words.choice(game, turn.do, self.names))
        side = self.sides[turn.side]
        told = self.words.say("analysis-turn", deed=deed, side=side, before=turn.before, after=turn.after)
        return self._pair(self._lap(turn.at), told)

    def _moment(self, moment: CostlyMoment) -> str:
        game, names, kind = self.found.game, self.names, moment.kind
        did, better = (self.words.choice(game, one, names, kind=kind) for one in (moment.did, moment.better))
        why = self.words.say(f"analysis-why-{moment.why}", gain=moment.gain / 10)
        told = self.words.say("analysis-moment", did=did, better=better, why=why)
        return self._pair(self._lap(moment.at), told)

    def _thought(self, thought: BotThought) -> str:
        right = "yes" if thought.right else "no"
        about = self.names[thought.about]
        return self.words.say(f"analysis-thought-{thought.key}", about=about, chance=thought.chance, right=right)
