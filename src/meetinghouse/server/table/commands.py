"""Turns a message into entries of the log: checks it against the table, and says which entries would carry it out.

Nothing here changes a table.
"""

import secrets
from collections.abc import Callable
from typing import NamedTuple, get_args

import msgspec

from meetinghouse.bots.base import check_level, usual_level
from meetinghouse.server.hall import tokens
from meetinghouse.server.table import clock, seating, talk, votes
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.play import find_spec, read_options
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.settings import chosen
from meetinghouse.server.wire.shapes import Occupant, Rung, Status


class Who(NamedTuple):
    """Who sends a message: a seat, the host without a seat, the screen of a room, or (none of these) a watcher."""

    seat: int | None
    host: bool = False
    name: str = ""
    bot: bool = False
    screen: bool = False

    @property
    def remembered(self) -> int | None:
        """The "seat" under which the ids of their commands are remembered, so that none acts twice; None: a watcher."""
        return SCREEN if self.screen else HOST_ONLY if self.seat is None and self.host else self.seat


HOST_ONLY = -2
SCREEN = -3
GLASS = 60  # seconds


def decide(core: Core, who: Who, message: inbound.ClientMessage) -> list[e.Entry]:
    """The entries a message leads to; empty where nothing would change. Raises Refusal, or the engine's own no."""
    if who.screen and not isinstance(message, inbound.Start | inbound.PauseGame | inbound.TurnGlass):
        raise Refusal("screen_only")
    if isinstance(message, inbound.Say) and who.seat is None and not who.host:
        return [talk.watcher_says(core, who.name, message)]
    if who.seat is None and not who.host and not who.screen:
        raise Refusal("watching_only")
    if core.status == Status.CLOSED and not isinstance(message, inbound.Rematch):
        raise Refusal("table_closed")
    if core.status == Status.UNSUPPORTED:
        raise Refusal("unsupported")
    return _HANDLERS[type(message)](core, who, message)


def _seat(who: Who) -> int:
    if who.seat is None:
        raise Refusal("watching_only")
    return who.seat


def _host(who: Who) -> None:
    if not who.host:
        raise Refusal("not_host")


def _lobby(core: Core) -> None:
    if core.status != Status.LOBBY:
        raise Refusal("not_in_lobby")


# ---- playing ---------------------------------------------------------------------------------------------------


def _answer(core: Core, who: Who, message: inbound.Answer) -> list[e.Entry]:
    seat = _seat(who)
    decision = core.decision()
    if decision is None or core.play is None:
        raise Refusal("not_playing")
    back = _return(core, seat) if not who.bot else []
    if core.pause is not None:
        raise Refusal("not_asked")
    if not clock.is_held(decision):
        return [e.Played(seat, message.choice, bot=who.bot), *back]
    core.play.match.check(seat, message.choice)
    if seat in core.held and decision["closes"] == "first-yes":
        raise Refusal("already_answered")  # the first yes wins: an answer cannot be taken back
    made: list[e.Entry] = [e.Held(seat, decision["id"], message.choice, bot=who.bot), *back]
    if not core.clock.full and not core.clock.earliest and set(core.owing()) <= {seat}:
        made.append(e.Rang(decision["id"], early=True))
    return made


def _return(core: Core, seat: int) -> list[e.Entry]:
    chair = core.chairs[seat]
    return [e.Rose(seat, Rung.HERE)] if chair.rung != Rung.HERE or chair.remote else []


def _back(core: Core, who: Who, message: inbound.Back) -> list[e.Entry]:
    return _return(core, _seat(who))


def _pause(core: Core, who: Who, message: inbound.PauseGame) -> list[e.Entry]:
    if not core.playing:
        raise Refusal("not_playing")
    if message.paused == (core.pause is not None):
        return []
    if who.screen:  # people in the room can say no aloud
        return [e.Paused(-1, message.paused)]
    return votes.propose(core, who.seat, "pause" if message.paused else "resume")


def _turn_glass(core: Core, who: Who, message: inbound.TurnGlass) -> list[e.Entry]:
    if not core.playing:
        raise Refusal("not_playing")
    if not core.settings.one_room:
        raise Refusal("not_one_room")
    if not who.screen and not talk.may_speak(core, _seat(who)):
        raise Refusal("channel_closed")  # the dead and the silenced give no signs by sand
    return [e.Turned(GLASS)]


def _vote(core: Core, who: Who, message: inbound.CastVote) -> list[e.Entry]:
    return votes.cast(core, who.seat, message.yes, message.seat, who.host)


