"""What a person asks about themselves (their devices, their finished games and what they are like), and finding people
to play with: a seat among strangers at once, friends, and people who are kept apart.

Nobody is asked about: there are no profiles, no names to search for and no ids of people on the wire.
"""

import re
from typing import Annotated

from msgspec import Meta

from meetinghouse.server.hall import leaving, statistics
from meetinghouse.server.hall.people import PersonName
from meetinghouse.server.http.answers_tables import TableId, as_it_stands
from meetinghouse.server.http.asking import Answers, Header, HttpReply
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.store.people import Device, Result, StoredPerson
from meetinghouse.server.table import names
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import people as wire
from meetinghouse.server.wire.refusals import Refusal

CODE_COST = 10  # requests that a look at a code counts for
QUICK_COST = 5  # and Play now, or a link for a friend
CALL_COST = 10  # and a call to a friend
MAKE_COST = 5  # and making something that opens a person
ME_COST = 3
EXPORT_COST = 50
PAGE = 30  # finished games in one answer
COOKIE = "meetinghouse"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
# Not by http.cookies: older ones take a square of the backslashes in a strange cookie.
_OURS = re.compile(rf"(?:^|;) *{COOKIE}=([A-Za-z0-9_-]{{1,64}}) *(?:;|$)")
WAKE = "/api/me/wake"

PEOPLE = Answers()
Origin = Annotated[str, Header("Origin"), Meta(max_length=200)]
Site = Annotated[str, Header("Sec-Fetch-Site"), Meta(max_length=40)]
Cookies = Annotated[str, Header("Cookie"), Meta(max_length=4096)]
Proof = Annotated[str, Header("X-Proof"), Meta(max_length=64, description="of who has a passkey: see `asked`")]


def _on(asker: Asker, full: bool = False) -> None:
    if not asker.hall.people.on or (full and asker.hall.settings.people != "full"):
        raise Refusal("no_such_page", status=404)


def somebody(asker: Asker) -> str:
    """The person who asks, where people are known."""
    if not asker.hall.people.on:
        raise Refusal("no_such_page", status=404)
    if not asker.person:
        raise Refusal("bad_token", status=401)
    return asker.person


async def _proven(asker: Asker, proof: str) -> str:
    """The person who asks; one with a passkey has to show it, or the code on paper: devices get into other hands."""
    person = somebody(asker)
    await asker.hall.passkeys.prove(person, proof)
    return person


def _set_cookie(secret: str, origin: str) -> dict[str, str]:
    secure = "; Secure" if origin.startswith("https:") else ""
    kept = f"Max-Age={COOKIE_SECONDS}; Path={WAKE}; HttpOnly; SameSite=Strict{secure}"
    return {"Set-Cookie": f"{COOKIE}={secret}; {kept}"}


def _named(person: StoredPerson, key: str = "") -> wire.Joined:
    return wire.Joined(person.name, person.face, person.lang, key)


def devices(lines: list[Device], here: str) -> list[wire.MyDevice]:
    """What opens a person, as they see it: a browser and its cookie are one thing."""
    found: dict[str, wire.MyDevice] = {}
    for line in lines:
        if line.kind == "cookie":
            continue
        shown = found.setdefault(line.id, wire.MyDevice(line.id, line.kind, line.made))  # type: ignore[arg-type]  # one
        shown.here = shown.here or line.hash == here
        shown.new = not shown.here and not line.told
    return list(found.values())


@PEOPLE.get("/api/me", summary="What the server knows of me", pays=ME_COST)
async def me(asker: Asker) -> wire.Me:
    """My name, what opens me, what I am like, my newest finished games and my company: a page in one answer. Without a
    key, or before I have done anything, nothing is known."""
    _on(asker)
    hall = asker.hall
    found = wire.Me(hall.settings.people, passkey=hall.passkeys.rp)  # type: ignore[arg-type]  # not off
    person = await hall.store.people.person(asker.person) if asker.person else None
    if person is None:
        return found
    found.known, found.name, found.face, found.made = True, person.name, person.face, person.made
    found.lang = person.lang
    found.devices = devices(await hall.store.people.devices(person.id), asker.device)
    found.company = await hall.ties.mine(person.id)
    if hall.settings.people == "full":
        kept = await statistics.kept(hall.store.people, person.id)
        found.stats = kept.stats
        if kept.rated:
            found.stats.ratings = await hall.ratings.shown(person.id)
        page = await my_games(asker)
        found.games, found.more = page.games, page.more
    return found


