"""What a text program is told of its seat: the rules once, who it is, what is new, the board, numbered options.

A prompt is a function of a view, events, talk and an ask: there is no match at hand that could tell more. What people
chose themselves (names, talk, the words of a card set) cannot pose as anything else: every line loses its square
brackets and line breaks, so that only options are numbered `[1]`, and names and talk stand between quotation marks that
they cannot hold themselves.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from meetinghouse import find_game, resources
from meetinghouse.board import Show, plain_lines, terminal_of
from meetinghouse.deeds import Deeds
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.table import Outcome
from meetinghouse.words import Words

CHARACTERS_A_TOKEN = 4
MOST_RULES = 700 * CHARACTERS_A_TOKEN
MOST_NEWS = 60  # lines told at once: who comes back after long, or looks on when dead, is told the latest
MOST_SAID = 300  # characters of one thing that somebody says
MOST_NAME = 40
MOST_NOTES = 400  # characters that a seat may keep for itself

_MARKS = {"Ps": "(", "Pe": ")", "Pi": '"', "Pf": '"', "Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cs": "", "Co": ""}
_UNSHOWN = str.maketrans({"[": "(", "]": ")", "▒": None})  # a number stands beside the backs of cards
_KEPT = {"’": "’", "‘": "’", "`": "’"}


def tokens(text: str) -> int:
    """About how many tokens a text costs: a token has four characters."""
    return -(-len(text) // CHARACTERS_A_TOKEN)


def harmless(text: str, most: int) -> str:
    """What somebody wrote, on one line, without brackets, quotation marks or signs that nobody sees."""
    kept = "".join(_KEPT.get(c) or _MARKS.get(unicodedata.category(c), c) for c in text[: 4 * most])
    kept = " ".join(kept.split())
    return kept if len(kept) <= most else kept[: most - 1] + "…"


def quoted(text: str) -> str:
    """A person's text in quotation marks, so that a reader sees whose words they are."""
    return f"«{harmless(text, MOST_SAID)}»"


def line(text: str) -> str:
    """A line of ours, which may hold words of a card set: no line break in it and no number in square brackets."""
    return " ".join(text.translate(_UNSHOWN).split())


def called(names: Sequence[str]) -> list[str]:
    """What seats are called in a prompt: quoted, and with the number of the seat where two would be called the same."""
    plain = [harmless(name, MOST_NAME) for name in names]
    often = Counter(name.casefold() for name in plain)
    alone = [bool(name) and often[name.casefold()] == 1 for name in plain]
    return [
        f"«{name}»" if own else f"«{name} {seat + 1}»"
        for seat, (name, own) in enumerate(zip(plain, alone, strict=True))
    ]


@cache
def digest(game: str, lang: str) -> str:
    """The rules in two minutes, from the game's own page: paragraph by paragraph, as far as 700 tokens go."""
    found = find_game(game)
    file = resources.of_game(found, "docs", "howto", f"{game}.{lang}.md")
    if not file.is_file():  # a game of another package may have no such page
        return ""
    text = file.read_text(encoding="utf-8").replace("*", "").replace("`", "")
    kept: list[str] = []
    for paragraph in text.strip().split("\n\n")[1:]:  # without its title
        lines = [line(one) for one in paragraph.splitlines()]
        if sum(len(one) + 1 for one in (*kept, *lines)) > MOST_RULES:
            break
        kept += lines
    while kept and kept[-1].startswith("#"):  # a heading without what it heads
        kept.pop()
    return "\n".join(one.lstrip("# ") for one in kept)


class SaidLine(NamedTuple):
    seat: int
    text: str


class Narrator:
    """Tells one seat its game as text. It remembers only what it has told already."""

    def __init__(self, game: str, seat: int, names: Sequence[str], lang: str = "en", talks: bool = False) -> None:
        """`talks`: whether what the seat says reaches anybody."""
        self.game = game
        self.seat = seat
        self.talks = talks
        self.names = called(names)
        self._words = Words(lang)
        self._deeds = Deeds(game, seat)
        self._who: list[str] = []

    def say(self, entry: str, **args: Any) -> str:
        """A sentence of agents.ftl."""
        return self._words.say(f"agent-{entry}", **args)

    def rules(self) -> str:
        """How the game is played and how to answer: the same at every seat and every time."""
        title = self._words.say(f"{self.game}-name")
        parts = [title, digest(self.game, self._words.lang), self.say("format")]
        if self.talks:
            parts.append(self.say("talk", most=MOST_SAID))
        return "\n\n".join(part for part in parts if part)

    def news(self, events: Iterable[Json], said: Iterable[SaidLine], asked: bool) -> list[str]:
        """What has happened and what was said, one line each; of very much, the latest."""
        told = [
            line(self._words.line(self.game, event, self.names, self.seat)) for event in self._deeds.told(events, asked)
        ]
        told += [self.say("said", name=self.names[one.seat], text=quoted(one.text)) for one in said]
        left_out = len(told) - MOST_NEWS
        return told if left_out <= 0 else [self.say("left-out", n=left_out), *told[left_out:]]

    def remark(self, event: Json) -> str:
        return self._words.remark(self.game, event, self.names, self.seat)

    def who(self, view: Json, whole: bool = False) -> list[str]:
        """Who I am and what I want; only what has changed, unless the whole is wanted."""
        lines = [line(one) for one in terminal_of(self.game).who(view, self._show(view))]
        before, self._who = self._who, lines
        new = lines if whole else [one for one in lines if one not in before]
        return [self.say("you-are", name=self.names[self.seat]), *new] if whole or (new and not before) else new

    def board(self, view: Json) -> list[str]:
        show = self._show(view)
        board = terminal_of(self.game).describe(view, show)
        head = " | ".join(line(text.plain) for text in board.headline)
        return [head, *(line(one) for one in plain_lines(board, show.words, heading=False))]

    def question(self, view: Json, ask: Ask) -> list[str]:
        labels = self.labels(view, ask)
        asked = line(self._words.ask(self.game, ask.kind))
        numbered = [f"[{number}] {label}" for number, label in labels.items()]
        return [asked, *numbered]

    def labels(self, view: Json, ask: Ask) -> dict[int, str]:
        """What each number means; 0 lets a speak-up be."""
        show = self._show(view)
        labels = {} if ask.required else {0: self._words.say("cli-let-be")}
        return labels | {number: line(show.choice(choice)) for number, choice in enumerate(ask.options, 1)}

    def ending(self, outcome: Outcome) -> str:
        return line(self._words.outcome(self.game, outcome, self.names, self.seat))

    def _show(self, view: Json) -> Show:
        return Show(self._words.of_set(self.game, view.get("words")), self.game, self.names, self.seat)
