"""Every way in which the server says no. Each code has a sentence under `server-refused-<code>` in the locales."""

from typing import Any, Literal, get_args

from meetinghouse.engine.errors import MeetinghouseError

Code = Literal[
    "unreadable",  # not a message of this protocol
    "too_large",
    "too_fast",  # a rate limit
    "too_many",  # sockets or tables from one address
    "no_such_table",
    "no_such_code",  # four letters that no table has
    "codes_rest",  # strangers guess so much that codes are not looked up for a while
    "no_such_seat",
    "no_such_game",
    "no_such_page",
    "bad_token",
    "bad_key",
    "bad_origin",
    "protocol",
    "hello_first",
    "watching_only",  # a watcher tried to act
    "no_watching",
    "not_one_room",  # a screen at a table that has none
    "screen_only",  # the screen tried to do more than start and pause
    "not_host",
    "not_in_lobby",
    "position_stands",  # seats and options of a game that goes on from another
    "not_playing",
    "not_over",
    "seat_taken",
    "seat_claimed",  # somebody else opened the seat's link first
    "already_seated",  # with the same key
    "seat_empty",
    "table_full",
    "table_closed",
    "unsupported",  # rules version no longer played by this server
    "not_ready",
    "elsewhere",  # another node plays this table: for a proxy, which asks there
    "quick_pause",  # somebody has left tables of Play now lately
    "draining",  # this node only finishes what it has
    "bad_name",
    "name_taken",  # by somebody at the table, or one that looks like it
    "not_asked",
    "already_answered",
    "channel_closed",
    "muted",
    "three_words",
    "talk_full",
    "needs_about",
    "no_about",
    "no_such_reason",  # for a remark: the game declares none of that name
    "is_person",
    "vote_open",  # something else is being voted on
    "no_vote",
    "not_voter",  # it is about you, or you are not present
    "too_few",  # at a table of two nobody sends the other away
    "no_coach",  # other people play here, and the host has not allowed it for this seat
    "no_push",  # this server calls nobody
    "bad_push",  # not what a browser gives out
    "not_alone",  # others play here, too, and would have to follow
    "no_programs",  # at this table only people sit
    "programs_by_link",  # a program needs a seat's link from the host
    "kicked",
    "device_removed",  # its person has sent this device away
    "bad_code",  # a code from another device or from paper that is not good, or no more
    "bad_passkey",  # not one that is known here, or an answer to another question
    "prove_it",  # a person with a passkey shows it, or the code on paper, before this
    "banned",  # by the operator
    "no_such_report",
    "bad_ban",
    "not_banned",
    "file_exists",  # a backup never writes over a file
    "no_such_file",
    "not_empty",  # a restore never writes over tables
    "bad_copy",  # what was copied is not what is there
    "clock_doubtful",  # "now" is long after everything that is known: the clock jumped, or nobody was here
    "going_away",
    "unavailable",  # the store cannot be reached
    "internal",
]
CODES: tuple[str, ...] = get_args(Code)


class Refusal(Exception):
    """A coded no. Nothing has changed."""

    def __init__(self, code: str, key: str = "", args: dict[str, Any] | None = None, rule: str = "", status: int = 400):
        """`key` is the Fluent id of the sentence; by default the server's own for this code."""
        super().__init__(code)
        self.code = code
        self.key = key or "server-refused-" + code.replace("_", "-")
        self.args_ = args or {}
        self.rule = rule
        self.status = status


def from_engine(error: MeetinghouseError) -> Refusal:
    """The engine's own no, with its sentence from `errors.ftl`."""
    status = 404 if error.code in ("unknown-game", "no-such-scene") else 400
    return Refusal(error.code, f"error-{error.code}", rule=error.rule or "", status=status)
