"""What a coach points at in New Salem, from the learner's own view."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.bots.player import Level2
from meetinghouse.boardgames.new_salem.bots.reading import PIECES, Reading
from meetinghouse.boardgames.new_salem.names import TYPES
from meetinghouse.bots.base import Bot
from meetinghouse.engine.coach import Advice
from meetinghouse.engine.json_types import Json

CLEARLY = 1.25  # times as likely as the next: less than that is no suspicion worth naming


def matters(view: Json, kind: str, bot: Bot) -> list[Advice]:
    """The most telling first."""
    town = Reading(view)
    side = "witch" if town.witch else "puritan"
    found = [Advice("despair", {"side": side, "n": town.despair, "needed": town.needed})]
    if kind in ("draft", "last"):
        found += [
            Advice("set", {"type": type_, "building": f"{type_}_{town.lacks(town.me, type_)[0]}"})
            for type_ in TYPES
            if len(town.lacks(town.me, type_)) == 1
        ]
    if kind == "ponder":
        found.append(Advice("hope", {"n": town.hope[town.me]}))
    if kind in ("give", "speak_up"):
        found.append(Advice("giving", {"seat": town.constable, "n": town.hope[town.me]}))
    if kind in ("ponder", "trial", "next_constable") and isinstance(bot, Level2) and not town.witch:
        odds = bot.belief.odds(town.seats)
        first, second = sorted(town.others, key=lambda s: (-odds[s], s))[:2]
        if odds[first] > CLEARLY * odds[second]:
            found.append(Advice("likeliest", {"seat": first}))
    if town.trials[town.me]:
        found.append(Advice("on-trial", {"side": side}))
    return found


def why(view: Json, kind: str, choice: Json) -> list[Advice]:
    """Reasons for an answer."""
    town = Reading(view)
    do = choice["do"]
    if do == "pick":
        return _building(town, choice["building"])
    if do == "initiate":
        return [Advice("why-event", {"event": choice["event"], "n": town.costs[choice["event"]]})]
    if do in ("end_round", "keep", "give", "top"):
        return [Advice(f"why-{do}".replace("_", "-"))]
    return [Advice("why-other")]


def _building(town: Reading, building: str) -> list[Advice]:
    type_ = building.rpartition("_")[0]
    found = []
    if town.lacks(town.me, type_) == [building.rpartition("_")[2]]:
        found.append(Advice("why-set", {"building": building}))
    if type_ in town.types:
        found.append(Advice("why-type", {"building": building, "type": type_}))
    symbols = town.symbols[building]
    for symbol in ("hope", "despair", "remove"):
        if symbol in symbols:
            found.append(Advice(f"why-{symbol}", {"building": building}))
    return found or [Advice("why-piece", {"building": building, "n": len(PIECES)})]
