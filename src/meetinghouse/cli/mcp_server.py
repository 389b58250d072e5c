"""`meetinghouse mcp`: one seat as tools of the Model Context Protocol, at a game here or at a server's table.

The tools say what a person at the seat could know, in the words of `meetinghouse.agents`, and take nothing but a number
on offer and a line of talk. One seat is served at a time, over standard input and output or over HTTP on this machine.
"""

import argparse
import secrets
import threading
import time
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import meetinghouse
from meetinghouse.agents.prompt import MOST_SAID, harmless
from meetinghouse.agents.seat import TextSeat
from meetinghouse.bots.base import usual_level
from meetinghouse.cli.knowledge import search
from meetinghouse.cli.play import seat_names
from meetinghouse.cli.session import Session, open_local, spoken
from meetinghouse.cli.talk import CliError, LinePrinter
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.words import Words

LONGEST_WAIT = 25  # seconds of one `wait`: longer, and clients take a tool for dead
MOST_ASKED = 60  # letters of what `rules` looks up
MOST_RULES = 8
NAME = "meetinghouse"
P = ParamSpec("P")
TOOLS = ("look", "options", "answer", "say", "rules", "wait")


def _tool(use: "Callable[Concatenate[SeatTools, P], str]") -> "Callable[Concatenate[SeatTools, P], str]":
    """Calls come one after another, also where a client sends several at once; a `ToolError` says what was wrong."""

    @wraps(use)
    def call(self: "SeatTools", /, *args: P.args, **kwargs: P.kwargs) -> str:
        with self._lock:
            try:
                return use(self, *args, **kwargs)
            except MeetinghouseError as error:
                raise ToolError(self.words.refusal(error)) from None
            except Exception as error:
                key = getattr(error, "key", None)  # a refusal of the server
                if isinstance(error, ToolError) or not isinstance(key, str):
                    raise
                raise ToolError(self.words.say(key)) from None

    return call


class SeatTools:
    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.words = Words(lang)
        self.talks: Callable[[str], None] | None = getattr(session, "say", None)
        self._lock = threading.Lock()
        self._text: TextSeat | None = None
        self._shown: Ask | None = None  # the question whose numbers the client has seen

    @property
    def _begun(self) -> bool:
        return bool(getattr(self.session, "begun", True))

    def _seat(self) -> TextSeat:
        """The seat's text, as soon as there is a game to tell of."""
        if not self._begun:
            self._go_on(0.0)
        if not self._begun:
            raise ToolError(self._say("not-begun"))
        if self._text is None:
            session = self.session
            self._text = TextSeat(session.game, session.seat, session.names, self.words.lang, whole=True)
        return self._text

    def _say(self, entry: str, **args: Any) -> str:
        return self.words.say(f"agent-{entry}", **args)

    def _go_on(self, seconds: float) -> None:
        """Let the others play until this seat is asked, the game is over, or the time is up."""
        end = time.monotonic() + seconds
        ready: Callable[[], None] | None = getattr(self.session, "ready", None)
        while self.session.outcome is None:
            if ready is not None:
                ready()
            if not self._begun or self.session.ask() is None:
                if not self.session.advance() and self._begun and self.session.ask() is None:
                    break
            else:
                break
            if time.monotonic() >= end and getattr(self.session, "waits", True):
                break

    def _told(self) -> TextSeat:
        """Everything new goes into the seat's text."""
        text = self._seat()
        for moment in self.session.moments():
            for event in moment.events:
                text.see(event)
        for seat, said in spoken(self.session, self.words):
            text.hear(seat, said)
        return text

    def _now(self) -> str:
        """What is new, and the question if there is one."""
        text = self._told()
        ask, parts = self.session.ask(), [text.news(asked=True)]
        self._shown = ask
        if self.session.outcome is not None:
            parts.append([text.narrator.ending(self.session.outcome)])
        elif ask is None:
            parts.append([self._say("not-asked")])
        else:
            parts.append(text.narrator.question(self.session.view(), ask))
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    @_tool
    def look(self) -> str:
        text, view = self._told(), self.session.view()
        who, board = text.narrator.who(view, whole=True), text.narrator.board(view)
        return "\n\n".join(["\n".join(who), "\n".join(board)])

    @_tool
    def options(self) -> str:
        self._seat()
        self._go_on(0.0)
        return self._now()

    @_tool
    def wait(self, seconds: float = LONGEST_WAIT) -> str:
        """Bounded, so that no client gives up on it."""
        if not 0 <= seconds <= LONGEST_WAIT:
            raise ToolError(self._say("wait-bounds", most=LONGEST_WAIT))
        self._go_on(seconds)
        return self._now() if self._begun else self._say("not-begun")

    @_tool
    def answer(self, number: int) -> str:
        self._seat()
        ask = self.session.ask()
        if ask is None:
            raise ToolError(self._say("not-asked"))
        if self._shown is None or self._shown.id != ask.id:
            raise ToolError(self._say("stale"))
        labels = self._seat().narrator.labels(self.session.view(), ask)
        if number not in labels:
            raise ToolError(self._say("wrong-illegal", low=min(labels), high=max(labels)))
        if number == 0:
            self.session.let_be()
        else:
            self.session.answer(ask.options[number - 1])
        self._go_on(0.0)
        return self._now()

    @_tool
    def rules(self, about: str = "") -> str:
        """The rules in brief, or what is known of a word or a rule's number."""
        game = self.session.game
        if not about.strip():
            return self._seat().narrator.rules()
        found = search(harmless(about, MOST_ASKED), game, self.words)[:MOST_RULES]
        lines = [self.words.titled(topic.title, topic.text) for topic in found]
        return "\n".join(lines) or self.words.say("cli-help-nothing", about=harmless(about, MOST_ASKED))

    @_tool
    def say(self, text: str) -> str:
        if self.talks is None:
            raise ToolError(self._say("no-talk"))
        said = harmless(text, MOST_SAID)
        if not said:
            raise ToolError(self.words.say("server-refused-unreadable"))
        self.talks(said)
        return self._say("spoken")