@PEOPLE.post("/api/me", summary="Know me", pays=MAKE_COST, status=200)
async def know_me(asker: Asker, data: wire.AboutMe, origin: Origin = "") -> HttpReply[wire.Done]:
    """After a first act: who I am, and a cookie for a browser that forgets what pages keep."""
    person = somebody(asker)
    people = asker.hall.people
    named = PersonName(names.clean(data.name) if data.name else "", data.face, data.lang)
    asker.hall.admit(asker.address)
    await people.admit(person, asker.address)
    await people.make(person, named)
    secret = await people.cookie(asker.device, person)
    return HttpReply(wire.Done(), headers=_set_cookie(secret, origin))


@PEOPLE.post(WAKE, summary="Find me by my browser's cookie", pays=MAKE_COST, status=200)
async def wake(asker: Asker, origin: Origin = "", site: Site = "", cookie: Cookies = "") -> wire.Joined:
    """A browser whose pages have lost their storage: its person, and a new key. Only a page of ours may ask."""
    _on(asker)
    if not origin and site != "same-origin":  # a foreign origin never comes so far
        raise Refusal("bad_origin", status=403)
    found = _OURS.search(cookie)
    woken = await asker.hall.people.wake(found[1] if found else "")
    return wire.Joined() if woken is None else _named(*woken)


@PEOPLE.post("/api/me/link", summary="A code for another device of mine", pays=MAKE_COST)
async def link(asker: Asker, proof: Proof = "") -> wire.MyCode:
    """Good once, for five minutes."""
    return wire.MyCode(*await asker.hall.people.link(await _proven(asker, proof)))


@PEOPLE.post("/api/me/paper", summary="A code for a sheet of paper", pays=MAKE_COST)
async def paper(asker: Asker, proof: Proof = "") -> wire.MyCode:
    """Good until there is another one."""
    return wire.MyCode(await asker.hall.people.paper(await _proven(asker, proof)))


@PEOPLE.post("/api/me/join", summary="Be the person of a code", pays=CODE_COST, status=200)
async def join(asker: Asker, data: wire.JoinMe) -> wire.Joined:
    """First whose it is, then, for somebody who is sure, a key for this device. What it played before is not lost."""
    _on(asker)
    person, key = await asker.hall.people.join(data.code, sure=False)
    asker.hall.keep_out(asker.address, person.id)
    if data.sure:
        person, key = await asker.hall.people.join(data.code, sure=True)
    return _named(person, key)


@PEOPLE.post("/api/me/told", summary="I know my devices", status=200)
async def told(asker: Asker) -> wire.Done:
    """None of them is new to me."""
    await asker.hall.store.people.told(somebody(asker))
    return wire.Done()


@PEOPLE.post("/api/me/forget", summary="A device of mine opens me no more", status=200)
async def forget(asker: Asker, data: wire.DeviceId, proof: Proof = "") -> wire.Done:
    """Its sockets are closed at once, at every node. A passkey wants proof."""
    person = somebody(asker)
    if any(device.id == data.id for device, _ in await asker.hall.passkeys.of(person)):
        await _proven(asker, proof)
    await asker.hall.people.remove(person, data.id)
    return wire.Done()


@PEOPLE.post("/api/me/passkey/make", summary="What my browser needs to make a passkey", pays=MAKE_COST)
async def make_passkey(asker: Asker, origin: Origin = "", proof: Proof = "") -> wire.PasskeyWish:
    """Good once, for five minutes. No attestation is wanted, and the browser keeps whose it is."""
    return await asker.hall.passkeys.make(await _proven(asker, proof), origin)


@PEOPLE.post("/api/me/passkey/made", summary="My browser has made a passkey", pays=CODE_COST, status=200)
async def made_passkey(asker: Asker, data: wire.PasskeyMade, origin: Origin = "") -> wire.Done:
    """From now on it opens me."""
    await asker.hall.passkeys.made(somebody(asker), data, origin)
    return wire.Done()


@PEOPLE.post("/api/me/passkey/ask", summary="What a browser needs to show a passkey", pays=MAKE_COST)
async def ask_passkey(asker: Asker, origin: Origin = "") -> wire.PasskeyWish:
    """Good once, for five minutes."""
    _on(asker)
    return await asker.hall.passkeys.ask(origin)


@PEOPLE.post("/api/me/passkey/asked", summary="Be the person of a passkey", pays=CODE_COST, status=200)
async def asked_passkey(asker: Asker, data: wire.PasskeyShown, origin: Origin = "") -> wire.Joined:
    """A key for this device; where it `proves` who I am already, a proof instead."""
    _on(asker)
    hall = asker.hall
    person = await hall.passkeys.asked(data, origin)
    hall.keep_out(asker.address, person.id)
    if data.proves:
        if person.id != asker.person:
            raise Refusal("bad_passkey", status=403)
        return wire.Joined(proof=await hall.passkeys.proof(person.id))
    return _named(person, await hall.people.another(person.id))


