"""Turns ids into sentences: events, questions, answers, refusals and endings, in the reader's language.

The sentences stand in `locales/<language>/*.ftl` (Fluent), those of a game from another package in its own folder; the
browser reads the same files and follows the same rules.
What an argument means is declared by its game, never guessed: `Telling.words` maps an id family to argument names, such
as `{"seat": ["seat", "target"], "card": ["card", "cards"]}`. A sentence may then use, for an argument `card`:

- `$card`: the name of the card (`<game>-card-<id>`); for a seat, the player's name; anything else as it is
- `$card-a`, `$card-gender`, ...: an attribute of that entry (`.a` is the name inside a sentence, with its article)
- `$card-id`: the bare id, to select on
- `$cards`, `$cards-a`: for a list, its items joined as the language joins them, equal ones in a row counted
  ("Alibi and Accusation ×2"); `$cards-n`: how many there are
- the word `unknown` where the reader is not told, and `none` where there is nothing
- the functions of `grammar.py` for the language: `{ DE($seat) }` is "d’Inès" or "de Dan"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast

from meetinghouse import find_game, registry, resources
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.engine.table import Outcome
from meetinghouse.grammar import FUNCTIONS, NUMBERS
from meetinghouse.languages import LANGUAGES as LANGUAGES
from meetinghouse.sentences import BadSentence, Sentences
from meetinghouse.telling import Telling

if TYPE_CHECKING:
    from meetinghouse.learn.coach import Advice
    from meetinghouse.learn.scenes import LessonWords

_OWN_PLACE = re.compile(r"-own-\d+$")  # an id that only a card set fills
UNKNOWN = "unknown"
NONE = "none"


class MissingWords(LookupError):
    """No entry, no such attribute, or a sentence that could not be put together."""


class _Told(dict[str, Any]):
    """The variables of a sentence, each put into words when the sentence asks for it."""

    __slots__ = ("tell",)
    tell: Callable[[str], Any]

    def __missing__(self, variable: str) -> Any:
        value = self[variable] = self.tell(variable)
        return value


class Language:
    """Every entry of one language, from all its files."""

    def __init__(self, lang: str, folders: Iterable[Path]) -> None:
        self.lang = lang
        self.sentences = Sentences(FUNCTIONS[lang], NUMBERS[lang])
        self.entries: dict[str, ast.Message] = {}
        for folder in folders:
            for file in sorted(folder.joinpath("locales", lang).glob("*.ftl")):
                self._read(file.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                self.sentences.add(entry)
            if isinstance(entry, ast.Message):
                self.entries.setdefault(entry.id.name, entry)  # nobody's package can change the words of the house

    def format(self, entry: str, attr: str | None, args: Mapping[str, Any]) -> str:
        try:
            return self.sentences.say(entry, attr, args)
        except BadSentence as why:
            raise MissingWords(f"{self.lang}: {entry}" + (f".{attr}" if attr else "") + f": {why}") from None


def language(lang: str) -> Language:
    """One language, read once, and again when a game with words of its own has become known."""
    if lang not in LANGUAGES:
        raise ValueError(f"{lang!r} is none of {LANGUAGES}")
    return _language(lang, (resources.root(), *registry.folders()))


_language = cache(Language)


class Words:
    """Sentences in one language, or in English where it lacks one. `strict` raises `MissingWords` for every gap."""

    def __init__(self, lang: str = "en", *, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self._language = language(lang)
        self._own: dict[str, dict[str, str]] = {}  # what a card set calls its cards, by entry

    def of_set(self, game: str, own: Mapping[str, Any] | None) -> Words:
        """The same, with the words that a card set brings (`view["words"]`): in this language, or in one it has."""
        made = Words(self.lang, strict=self.strict)
        for lang in sorted(own or {}, key=lambda one: (one == self.lang, one == "*", one == "en", one)):
            for family, cards in (own or {})[lang].items():
                for card, texts in cards.items():
                    made._own.setdefault(_id(f"{game}-{family}-{card}"), {}).update(texts)
        return made

    def has(self, entry: str, attr: str | None = None) -> bool:
        """Whether there are such words: of the card set, or ours."""
        own = self._own.get(_id(entry), {})
        named = own.get("name" if attr in (None, "a") else attr) or (attr or "name") in own
        return bool(named) or self._language.sentences.pattern(_id(entry), attr) is not None

    def renamed(self, entry: str) -> bool:
        """Whether the table's card set means somebody or something else by this: a set that was begun from ours repeats
        our names."""
        name = self._own.get(_id(entry), {}).get("name")
        ours = self._language.sentences.pattern(_id(entry), None) is not None
        return name is not None and not (ours and name == Words(self.lang).say(entry))

    def say(self, entry: str, attr: str | None = None, **args: Any) -> str:
        """One entry with ready-made arguments; a dash in a variable's name is an underscore here."""
        return self._format(_id(entry), attr, {name.replace("_", "-"): value for name, value in args.items()})

    def line(self, game: str, event: Mapping[str, Any], names: Sequence[str], me: int | None = None) -> str:
        """What an event says to its viewer; `me` is the seat that reads, and is told of itself as "you"."""
        entry = f"{game}-{_bare(game, event['key'])}"
        given = {k: v for k, v in event.items() if k != "key"}
        return self._tell(game, self._addressed(game, entry, given, me), given, names, me=me)

    def _addressed(self, game: str, entry: str, told: Mapping[str, Any], me: int | None) -> str:
        """The sentence for the part that the reader plays in it, where there is one; or the one for somebody who does
        it to themself, or with something of theirs (`own`). `locales/*/you.ftl` says how the forms are named; the
        browser chooses by the same table."""
        forms = []
        if me is not None:
            parts = [role for role in _roles(game) if me in _people(told.get(role))]
            forms += ["-".join((*parts, "you"))] if len(parts) > 1 else []
            forms += ["you" if part == "seat" else f"{part}-you" for part in parts]
        if told.get("seat") is not None and told.get("seat") == told.get("target"):
            forms.append("self")
        if told.get("seat") is not None and told.get("seat") == told.get("source"):
            forms = [*(f"own-{form}" for form in forms), *forms, "own"]
        return next((made for form in forms if self.has(made := f"{form}-{entry}")), entry)

    def ask(self, game: str, kind: str) -> str:
        return self.say(f"{game}-ask-{_bare(game, kind)}")

    def choice(
        self, game: str, choice: Mapping[str, Any], names: Sequence[str], me: int | None = None, kind: str = ""
    ) -> str:
        """What an option means, from `Choice.to_json()`; to name my own seat is to name "you". With the kind of its
        question as a deed, where there are such words."""
        args = {k: v for k, v in choice.items() if k not in ("ask", "do")}
        if me is not None:
            names = [self.say("you-name") if seat == me else name for seat, name in enumerate(names)]
        deed = f"{game}-deed-{_bare(game, kind)}-{choice['do']}"
        entry = deed if self.has(deed) else f"{game}-do-{choice['do']}"
        text = self._tell(game, entry, args, names)
        # A game without words: its options still differ.
        return " ".join(map(str, (choice["do"], *args.values()))) if text == _id(entry) else text

    def remark(self, game: str, said: Mapping[str, Any], names: Sequence[str], me: int | None = None) -> str:
        """A ready-made remark (`remark`, `about`, `why`) with its reason; about the reader it says "you"."""
        key, about, why = f"remark-{said['remark']}", said.get("about"), said.get("why")
        if about is not None and about == me and self.has(f"about-you-{key}"):
            key = f"about-you-{key}"
        text = self.say(key, name="" if about is None else names[about])
        if why is None:
            return text
        seat = why.get("seat")
        because = self.say(f"{game}-why-{why['id']}", n=why.get("n", 0), seat="" if seat is None else names[seat])
        return self.say("remark-because", remark=text, why=because)

    def lesson(self, game: str, said: LessonWords, names: Sequence[str]) -> str:
        return self._tell(game, said.entry, said.args, names, said.attr or None)

    def point(self, game: str, key: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
        entry = f"{game}-story-{key}"
        return self._tell(game, self._addressed(game, entry, args, None), args, names)

    def advice(self, game: str, advice: Advice, names: Sequence[str]) -> str:
        return self._tell(game, f"{game}-coach-{advice.key}", advice.args, names)

    def name(self, game: str, family: str, value: str, attr: str | None = None) -> str:
        """The name of a card, a character, an option...; with `attr`, another side of it (`a`, `text`)."""
        return self.say(f"{game}-{family}-{value}", attr)

    def error(self, code: str, rule: str | None = None) -> str:
        """Why something was refused, with the number of the rule that says so."""
        text = self.say(f"error-{code}")
        return text if rule is None else self.say("error-by-rule", text=text, rule=rule)

    def refusal(self, error: MeetinghouseError) -> str:
        return self.error(error.code, error.rule)

    def outcome(self, game: str, outcome: Outcome, names: Sequence[str], me: int | None = None) -> str:
        """How a game ended; `$winners` are the players who won, `$winners-n` how many. Where one of them is "you"
        (`me`), the sentence says so and `$winners` are the others."""
        entry = _id(f"{game}-outcome-{outcome.reason}")
        mine = me in outcome.winners and self.has(f"you-{entry}")
        winners = [_person(names, seat) for seat in outcome.winners if not (mine and seat == me)]
        args = {"winners": self.join(winners) if winners else NONE, "winners-n": len(outcome.winners)}
        return self._format(f"you-{entry}" if mine else entry, None, args)

    def alike(self, items: Sequence[str]) -> list[str]:
        """Several alike in a row are counted; people never are: they are named one by one."""
        runs = [(item, len(list(run))) for item, run in groupby(items)]
        return [item if n == 1 else self._format("list-times", None, {"item": item, "n": n}) for item, n in runs]

    def join(self, items: Sequence[str]) -> str:
        """`A, B and C`, as the language says it."""
        if len(items) <= 1:
            return "".join(items)
        head = items[0]
        for item in items[1:-1]:
            head = self._format("list-more", None, {"head": head, "next": item})
        return self._format("list-last", None, {"head": head, "last": items[-1]})

    def titled(self, title: str, text: str) -> str:
        """A heading and what stands under it, on one line."""
        return self._format("list-titled", None, {"title": title, "text": text})

    # ---- arguments -------------------------------------------------------------------------------------------

    def _format(self, entry: str, attr: str | None, args: Mapping[str, Any]) -> str:
        own = self._own.get(entry)
        if own is not None:
            part = "name" if attr in (None, "a") else attr
            if part in own or _OWN_PLACE.search(entry):  # there are no words of ours behind such a place
                return own.get(part, "")
        try:
            return self._spoken(entry, attr).format(entry, attr, args)
        except MissingWords:
            if self.strict:
                raise
            return entry if attr is None else f"{entry}.{attr}"

    def _spoken(self, entry: str, attr: str | None) -> Language:
        """The language that has this entry: English where this one lacks it, unless every gap must be found."""
        if self.strict or self.lang == "en" or self._language.sentences.pattern(entry, attr) is not None:
            return self._language
        english = language("en")
        return english if english.sentences.pattern(entry, attr) is not None else self._language

    def _tell(
        self,
        game: str,
        entry: str,
        given: Mapping[str, Any],
        names: Sequence[str],
        side: str | None = None,
        me: int | None = None,
    ) -> str:
        families = _families(game)

        def told(variable: str) -> Any:
            name, attr = _split(variable, given)
            return self._argument(game, families.get(name), attr, given.get(name, UNKNOWN), names, me)

        args = _Told()
        args.tell = told
        return self._format(_id(entry), side, args)

    def _argument(
        self, game: str, family: str | None, attr: str | None, value: Any, names: Sequence[str], me: int | None = None
    ) -> Any:
        if isinstance(value, list | tuple):
            if attr == "n":
                return len(value)
            if not value:
                return NONE
            # Among several I am "you"; alone, in a sentence without a form for me, I keep my name: its verb fits that.
            said = [
                self.say("you-name")
                if family == "seat" and item == me
                else str(self._argument(game, family, attr, item, names))
                for item in value
            ]
            return self.join(said if family == "seat" else self.alike(said))
        if value is None or (family == "seat" and value == -1):
            return NONE
        if value == UNKNOWN:
            return UNKNOWN
        if isinstance(value, bool):
            return "yes" if value else "no"
        if attr == "id" or family is None:
            return value
        if family == "seat":
            return _person(names, value)
        return self._format(_id(f"{game}-{family}-{value}"), attr, {})


@cache
def _families(game: str) -> dict[str, str]:
    """Argument name -> id family, turned round from what the game declares."""
    return {name: family for family, members in find_game(game).declares(Telling).words.items() for name in members}


@cache
def _roles(game: str) -> tuple[str, ...]:
    """The arguments of events that hold people: the parts that a reader may play in what is told."""
    return tuple(find_game(game).declares(Telling).words.get("seat", ()))


def _people(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else (value,)


def _split(variable: str, given: Mapping[str, Any]) -> tuple[str, str | None]:
    """`card-a` is the attribute `a` of the argument `card`; arguments spell their own dashes as underscores."""
    for name in (variable, variable.replace("-", "_")):
        if name in given:
            return name, None
    name, dash, attr = variable.rpartition("-")
    return (name.replace("-", "_"), attr) if dash else (variable, None)


def _person(names: Sequence[str], seat: int) -> str:
    # A player who calls herself "none" must not switch the sentence; a word joiner is invisible and makes it another.
    name = names[seat]
    return name + "\N{WORD JOINER}" if name in (NONE, UNKNOWN) else name


def _bare(game: str, key: str) -> str:
    return key.removeprefix(f"{game}.")


def _id(entry: str) -> str:
    return entry.replace("_", "-")
