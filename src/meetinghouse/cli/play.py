"""`meetinghouse play`: one person against bots, on this machine."""

import argparse
import json
import sys
from typing import Any

import meetinghouse
from meetinghouse.bots.base import seed_for
from meetinghouse.cards.sets import BadCards
from meetinghouse.cli.cards import sets_of
from meetinghouse.cli.coaching import Coaching
from meetinghouse.cli.files import check_file, write_file
from meetinghouse.cli.plain import Plain
from meetinghouse.cli.session import LocalSession, open_local
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.engine.game import GameSpec
from meetinghouse.engine.record import dump


def play(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Deal, seat the bots, and open the table as a screen or as lines."""
    check_file(given.save)
    session = deal(voice, given)
    voice.words = voice.words.of_set(given.game, session.view().get("words"))
    coach = Coaching(session, voice) if given.coach else None
    if given.plain:
        status = Plain(session, voice, sys.stdin, coach).run()
    else:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise CliError("no-terminal")
        from meetinghouse.cli.app import TableApp

        status = TableApp(session, voice, quick=given.quick, coach=coach).play()
    save(voice, session, given.save)
    return status


def deal(voice: LinePrinter, given: argparse.Namespace) -> LocalSession:
    spec = meetinghouse.find_game(given.game).spec
    seats = given.seats or spec.usual_seats
    options = read_options(spec, given.options)
    if given.cards is not None:
        options["cards"] = use_cards(given.game, given.cards)
    seat = 0 if given.seat is None else given.seat - 1
    if not 0 <= seat < max(seats, 1):
        raise CliError("out-of-range", got=str(given.seat), low=1, high=str(seats))
    meetinghouse.find_game(given.game).read_options(seats, options)  # too many seats have no names to give
    names = seat_names(voice, seats, seat, given.name, given.seed)
    return open_local(given.game, seats, seat, names, given.level, given.seed, options)


def use_cards(game: str, file: str) -> str:
    """The value of the option `cards` for a card set of one's own."""
    try:
        return sets_of(game).use(file)
    except BadCards as error:
        raise CliError("bad-cards", file=file) from error


def read_options(spec: GameSpec, given: list[list[str]]) -> dict[str, Any]:
    """`k=v` pairs, each value spelt as one of the option's choices."""
    found: dict[str, Any] = {}
    for pair in (pair for group in given for pair in group):
        name, equals, text = pair.partition("=")
        name = name.replace("-", "_")
        if not equals or name not in spec.options:
            raise CliError("bad-option", got=pair, choices=", ".join(sorted(spec.options)) or "–")
        choices = spec.options[name].choices
        value = next((c for c in choices if spell(c) == text.lower() or str(c) == text), None)
        if value is None:
            raise CliError("bad-option-value", option=name, got=text, choices=", ".join(spell(c) for c in choices))
        found[name] = value
    return found


def spell(value: Any) -> str:
    """How a choice is written on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower()


def seat_names(voice: LinePrinter, seats: int, mine: int, name: str | None, seed: int | None) -> list[str]:
    """Names from the entry `cli-bot-names`, dealt by the seed; mine is what I say it is, or one of these."""
    pool = [part.strip() for part in voice.text("bot-names").split(",")]
    turn = seed_for(seed or 0, "names") % len(pool)
    dealt = iter([other for other in pool[turn:] + pool[:turn] if other != name])
    return [name if name and seat == mine else next(dealt) for seat in range(seats)]


def save(voice: LinePrinter, session: LocalSession, file: str | None) -> None:
    """Keep the record, if a file was named; its first line also says who sat where, for people who read it."""
    if file is None:
        return
    head, _, rest = session.record().partition("\n")
    write_file(file, dump({**json.loads(head), "names": session.names}) + "\n" + rest)
    voice.say("saved", file=file)


def names_in(voice: LinePrinter, record: str, seats: int) -> list[str]:
    """Who sat where, if the record says so in names that a terminal can show; others get one of ours."""
    dealt = seat_names(voice, seats, -1, None, None)
    names = json.loads(record.partition("\n")[0]).get("names")
    if not isinstance(names, list) or len(names) != seats:
        return dealt
    if not all(isinstance(name, str) and name.isprintable() for name in names):
        return dealt
    return [name or ours for name, ours in zip(names, dealt, strict=True)]
