"""A coach for one seat of a table: who may ask, and what is handed over, which is what the seat itself knows."""

from __future__ import annotations

from meetinghouse.learn import coach
from meetinghouse.server.bots.messages import Advise
from meetinghouse.server.table.core import Core
from meetinghouse.server.wire.refusals import Refusal


def question(core: Core, seat: int | None) -> Advise:
    """The open question of a seat that may ask a coach: alone with bots, or by the host's leave."""
    if seat is None:
        raise Refusal("watching_only", status=403)
    if not coach.has_coach(core.settings.game):
        raise Refusal("no_coach", status=403)
    if core.people() != [seat] and seat not in core.settings.coach:
        raise Refusal("no_coach", status=403)
    if core.play is None or not core.playing:
        raise Refusal("not_playing", status=409)
    match = core.play.match
    ask = match.ask(seat)
    if ask is None:
        raise Refusal("not_asked", status=409)
    return Advise(0, core.settings.game, match.view(seat), ask.to_json(), match.events(seat))
