"""Finding people to play with: a seat among strangers at once."""

from __future__ import annotations

from meetinghouse.server.http.asking import Answers
from meetinghouse.server.http.callers import Asker
from meetinghouse.server.wire import company as wire
from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire.refusals import Refusal

QUICK_COST = 5  # requests that Play now counts for

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
