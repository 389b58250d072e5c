"""Reads the command line, runs one command, and turns every expected failure into a sentence and exit status 2."""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from meetinghouse.bots.base import usual_level
from meetinghouse.cli.parser import build
from meetinghouse.cli.talk import BAD, STOPPED, CliError, LinePrinter, language_of
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.words import Words

# Which extra brings a package that is not installed, so that people read a command and not a traceback.
EXTRA_OF = {
    "asyncpg": "postgres",
    "cryptography": "server",
    "dask": "cluster",
    "distributed": "cluster",
    "httptools": "server",
    "matplotlib": "lab",
    "mcp": "mcp",
    "numpy": "bots",
    "pyarrow": "export",
    "uvicorn": "server",
}


def main(argv: Sequence[str] | None = None) -> int:
    """The whole command; returns its exit status."""
    words = sys.argv[1:] if argv is None else list(argv)
    voice = LinePrinter(Words(language_of(words)))
    try:
        parser = build(voice)
        given, more = parser.parse_known_args(words)
        if more and not getattr(given, "takes_more", False):
            parser.refuse(more, "wrong")
        given.more = more
        if getattr(given, "level", 0) is None and getattr(given, "game", None) is not None:
            given.level = usual_level(given.game)
        run: Callable[[LinePrinter, Any], int] = given.run
        return run(voice, given)
    except (CliError, MeetinghouseError) as error:
        voice.complain(error)
        return BAD
    except ModuleNotFoundError as error:
        voice.complain(missing(error))
        return BAD
    except KeyboardInterrupt:
        voice.err.write("\n")
        return STOPPED
    except BrokenPipeError:
        # the reader of our output has gone; so do we, without a word
        sys.stderr.close()
        return 0
    except SystemExit as leave:
        # argparse ends the program after --help and --version
        return leave.code if isinstance(leave.code, int) else BAD


def missing(error: ModuleNotFoundError) -> CliError:
    """What to tell somebody whose command needs a package that is not there; a mistake of ours is raised again."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRA_OF:
        raise error
    return CliError("needs-extra", package=package, extra=EXTRA_OF[package])
