"""People who are known on all their devices, without a password: what opens a person, and how a device comes to one.

Seats, sittings and bans go by a person's root, which is that of the first key their devices had. A further device, a
cookie or a sheet of paper has a secret of its own that leads there, and can be sent away without the others.
"""

import logging
from typing import TYPE_CHECKING, NamedTuple

from meetinghouse.languages import Lang
from meetinghouse.server.hall import tokens
from meetinghouse.server.http.limits import Sites
from meetinghouse.server.store.people import TICKET_TIME, Device, StoredPerson, Ticket
from meetinghouse.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

logger = logging.getLogger("meetinghouse.hall")
LINK = "link"  # the kind of ticket that brings another device
MOST_DEVICES = 30  # that open one person at a time
TWO_TABS = 60_000  # milliseconds for which what a cookie woke first is good beside what it woke next
LOOK_BACK = 20_000  # milliseconds of removals that every look sees again


class PersonName(NamedTuple):
    name: str = ""
    face: int = 0
    lang: Lang = "en"


def _typed(code: str) -> str:
    return tokens.typed(code.replace("-", "").replace(" ", ""))


class People:
    """Who is who, in the store. Nothing of it is kept in memory: any node can be asked."""

    def __init__(self, hall: "Hall") -> None:
        settings = hall.settings
        self.on = settings.people != "off"
        self._hall = hall
        self._newcomers = Sites(settings.people_per_address / 3600, settings.people_per_address)

    async def of(self, device: str) -> str:
        """The person whom a device opens, both by root; a device that nobody has seen opens a person of its own."""
        if not device or not self.on:
            return device
        found = await self._hall.store.people.device(device)
        if found is None:
            return device
        if found.gone or found.kind != "device":
            raise Refusal("device_removed", status=401)
        return found.person

    async def admit(self, person: str, address: str) -> None:
        """Refuse a person whom nobody knows yet, where too many of those came from one household."""
        if not person or not self.on or await self._hall.store.people.person(person) is not None:
            return
        if not self._newcomers.take(address):
            raise Refusal("too_many", status=429)

    async def make(self, person: str, named: PersonName, said: bool = True) -> None:
        """Know a person from their first act on. What they are called at a table (not `said` by themselves) counts only
        while they have no name: it is written later, and must not undo what they have said since."""
        if not self.on or not person:
            return
        people = self._hall.store.people
        known = await people.person(person)
        if known is None:
            now = self._hall.now()
            first = Device(person, person, tokens.word(6), "device", now, told=1)
            if await people.make(StoredPerson(person, now, *named), first):
                return
            known = await people.person(person)  # another request of theirs was quicker
        if known is None or not named.name or (known.name and not said):
            return
        if (known.name, known.face, known.lang) != named:
            await people.rename(person, *named)

    # ---- other devices -------------------------------------------------------------------------------------------

    async def cookie(self, device: str, person: str) -> str:
        """A secret for the cookie of a device's browser; the one before is good no more."""
        people = self._hall.store.people
        mine = await people.device(device)
        if mine is None or mine.gone:
            raise Refusal("device_removed", status=401)
        now = self._hall.now()
        await people.remove(person, mine.id, now, kind="cookie")
        secret = tokens.token()
        await people.add(Device(tokens.root(secret), person, mine.id, "cookie", now, told=1))
        return secret

    async def wake(self, secret: str) -> tuple[StoredPerson, str] | None:
        """A browser has lost what pages may keep, but not its cookie: its person, and a new secret for its pages."""
        people = self._hall.store.people
        found = await people.device(tokens.root(secret)) if secret else None
        person = None if found is None or found.gone or found.kind != "cookie" else await people.person(found.person)
        if found is None or person is None:
            return None
        now = self._hall.now()
        await people.remove(person.id, found.id, now, kind="device", before=now - TWO_TABS)
        fresh = tokens.token()
        await people.add(Device(tokens.root(fresh), person.id, found.id, "device", now, told=1))
        return person, fresh

    async def link(self, person: str) -> tuple[str, int]:
        """A code that brings one other device to this person, and until when."""
        if await self._hall.store.people.person(person) is None:
            raise Refusal("bad_code", status=404)
        code, now = tokens.word(tokens.CODE_LENGTH), self._hall.now()
        await self._hall.store.people.put_ticket(Ticket(tokens.root(code), person, LINK, now + TICKET_TIME), now)
        return code, now + TICKET_TIME

    async def paper(self, person: str) -> str:
        """A code for a sheet of paper; an older sheet is good no more."""
        people = self._hall.store.people
        if await people.person(person) is None:
            raise Refusal("bad_code", status=404)
        now, code = self._hall.now(), tokens.word(tokens.CODE_LENGTH)
        await people.remove_kind(person, "paper", now)
        await people.add(Device(tokens.root(code), person, tokens.word(6), "paper", now, told=1))
        return code

    async def join(self, code: str, sure: bool) -> tuple[StoredPerson, str]:
        """Whose code this is; for somebody who is sure, also the secret with which their device is that person. Seeing
        a code alone changes nothing: it may be a stranger's."""
        people, now = self._hall.store.people, self._hall.now()
        ticket = await people.ticket(tokens.root(_typed(code)), LINK, now)
        ident = ticket.person if ticket else await self.of_paper(code)
        person = await people.person(ident) if ident else None
        if person is None:
            raise Refusal("bad_code", status=404)
        if not sure:
            return person, ""
        if ticket is not None and not await people.take(ticket):
            raise Refusal("bad_code", status=404)
        return person, await self.another(person.id)

    async def of_paper(self, code: str) -> str:
        """Whose sheet of paper this code stands on; empty for nobody's."""
        paper = await self._hall.store.people.device(tokens.root(_typed(code)))
        return "" if paper is None or paper.kind != "paper" or paper.gone else paper.person

    async def another(self, person: str) -> str:
        """The secret of one more device of a person, who is told of it on the others."""
        people = self._hall.store.people
        if len([one for one in await people.devices(person) if one.kind == "device"]) >= MOST_DEVICES:
            raise Refusal("too_many", status=429)
        secret = tokens.token()
        await people.add(Device(tokens.root(secret), person, tokens.word(6), "device", self._hall.now()))
        return secret

    async def remove(self, person: str, ident: str) -> None:
        """A device opens its person no more, and its sockets have to go."""
        await self._hall.store.people.ties.silence(person, ident)
        if not await self._hall.store.people.remove(person, ident, self._hall.now()):
            raise Refusal("bad_code", status=404)
        await self.send_removed_away()

    async def send_removed_away(self) -> None:
        """Close the sockets of devices that were removed at any node."""
        if not self.on:
            return
        gone = await self._hall.store.people.gone_since(self._hall.now() - LOOK_BACK)
        for peer in self._hall.peers() if gone else ():
            if peer.device in gone:
                peer.bye(Refusal("device_removed"), again=False)
