"""`meetinghouse crier`: lays out a printed game and calls what is called while eyes are closed, aloud where it can.

What is said and when is the game's own (`Learn.companion`), the same that the browser's companion says.
"""

import argparse
import queue
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Any, TextIO

from meetinghouse import registry
from meetinghouse.cli.play import read_options
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.learn import Learn
from meetinghouse.learn.companion import SOUNDS, Companion, CrierLine, known_of, recorded
from meetinghouse.words import NONE, Words

SPEAKER = "espeak-ng"
WORDS_A_MINUTE = "140"  # slower than it speaks by itself: people have their eyes closed and cannot read along
LONGER = 10
MOST_NAME = 24

AGAIN, LONG, STOP = "again", "longer", "stop"


@dataclass
class Evening:
    """Who sits at the printed table, and what the crier has been told of it."""

    game: str
    companion: Companion
    words: Words
    options: dict[str, Any]
    seats: int
    names: list[str]
    pauses: dict[str, int]
    marks: dict[str, bool]
    dead: set[int] = field(default_factory=set)

    @property
    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.dead]

    def known(self) -> set[str]:
        """What lines may ask for."""
        found = known_of(self.options) | {"box"} | {name for name, so in self.marks.items() if so}
        return found | {"names"} if self.names else found

    def lines(self, scene: str) -> list[CrierLine]:
        """What is called tonight, in order."""
        known = self.known()
        return [line for line in (self.companion.scenes or {})[scene] if line.holds(known)]

    def called(self, seat: int) -> str:
        """A name, or the number of the seat."""
        return self.names[seat] if self.names else str(seat + 1)

    def say(self, line: CrierLine) -> str:
        """A line of the crier in the reader's language."""
        living = self.living
        takes = f"{self.game}-crier-takes"  # of a game in which everyone takes something from the left
        pairs = [
            self.words.say(takes, taker=self.called(taker), giver=self.called(giver))
            for taker, giver in zip(living, living[1:] + living[:1], strict=True)
            if self.words.has(takes)
        ]
        marks = {name: "yes" if so else "no" for name, so in self.marks.items()}
        args: dict[str, Any] = {
            **self.companion.facts(self.seats, self.options),
            **marks,
            "living": len(living),
            "place": "box",
            "names": self.words.join([self.names[seat] for seat in living]) if self.names else NONE,
            "pairs": self.words.join(pairs),
            "seconds": self.pauses.get(line.pause, 0),
        }
        return self.words.say(f"{self.game}-crier-{line.says}", **args)

    def setup(self) -> list[str]:
        facts: dict[str, Any] = {**self.companion.facts(self.seats, self.options)}
        known = self.known()
        return [
            self.words.say(f"{self.game}-setup-{line.says}", **facts)
            for line in self.companion.setup
            if line.holds(known)
        ]


class Keys:
    """What people type, line by line, also while a pause runs."""

    def __init__(self, source: TextIO) -> None:
        self._typed: queue.Queue[str | None] = queue.Queue()
        self.over = False
        threading.Thread(target=self._read, args=(source,), daemon=True).start()

    def _read(self, source: TextIO) -> None:
        for line in source:
            self._typed.put(line.strip())
        self._typed.put(None)

    def next(self, seconds: float | None = None) -> str | None:
        """The next line; None when the time is up, or when nobody can type any more."""
        try:
            line = None if self.over else self._typed.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            self.over = True
            if seconds:
                time.sleep(seconds)
        return line


class Crier:
    """Says the lines of a scene with their pauses; `again`, `longer` and `stop` may be typed meanwhile."""

    def __init__(self, evening: Evening, voice: LinePrinter, keys: Keys, speaker: str | None) -> None:
        self.evening = evening
        self.voice = voice
        self.keys = keys
        self.speaker = speaker

    def call(self, scene: str) -> None:
        for line in self.evening.lines(scene):
            while (asked := self._line(line)) == AGAIN:
                pass
            if asked == STOP:
                self.voice.say("crier-stopped")
                return

    def _line(self, line: CrierLine) -> str:
        text = self.evening.say(line)
        self.voice.line(text)
        self._aloud(text, SOUNDS.index(line.sound) + 1 if line.sound else 0)
        return self._pause(self.evening.pauses[line.pause]) if line.pause else ""

    def _aloud(self, text: str, strokes: int) -> None:
        if self.speaker is not None:
            command = [self.speaker, "-v", self.evening.words.lang, "-s", WORDS_A_MINUTE, "--stdin"]
            try:
                spoken = subprocess.run(command, input=text, text=True, capture_output=True, check=False)
                # Without a sound card it says so and calls that a success.
                if not spoken.returncode and not any(one.startswith("error") for one in spoken.stderr.splitlines()):
                    return
            except OSError:
                pass
            self.speaker = None
            self.voice.say("crier-no-voice")
        self.voice.out.write("\a" * strokes)
        self.voice.out.flush()

    def _pause(self, seconds: int) -> str:
        """Wait, unless somebody types; what they asked for."""
        end = time.monotonic() + seconds
        if seconds:
            self.voice.say("crier-pause", n=seconds)
        while (left := end - time.monotonic()) > 0:
            typed = self.keys.next(left)
            if typed is None:
                continue
            wishes = {self.voice.text(f"crier-key-{one}"): one for one in (AGAIN, LONG, STOP)}
            wish = {**wishes, self.voice.text("key-quit"): STOP, "": ""}.get(typed)
            if wish == LONG:
                end += LONGER
                self.voice.say("crier-pause", n=round(end - time.monotonic()))
            elif wish is not None:  # a slip of the finger ends no pause while eyes are closed
                return wish
        return ""