@PEOPLE.get("/api/me/export", summary="Everything that is kept of me", pays=EXPORT_COST)
async def export(asker: Asker) -> wire.Mine:
    """One file for me to keep."""
    person = somebody(asker)
    people = asker.hall.store.people
    lines, days = await people.export(person)
    mine = await me(asker)
    mine.games, mine.more, mine.company = [], False, None  # all of it follows
    return wire.Mine(
        mine,
        [_result(line, []) for line in lines],
        [wire.MyDay(day.day, day.solved, day.tries, day.body) for day in days],
        await people.tables_of(person),
        await asker.hall.ties.mine(person),
        [called.endpoint for called in await people.ties.calls(person)],
    )


@PEOPLE.post("/api/me/delete", summary="Forget me", pays=EXPORT_COST, status=200)
async def delete(asker: Asker, data: wire.DeleteMe, proof: Proof = "") -> wire.Done:
    """For good: my name, my words and everything that opens me. What others did stays as it was."""
    await leaving.forget(asker.hall, await _proven(asker, proof))
    return wire.Done()


def _result(line: Result, called: list[str]) -> wire.MyResult:
    facts = (line.ended, line.won, line.reason, line.side, line.role)
    return wire.MyResult(line.table_id, line.game, line.seat, called, *facts)


@PEOPLE.get("/api/me/games", summary="My finished games")
async def my_games(asker: Asker, before: Annotated[int, Meta(ge=0, le=2**53)] = 0) -> wire.MyGames:
    """Newest first, so many at a time."""
    _on(asker, full=True)
    if not asker.person:
        return wire.MyGames([])
    people = asker.hall.store.people
    lines = await people.results(asker.person, PAGE + 1, before)
    called = await people.lined_up(asker.person, PAGE, before)
    games = [_result(line, called.get(line.table_id, [])) for line in lines[:PAGE]]
    return wire.MyGames(games, more=len(lines) > PAGE)


# ---- company --------------------------------------------------------------------------------------------------------


@PEOPLE.post("/api/quick", summary="Play now", pays=QUICK_COST)
async def play_now(asker: Asker, data: wire.PlayNow) -> wire_http.Seated:
    """A seat by lot at the oldest table that waits for people, or at a new one. It begins when it is full, or after a
    while with bots. The token is empty where I sit there already."""
    person = somebody(asker)
    asker.hall.admit(asker.address)
    await asker.hall.people.admit(person, asker.address)
    core, seat, token = await asker.hall.quick.play(data, person, asker.address)
    return wire_http.Seated(core.id, seat, token, core.info())


@PEOPLE.post("/api/tables/{table}/tie", summary="Again with somebody, or apart from them", status=200)
async def tie_seat(asker: Asker, table: TableId, data: wire.TieSeat) -> wire.Done:
    """What I wish of the player of that seat at a table of mine; they are told nothing."""
    person = somebody(asker)
    await asker.hall.ties.at_seat(person, await as_it_stands(asker, table), data.seat, data.wish)
    return wire.Done()


@PEOPLE.get("/api/me/company", summary="With whom I would play again, and from whom I am kept apart")
async def my_company(asker: Asker) -> wire.MyCompany:
    """My own wishes, by the names that people had then. Nothing says who is here."""
    return await asker.hall.ties.mine(somebody(asker))


@PEOPLE.post("/api/me/tie", summary="Wish something else of somebody", status=200)
async def tie_other(asker: Asker, data: wire.TieOther) -> wire.Done:
    """Record what I wish of somebody in my company."""
    await asker.hall.ties.of_other(somebody(asker), data.id, data.wish)
    return wire.Done()


@PEOPLE.post("/api/me/friend", summary="A link for a friend", pays=QUICK_COST)
async def friend_link(asker: Asker) -> wire.MyCode:
    """Good once, for a day: the first who opens it and says yes is a friend."""
    return wire.MyCode(*await asker.hall.ties.link(somebody(asker)))


@PEOPLE.post("/api/me/befriend", summary="Be a friend of the person who made a link", pays=CODE_COST, status=200)
async def befriend(asker: Asker, data: wire.Befriend) -> wire.Befriended:
    """First whose it is, then, for somebody who is sure, friends."""
    person = somebody(asker)
    return wire.Befriended(await asker.hall.ties.befriend(person, data.code, data.sure))


@PEOPLE.post("/api/tables/{table}/call", summary="Ask a friend to my table", pays=CALL_COST, status=202)
async def call_friend(asker: Asker, table: TableId, data: wire.CallFriend) -> wire.Done:
    """On all devices on which they want to be called. Nobody learns whether it has reached them."""
    person = somebody(asker)
    await asker.hall.ties.ask_to(person, await as_it_stands(asker, table), data.id)
    return wire.Done()
