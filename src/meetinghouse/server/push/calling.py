"""Who is called, and when: somebody whom the table waits for, who asked to be called and has no screen open here.

A call says at which table and which game, in the reader's language, and nothing of the game itself. It goes to the
seat's own devices only, so it tells nobody else anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from meetinghouse.server.push.keys import VapidKey
from meetinghouse.server.store.company import Called
from meetinghouse.server.table import entries as e
from meetinghouse.server.wire import inbound
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.words import Words

if TYPE_CHECKING:
    import httpx

    from meetinghouse.server.hall.hall import Hall
    from meetinghouse.server.table.chair import Chair
    from meetinghouse.server.table.core import Core
    from meetinghouse.server.table.room import Room

logger = logging.getLogger("meetinghouse.push")
# The push services of browsers. We send to no other place that somebody names, or anybody could aim us at anything.
SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "notify.windows.com")
KEPT = 24 * 3600  # seconds for which a push service keeps a call for a device that is off
AT_ONCE = 8
MOST_DEVICES = 8  # of one person that are called
REMEMBERED = 10_000
GONE = (404, 410)  # the browser has taken the subscription back


class Call(msgspec.Struct, omit_defaults=True):
    """What a browser is sent: made into a notification by the service worker."""

    table: str
    title: str
    body: str
    key: str = ""  # the invitation, for somebody who is asked to a table at which they do not sit yet


def _turn(table: str, game: str, lang: str) -> Call:
    """What somebody is told who is waited for."""
    words = Words(lang)
    return Call(table, words.say(f"{game}-name"), words.say("server-push-turn"))


class Caller:
    """Calls people for all tables of one process."""

    def __init__(self, hall: Hall, key: VapidKey | None) -> None:
        """Without a key nobody is called."""
        self.hall = hall
        self.key = key
        self._busy = asyncio.Semaphore(AT_ONCE)
        self._client: httpx.AsyncClient | None = None
        self._called: OrderedDict[tuple[str, int], int] = OrderedDict()  # table and seat -> what they were called for

    @property
    def public(self) -> str:
        """What browsers need in order to be called by us; empty where nobody is."""
        return "" if self.key is None else self.key.public

    def check(self, wish: inbound.CallMe) -> None:
        """Refuse what cannot be done, and what no browser would send."""
        if self.key is None:
            raise Refusal("no_push")
        hosts = self.hall.settings.push_hosts
        try:
            where = urlsplit(wish.endpoint)
            host, _port = where.hostname or "", where.port
        except ValueError:  # brackets without an end, a port that is no number
            raise Refusal("bad_push") from None
        if not (wish.endpoint.isascii() and wish.endpoint.isprintable()) or " " in wish.endpoint:
            raise Refusal("bad_push")
        known = (*SERVICES, *hosts)
        ours = any(host == name or host.endswith("." + name) for name in known)
        if not ours or (where.scheme != "https" and host not in hosts):
            raise Refusal("bad_push")
        from meetinghouse.server.push.sealing import check  # here, since it takes megabytes, as below

        try:
            check(wish.p256dh, wish.auth)
        except ValueError:
            raise Refusal("bad_push") from None

    def consider(self, room: Room, core: Core) -> None:
        """Something changed at a table: see in a while who has not come."""
        if self.key is not None and self._absent(room, core):
            self.hall.later(self.hall.settings.call_after, lambda: self._look(room))

    def _absent(self, room: Room, core: Core) -> list[int]:
        """Seats that are waited for and have nobody here, and were not called for this yet."""
        if not core.playing or core.pause is not None:
            return []
        known = self.hall.people.on
        if not any(chair.calls or (known and chair.mark) for chair in core.chairs):
            return []
        return [
            seat
            for seat in core.owing()
            if (core.chairs[seat].calls or (known and core.chairs[seat].mark))
            and seat not in room.feed.peers
            and not core.played_by_bot(seat)
            and self._called.get((core.id, seat)) != core.clock.ask
        ]

    def _look(self, room: Room) -> None:
        core = room.core
        if core is None or self.hall.closing:
            return
        for seat in self._absent(room, core):
            self._called[core.id, seat] = core.clock.ask
            if len(self._called) > REMEMBERED:
                self._called.popitem(last=False)
            for wish in core.chairs[seat].calls.values():
                self.hall.spawn(self._call(room, core.settings.game, seat, wish))
            if self.hall.people.on and core.chairs[seat].mark:
                self.hall.spawn(self._call_person(core, core.chairs[seat]))

    async def _call(self, room: Room, game: str, seat: int, wish: e.CallWish) -> None:
        if await self._send(wish, _turn(room.id, game, wish.lang)) in GONE:
            await room.call(lambda core, at: [e.CalledOff(seat, wish.endpoint)])

    async def _call_person(self, core: Core, chair: Chair) -> None:
        """Call all devices of a person, not only the one that came to this table."""
        table, game, people = core.id, core.settings.game, self.hall.store.people
        person = chair.whose(await people.sitters(table), table)
        for called in await people.ties.calls(person) if person else ():
            if called.endpoint not in chair.calls:
                self.hall.spawn(self._ring(called, _turn(table, game, called.lang)))

    def invite(self, core: Core, name: str, devices: list[Called]) -> None:
        """A friend asks somebody to their table."""
        if self.key is None:
            return
        for called in devices:
            words = Words(called.lang)
            body = words.say("server-push-invite", name=name)
            call = Call(core.id, words.say(f"{core.settings.game}-name"), body, core.key)
            self.hall.spawn(self._ring(called, call))

    async def _ring(self, called: Called, call: Call) -> None:
        """A device of a person."""
        if await self._send(called, call) in GONE:
            await self.hall.store.people.ties.call_off(called.person, called.endpoint)

    async def remember(self, person: str, device: str, wish: inbound.CallMe) -> None:
        """A person wants to be called on this device, for all their tables and by friends."""
        called = Called(wish.endpoint, person, device, wish.p256dh, wish.auth, wish.lang, self.hall.now())
        await self.hall.store.people.ties.call(called, MOST_DEVICES)

    async def _send(self, wish: e.CallWish | Called, call: Call) -> int:
        """What the push service says to it; 0: it cannot be reached."""
        assert self.key is not None
        settings = self.hall.settings
        contact = settings.push_contact or settings.public_url or "mailto:host@localhost"  # where problems are told
        headers = {
            "Authorization": self.key.authorization(wish.endpoint, contact, self.hall.now()),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": call.table,  # a later call to the same table takes the place of this one
        }
        import httpx  # here, since it takes megabytes and most servers never call anybody

        from meetinghouse.server.push.sealing import sealed

        body = sealed(msgspec.json.encode(call), wish.p256dh, wish.auth)
        self._client = self._client or httpx.AsyncClient(timeout=10, follow_redirects=False)
        try:
            async with self._busy:
                reply = await self._client.post(wish.endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            logger.warning("%s could not be reached: %s", urlsplit(wish.endpoint).hostname, type(error).__name__)
            return 0
        if reply.is_error and reply.status_code not in GONE:
            logger.warning("%s refused a call: %d", urlsplit(wish.endpoint).hostname, reply.status_code)
        return reply.status_code

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
