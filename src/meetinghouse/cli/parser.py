"""The words that the command line understands, explained in the reader's language."""

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


def speaking(speaker: LinePrinter) -> type[Parser]:
    """A class of parsers that speak one language."""

    class Speaking(Parser):
        voice = speaker

    return Speaking


# Every command, what it takes, and behind the arrow what runs it. `GAME` or `name=METAVAR` is given by its place, in
# brackets where it may be left out; `--name` is a switch, `--name=METAVAR` a word and `--name=LOW..HIGH` a number.
# Behind these may stand `~entry` (explained by `cli-arg-<entry>` in place of `cli-arg-<name>`), `@default` and
# `<choices>`. `--lang`, `--seed`, `--level`, `--options` and `--records` are the same everywhere; `...` takes all
# other words of the line, its help too.
_COMMANDS = f"""
play GAME --seats=1..99 --seat=1..99~seat-mine --lang --seed --options --cards=FILE --level --name=NAME --save=FILE
    --plain --quick --coach -> play:play
replay file=FILE --seat=0..99~seat-eyes --step --all --lang -> study:replay
learn GAME --scene=1..99 --lang -> learn:learn
trial [GAME] --date=DAY --make=1..100000 --into=FILE --seed --lang -> trial:trial
rules GAME [number=NUMBER] --lang -> study:rules
crier GAME --players=1..99 --names=NAMES --pauses=LIST --watcher --silent --lines --options --lang -> crier:crier
verify record=RECORD --lang -> study:verify
analyse record=RECORD --json=FILE --lang -> looking_back:analyse
simulate GAME --seats=1..99 --games=1..@1000 --bots=LEVELS@ --jobs=1..512@1 --cluster=ADDRESS --seed --options
    --json=FILE --lang -> study:simulate
arena [GAME] --seats=LIST --games=1..@1000 --bots=LEVELS --jobs=1..512@1
    --level={NAMED_LEVELS[0]}..{NAMED_LEVELS[-1]}~level-strength --measure=WHAT<levels,fairness,tells,remarks,tempers>
    --seed --options --write=FILE --lang -> study:arena
bench bench=agents|tokens GAME --seats=1..99 --games=1..10000@24 --bots=LEVELS@level1,level2,first,random --seed
    --json=FILE --talk --lang -> agents:bench
export file=FILE [GAME] --seats=1..99 --games=1..@100 --bots=LEVELS@ --jobs=1..512@1 --seed --options --records
    --views --hidden --talk --lang -> exporting:export
balance GAME --games=1..~games-each@100 --seed@1692 --jobs=1..512@1 --cards=FILE --strength=0..@0 --write=FILE
    --keep=FILE --lang -> study:balance
cards what=new|check|show subject=GAME|FILE [target=FILE] --lang -> cards:cards
serve --host=HOST@127.0.0.1 --port=0..65535@1692 --database=URL@ --public-url=URL@ --node=NAME@ --bot-workers=0..64
    --card-sets=DIR@ --page=DIR@ --voices=DIR@ --log-level=LEVEL@info<debug,info,warning,error> --open --lan --drain
    --lang -> serving:serve
page folder=FOLDER --pyodide=FILE --msgspec=FILE --server=URL@ --lang -> page:page
join link=LINK --name=NAME@ --plain --lang -> serving:join
bot link=LINK --level --bot=FILE.py:CLASS@ --name=NAME@ --temper=NAME<{",".join(TEMPERS)}> --stay --lang -> serving:bot
agent link=LINK --base-url=URL@http://localhost:11434/v1 --model=NAME@ --name=NAME@ --max-tokens=0..@0 --max-calls=0..@0
    --max-money=N@0 --prices=IN,OUT@0,0 --lang -> agents:agent
mcp [link=LINK] --table=GAME --seats=1..99 --seat=1..99~seat-mine --level --seed --name=NAME --port=0..65535~mcp-port
    --lang -> mcp_server:mcp
doctor --host=HOST@127.0.0.1 --port=0..65535@1692 --database=URL@ --public-url=URL@ --lang -> serving:doctor
admin --lang ... -> serving:admin
"""
_TAKES = re.compile(
    r"(?P<optional>\[)?(?P<name>-*[A-Za-z-]+)(=((?P<low>\d+)\.\.(?P<high>\d*)|(?P<metavar>[^]~@<]+)))?"
    r"(~(?P<entry>[a-z-]+))?(@(?P<default>[^<]*))?(<(?P<choices>.+)>)?\]?"
)
_EVERYWHERE = {
    "--lang": f"--lang=LANG<{','.join(LANGUAGES)}>",
    "--seed": f"--seed=0..{2**256 - 1}",
    "--level": "--level=0..9",
}


def _take(parser: Parser, word: str) -> None:
    """Declare one argument of a command, from how `_COMMANDS` spells it."""
    for name, whole in _EVERYWHERE.items():
        word = re.sub(rf"^{name}(?![=-])", whole, word)
    found = _TAKES.fullmatch(word)
    assert found is not None, word
    flag, default = found["name"], found["default"]
    name = flag.lstrip("-").lower()
    levels = ", ".join(f"{n} {parser.voice.words.say(f'bot-level-{n}')}" for n in NAMED_LEVELS)
    help_ = parser.voice.text(f"arg-{found['entry'] or name}", games=", ".join(known()), levels=levels)
    if flag == "--options":
        parser.add_argument(flag, metavar="K=V", action="append", default=[], nargs="+", help=help_)
    elif flag == "--records":
        parser.add_argument(flag, metavar="FILE", default=[], nargs="+", help=help_)
    elif flag.startswith("--") and found["low"] is None and found["metavar"] is None:
        parser.add_argument(flag, action="store_true", help=help_)
    elif found["low"] is not None:
        read = parser.number(int(found["low"]), int(found["high"]) if found["high"] else None)
        parser.add_argument(flag, metavar="N", type=read, default=int(default) if default else None, help=help_)
    elif flag.startswith("--"):
        one_of = parser.one_of(found["choices"].split(",")) if found["choices"] else str
        parser.add_argument(flag, metavar=found["metavar"], type=one_of, default=default, help=help_)
    else:
        many = "?" if found["optional"] else None
        parser.add_argument(name, metavar=found["metavar"] or flag, nargs=many, help=help_)


def _runs(place: str) -> Callable[[LinePrinter, argparse.Namespace], int]:
    """`module:function` of this package, imported only when the command is used: a quick `--help` needs no server."""

    def start(voice: LinePrinter, given: argparse.Namespace) -> int:
        module, _, function = place.partition(":")
        status: int = getattr(importlib.import_module(f"meetinghouse.cli.{module}"), function)(voice, given)
        return status

    return start


def build(voice: LinePrinter) -> Parser:
    kind = speaking(voice)
    top = kind("meetinghouse", voice.text("about"))
    top.add_argument("--version", action="version", version=meetinghouse.__version__, help=voice.text("help-version"))
    top.set_defaults(run=lambda _voice, _given: _show_help(top))
    commands = top.add_subparsers(title=voice.text("help-commands"), metavar="COMMAND", parser_class=kind)
    for line in re.sub(r"\n +", " ", _COMMANDS).strip().splitlines():
        takes, _, place = line.partition(" -> ")
        name, *words = takes.split()
        more = "..." in words
        about = voice.text(f"about-{name}")
        parser = commands.add_parser(name, help=about, description=about, helps=not more)
        for word in words:
            if word != "...":
                _take(parser, word)
        parser.set_defaults(run=_runs(place), **({"takes_more": True} if more else {}))
    return top


def _show_help(top: Parser) -> int:
    top.print_help()
    return 0