def _hasten(core: Core, who: Who, message: inbound.Hasten) -> list[e.Entry]:
    seat = _seat(who)
    if not core.playing:
        raise Refusal("not_playing")
    if core.people() != [seat]:
        raise Refusal("not_alone")
    return [] if message.tempo == core.tempo else [e.Hastened(message.tempo)]


# ---- talk ------------------------------------------------------------------------------------------------------


def _say(core: Core, who: Who, message: inbound.Say) -> list[e.Entry]:
    return [talk.say(core, _seat(who), message)]


def _remark(core: Core, who: Who, message: inbound.Remark) -> list[e.Entry]:
    said = talk.remark(core, _seat(who), message)
    stands_in = who.bot and core.chairs[said.seat].kind == Occupant.PERSON
    return [msgspec.structs.replace(said, stand_in=stands_in)]


def _note(core: Core, who: Who, message: inbound.Note) -> list[e.Entry]:
    return [e.Noted(_seat(who), message.text)]


def _mute(core: Core, who: Who, message: inbound.Mute) -> list[e.Entry]:
    seat = seating.known_seat(core, message.seat)
    if message.for_all:
        _host(who)
        return [e.Hushed(seat, message.muted)]
    return [e.Hushed(seat, message.muted, by=_seat(who))]


def _call_me(core: Core, who: Who, message: inbound.CallMe) -> list[e.Entry]:
    wish = e.CallWish(_seat(who), message.endpoint, message.p256dh, message.auth, message.lang)
    return [] if core.chairs[wish.seat].calls.get(wish.endpoint) == wish else [wish]


def _call_off(core: Core, who: Who, message: inbound.CallOff) -> list[e.Entry]:
    seat = _seat(who)
    return [e.CalledOff(seat, message.endpoint)] if message.endpoint in core.chairs[seat].calls else []


# ---- the lobby -------------------------------------------------------------------------------------------------


def _ready(core: Core, who: Who, message: inbound.Ready) -> list[e.Entry]:
    seat = _seat(who)
    if core.reading:
        return [e.Readied(seat, True)] if seat in core.reading else []
    _lobby(core)
    return [e.Readied(seat, message.ready)]


def _rename(core: Core, who: Who, message: inbound.Rename) -> list[e.Entry]:
    seat = _seat(who)
    if core.playing:  # a new name could carry a message from players who may not speak
        raise Refusal("not_in_lobby")
    if core.chairs[seat].muted:
        raise Refusal("muted")
    face = None if message.face is None else seating.face_for(core, message.face, seat)
    return [e.SeatNamed(seat, seating.person_name(core, message.name, seat), face)]


def _move(core: Core, who: Who, message: inbound.Move) -> list[e.Entry]:
    _lobby(core)
    if core.settings.quick:  # seats are drawn there
        raise Refusal("not_host")
    to = seating.known_seat(core, message.to)
    if message.who is not None and message.who != who.seat:
        _host(who)
        moved = seating.known_seat(core, message.who)
        if core.chairs[moved].kind == Occupant.EMPTY:
            raise Refusal("seat_empty")
    else:
        moved = _seat(who)
        if core.chairs[to].kind != Occupant.EMPTY and to != moved and not who.host:
            raise Refusal("seat_taken")
    return [] if moved == to else [e.Swapped(moved, to)]


def _leave(core: Core, who: Who, message: inbound.Leave) -> list[e.Entry]:
    return [e.Left(_seat(who))]


def _configure(core: Core, who: Who, message: inbound.Configure) -> list[e.Entry]:
    _host(who)
    _lobby(core)
    now = core.settings
    given = {name: value for name in chosen(now) if (value := getattr(message, name, None)) is not None}
    if given.get("one_room") and not now.one_room:
        given = {"pace": "untimed", **given}  # people in one room argue aloud: no clock unless the host wants one
    changed = msgspec.structs.replace(now, **given)
    if any(chair.kind == Occupant.PERSON for chair in core.chairs[changed.seats :]):
        raise Refusal("seat_taken")
    changed.options = read_options(now.game, changed.seats, {**now.options, **changed.options})
    if core.branch is not None and (changed.seats, changed.options) != (now.seats, now.options):
        raise Refusal("position_stands")
    return [] if changed == now else [e.Configured(changed)]


def level_of(core: Core, wished: int | msgspec.UnsetType) -> int:
    """The level of a bot that is to sit down; refuses one that this game does not have."""
    game = core.settings.game
    if wished is msgspec.UNSET:
        return usual_level(game)
    check_level(game, wished)
    return wished


