"""The commands that belong to the table server: serve, join, bot, admin."""

import argparse
import importlib
import sys

from meetinghouse import resources
from meetinghouse.cli import qr
from meetinghouse.cli.parser import speaking
from meetinghouse.cli.plain import Plain
from meetinghouse.cli.session import Session
from meetinghouse.cli.talk import CliError, LinePrinter

# Of the server, as the words of the line.
SETTINGS = ("database", "public_url", "node", "bot_workers", "card_sets", "page", "voices")


def serve(voice: LinePrinter, given: argparse.Namespace) -> int:
    from meetinghouse.server import lan, run

    _need_driver(given)
    host = run.ANYWHERE if given.lan else given.host
    voice.say("serving", url=given.public_url or run.url(host, given.port))
    nearby = lan.url(given.port) if given.lan else ""
    if nearby:
        for row in qr.lines(nearby):
            voice.line(row)
        voice.say("serving-lan", url=nearby)
        voice.say("serving-lan-help", port=str(given.port))
    elif given.lan:
        voice.say("serving-lan-none")
    if resources.web_client() is None:
        voice.say("serving-bare")
    settings = {name: getattr(given, name) for name in SETTINGS} | {"lan_url": nearby, "drain": given.drain or None}
    status = run.serve(host, given.port, given.open, given.log_level, **settings)
    if status:
        raise CliError("cannot-serve", host=host, port=str(given.port))
    return 0


def _need_driver(given: argparse.Namespace) -> None:
    """Ask for the driver of the database that was named on the line or in the environment."""
    from meetinghouse.server.settings import from_environment

    if (given.database or from_environment().database).startswith("postgres"):
        importlib.import_module("asyncpg")


def doctor(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Look at everything a server needs here; 1 when something is wrong."""
    from meetinghouse.server.doctor import State, examine
    from meetinghouse.server.run import settings_for

    _need_driver(given)
    settings = settings_for(database=given.database, public_url=given.public_url)
    found = examine(settings, given.host, given.port)
    for finding in found:
        sentence = voice.text(f"doctor-{finding.what}", **finding.args)
        voice.line(f"{voice.text(f'doctor-{finding.state}'):<8} {sentence}")
    return int(any(finding.state == State.WRONG for finding in found))


def join(voice: LinePrinter, given: argparse.Namespace) -> int:
    from meetinghouse.client import remote

    def show(session: Session) -> int:
        voice.words = voice.words.of_set(session.game, session.view().get("words"))
        if given.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            return Plain(session, voice, sys.stdin).run()
        from meetinghouse.cli.app import TableApp

        return TableApp(session, voice).play()

    return remote.join(given.link, given.name, voice.words.lang, show)


def bot(voice: LinePrinter, given: argparse.Namespace) -> int:
    from meetinghouse.client import bot as seated

    return seated.run(
        given.link,
        level=given.bot or given.level,
        name=given.name,
        once=not given.stay,
        lang=voice.words.lang,
        temper=given.temper or "",
    )


def admin(voice: LinePrinter, given: argparse.Namespace) -> int:
    from meetinghouse.server import admin as office

    return office.main(list(given.more), voice.words, speaking(voice))