def crier(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Lay out, then make the calls that are asked for until somebody leaves."""
    evening = read(voice, given)
    if given.lines:
        for name, (says, args) in recorded(evening.companion).items():
            path = f"{evening.words.lang}/{evening.game}/{name}"
            voice.say("crier-line", path=path, text=evening.words.say(f"{evening.game}-crier-{says}", **args))
        return 0
    for number, step in enumerate(evening.setup(), 1):
        voice.say("option", n=number, text=step)
    speaker = None if given.silent else shutil.which(SPEAKER)
    voice.say("crier-aloud" if speaker else "crier-text")
    keys = Keys(sys.stdin)
    caller = Crier(evening, voice, keys, speaker)
    while True:
        choices = _choices(evening, voice)
        shown = [voice.text("option", n=n, text=text) for n, (text, _, _) in enumerate(choices, 1)]
        voice.line("   ".join([*shown, voice.text("crier-leave")]))
        typed = keys.next()
        if typed is None or typed == voice.text("key-quit"):
            return 0
        if not typed.isdecimal() or not 1 <= int(typed) <= len(choices):
            voice.say("no-such-option", got=typed, n=len(choices))
            continue
        _, kind, name = choices[int(typed) - 1]
        if kind == "scene":
            caller.call(name)
        elif kind == "mark":
            evening.marks[name] = not evening.marks[name]
        else:
            _tell_dead(evening, voice, keys)


def _choices(evening: Evening, voice: LinePrinter) -> list[tuple[str, str, str]]:
    """What may be asked for now: its text, its kind and its name."""
    say = evening.words.say
    found = [(say(f"{evening.game}-scene-{name}"), "scene", name) for name in evening.companion.scenes or {}]
    found += [
        (voice.text("crier-mark", text=say(f"{evening.game}-mark-{name}"), so="yes" if so else "no"), "mark", name)
        for name, so in evening.marks.items()
    ]
    dead = evening.words.join([evening.called(seat) for seat in sorted(evening.dead)]) or voice.text("nobody")
    return [*found, (voice.text("crier-dead", who=dead), "dead", "")]


def _tell_dead(evening: Evening, voice: LinePrinter, keys: Keys) -> None:
    """Ask who has died; a player named again lives after all."""
    seats = "   ".join(voice.text("option", n=n + 1, text=evening.called(n)) for n in range(evening.seats))
    voice.say("crier-who", seats=seats)
    typed = keys.next() or ""
    if typed.isdecimal() and 1 <= int(typed) <= evening.seats:
        evening.dead ^= {int(typed) - 1}
    else:
        voice.say("no-such-option", got=typed, n=evening.seats)


def read(voice: LinePrinter, given: argparse.Namespace) -> Evening:
    """The evening that the command line describes."""
    game = registry.find_game(given.game)
    companion = game.declares(Learn).companion
    if companion is None or not companion.scenes:
        there_are = [one for one in registry.all_games() if (found := one.declares(Learn).companion) and found.scenes]
        named = [voice.words.say(f"{one.id}-name") for one in (game, *there_are)]
        page = "no" if companion is None else "yes"
        raise CliError("no-crier", game=named[0], page=page, games=voice.words.join(named[1:]))
    names = [name.strip()[:MOST_NAME] for name in (given.names or "").split(",") if name.strip()]
    seats = (len(names) or game.spec.usual_seats) if given.players is None else given.players
    options = game.read_options(seats, read_options(game.spec, given.options))
    if names and len(names) != seats:
        raise CliError("crier-names", got=len(names), players=seats)
    marks = {**(companion.marks or {}), **({"watcher": True} if given.watcher else {})}
    pauses = read_pauses(companion, given.pauses)
    return Evening(game.id, companion, voice.words, options, seats, names, pauses, marks)


def read_pauses(companion: Companion, given: str | None) -> dict[str, int]:
    """`night=30,confess=60`: seconds by name; the others stay as they are."""
    pauses = dict(companion.pauses or {})
    for pair in (given or "").split(","):
        name, _, seconds = pair.partition("=")
        if not pair.strip():
            continue
        if name.strip() not in pauses or not seconds.strip().isdecimal():
            raise CliError("crier-pauses", got=pair, choices=", ".join(pauses))
        pauses[name.strip()] = int(seconds)
    return pauses