def _set_bot(core: Core, who: Who, message: inbound.SetBot) -> list[e.Entry]:
    _host(who)
    seat = seating.known_seat(core, message.seat)
    chair = core.chairs[seat]
    if chair.kind == Occupant.PERSON and not chair.remote:
        raise Refusal("is_person")
    if core.status != Status.LOBBY and (chair.kind != Occupant.BOT or message.level is None):
        raise Refusal("not_in_lobby")
    if message.level is None:
        return [e.Botted(seat, None)]
    return [e.Botted(seat, level_of(core, message.level))]


def _fill(core: Core, who: Who, message: inbound.Fill) -> list[e.Entry]:
    _host(who)
    _lobby(core)
    level = level_of(core, message.level)
    return [e.Botted(i, level) for i, chair in enumerate(core.chairs) if chair.kind == Occupant.EMPTY]


def _kick(core: Core, who: Who, message: inbound.Kick) -> list[e.Entry]:
    seat = seating.known_seat(core, message.seat)
    _hosts_or_plays(core, who)
    if core.chairs[seat].kind != Occupant.PERSON:
        raise Refusal("seat_empty")
    if core.chairs[seat].remote:
        _host(who)
        return [e.Left(seat)]  # nobody has come yet
    return votes.propose(core, who.seat, "kick", seat)


def _hosts_or_plays(core: Core, who: Who) -> None:
    """Before the game the table is the host's; in a running game everybody may ask."""
    if core.status == Status.LOBBY:
        _host(who)
    elif not core.playing:
        raise Refusal("not_playing")


def _start(core: Core, who: Who, message: inbound.Start) -> list[e.Entry]:
    if not who.screen:
        _host(who)
    _lobby(core)
    return begin(core, core.host if who.screen else who.seat)


def begin(core: Core, host: int | None) -> list[e.Entry]:
    """Deal if every seat is taken and ready; the host's own click counts as ready."""
    for seat, chair in enumerate(core.chairs):
        if chair.kind == Occupant.EMPTY:
            raise Refusal("seat_empty")
        if not chair.ready and seat != host and not chair.remote:
            raise Refusal("not_ready")
    return deal(core)


def deal(core: Core) -> list[e.Entry]:
    """The entries of a deal by today's rules."""
    made: list[e.Entry] = []
    settings, today = core.settings, find_spec(core.settings.game).rules_version
    if today != core.rules_version and core.branch is not None:
        raise other_rules(core)
    if today != core.rules_version:  # opened before an upgrade: what was chosen must still be there to choose
        options = read_options(settings.game, settings.seats, settings.options)
        made = [e.Ruled(today), e.Configured(msgspec.structs.replace(settings, options=options))]
    return [*made, e.Started(key=secrets.token_hex(32), nonce=secrets.token_hex(32))]


def other_rules(core: Core) -> Refusal:
    """Says plainly which rules it takes to play this game."""
    today = find_spec(core.settings.game).rules_version
    return Refusal("unsupported", "server-other-rules", {"rules": core.rules_version, "today": today}, status=409)


def _close(core: Core, who: Who, message: inbound.CloseTable) -> list[e.Entry]:
    if core.status == Status.ENDED:
        return []
    _hosts_or_plays(core, who)
    return votes.propose(core, who.seat, "close")


def _rematch(core: Core, who: Who, message: inbound.Rematch) -> list[e.Entry]:
    if core.status not in (Status.ENDED, Status.CLOSED):
        raise Refusal("not_over")
    seat = _seat(who)
    if message.game and message.game != core.settings.game:
        _host(who)
        if len(core.people()) > find_spec(message.game).max_seats:
            raise Refusal("table_full")
    again = seat in core.wishes and message.game in ("", core.next_game)
    return [] if again else [e.Wished(seat, message.game)]


def seat_link(core: Core, who: Who, seat: int) -> tuple[e.Sat, str]:
    """A link for an empty seat; the first who opens it sits there."""
    _host(who)
    _lobby(core)
    chair = core.chairs[seating.known_seat(core, seat)]
    if chair.kind != Occupant.EMPTY and not chair.remote:
        raise Refusal("seat_taken")
    token = tokens.token()
    return e.Sat(seat, "", tokens.hashed(token), remote=True, ready=True), token


# A message's function is named after its tag; a message without one is no command to a table.
_HANDLERS: dict[type, Callable[..., list[e.Entry]]] = {
    kind: globals()[f"_{kind.__struct_config__.tag}"]
    for kind in get_args(inbound.ClientMessage)
    if f"_{kind.__struct_config__.tag}" in globals()
}
