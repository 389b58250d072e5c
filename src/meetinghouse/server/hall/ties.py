"""Friends, and people who are kept apart: what one person wishes of another, whom they met at a table.

Friends are two who both wish to play again. The other never learns of being kept apart: tables of the other are not in
their list, a public one is full for them, Play now leads them elsewhere, and friends stay friends in their eyes. Nobody
is named by an id that others know, and nothing says who is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.listing import shown
from meetinghouse.server.http.limits import Addresses
from meetinghouse.server.store import Listed
from meetinghouse.server.store.company import Tie
from meetinghouse.server.store.people import Ticket
from meetinghouse.server.wire import people as wire
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall
    from meetinghouse.server.table.core import Core

MOST_TIES = 200  # that one person may have
MOST_APART = 500  # from whom a person is kept apart, by themselves or by others, that are looked for at a table
LINK_TIME = 24 * 3_600_000  # milliseconds for which a friend's link is good
CALLS = (3 / 3600, 3.0)  # calls from one person to another: how fast the budget fills, and what it holds


def are_apart(core: Core, others: list[str]) -> bool:
    """Whether one of these has a seat at the table."""
    return any(core.seat_of(other) is not None for other in others)


def _link(code: str) -> str:
    """What is kept of a friend's link. It is no hash of anything that opens a person."""
    return tokens.root("friend " + tokens.typed(code.replace("-", "").replace(" ", "")))


class Ties:
    """Who wishes what of whom, in the store."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._on = hall.settings.people != "off"
        self._calls = Addresses(*CALLS)

    async def apart(self, person: str) -> list[str]:
        """Those from whom a person is kept apart, by the wish of either."""
        return await self._hall.store.people.ties.apart(person, MOST_APART) if person and self._on else []

    async def visible(self, person: str, lines: list[Listed]) -> list[Listed]:
        """A list of tables without those at which somebody sits from whom this person is kept apart."""
        if not person or not lines or not self._on:
            return lines
        near = await self._hall.store.people.ties.apart_at(person)
        hidden = {line.id for line in lines for table, other in near if table == line.id and shown(line, other)}
        return [line for line in lines if line.id not in hidden]

    async def at_seat(self, person: str, core: Core, seat: int, wish: wire.Wish) -> None:
        """Record what a person at a table wishes of another seat's player. The answer is the same for a bot, a
        guest and anybody else."""
        if core.seat_of(person) is None:
            raise Refusal("no_such_table", status=404)
        if wish == "again" and not core.over:
            raise Refusal("not_over", status=409)
        if seat >= len(core.chairs) or seat == core.seat_of(person):
            raise Refusal("no_such_seat")
        chair, table = core.chairs[seat], core.id
        sitters = await self._hall.store.people.sitters(table)
        other = chair.whose(sitters, table)
        if other:
            await self._wish(person, other, chair.name, wish)

    async def of_other(self, person: str, ident: str, wish: wire.Wish) -> None:
        """The same of somebody whom the person knows by an id."""
        tie = await self._hall.store.people.ties.named(person, ident)
        if tie is None:
            raise Refusal("bad_code", status=404)
        await self._wish(person, tie.other, tie.name, wish)

    async def _wish(self, person: str, other: str, name: str, wish: wire.Wish, by_link: bool = False) -> None:
        """Record a wish. Keeping a friend apart ends no friendship, and `nothing` takes back one wish at a time, so
        that they notice nothing. A friend's link (`by_link`) does not end their being kept apart."""
        ties = self._hall.store.people.ties
        tie = await ties.tie(person, other)
        if tie is None:
            if wish == "nothing":
                return
            if len(await ties.ties(person)) >= MOST_TIES:
                raise Refusal("too_many", status=429)
            tie = Tie(person, other, tokens.word(10), name, False, False, self._hall.now())
        if wish == "again":
            tie.again, tie.apart = True, tie.apart and by_link
        elif wish == "apart":
            tie.apart = True
        elif tie.apart:
            tie.apart = False
        else:
            tie.again = False
        await ties.put(tie)

    async def mine(self, person: str) -> wire.MyCompany:
        """What a person sees of it: their own wishes, and who wishes to play again, too."""
        found = wire.MyCompany([], [])
        for tie, both in await self._hall.store.people.ties.ties(person):
            if tie.apart:
                found.apart.append(wire.Tied(tie.id, tie.name))
            else:
                found.again.append(wire.Tied(tie.id, tie.name, both))
        return found

    # ---- by a link -----------------------------------------------------------------------------------------------

    async def link(self, person: str) -> tuple[str, int]:
        """A code that makes one other person a friend, and until when."""
        people = self._hall.store.people
        if await people.person(person) is None:
            raise Refusal("bad_code", status=404)
        code, now = tokens.word(tokens.CODE_LENGTH), self._hall.now()
        await people.put_ticket(Ticket(_link(code), person, "friend", now + LINK_TIME), now)
        return code, now + LINK_TIME

    async def befriend(self, person: str, code: str, sure: bool) -> str:
        """What the person is called whose link this is; for somebody who is sure, they are friends."""
        people = self._hall.store.people
        ticket = await people.ticket(_link(code), "friend", self._hall.now())
        other = await people.person(ticket.person) if ticket is not None else None
        me = await people.person(person)
        if ticket is None or other is None or ticket.person == person:
            raise Refusal("bad_code", status=404)
        if sure:
            if not await people.take(ticket):
                raise Refusal("bad_code", status=404)
            await self._wish(person, other.id, other.name, "again")
            await self._wish(other.id, person, me.name if me else "", "again", by_link=True)
        return other.name

    # ---- calls ---------------------------------------------------------------------------------------------------

    async def ask_to(self, person: str, core: Core, ident: str) -> None:
        """Call a friend to a table. Nobody learns whether a call has reached anybody."""
        seat = core.seat_of(person)
        if seat is None:
            raise Refusal("no_such_table", status=404)
        if core.status != Status.LOBBY or core.settings.quick:
            raise Refusal("not_in_lobby", status=409)
        ties = self._hall.store.people.ties
        tie = await ties.named(person, ident)
        if tie is None:
            raise Refusal("bad_code", status=404)
        if not self._calls.take(f"{person} {tie.other}"):
            raise Refusal("too_fast", status=429)
        back = await ties.tie(tie.other, person)
        if tie.again and back is not None and back.again and not (tie.apart or back.apart):
            self._hall.caller.invite(core, core.chairs[seat].name, await ties.calls(tie.other))
