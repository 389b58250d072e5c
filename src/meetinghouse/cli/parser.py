"""The words that the command line understands, explained in the reader's language."""

from __future__ import annotations

import argparse
import importlib
import re
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import meetinghouse
from meetinghouse.bots.base import NAMED_LEVELS
from meetinghouse.bots.temper import TEMPERS
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.registry import known
from meetinghouse.words import LANGUAGES

MEASURES = ("levels", "fairness", "tells", "remarks", "tempers")


class Parser(argparse.ArgumentParser):
    """An argparse parser that speaks through a `LinePrinter` and raises instead of leaving."""

    voice: LinePrinter  # given by `speaking`: argparse makes the parsers of commands itself

    def __init__(self, prog: str, description: str, helps: bool = True, **more: Any) -> None:
        text = self.voice.text

        class Layout(argparse.HelpFormatter):
            """argparse's own layout with our own word for usage."""

            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
                super().add_usage(usage, actions, groups, text("help-usage") + " " if prefix is None else prefix)

        super().__init__(prog=prog, description=description, add_help=False, formatter_class=Layout, allow_abbrev=False)
        self._positionals.title = text("help-arguments")
        self._optionals.title = text("help-options")
        if helps:
            self.add_argument("-h", "--help", action="help", help=text("help-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """As argparse does it; the words are kept, so that a mistake can name those that it is about."""
        self.given: list[str] = list(args or ())
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """argparse explains itself in English only, so we keep only the words that it complains about."""
        named = re.findall(r"[^\s,:/'\"()]+", message)
        wrong = [word for word in named if word in self.given]
        wanted = {str(action.metavar or action.dest) for action in self._actions}
        self.refuse(wrong or [word for word in named if word in wanted], "wrong" if wrong else "missing")

    def refuse(self, words: Iterable[str], which: str) -> NoReturn:
        """Say which words are wrong or missing, and how the command is used."""
        usage = " ".join(self.format_usage().split())
        raise CliError("usage", words=" ".join(words), which=which, usage=usage, command=self.prog)

    def number(self, low: int, high: int | None = None) -> Callable[[str], int]:

        def read(text: str) -> int:
            try:
                value = int(text)
            except ValueError:
                raise CliError("not-a-number", got=text) from None
            if value < low or (high is not None and value > high):
                raise CliError("out-of-range", got=text, low=low, high="∞" if high is None else str(high))
            return value

        return read

    def one_of(self, choices: Iterable[str]) -> Callable[[str], str]:
        words = tuple(choices)

        def read(text: str) -> str:
            if text not in words:
                raise CliError("not-one-of", got=text, choices=", ".join(words))
            return text

        return read


class Command:
    """One command while it is being declared: arguments are explained by `cli-arg-<name>`."""

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self.text = parser.voice.text

    def game(self, optional: bool = False) -> Command:
        many = "?" if optional else None
        self.parser.add_argument(
            "game", metavar="GAME", nargs=many, help=self.text("arg-game", games=", ".join(known()))
        )
        return self

    def plain(self, name: str, metavar: str, optional: bool = False) -> Command:
        self.parser.add_argument(
            name, metavar=metavar, nargs="?" if optional else None, default=None, help=self.text(f"arg-{name}")
        )
        return self

    def rest(self) -> Command:
        """All other words of the line belong to the command itself; its help too, if it was made without."""
        self.parser.set_defaults(takes_more=True)
        return self

    def number(self, flag: str, low: int, high: int | None, default: int | None, entry: str | None = None) -> Command:
        name = flag.lstrip("-")
        self.parser.add_argument(
            flag,
            metavar="N",
            type=self.parser.number(low, high),
            default=default,
            help=self.text(f"arg-{entry or name}"),
        )
        return self

    def word(self, flag: str, metavar: str, default: str | None, choices: Iterable[str] | None = None) -> Command:
        read = str if choices is None else self.parser.one_of(choices)
        name = flag.lstrip("-")
        self.parser.add_argument(flag, metavar=metavar, type=read, default=default, help=self.text(f"arg-{name}"))
        return self

    def flag(self, flag: str) -> Command:
        self.parser.add_argument(flag, action="store_true", help=self.text(f"arg-{flag.lstrip('-')}"))
        return self

    def level(self) -> Command:
        """How well bots play, by the names that people know; which of them a game has, the game says."""
        names = ", ".join(f"{n} {self.parser.voice.words.say(f'bot-level-{n}')}" for n in NAMED_LEVELS)
        read = self.parser.number(0, 9)
        self.parser.add_argument("--level", metavar="N", type=read, help=self.text("arg-level", levels=names))
        return self

    def options(self) -> Command:
        self.parser.add_argument(
            "--options", metavar="K=V", action="append", default=[], nargs="+", help=self.text("arg-options")
        )
        return self

    def files(self, flag: str) -> Command:
        self.parser.add_argument(flag, metavar="FILE", default=[], nargs="+", help=self.text(f"arg-{flag.lstrip('-')}"))
        return self

    def lang(self) -> Command:
        return self.word("--lang", "LANG", None, LANGUAGES)

    def seed(self, default: int | None = None) -> Command:
        return self.number("--seed", 0, 2**256 - 1, default)

    def does(self, run: str) -> None:
        """`module:function`, imported only when the command is used: a quick `--help` needs no server."""

        def start(voice: LinePrinter, given: argparse.Namespace) -> int:
            module, _, function = run.partition(":")
            status: int = getattr(importlib.import_module(module), function)(voice, given)
            return status

        self.parser.set_defaults(run=start)


def speaking(speaker: LinePrinter) -> type[Parser]:
    """A class of parsers that speak one language."""

    class Speaking(Parser):
        voice = speaker

    return Speaking


def build(voice: LinePrinter) -> Parser:
    kind = speaking(voice)
    top = kind("meetinghouse", voice.text("about"))
    top.add_argument("--version", action="version", version=meetinghouse.__version__, help=voice.text("help-version"))
    top.set_defaults(run=lambda _voice, _given: _show_help(top))
    commands = top.add_subparsers(title=voice.text("help-commands"), metavar="COMMAND", parser_class=kind)

    def command(name: str, helps: bool = True) -> Command:
        about = voice.text(f"about-{name}")
        return Command(commands.add_parser(name, help=about, description=about, helps=helps))

    _playing(command)
    _studying(command)
    _serving(command)
    return top


def _show_help(top: Parser) -> int:
    top.print_help()
    return 0


def _playing(command: Callable[..., Command]) -> None:
    (
        command("play")
        .game()
        .number("--seats", 1, 99, None)
        .number("--seat", 1, 99, None, "seat-mine")
        .lang()
        .seed()
        .options()
        .word("--cards", "FILE", None)
        .level()
        .word("--name", "NAME", None)
        .word("--save", "FILE", None)
        .flag("--plain")
        .flag("--quick")
        .flag("--coach")
        .does("meetinghouse.cli.play:play")
    )
    (
        command("replay")
        .plain("file", "FILE")
        .number("--seat", 0, 99, None, "seat-eyes")
        .flag("--step")
        .flag("--all")
        .lang()
        .does("meetinghouse.cli.study:replay")
    )
    command("learn").game().number("--scene", 1, 99, None).lang().does("meetinghouse.cli.learn:learn")
    (
        command("trial")
        .game(optional=True)
        .word("--date", "DAY", None)
        .number("--make", 1, 100_000, None)
        .word("--into", "FILE", None)
        .seed()
        .lang()
        .does("meetinghouse.cli.trial:trial")
    )
    command("rules").game().plain("number", "NUMBER", optional=True).lang().does("meetinghouse.cli.study:rules")
    (
        command("crier")
        .game()
        .number("--players", 1, 99, None)
        .word("--names", "NAMES", None)
        .word("--pauses", "LIST", None)
        .flag("--watcher")
        .flag("--silent")
        .flag("--lines")
        .options()
        .lang()
        .does("meetinghouse.cli.crier:crier")
    )
    command("verify").plain("record", "RECORD").lang().does("meetinghouse.cli.study:verify")
    command("analyse").plain("record", "RECORD").word("--json", "FILE", None).lang().does(
        "meetinghouse.cli.looking_back:analyse"
    )


def _studying(command: Callable[..., Command]) -> None:
    (
        command("simulate")
        .game()
        .number("--seats", 1, 99, None)
        .number("--games", 1, None, 1000)
        .word("--bots", "LEVELS", "")
        .number("--jobs", 1, 512, 1)
        .word("--cluster", "ADDRESS", None)
        .seed()
        .options()
        .word("--json", "FILE", None)
        .lang()
        .does("meetinghouse.cli.study:simulate")
    )
    (
        command("arena")
        .game(optional=True)
        .word("--seats", "LIST", None)
        .number("--games", 1, None, 1000)
        .word("--bots", "LEVELS", None)
        .number("--jobs", 1, 512, 1)
        .number("--level", NAMED_LEVELS[0], NAMED_LEVELS[-1], None, "level-strength")
        .word("--measure", "WHAT", None, MEASURES)
        .seed()
        .options()
        .word("--write", "FILE", None)
        .lang()
        .does("meetinghouse.cli.study:arena")
    )
    (
        command("bench")
        .plain("bench", "agents|tokens")
        .game()
        .number("--seats", 1, 99, None)
        .number("--games", 1, 10_000, 24)
        .word("--bots", "LEVELS", "level1,level2,first,random")
        .seed()
        .word("--json", "FILE", None)
        .lang()
        .does("meetinghouse.cli.agents:bench")
    )
    (
        command("export")
        .plain("file", "FILE")
        .game(optional=True)
        .number("--seats", 1, 99, None)
        .number("--games", 1, None, 100)
        .word("--bots", "LEVELS", "")
        .number("--jobs", 1, 512, 1)
        .seed()
        .options()
        .files("--records")
        .flag("--views")
        .flag("--hidden")
        .lang()
        .does("meetinghouse.cli.exporting:export")
    )
    (
        command("balance")
        .game()
        .number("--games", 1, None, 100, "games-each")
        .seed(1692)
        .number("--jobs", 1, 512, 1)
        .word("--cards", "FILE", None)
        .number("--strength", 0, None, 0)
        .word("--write", "FILE", None)
        .word("--keep", "FILE", None)
        .lang()
        .does("meetinghouse.cli.study:balance")
    )
    cards = command("cards")
    cards.plain("what", "new|check|show").plain("subject", "GAME|FILE").plain(
        "target", "FILE", optional=True
    ).lang().does("meetinghouse.cli.cards:cards")


def _serving(command: Callable[..., Command]) -> None:
    (
        command("serve")
        .word("--host", "HOST", "127.0.0.1")
        .number("--port", 0, 65535, 1692)
        .word("--database", "URL", "")
        .word("--public-url", "URL", "")
        .word("--node", "NAME", "")
        .number("--bot-workers", 0, 64, None)
        .word("--card-sets", "DIR", "")
        .word("--page", "DIR", "")
        .word("--voices", "DIR", "")
        .word("--log-level", "LEVEL", "info", ("debug", "info", "warning", "error"))
        .flag("--open")
        .flag("--lan")
        .flag("--drain")
        .lang()
        .does("meetinghouse.cli.serving:serve")
    )
    (
        command("page")
        .plain("folder", "FOLDER")
        .word("--pyodide", "FILE", None)
        .word("--msgspec", "FILE", None)
        .word("--server", "URL", "")
        .lang()
        .does("meetinghouse.cli.page:page")
    )
    (
        command("join")
        .plain("link", "LINK")
        .word("--name", "NAME", "")
        .flag("--plain")
        .lang()
        .does("meetinghouse.cli.serving:join")
    )
    (
        command("bot")
        .plain("link", "LINK")
        .level()
        .word("--bot", "FILE.py:CLASS", "")
        .word("--name", "NAME", "")
        .word("--temper", "NAME", None, TEMPERS)
        .flag("--stay")
        .lang()
        .does("meetinghouse.cli.serving:bot")
    )
    (
        command("agent")
        .plain("link", "LINK")
        .word("--base-url", "URL", "http://localhost:11434/v1")
        .word("--model", "NAME", "")
        .word("--name", "NAME", "")
        .number("--max-tokens", 0, None, 0)
        .number("--max-calls", 0, None, 0)
        .word("--max-money", "N", "0")
        .word("--prices", "IN,OUT", "0,0")
        .lang()
        .does("meetinghouse.cli.agents:agent")
    )
    (
        command("mcp")
        .plain("link", "LINK", optional=True)
        .word("--table", "GAME", None)
        .number("--seats", 1, 99, None)
        .number("--seat", 1, 99, None, "seat-mine")
        .level()
        .seed()
        .word("--name", "NAME", None)
        .number("--port", 0, 65535, None, "mcp-port")
        .lang()
        .does("meetinghouse.cli.mcp_server:mcp")
    )
    (
        command("doctor")
        .word("--host", "HOST", "127.0.0.1")
        .number("--port", 0, 65535, 1692)
        .word("--database", "URL", "")
        .word("--public-url", "URL", "")
        .lang()
        .does("meetinghouse.cli.serving:doctor")
    )
    command("admin", helps=False).lang().rest().does("meetinghouse.cli.serving:admin")