def server_for(tools: SeatTools) -> MCPServer[Any]:
    """A server with the six tools; what they do is said in the reader's language."""
    server: MCPServer[Any] = MCPServer(NAME, instructions=tools.words.say("agent-tools"), log_level="ERROR")

    for tool in TOOLS:
        described = tools.words.say(f"agent-tool-{tool}", most=MOST_SAID, seconds=LONGEST_WAIT)
        server.tool(description=described, structured_output=False)(getattr(tools, tool))  # else texts go out twice
    return server


def mcp(voice: LinePrinter, given: argparse.Namespace) -> int:
    """Serve one seat until the client leaves."""
    session = _session(voice, given)
    server = server_for(SeatTools(session, voice.words.lang))
    try:
        if given.port is None:
            server.run("stdio")
        else:
            server.run("streamable-http", host="127.0.0.1", port=given.port)
    finally:
        close = getattr(session, "close", None)
        if close is not None:
            close()
    return 0


def _session(voice: LinePrinter, given: argparse.Namespace) -> Session:
    if (given.link is None) == (given.table is None):
        raise CliError("mcp-what")
    if given.link is not None:
        return _seated(voice, given)
    spec = meetinghouse.find_game(given.table).spec
    seats = given.seats or spec.usual_seats
    if given.seat is not None and given.seat > seats:
        raise CliError("out-of-range", got=str(given.seat), low=1, high=str(seats))
    seat = secrets.randbelow(seats) if given.seat is None else given.seat - 1
    names = seat_names(voice, seats, seat, given.name, given.seed)
    level = usual_level(given.table) if given.level is None else given.level
    return open_local(given.table, seats, seat, names, level, given.seed, {})


def _seated(voice: LinePrinter, given: argparse.Namespace) -> Session:
    from meetinghouse.client.remote import RemoteSession, why_not

    try:
        return RemoteSession(given.link, given.name or NAME, voice.words, program=NAME)
    except Exception as error:
        raise CliError("refused", why=why_not(error, voice.words)) from None
