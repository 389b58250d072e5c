"""Passkeys: how a person makes one, comes back with it, and shows on a shared device that it is them.

A passkey is a device of its person like a sheet of paper. Each question to it is good once and for minutes. Who checks
the answers is handed in, so that tables run without the package that does.
"""

import asyncio
import base64
import ipaddress
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar
from urllib.parse import urlsplit

import msgspec

from meetinghouse.server.hall import tokens
from meetinghouse.server.http.origins import origin_of
from meetinghouse.server.settings import Settings
from meetinghouse.server.store.people import TICKET_TIME, Device, StoredPerson, Ticket
from meetinghouse.server.wire import people as wire
from meetinghouse.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall

P = ParamSpec("P")
T = TypeVar("T")
MAKE, ASK, PROOF = "make", "ask", "proof"  # kinds of tickets
LOCAL = "localhost"
MOST = 10  # passkeys of one person


class StoredPasskey(msgspec.Struct):
    """What the store keeps of a passkey: its id, its public key, its person's handle, and how often it has signed."""

    id: str
    key: str
    handle: str
    signs: int


class PasskeyChecks(Protocol):
    """The two cryptographic checks that `server.passkeys` implements. Both raise ValueError."""

    def made(self, said: wire.PasskeyMade, handle: str, challenge: bytes, rp: str, origin: str) -> StoredPasskey: ...

    def asked(self, said: wire.PasskeyShown, kept: StoredPasskey, challenge: bytes, rp: str, origin: str) -> int: ...


class _Client(msgspec.Struct):
    """What we read of a browser's own words before they are checked."""

    challenge: str


def rp_of(settings: Settings) -> str:
    """The name for which passkeys are made: the public address's host, else `localhost`. Empty where browsers take
    none: bare addresses, and pages that are not encrypted."""
    where = urlsplit(settings.public_url or f"http://{LOCAL}")
    host = where.hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host if where.scheme == "https" or host == LOCAL or host.endswith(f".{LOCAL}") else ""
    return ""


def _hash(text: str) -> str:
    """Hash for passkeys alone: codes and keys of other parts hash differently."""
    return tokens.root(f"passkey {text}")


def _no() -> Refusal:
    return Refusal("bad_passkey", status=403)


class Passkeys:
    """The passkeys of all people for one process; the store keeps them."""

    def __init__(self, hall: "Hall", checks: PasskeyChecks | None) -> None:
        self._hall = hall
        self._checks = checks
        self.rp = rp_of(hall.settings) if checks is not None and hall.people.on else ""

    def _origin(self, origin: str) -> str:
        """The origin of the page that asks, if passkeys are for it. Nobody else's page comes so far, but a program may
        name any."""
        where, public = urlsplit(origin), self._hall.settings.public_url
        if not self.rp or where.hostname != self.rp or (public and origin != origin_of(public)):
            raise Refusal("no_such_page", status=404)
        return origin

    async def _wish(self, person: str, kind: str, user: str = "", known: list[str] | None = None) -> wire.PasskeyWish:
        challenge = tokens.token()
        now = self._hall.now()
        ticket = Ticket(_hash(challenge), person, kind, now + TICKET_TIME, user)
        await self._hall.store.people.put_ticket(ticket, now)
        return wire.PasskeyWish(self.rp, challenge, TICKET_TIME, user, known or [])

    async def _take(self, client: str, kind: str) -> tuple[Ticket, bytes]:
        """Use up the question that is answered; returns it with the challenge as it was sent."""
        try:
            said = msgspec.json.decode(base64.urlsafe_b64decode(client + "=="), type=_Client)
            raw = base64.urlsafe_b64decode(said.challenge + "==")
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise _no() from None
        people = self._hall.store.people
        ticket = await people.ticket(_hash(said.challenge), kind, self._hall.now())
        if ticket is None or not await people.take(ticket):
            raise _no()
        return ticket, raw

    async def of(self, person: str) -> list[tuple[Device, StoredPasskey]]:
        lines = await self._hall.store.people.devices(person)
        return [(one, msgspec.json.decode(one.body, type=StoredPasskey)) for one in lines if one.kind == "passkey"]

    async def make(self, person: str, origin: str) -> wire.PasskeyWish:
        """What a browser has to know to make one. All of a person's have one handle, which is nothing but chance."""
        self._origin(origin)
        mine = [kept for _, kept in await self.of(person)]
        if await self._hall.store.people.person(person) is None or len(mine) >= MOST:
            raise Refusal("too_many", status=429)
        handle = mine[0].handle if mine else secrets.token_urlsafe(32)
        return await self._wish(person, MAKE, handle, [kept.id for kept in mine])

    async def made(self, person: str, said: wire.PasskeyMade, origin: str) -> None:
        origin = self._origin(origin)
        ticket, challenge = await self._take(said.client, MAKE)
        if ticket.person != person or self._checks is None:
            raise _no()
        kept = await _checked(self._checks.made, said, ticket.body, challenge, self.rp, origin)
        body = msgspec.json.encode(kept).decode()
        line = Device(_hash(kept.id), person, tokens.word(6), "passkey", self._hall.now(), told=1, body=body)
        if not await self._hall.store.people.add(line):
            raise _no()  # somebody has it already

    async def ask(self, origin: str) -> wire.PasskeyWish:
        """The question to a browser that shows a passkey; we do not know yet whose."""
        self._origin(origin)
        return await self._wish("", ASK)

    async def asked(self, said: wire.PasskeyShown, origin: str) -> StoredPerson:
        origin = self._origin(origin)
        _, challenge = await self._take(said.client, ASK)
        people = self._hall.store.people
        found = await people.device(_hash(said.id))
        person = None if found is None or found.gone else await people.person(found.person)
        if found is None or person is None:
            raise _no()
        kept = msgspec.json.decode(found.body, type=StoredPasskey)
        if kept.handle != said.user or self._checks is None:
            raise _no()
        kept.signs = await _checked(self._checks.asked, said, kept, challenge, self.rp, origin)
        await people.keep_body(found.hash, msgspec.json.encode(kept).decode())
        return person

    # ---- on a device that others have in their hands, too --------------------------------------------------------

    async def proof(self, person: str) -> str:
        """A secret that proves, once and for minutes, that a passkey of this person was shown."""
        secret, now = tokens.token(), self._hall.now()
        await self._hall.store.people.put_ticket(Ticket(_hash(secret), person, PROOF, now + TICKET_TIME), now)
        return secret

    async def prove(self, person: str, proof: str) -> None:
        """Refuse a person who has a passkey and shows no proof. The code on paper will do for one that is lost."""
        if not self.rp or not await self.of(person):
            return
        people = self._hall.store.people
        ticket = await people.ticket(_hash(proof), PROOF, self._hall.now()) if proof else None
        shown = ticket is not None and ticket.person == person and await people.take(ticket)
        if not shown and not (proof and await self._hall.people.of_paper(proof) == person):
            raise Refusal("prove_it", status=403)


async def _checked(check: Callable[P, T], *said: P.args, **named: P.kwargs) -> T:
    """Check in a thread: it is slow, and the first one imports the library."""
    try:
        return await asyncio.to_thread(check, *said, **named)
    except ValueError:
        raise _no() from None
