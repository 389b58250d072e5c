"""Who asks over HTTP, what they may see, and from whose budget it is paid."""

import re
from dataclasses import dataclass, replace

from meetinghouse.server.hall import tokens
from meetinghouse.server.hall.hall import Hall
from meetinghouse.server.store import StoreDown
from meetinghouse.server.table import commands
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.folding import identify
from meetinghouse.server.wire import shapes
from meetinghouse.server.wire.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Asker:
    """One request: the tables it is about, the address it came from, and what it came with."""

    hall: Hall
    address: str
    token: str = ""  # of a seat or a host
    key: str = ""  # the person's own, as it was sent
    found: str | None = None  # whom that key opens, once `known` has asked

    @property
    def person(self) -> str:
        """The root of the person who asks; empty without a key."""
        return self.device if self.found is None else self.found

    @property
    def device(self) -> str:
        """The root of the key that the request came with; empty without one."""
        if self.key and not re.fullmatch(shapes.PERSON_KEY, self.key):
            raise Refusal("unreadable")
        return tokens.root(self.key)

    def pay(self, cost: float = 1.0) -> None:
        """Take a request's cost from its sender's budget, and refuse those whom the operator bans."""
        if not self.hall.addresses.take(self.address, cost):
            raise Refusal("too_fast", status=429)
        self.hall.keep_out(self.address, self.person, tokens.hashed(self.token) if self.token else "")

    async def known(self) -> "Asker":
        """The same, with the person whom the device opens. If the store cannot say, it is nobody."""
        if not self.key or not self.hall.people.on:
            return self
        device = self.device
        try:
            person = await self.hall.people.of(device)
        except StoreDown:
            person = ""
        if person != device:
            self.hall.keep_out(self.address, person)
        return replace(self, found=person)


def bearer(authorization: str) -> str:
    """The token in a header; empty without one."""
    scheme, _, token = authorization.partition(" ")
    return token.strip()[:64] if scheme.lower() == "bearer" else ""


def who_asks(core: Core, asker: Asker) -> commands.Who:
    """Who comes with a token or a key, if the operator lets them; with a bad token a private table cannot be told from
    none, but the holder of a link that was opened may know."""
    person = asker.person
    try:
        who = identify(core, asker.token, "", person=person)
    except Refusal as refusal:
        if core.settings.public or refusal.code == "seat_claimed":
            raise
        raise Refusal("no_such_table", status=404) from None
    if who.seat is not None:
        asker.hall.keep_out(asker.address, person, first_hash=core.chairs[who.seat].first_hash)
    return who


def may_look(core: Core, asker: Asker, key: str) -> commands.Who:
    """The holder of a token or of the key, and anyone at all if the table is public."""
    if asker.token or core.seat_of(asker.person) is not None:
        return who_asks(core, asker)
    if not core.settings.public and not tokens.same(key, core.key):
        raise Refusal("no_such_table", status=404)  # a private table cannot be told from none
    return commands.Who(None)


def check_key(core: Core, key: str, host: bool = False) -> None:
    """A person who wants a seat has the host's token or the invite key, unless the table is public. At a table of Play
    now seats are drawn: no link leads there."""
    if core.settings.quick or not (host or core.settings.public or tokens.same(key, core.key)):
        raise Refusal("no_such_table", status=404)
