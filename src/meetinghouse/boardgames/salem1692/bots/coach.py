"""What a coach points at in Salem 1692, from the learner's own view."""

from __future__ import annotations

from meetinghouse.boardgames.salem1692.bots.level2 import Level2
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH, Sight
from meetinghouse.bots.base import Bot
from meetinghouse.engine.coach import Advice
from meetinghouse.engine.json_types import Json

NEAR = 3  # accusations below the limit: one Evidence away
LATE = 6  # cards left before Night
CLEARLY = 1.25  # times as likely as the next: less than that is no suspicion worth naming


def matters(view: Json, kind: str, bot: Bot) -> list[Advice]:
    """The most telling first."""
    sight = Sight(view)
    me = sight.me
    found = []
    if kind == "confess":
        found.append(Advice("confess-witch" if sight.tryals.get("witch") else "confess", {"n": sight.hidden[me]}))
        if sight.hidden[me] == 1:
            found.append(Advice("last-tryal"))
    if kind == "turn":
        found += [
            Advice("reach", {"seat": seat, "n": sight.need(seat)})
            for seat in sorted(sight.others, key=lambda s: (sight.hidden[s], sight.need(s), s))
            if 0 < sight.need(seat) <= sight.reach(seat, witness=True)
        ][:1]
    if sight.need(me) <= NEAR:
        found.append(Advice("me-near", {"n": sight.accused[me], "left": sight.need(me)}))
    likeliest = _likeliest(sight, bot)
    if likeliest is not None:
        found.append(Advice("likeliest", {"seat": likeliest}))
    accused = max(sight.others, key=lambda s: (sight.accused[s], -s), default=None)
    if accused is not None and sight.accused[accused]:
        found.append(_standing(sight, accused))
    if view["night_last"] and view["deck_size"] <= LATE and kind == "turn":
        found.append(Advice("night-near", {"n": view["deck_size"]}))
    if sight.cat() == me:
        found.append(Advice("cat"))
    if view["is_witch"]:
        found.append(Advice("witch"))
    return found or [Advice("quiet", {"n": sum(sight.hand.values())})]


def why(view: Json, kind: str, choice: Json, bot: Bot) -> list[Advice]:
    """Reasons for an answer."""
    sight = Sight(view)
    do, card = choice["do"], choice.get("card")
    if do == "seat":
        seat = choice["seat"]
        return [Advice("why-myself")] if seat == sight.me else [_standing(sight, seat)]
    if do == "draw":
        return [Advice("why-draw", {"n": sum(sight.hand.values())})]
    if do == "play":
        return [Advice("why-red" if card in RED_WORTH else "why-card", {"card": card})]
    if do == "show":
        return [Advice("why-show", {"tryal": choice["tryal"], "n": sight.hidden[sight.me]})]
    return [Advice(f"why-{do}".replace("_", "-"))] if do in ("end_turn", "stay_silent") else [Advice("why-other")]


def _likeliest(sight: Sight, bot: Bot) -> int | None:
    """Who most likely holds a Witch, for one who does not know; nobody where all look alike."""
    belief = bot.belief if isinstance(bot, Level2) else None
    if belief is None or sight.witch or not sight.others:
        return None
    first, *rest = sorted(sight.others, key=lambda s: (-belief.expected(s), s))
    ahead = not rest or belief.expected(first) > CLEARLY * belief.expected(rest[0])
    return first if ahead else None


def _standing(sight: Sight, seat: int) -> Advice:
    """How a player stands: accusations, and how many Tryals are up."""
    return Advice(
        "standing",
        {
            "seat": seat,
            "n": sight.accused[seat],
            "limit": sight.limits[seat],
            "up": len(sight.view["revealed"][seat]),
            "down": sight.hidden[seat],
        },
    )
