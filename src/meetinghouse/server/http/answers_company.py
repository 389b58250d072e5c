"""Finding people to play with: a seat among strangers at once, friends, and people who are kept apart."""

from __future__ import annotations

from meetinghouse.server.http.answers_tables import TableId, as_it_stands
from meetinghouse.server.http.asking import Answers
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import people as wire
from meetinghouse.server.wire.refusals import Refusal

QUICK_COST = 5  # requests that Play now counts for
CODE_COST = 10  # and a look at the code of a friend's link
CALL_COST = 10  # and a call to a friend

COMPANY = Answers()


def somebody(asker: Asker) -> str:
    """The person who asks, where people are known."""
    if not asker.hall.people.on:
        raise Refusal("no_such_page", status=404)
    if not asker.person:
        raise Refusal("bad_token", status=401)
    return asker.person


@COMPANY.post("/api/quick", summary="Play now", pays=QUICK_COST)
async def play_now(asker: Asker, data: wire.PlayNow) -> wire_http.Seated:
    """A seat by lot at the oldest table that waits for people, or at a new one. It begins when it is full, or after a
    while with bots. The token is empty where I sit there already."""
    person = somebody(asker)
    asker.hall.admit(asker.address)
    await asker.hall.people.admit(person, asker.address)
    core, seat, token = await asker.hall.quick.play(data, person, asker.address)
    return wire_http.Seated(core.id, seat, token, core.info())


@COMPANY.post("/api/tables/{table}/tie", summary="Again with somebody, or apart from them", status=200)
async def tie_seat(asker: Asker, table: TableId, data: wire.TieSeat) -> wire.Done:
    """What I wish of the player of that seat at a table of mine; they are told nothing."""
    person = somebody(asker)
    await asker.hall.ties.at_seat(person, await as_it_stands(asker, table), data.seat, data.wish)
    return wire.Done()


@COMPANY.get("/api/me/company", summary="With whom I would play again, and from whom I am kept apart")
async def my_company(asker: Asker) -> wire.MyCompany:
    """My own wishes, by the names that people had then. Nothing says who is here."""
    return await asker.hall.ties.mine(somebody(asker))


@COMPANY.post("/api/me/tie", summary="Wish something else of somebody", status=200)
async def tie_other(asker: Asker, data: wire.TieOther) -> wire.Done:
    """Record what I wish of somebody in my company."""
    await asker.hall.ties.of_other(somebody(asker), data.id, data.wish)
    return wire.Done()


@COMPANY.post("/api/me/friend", summary="A link for a friend", pays=QUICK_COST)
async def friend_link(asker: Asker) -> wire.MyCode:
    """Good once, for a day: the first who opens it and says yes is a friend."""
    return wire.MyCode(*await asker.hall.ties.link(somebody(asker)))


@COMPANY.post("/api/me/befriend", summary="Be a friend of the person who made a link", pays=CODE_COST, status=200)
async def befriend(asker: Asker, data: wire.Befriend) -> wire.Befriended:
    """First whose it is, then, for somebody who is sure, friends."""
    person = somebody(asker)
    return wire.Befriended(await asker.hall.ties.befriend(person, data.code, data.sure))


@COMPANY.post("/api/tables/{table}/call", summary="Ask a friend to my table", pays=CALL_COST, status=202)
async def call_friend(asker: Asker, table: TableId, data: wire.CallFriend) -> wire.Done:
    """On all devices on which they want to be called. Nobody learns whether it has reached them."""
    person = somebody(asker)
    await asker.hall.ties.ask_to(person, await as_it_stands(asker, table), data.id)
    return wire.Done()
